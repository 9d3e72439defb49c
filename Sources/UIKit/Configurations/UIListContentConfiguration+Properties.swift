import Runtime

extension UIListContentConfiguration {
  /// How the image of a list row looks.
  public struct ImageProperties: Hashable {
    var tint = Customizable<UIColor?>(nil)
    var transformer = Customizable<UIConfigurationColorTransformer?>(nil)
    var radius = Customizable<CGFloat>(0)
    private var symbol: UIImage.SymbolConfiguration.Values?

    /// What the configurations of symbols leave open; nil for nothing.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { symbol.map { UIImage.SymbolConfiguration($0) } }
      set { symbol = newValue?.values }
    }

    /// Of symbols and templates; nil for the tint of the view.
    public var tintColor: UIColor? {
      get { tint.value }
      set { tint.value = newValue }
    }
    /// Makes the tint that is shown of the image's; nil leaves it.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { transformer.value }
      set { transformer.value = newValue }
    }
    /// Points.
    public var cornerRadius: CGFloat {
      get { radius.value }
      set { radius.value = newValue }
    }
    /// A larger image is made smaller in proportion; 0 on a side for any length there. Points.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the image, which is centred in it; 0 on a side for the image's own length, and
    /// ``standardDimension`` for that of symbols. Points.
    public var reservedLayoutSize = CGSize.zero
    /// Has no effect here.
    public var accessibilityIgnoresInvertColors = false

    /// The length that is kept for symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// What symbols and templates are drawn with: the image's tint or the one given, through the transformer.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }
  }

  /// How the text of a list row looks.
  public struct TextProperties: Hashable {
    /// Where lines begin; `justified` ones begin where the language does.
    public enum TextAlignment: Int, Hashable, Sendable { case natural, center, justified }
    /// Which letters become large or small when the text is shown; the text itself stays as it is.
    public enum TextTransform: Int, Hashable, Sendable { case none, uppercase, lowercase, capitalized }

    var ownFont: Customizable<UIFont>
    var ownColor: Customizable<UIColor>
    var transformer = Customizable<UIConfigurationColorTransformer?>(nil)

    init(_ font: UIFont, _ color: UIColor) {
      ownFont = Customizable(font)
      ownColor = Customizable(color)
    }

    /// Follows the preset and the state until it is set.
    public var font: UIFont {
      get { ownFont.value }
      set { ownFont.value = newValue }
    }
    /// Follows the preset and the state until it is set; before the transformer.
    public var color: UIColor {
      get { ownColor.value }
      set { ownColor.value = newValue }
    }
    /// Makes the colour that is shown of the text's; nil leaves it.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer.value }
      set { transformer.value = newValue }
    }
    /// Where reading begins by default.
    public var alignment = TextAlignment.natural
    /// What becomes of text that does not fit; its end is cut off by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for no limit.
    public var numberOfLines = 0
    /// Whether a single line becomes smaller to fit its width, down to `minimumScaleFactor`.
    public var adjustsFontSizeToFitWidth = false
    /// 0 to 1.
    public var minimumScaleFactor: CGFloat = 0
    /// Has no effect here.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a font of a text style or of font metrics follows how large the person wants text; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// Has no effect here.
    public var showsExpansionTextWhenTruncated = false
    /// None by default.
    public var transform = TextTransform.none

    /// What the text is drawn with: its colour through the transformer.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

    /// The font as it is shown with traits.
    func font(in traits: UITraitCollection) -> UIFont {
      adjustsFontForContentSizeCategory ? font.adjusted(to: traits) : font
    }

    mutating func adjustStandardFont(to traits: UITraitCollection) {
      if adjustsFontForContentSizeCategory { ownFont.standard = ownFont.standard.adjusted(to: traits) }
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized:
        text.split(separator: " ", omittingEmptySubsequences: false)
          .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
      }
    }
  }
}
