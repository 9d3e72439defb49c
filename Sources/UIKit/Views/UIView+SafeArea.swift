// The propagation of safe areas. A screen has one, each view gets the part of its superview's that extends into it, and
// controllers add insets for their views. Views are notified of changes; without a safe area, nothing is done.

extension UIView {
  /// Called when the view's position, size, superview or controller has changed.
  final func placeDidChange() {
    updateSafeArea()
    if margins.preservesSuperview { updateLayoutMargins() }
    layoutState?.placeDidChange()
  }

  final func controllerDidChange() {
    resetNotifiedMargins()
    updateSafeArea()
  }

  /// Called when the bounds have changed, which moves the safe area of the subviews.
  final func safeAreaDidMove() {
    guard safeAreaInsets != .zero else { return }
    for subview in children { subview.updateSafeArea() }
  }

  final func updateSafeArea() {
    var insets: UIEdgeInsets
    if let parent {
      insets = parent.safeAreaInsets == .zero ? .zero : parent.safeArea(reachingInto: self)
    } else {
      insets = outermostSafeArea()
    }
    if let viewController { insets = insets + viewController.containerInsets + viewController.additionalSafeAreaInsets }
    guard insets != safeArea else { return }
    safeArea = insets
    safeAreaInsetsDidChange()
    safeAreaDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    layoutState?.insetsDidChange()
    updateLayoutMargins()
    setNeedsLayout()
    for subview in children { subview.updateSafeArea() }
  }

  /// Returns how far each inset of the safe area extends into a subview, without transforms: as a subview beyond an
  /// edge has all of its inset, also farther than through all of it.
  private func safeArea(reachingInto subview: UIView) -> UIEdgeInsets {
    // The part that counts as content inset has moved the content already.
    let isMirrored = ownLayer.mirrorsSublayers
    let safeArea = isMirrored ? safeAreaInsets.mirrored : safeAreaInsets
    let insets = safeArea - safeAreaInContentInset()
    let (size, anchor, position) = (subview.bounds.size, subview.ownLayer.anchorPoint, subview.ownLayer.position)
    let (x, y) = (position.x - anchor.x * size.width, position.y - anchor.y * size.height)
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? min(max(inset - distance, 0), inset) : 0 }
    let reach = UIEdgeInsets(
      top: part(insets.top, y - bounds.minY), left: part(insets.left, x - bounds.minX),
      bottom: part(insets.bottom, bounds.maxY - y - size.height),
      right: part(insets.right, bounds.maxX - x - size.width))
    return isMirrored ? reach.mirrored : reach
  }

  var ownSafeAreaGuide: UILayoutGuide {
    if let guide = layoutState?.safeAreaGuide { return guide }
    let guide = UILayoutGuide(owner: self, identifier: "UIViewSafeAreaLayoutGuide") {
      $0.bounds.inset(by: $0.safeAreaInsets)
    }
    guideState.safeAreaGuide = guide
    return guide
  }
}
