import CoreGraphics
import Runtime

/// Makes fonts and lengths larger and smaller as text of a style is.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// - Parameter textStyle: whose sizes the scaled ones follow.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font as large as the person wants text; its size is a whole number of points.
  /// - Parameter font: for the usual category, with a size of its own.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// - Parameter maximumPointSize: points.
  /// - Parameter font: as at the usual content size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// - Parameter traitCollection: nil for the current ones.
  /// - Parameter font: as at the usual content size.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, nil, traitCollection)
  }

  /// - Parameters:
  ///   - maximumPointSize: points.
  ///   - traitCollection: nil for the current ones.
  ///   - font: as at the usual content size.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaled(font, maximumPointSize, traitCollection) }

  private func scaled(_ font: UIFont, _ maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
    ensure(
      font.look.scaling == nil,
      "A font that follows the person's wish already cannot be scaled by font metrics: pass one with a size of its own."
    )
    let category = (traits ?? .current).preferredContentSizeCategory
    let scaling = FontScaling(style: style, category: category, size: font.pointSize, maximum: maximum)
    var look = font.look
    look.scaling = scaling
    look.size = scaling.size(category)
    return UIFont(look)
  }

  /// A length scaled as text is, in whole pixels.
  /// - Parameter value: points, for the usual category.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// - Parameters:
  ///   - value: points, for the usual category.
  ///   - traitCollection: nil for the current ones.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = max(traits.displayScale, 1)
    return (value * style.factor(traits.preferredContentSizeCategory) * scale).rounded() / scale
  }
}

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

/// Something whose text can follow what the person wishes.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether its fonts become larger and smaller with the traits, if they come from text styles or font metrics.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
