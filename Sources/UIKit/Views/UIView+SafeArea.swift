// How safe areas come down the tree. A screen has one, each view gets what of its superview's reaches into it, and
// controllers add to that of their view. Views are told when theirs changes; where there is none, nothing is done.

extension UIView {
  /// The view has another place, size, superview or controller.
  final func placeDidChange() {
    updateSafeArea()
    if margins.preservesSuperview { updateLayoutMargins() }
    layoutState?.placeDidChange()
  }

  final func controllerDidChange() {
    resetToldMargins()
    updateSafeArea()
  }

  /// The safe area lies elsewhere in the subviews: the bounds have changed.
  final func safeAreaDidMove() {
    guard safeArea != .zero else { return }
    for subview in children { subview.updateSafeArea() }
  }

  final func updateSafeArea() {
    var insets: UIEdgeInsets
    if let parent {
      insets = parent.safeArea == .zero ? .zero : parent.safeArea(reachingInto: self)
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

  /// At each edge that has an inset, how far it reaches into a subview, wherever transforms show that; at most
  /// through all of it.
  private func safeArea(reachingInto subview: UIView) -> UIEdgeInsets {
    // What counts as content inset moves the content away already.
    let isMirrored = ownLayer.mirrorsSublayers
    let safeArea = isMirrored ? safeArea.mirrored : safeArea
    let insets = safeArea - safeAreaInContentInset()
    let (size, anchor, position) = (subview.bounds.size, subview.ownLayer.anchorPoint, subview.ownLayer.position)
    let (x, y) = (position.x - anchor.x * size.width, position.y - anchor.y * size.height)
    func part(_ inset: CGFloat, _ distance: CGFloat, _ length: CGFloat) -> CGFloat {
      inset > 0 ? min(max(inset - distance, 0), length) : 0
    }
    let reach = UIEdgeInsets(
      top: part(insets.top, y - bounds.minY, size.height), left: part(insets.left, x - bounds.minX, size.width),
      bottom: part(insets.bottom, bounds.maxY - y - size.height, size.height),
      right: part(insets.right, bounds.maxX - x - size.width, size.width))
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
