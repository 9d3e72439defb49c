import CoreGraphics

/// How the size of a font follows what a person wishes.
struct FontScaling: Hashable {
  var style: UIFont.TextStyle
  /// For which it is as large as it is.
  var category: UIContentSizeCategory
  /// Of a font that is scaled like the style, in points; nil for the font of the style itself.
  var size: CGFloat?
  /// Points.
  var maximum: CGFloat?

  /// Points.
  func size(_ category: UIContentSizeCategory) -> CGFloat {
    guard let size else { return style.size(category) }
    return min((size * style.factor(category)).rounded(), maximum ?? .infinity)
  }
}
