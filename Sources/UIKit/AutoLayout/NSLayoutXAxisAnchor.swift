/// A horizontal place: a left, right, leading or trailing side, or a middle.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// How far another place lies behind this one, as a length.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: otherAnchor.side, .width))
  }

  /// - Parameter multiplier: of the system's spacing, 8 points.
  /// - Parameter anchor: what it is related to.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, constant: multiplier * spacing(to: anchor))
  }

  /// At least so far behind the other.
  /// - Parameter multiplier: of the system's spacing, 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: multiplier * spacing(to: anchor))
  }

  /// At most so far behind the other.
  /// - Parameter multiplier: of the system's spacing, 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: multiplier * spacing(to: anchor))
  }

  private func spacing(to other: NSLayoutXAxisAnchor) -> CGFloat { LayoutSpacing.system }
}
