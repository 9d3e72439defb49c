extension NSLayoutConstraint {
  /// The relation between the first and the second attribute.
  public enum Relation: Int, Sendable {
    /// The first attribute is at most the second one with multiplier and constant.
    case lessThanOrEqual = -1
    /// The first attribute equals the second one with multiplier and constant.
    case equal = 0
    /// The first attribute is at least the second one with multiplier and constant.
    case greaterThanOrEqual = 1
  }

  /// An axis of the plane, independent of the layout direction.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// An edge, a centre, a dimension or a baseline of an alignment rectangle. Attributes with margins are inset by the
  /// layout margins.
  public enum Attribute: Int, Sendable {
    /// The left edge, in any layout direction.
    case left = 1
    /// The other edges, in any layout direction.
    case right, top, bottom
    /// The horizontal edges in the layout direction.
    case leading, trailing
    /// Dimensions, which are related to other dimensions or to a constant.
    case width, height
    /// The centres.
    case centerX, centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The edges, inset by the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The centres between the layout margins.
    case centerXWithinMargins, centerYWithinMargins
    /// A placeholder for the second attribute if there is only a constant.
    case notAnAttribute = 0
  }
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  var isLength: Bool { self == .width || self == .height }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The way in which a horizontal position is specified.
  var directions: LayoutDirections {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
    case .left, .right, .leftMargin, .rightMargin: .absolute
    default: []
    }
  }

  /// The attribute of the rectangle inside the margins, or nil for an attribute without margins.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The name in messages, since Embedded Swift cannot print cases.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
