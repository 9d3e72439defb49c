// The part of the safe area that counts as content inset. It does not extend into the content, which is moved instead.

extension UIScrollView {
  /// The part of the safe area that is added to the content inset.
  final var safeAreaAdjustment: UIEdgeInsets {
    if safeArea == .zero { return .zero }
    let safe = ownLayer.mirrorsSublayers ? safeArea.mirrored : safeArea
    let isHorizontal: Bool
    let isVertical: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      isHorizontal = isLonger(contentSize.width, bounds.width) || (bouncesHorizontally && alwaysBounceHorizontal)
      isVertical =
        isLonger(contentSize.height, bounds.height) || (bouncesVertically && alwaysBounceVertical)
        || (contentInsetAdjustmentBehavior == .automatic && isBelowNavigationBar)
    }
    return UIEdgeInsets(
      top: isVertical ? safe.top : 0, left: isHorizontal ? safe.left : 0, bottom: isVertical ? safe.bottom : 0,
      right: isHorizontal ? safe.right : 0)
  }

  /// Returns whether content is longer than the view, with a tolerance of 0.001 points: layouts round to whole pixels,
  /// and a view whose animation ended halfway may be a fraction of a pixel shorter. Its insets would come and go with
  /// the content that depends on them.
  private func isLonger(_ content: CGFloat, _ length: CGFloat) -> Bool { content > length + 0.001 }

  /// Whether the bars of a navigation controller follow this view, so that even short content begins below them.
  private var isBelowNavigationBar: Bool {
    guard let controller = viewController ?? superview?.viewController, controller.navigationController != nil
    else { return false }
    return controller.contentScrollView(for: .top) === self
  }

  /// Responds to a possible change of the adjusted content inset. Content at its top or left edge moves with the inset;
  /// all content stays in its range unless it is moving.
  final func updateAdjustedContentInset() {
    let (old, new) = (lastAdjustedInset, adjustedContentInset)
    guard new != old else { return }
    lastAdjustedInset = new
    if isResting, !isFollowedByBar {
      var offset = contentOffset
      if offset.y == -old.top { offset.y = -new.top }
      if offset.x == -old.left { offset.x = -new.left }
      moveContent(to: clamped(offset))
    }
    adjustedContentInsetDidChange()
    safeAreaDidMove()
  }

  var ownContentGuide: UILayoutGuide {
    if let guide = layoutState?.contentGuide { return guide }
    let guide = UILayoutGuide(owner: self, identifier: "UIScrollView-contentLayoutGuide") { view in
      CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
    guideState.contentGuide = guide
    return guide
  }

  var ownFrameGuide: UILayoutGuide {
    if let guide = layoutState?.frameGuide { return guide }
    let guide = UILayoutGuide(owner: self, identifier: "UIScrollView-frameLayoutGuide") { $0.bounds }
    guideState.frameGuide = guide
    return guide
  }
}
