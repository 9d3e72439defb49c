import Runtime

/// Something that fills a part of a controller's view: its children.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// What its content would like, in points; zero for no wish.
  var preferredContentSize: CGSize { get }
  /// A child's content would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child will have when this one has another, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The view is about to get another size, such as by a rotation. Overrides call super, which tells the children.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The view is about to get other traits. Overrides call super, which tells the children.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
