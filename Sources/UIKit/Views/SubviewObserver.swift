/// A view that arranges its subviews, or depends on their size, and is notified of their changes: a stack view, a cell,
/// a list's content. UIView's `subviewObserver` returns it.
@MainActor protocol SubviewObserver: AnyObject {
  /// Called when the natural size of a subview has changed.
  func intrinsicSizeDidChange(of subview: UIView)
  /// Called when the natural size of a subview placed by constraints has changed.
  func naturalSizeDidChange(of subview: UIView)
  /// Called when a subview placed by constraints has been hidden or shown.
  func isHiddenDidChange(of subview: UIView)
  /// Returns whether the space of a newly hidden subview closes in an animation, during which the subview stays
  /// visible.
  func closesAnimated(_ subview: UIView) -> Bool
  /// Called when the constraints in a subview have changed.
  func constraintsDidChange(in subview: UIView)
}

extension SubviewObserver {
  func intrinsicSizeDidChange(of subview: UIView) {}
  func naturalSizeDidChange(of subview: UIView) {}
  func isHiddenDidChange(of subview: UIView) {}
  func closesAnimated(_ subview: UIView) -> Bool { false }
  func constraintsDidChange(in subview: UIView) {}
}
