extension NSLayoutConstraint {
  /// How the first attribute is to be to the second.
  public enum Relation: Int, Sendable {
    /// The first is the second with its multiplier and constant, or less.
    case lessThanOrEqual = -1
    /// The first is the second with its multiplier and constant.
    case equal = 0
    /// The first is the second with its multiplier and constant, or more.
    case greaterThanOrEqual = 1
  }

  /// A direction of the plane, whatever the direction of reading is.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// A side, a middle, a length or a baseline of an alignment rectangle. Those with margins lie inside by the layout margins.
  public enum Attribute: Int, Sendable {
    /// Whatever the direction of reading is.
    case left = 1
    /// Whatever the direction of reading is.
    case right, top, bottom
    /// Where reading begins and ends.
    case leading, trailing
    /// Lengths, related to other lengths or to a constant alone.
    case width, height
    /// Half way between the sides.
    case centerX, centerY
    /// Of the last line of text.
    case lastBaseline
    /// Of the first line of text.
    case firstBaseline
    /// Inside of the side, by the layout margin there.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// Half way between the layout margins.
    case centerXWithinMargins, centerYWithinMargins
    /// In place of the second attribute: only the constant counts.
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

  /// Whether it lies by the direction of reading, or left and right in any language.
  var directions: LayoutDirections {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
    case .left, .right, .leftMargin, .rightMargin: .absolute
    default: []
    }
  }

  /// The attribute of the rectangle within the margins; nil for one that has no margin.
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

  /// For messages; Embedded Swift cannot print cases.
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
