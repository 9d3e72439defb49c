import CoreGraphics

/// The scaling of a font with the preferred text size. It is an object, so that programs whose fonts do not scale do not
/// link the sizes of text styles.
final class FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The category of the current size.
  let category: UIContentSizeCategory
  /// The size of a scaled font at the default category, in points; nil for the font of the style itself.
  let size: CGFloat?
  /// The maximum size in points.
  let maximum: CGFloat?

  init(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat? = nil, maximum: CGFloat? = nil) {
    (self.style, self.category, self.size, self.maximum) = (style, category, size, maximum)
  }

  static func == (one: FontScaling, other: FontScaling) -> Bool {
    one.style == other.style && one.category == other.category && one.size == other.size
      && one.maximum == other.maximum
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(category)
    hasher.combine(size)
    hasher.combine(maximum)
  }

  /// Returns the scaling with another category.
  func at(_ category: UIContentSizeCategory) -> FontScaling {
    FontScaling(style: style, category: category, size: size, maximum: maximum)
  }

  /// Returns the size in points. Not inlined, because only a call of an object's method is left out without objects.
  @inline(never) func size(_ category: UIContentSizeCategory) -> CGFloat {
    guard let size else { return style.size(category) }
    return min((size * style.factor(category)).rounded(), maximum ?? .infinity)
  }
}
