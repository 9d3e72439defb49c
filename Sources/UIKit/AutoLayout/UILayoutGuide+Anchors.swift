// The anchors of the guide's rectangle. Each access creates an anchor.

extension UILayoutGuide {
  /// The leading edge: left, or right in a right-to-left layout.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.leading)) }
  /// The trailing edge: right, or left in a right-to-left layout.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.trailing)) }
  /// The left edge, in any layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.left)) }
  /// The right edge, in any layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.right)) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.centerX)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.bottom)) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.centerY)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }

  private func side(_ attribute: NSLayoutConstraint.Attribute) -> LayoutSide { LayoutSide(.guide(self), attribute) }
}

// The attributes of a view's anchors: edges of the alignment rectangle.

extension UIView {
  final func side(_ attribute: NSLayoutConstraint.Attribute) -> LayoutSide {
    LayoutSide(.view(constraintState), attribute)
  }
}
