// Anchors of the alignment rectangle. Each access makes an anchor.

extension UIView {
  /// Where reading begins: left, or right in languages that are written from right to left.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.leading)) }
  /// Where reading ends: right, or left in languages that are written from right to left.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.trailing)) }
  /// The left side, whatever the direction of reading is.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.left)) }
  /// The right side, whatever the direction of reading is.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.right)) }
  /// Half way between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.centerX)) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.top)) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.bottom)) }
  /// Half way between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.centerY)) }
  /// Of the first line of text; the top of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.firstBaseline)) }
  /// Of the last line of text; the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.lastBaseline)) }
  /// From side to side of the alignment rectangle.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }
  /// From top to bottom of the alignment rectangle.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }

  private func side(_ attribute: NSLayoutConstraint.Attribute) -> LayoutSide {
    LayoutSide(.view(constraintState), attribute)
  }
}
