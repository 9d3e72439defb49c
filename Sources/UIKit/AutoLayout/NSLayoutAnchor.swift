/// An attribute of a view or a layout guide, from which constraints are made. The type says what it may be constrained to.
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

  /// Inactive, as all new constraints are; required.
  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side)
  }

  /// The same, and this one may lie further along or further down.
  public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side)
  }

  /// The same, and this one may lie less far along or less far down.
  public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side)
  }

  /// - Parameter c: points, added to the other anchor; between places that go by the direction of reading, in that direction.
  /// - Parameter anchor: what it is related to.
  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .equal, anchor.side, constant: c)
  }

  /// The same, and this one may lie further along than the other with the constant.
  /// - Parameter c: points, added to the other anchor.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, constant: c)
  }

  /// The same, and this one may lie less far along than the other with the constant.
  /// - Parameter c: points, added to the other anchor.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, constant: c)
  }

  /// A distance from this place to another.
  final func distance(to other: LayoutSide, _ length: NSLayoutConstraint.Attribute) -> LayoutSide {
    var side = LayoutSide(self.side.target, length)
    side.distance = (from: self.side.attribute, to: other.target, other.attribute)
    return side
  }
}
