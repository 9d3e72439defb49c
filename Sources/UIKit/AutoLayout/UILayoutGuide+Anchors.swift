// Anchors of the guide's rectangle. Each access makes an anchor.

extension UILayoutGuide {
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
  /// From side to side.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }
  /// From top to bottom.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }

  private func side(_ attribute: NSLayoutConstraint.Attribute) -> LayoutSide { LayoutSide(.guide(self), attribute) }
}

// What the anchors of a view are about: sides of the alignment rectangle.

extension UIView {
  final func side(_ attribute: NSLayoutConstraint.Attribute) -> LayoutSide {
    LayoutSide(.view(constraintState), attribute)
  }
}
