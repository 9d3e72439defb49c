/// A vertical place: a top, a bottom, a middle or a baseline.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// How far another place lies below this one, as a length.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(distance(to: otherAnchor.side, .height))
  }

  /// - Parameter multiplier: of the system's spacing, 8 points; between baselines, of the height of a line.
  /// - Parameter anchor: what it is related to.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, constant: multiplier * spacing(to: anchor))
  }

  /// At least so far below the other.
  /// - Parameter multiplier: of the system's spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: multiplier * spacing(to: anchor))
  }

  /// At most so far below the other.
  /// - Parameter multiplier: of the system's spacing.
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
