import CoreGraphics
import Runtime

extension UIImage {
  /// The size of symbols relative to text of the same point size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }

  /// The line width of symbols, in the weights of fonts.
  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// Returns the font weight of the same name; regular for unspecified.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The configuration of an image. It is immutable.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() { super.init() }
  }

  /// The configuration of a symbol: size, weight and colour. Unspecified properties default to those of text with 17
  /// points in regular weight. It is immutable.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable {
      /// The size in points; nil, as for all of these, is unspecified.
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var color: UIColor?
    }

    let values: Values

    init(_ values: Values = Values()) {
      self.values = values
      super.init()
    }

    /// A configuration without specified properties.
    public static let unspecified = SymbolConfiguration()

    /// Creates a configuration.
    /// - Parameter pointSize: The size of text that matches the symbol, in points.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Creates a configuration.
    /// - Parameter pointSize: The size of text that matches the symbol, in points.
    /// - Parameter weight: The weight of its lines.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration.
    /// - Parameter pointSize: The size of text that matches the symbol, in points.
    /// - Parameter scale: The size relative to that text.
    /// - Parameter weight: The weight of its lines.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with the size and weight of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }

    /// Creates a configuration with the size and weight of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, weight: font.weight.symbolWeight(), scale: scale))
    }

    /// Creates a configuration with a colour in place of the tint; symbols have no layers here.
    public convenience init(hierarchicalColor: UIColor) { self.init(Values(color: hierarchicalColor)) }

    /// Creates a configuration with the first of the colours in place of the tint; symbols have no layers here.
    public convenience init(paletteColors: [UIColor]) { self.init(Values(color: paletteColors.first)) }

    /// Returns the configuration overridden by the specified properties of another one, if that is one of symbols.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = (otherConfiguration as? SymbolConfiguration)?.values else { return self }
      var values = values
      if other.pointSize != nil || other.textStyle != nil {
        values.pointSize = other.pointSize
        values.textStyle = other.textStyle
      }
      if other.weight != .unspecified { values.weight = other.weight }
      if other.scale != .unspecified { values.scale = other.scale }
      values.color = other.color ?? values.color
      return SymbolConfiguration(values)
    }

    /// Returns a configuration without specified properties, because all symbols have a single colour here.
    public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// Returns a configuration without specified properties, because all symbols have a single colour here.
    public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }

    /// Returns a copy without the text style.
    public func configurationWithoutTextStyle() -> SymbolConfiguration { without { $0.textStyle = nil } }

    /// Returns a copy without the scale.
    public func configurationWithoutScale() -> SymbolConfiguration { without { $0.scale = .unspecified } }

    /// Returns a copy without the weight.
    public func configurationWithoutWeight() -> SymbolConfiguration { without { $0.weight = .unspecified } }

    /// Returns a copy without the point size and the weight.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      without {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    private func without(_ leaveOut: (inout Values) -> Void) -> SymbolConfiguration {
      var values = values
      leaveOut(&values)
      return SymbolConfiguration(values)
    }

    /// Returns whether two configurations are equal.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      otherConfiguration.map { $0.values == values } ?? false
    }

    private var font: UIFont? { values.textStyle.map { UIFont.preferredFont(forTextStyle: $0) } }

    /// The size of text that matches the symbol, in points.
    var size: CGFloat { values.pointSize ?? font?.pointSize ?? UIFont.labelFontSize }

    var weight: SymbolWeight {
      values.weight != .unspecified ? values.weight : font?.weight.symbolWeight() ?? .regular
    }
  }
}

extension UIFont.Weight {
  /// Returns the nearest weight of symbols.
  public func symbolWeight() -> UIImage.SymbolWeight {
    switch number {
    case ..<150: .ultraLight
    case ..<250: .thin
    case ..<350: .light
    case ..<450: .regular
    case ..<550: .medium
    case ..<650: .semibold
    case ..<750: .bold
    case ..<850: .heavy
    default: .black
    }
  }
}
