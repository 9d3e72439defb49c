import Runtime

extension UIListContentConfiguration {
  /// The appearance of a list row's image.
  public struct ImageProperties: Hashable {
    var tint = Customizable<UIColor?>(nil)
    var transformer = Customizable<UIConfigurationColorTransformer?>(nil)
    var radius = Customizable<CGFloat>(0)
    private var symbol: UIImage.SymbolConfiguration.Values?

    /// The default configuration of symbols, or nil.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { symbol.map { UIImage.SymbolConfiguration($0) } }
      set { symbol = newValue?.values }
    }

    /// The tint of symbols and template images; nil for the tint of the view.
    public var tintColor: UIColor? {
      get { tint.value }
      set { tint.value = newValue }
    }
    /// A transformer of the tint, or nil.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { transformer.value }
      set { transformer.value = newValue }
    }
    /// The corner radius in points.
    public var cornerRadius: CGFloat {
      get { radius.value }
      set { radius.value = newValue }
    }
    /// The maximum size in points, to which a larger image is scaled down in proportion; 0 for no limit in a dimension.
    public var maximumSize = CGSize.zero
    /// The size in points that is reserved for the image, which is centred in it; in each dimension 0 for the image's
    /// own length, and ``standardDimension`` for that of symbols.
    public var reservedLayoutSize = CGSize.zero
    /// An option for inverted colours, which has no effect here.
    public var accessibilityIgnoresInvertColors = false

    /// The length that is reserved for symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// Returns the displayed tint: that of the image or the given one, transformed.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }
  }

  /// The appearance of a list row's text.
  public struct TextProperties: Hashable {
    /// The alignment of lines; `justified` is the same as natural.
    public enum TextAlignment: Int, Hashable, Sendable { case natural, center, justified }
    /// The capitalisation of the displayed text, which does not change the text itself.
    public enum TextTransform: Int, Hashable, Sendable { case none, uppercase, lowercase, capitalized }

    var ownFont: Customizable<UIFont>
    var ownColor: Customizable<UIColor>
    var transformer = Customizable<UIConfigurationColorTransformer?>(nil)

    init(_ font: UIFont, _ color: UIColor) {
      ownFont = Customizable(font)
      ownColor = Customizable(color)
    }

    /// The font; that of the preset and the state unless it is set.
    public var font: UIFont {
      get { ownFont.value }
      set { ownFont.value = newValue }
    }
    /// The colour before the transformer; that of the preset and the state unless it is set.
    public var color: UIColor {
      get { ownColor.value }
      set { ownColor.value = newValue }
    }
    /// A transformer of the colour, or nil.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer.value }
      set { transformer.value = newValue }
    }
    /// The alignment of lines; natural by default.
    public var alignment = TextAlignment.natural
    /// The truncation of text that does not fit; the end is truncated by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether a single line shrinks to fit its width, down to `minimumScaleFactor`.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of a single line, from 0 to 1.
    public var minimumScaleFactor: CGFloat = 0
    /// An option for letter spacing, which has no effect here.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a font of a text style or of font metrics adapts to the preferred text size; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// An option for truncated text, which has no effect here.
    public var showsExpansionTextWhenTruncated = false
    /// The capitalisation; none by default.
    public var transform = TextTransform.none

    /// Returns the displayed colour: the text's, transformed.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

    /// Returns the font for traits.
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
