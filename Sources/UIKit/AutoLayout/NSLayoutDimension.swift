/// A width, a height, or a distance between two places.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// - Parameter c: points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, nil, constant: c)
  }

  /// - Parameter c: the least length, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, nil, constant: c)
  }

  /// - Parameter c: the greatest length, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, nil, constant: c)
  }

  /// - Parameter m: of the other length.
  /// - Parameter anchor: what it is related to.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, multiplier: m)
  }

  /// At least the other length multiplied.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, multiplier: m)
  }

  /// At most the other length multiplied.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, multiplier: m)
  }

  /// - Parameter c: points, added to the multiplied length.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, multiplier: m, constant: c)
  }

  /// At least the other length multiplied.
  /// - Parameter c: points, added to the multiplied length.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, multiplier: m, constant: c)
  }

  /// At most the other length multiplied.
  /// - Parameter c: points, added to the multiplied length.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, multiplier: m, constant: c)
  }
}
