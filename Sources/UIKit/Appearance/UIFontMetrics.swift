import CoreGraphics
import Runtime

/// Scales fonts and lengths like the text of a style.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Creates metrics.
  /// - Parameter textStyle: The text style whose sizes determine the scale.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns a font scaled to the user's preferred text size; its size is a whole number of points.
  /// - Parameter font: A font for the default category, with a fixed size.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font scaled to the user's preferred text size, up to a maximum size.
  /// - Parameter maximumPointSize: The maximum size in points.
  /// - Parameter font: A font for the default category, with a fixed size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for traits.
  /// - Parameter traitCollection: The traits, or nil for the current ones.
  /// - Parameter font: A font for the default category, with a fixed size.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, nil, traitCollection)
  }

  /// Returns a font scaled for traits, up to a maximum size.
  /// - Parameters:
  ///   - maximumPointSize: The maximum size in points.
  ///   - traitCollection: The traits, or nil for the current ones.
  ///   - font: A font for the default category, with a fixed size.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaled(font, maximumPointSize, traitCollection) }

  private func scaled(_ font: UIFont, _ maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
    ensure(
      font.look.scaling == nil,
      "A font that already scales with the preferred text size cannot be scaled by font metrics: pass one with a fixed size."
    )
    let category = (traits ?? .current).preferredContentSizeCategory
    let scaling = FontScaling(style: style, category: category, size: font.pointSize, maximum: maximum)
    var look = font.look
    look.scaling = scaling
    look.size = scaling.size(category)
    return UIFont(look)
  }

  /// Returns a length scaled like text, rounded to whole pixels.
  /// - Parameter value: The length in points for the default category.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length scaled for traits, rounded to whole pixels.
  /// - Parameters:
  ///   - value: The length in points for the default category.
  ///   - traitCollection: The traits, or nil for the current ones.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = max(traits.displayScale, 1)
    return (value * style.factor(traits.preferredContentSizeCategory) * scale).rounded() / scale
  }
}

/// An object whose text can adapt to the preferred text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts adapt to the traits, if they are those of text styles or font metrics.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
