import Stage
import UIKit

extension GalleryTrial {
  /// Remembers the controllers on the stack.
  func meet() {
    let known = met.last?.controller
    guard navigation.topViewController.map({ $0 !== known }) ?? false else { return }
    for controller in navigation.viewControllers + [navigation]
    where !met.contains(where: { $0.controller === controller }) {
      met.append(Met(controller: controller, name: controller.title ?? "the navigation controller"))
    }
  }

  /// What should be when no finger is down and no frame is needed.
  func checkRest() throws(Violation) {
    let shown = navigation.viewControllers + [navigation]
    for met in met {
      guard let controller = met.controller, !shown.contains(where: { $0 === controller }) else { continue }
      throw Violation("\(met.name) was left and is not released")
    }
    met.removeAll { $0.controller == nil }
    var complaint: String?
    visit(stage.window) { complaint = complaint ?? GalleryTrial.unrest(of: $0) }
    if let complaint { throw Violation(complaint) }
    try checkMiddles()
    var lists: [UICollectionView] = []
    visit(stage.window) { if let list = $0 as? UICollectionView { lists.append(list) } }
    for list in lists where !list.hasUncommittedUpdates && !list.bounds.isEmpty {
      // A pinch that was taken away may have left it between two layouts.
      if list.collectionViewLayout is UICollectionViewTransitionLayout { continue }
      _ = try list.missingElements()  // demos hide some
      if let left = list.elementViews.first(where: { $0.isDisappearing }) {
        throw Violation("\(type(of: left)) is left on its way out")
      }
    }
  }

  static func unrest(of view: UIView) -> String? {
    let name = "\(type(of: view)) \"\(view.accessibilityLabel ?? "")\""
    if !(view.layer.animationKeys() ?? []).isEmpty { return "\(name) is animated at rest" }
    if let control = view as? UIControl, control.isHighlighted || control.isTracking {
      return "\(name) is highlighted without a finger"
    }
    if let cell = view as? UICollectionViewCell, cell.isHighlighted {
      return "\(name) is highlighted without a finger"
    }
    if let scrollView = view as? UIScrollView,
      scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating || scrollView.isZooming
    {
      return "\(name) is scrolled without a finger"
    }
    return nil
  }

  func visit(_ view: UIView, _ look: (UIView) -> Void) {
    guard !view.isHidden else { return }
    look(view)
    for subview in view.subviews { visit(subview, look) }
  }
}
