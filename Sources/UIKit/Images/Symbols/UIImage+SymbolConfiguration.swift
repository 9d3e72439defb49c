import CoreGraphics
import Runtime

extension UIImage {
  /// How large symbols are beside text of the same point size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }

  /// How wide the lines of a symbol are, as the weights of fonts.
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

    /// The font weight of the same name; unspecified is regular.
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

  /// How an image is drawn. It does not change.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() { super.init() }
  }

  /// How a symbol is drawn: how large, how heavy, in which colour. What is left open is as for text of 17 points in
  /// regular weight. It does not change.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Hashable {
      /// Points; nil is open, as for all of these.
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

    /// Everything is left open.
    public static let unspecified = SymbolConfiguration()

    /// - Parameter pointSize: that of text beside which the symbol is as large.
    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// - Parameter pointSize: that of text beside which the symbol is as large.
    /// - Parameter weight: how bold its strokes are.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// - Parameter pointSize: that of text beside which the symbol is as large.
    /// - Parameter scale: how large it is beside text of that size.
    /// - Parameter weight: how bold its strokes are.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// As large and heavy as text of a style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }

    /// As large and heavy as text of a style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// As large and heavy as text in a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// As large and heavy as text in a font.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, weight: font.weight.symbolWeight(), scale: scale))
    }

    /// In one colour, instead of the tint; symbols have no layers here.
    public convenience init(hierarchicalColor: UIColor) { self.init(Values(color: hierarchicalColor)) }

    /// In the first of the colours, instead of the tint; symbols have no layers here.
    public convenience init(paletteColors: [UIColor]) { self.init(Values(color: paletteColors.first)) }

    /// The same with what another configuration says; what that leaves open stays. Only configurations of symbols say
    /// something.
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

    /// In the tint: all symbols have one colour here.
    public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// In the tint: all symbols have one colour here.
    public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }

    public func configurationWithoutTextStyle() -> SymbolConfiguration { without { $0.textStyle = nil } }

    public func configurationWithoutScale() -> SymbolConfiguration { without { $0.scale = .unspecified } }

    public func configurationWithoutWeight() -> SymbolConfiguration { without { $0.weight = .unspecified } }

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

    /// Whether two say the same.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      otherConfiguration.map { $0.values == values } ?? false
    }

    private var font: UIFont? { values.textStyle.map { UIFont.preferredFont(forTextStyle: $0) } }

    /// The size of the text beside which the symbol is as large, in points.
    var size: CGFloat { values.pointSize ?? font?.pointSize ?? UIFont.labelFontSize }

    var weight: SymbolWeight {
      values.weight != .unspecified ? values.weight : font?.weight.symbolWeight() ?? .regular
    }
  }
}

extension UIFont.Weight {
  /// The nearest weight of symbols.
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
