/// A context menu that comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// What the configuration's provider has made.
  var previewViewController: UIViewController? { get }
  /// Has changes animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
