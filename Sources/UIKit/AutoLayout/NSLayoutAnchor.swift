/// An attribute of a view or a layout guide, from which constraints are created. The type determines which attributes
/// it can be constrained to.
///
/// ```swift
/// NSLayoutConstraint.activate([
///   label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
///   label.topAnchor.constraint(equalToSystemSpacingBelow: image.bottomAnchor, multiplier: 1),
/// ])
/// ```
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let side: LayoutSide

  init(_ side: LayoutSide) {
    self.side = side
    super.init()
  }

  /// Returns a required constraint that this anchor equals another one. Like all new constraints, it is inactive.
  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side)
  }

  /// Returns a constraint that this anchor is at or after another one.
  public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side)
  }

  /// Returns a constraint that this anchor is at or before another one.
  public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side)
  }

  /// Returns a constraint that this anchor equals another one plus a constant.
  /// - Parameter c: The constant in points; between leading and trailing anchors, in the layout direction.
  /// - Parameter anchor: The other anchor.
  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, constant: c)
  }

  /// Returns a constraint that this anchor is at or after another one plus a constant.
  /// - Parameter c: The constant in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: c)
  }

  /// Returns a constraint that this anchor is at or before another one plus a constant.
  /// - Parameter c: The constant in points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: c)
  }

  /// Returns the distance from this anchor to another one.
  final func distance(to other: LayoutSide, _ length: NSLayoutConstraint.Attribute) -> LayoutSide {
    var side = LayoutSide(self.side.target, length)
    side.distance = (from: self.side.attribute, to: other.target, other.attribute)
    return side
  }
}
