/// An anchor for a vertical position: a top or bottom edge, a centre or a baseline.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance to another anchor, as a dimension.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: otherAnchor.side, .height))
  }

  /// Returns a constraint that this anchor is below another one by the system's spacing.
  /// - Parameter multiplier: The factor of the system's spacing, 8 points; between baselines, of the line height.
  /// - Parameter anchor: The other anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, constant: multiplier * spacing(to: anchor))
  }

  /// Returns a constraint that this anchor is below another one by at least the system's spacing.
  /// - Parameter multiplier: The factor of the system's spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: multiplier * spacing(to: anchor))
  }

  /// Returns a constraint that this anchor is below another one by at most the system's spacing.
  /// - Parameter multiplier: The factor of the system's spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: multiplier * spacing(to: anchor))
  }

  private func spacing(to other: NSLayoutYAxisAnchor) -> CGFloat {
    guard side.attribute.isBaseline, other.side.attribute.isBaseline else { return LayoutSpacing.system }
    return side.target.view?.lineHeightForSpacing ?? LayoutSpacing.system
  }
}
