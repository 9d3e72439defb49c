/// Asked what a long press or a secondary click opens, and told what becomes of it.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// - Parameter location: in the view's coordinates.
  /// - Returns: nil where there is no menu; then the press is left to others.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is lifted; by default the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// A context menu that comes or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// What the configuration's provider has made.
  var previewViewController: UIViewController? { get }
  /// Has changes animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// A preview that was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What becomes of a preview that is tapped: it goes, or it becomes what is shown. Here it goes in both cases.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// What delegates add to the coming and going of a context menu.
@MainActor final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func animate() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion() } }
}
