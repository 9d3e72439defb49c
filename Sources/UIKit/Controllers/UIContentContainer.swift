import Runtime

/// An object that manages a part of a controller's view: a child controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred size of a child's content has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child for a size of this container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the view's size changes, as in a rotation. Overrides must call super, which forwards it to the
  /// children.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the view's traits change. Overrides must call super, which forwards it to the children.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
