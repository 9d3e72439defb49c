/// An anchor for a horizontal position: a left, right, leading or trailing edge, or a centre.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance to another anchor, as a dimension.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: otherAnchor.side, .width))
  }

  /// Returns a constraint that this anchor is after another one by the system's spacing.
  /// - Parameter multiplier: The factor of the system's spacing, 8 points.
  /// - Parameter anchor: The other anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, constant: multiplier * spacing(to: anchor))
  }

  /// Returns a constraint that this anchor is after another one by at least the system's spacing.
  /// - Parameter multiplier: The factor of the system's spacing, 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: multiplier * spacing(to: anchor))
  }

  /// Returns a constraint that this anchor is after another one by at most the system's spacing.
  /// - Parameter multiplier: The factor of the system's spacing, 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: multiplier * spacing(to: anchor))
  }

  private func spacing(to other: NSLayoutXAxisAnchor) -> CGFloat { LayoutSpacing.system }
}
