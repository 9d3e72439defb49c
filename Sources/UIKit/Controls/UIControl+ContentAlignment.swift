extension UIControl {
  /// The horizontal alignment of a control's content in its bounds.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    /// Stretched, if the control supports it.
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// The vertical alignment of a control's content in its bounds.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    /// Stretched, if the control supports it.
    case fill = 3
  }

  var horizontalAlignmentInUse: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case let alignment: return alignment
    }
  }

  /// The fraction of the remaining space before the content, from the leading edge: 0 to 1.
  final var roomBefore: CGFloat {
    switch contentHorizontalAlignment {
    case .center, .fill: 0.5
    case .leading: 0
    case .trailing: 1
    case .left: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    case .right: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : 1
    }
  }

  /// The fraction of the remaining space above the content: 0 to 1.
  final var roomAbove: CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }
}
