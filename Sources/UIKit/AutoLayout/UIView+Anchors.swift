// What the anchors of a view are about: sides of the alignment rectangle.

extension UIView {
  final func side(_ attribute: NSLayoutConstraint.Attribute) -> LayoutSide {
    LayoutSide(.view(constraintState), attribute)
  }
}
