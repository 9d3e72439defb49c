import Foundation

extension UIButton {
  /// What a button shows and how it is laid out, as a value: title, subtitle, image, background, distances and colours.
  ///
  /// A style's colours follow the button's state in ``updated(for:)``; what a program has set stays.
  public struct Configuration: Hashable {
    /// How large the text is and how wide the insets are.
    public enum Size: Sendable { case mini, small, medium, large }

    /// How the lines of title and subtitle lie to each other.
    public enum TitleAlignment: Sendable {
      /// At the edge of an image beside them, else in the middle.
      case automatic
      case leading, center, trailing
    }

    /// How round the corners of the background are.
    public enum CornerStyle: Sendable {
      /// As the background says.
      case fixed
      /// As the background says, larger and smaller with the text.
      case dynamic
      /// 4 points.
      case small
      /// 8 points.
      case medium
      /// 12 points.
      case large
      /// Half the shorter side.
      case capsule
    }

    /// Has no effect here.
    public enum MacIdiomStyle: Sendable { case automatic, bordered, borderless, borderlessTinted }

    /// Whether there are arrows behind the title that speak of a menu.
    public enum Indicator: Sendable {
      /// If a press opens a menu in which something is chosen.
      case automatic
      case none, popup
    }

    let style: Style
    /// For what ``updated(for:)`` was called last.
    var context = Context()

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = 6
    }

    /// Behind everything. A colour that the program sets stays in all states.
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// Has no effect here.
    public var macIdiomStyle = MacIdiomStyle.automatic

    // MARK: Colours

    /// Of title, subtitle and image; nil for that of the style, which is the tint or white.
    public var baseForegroundColor: UIColor?
    /// From which the style makes that of the background; nil for the tint, in ``gray()`` for a grey. Plain buttons have
    /// no background until they are selected.
    public var baseBackgroundColor: UIColor?

    // MARK: Image

    /// nil for that of ``UIButton/setImage(_:for:)``.
    public var image: UIImage?
    /// Of symbols and templates: makes their colour of that of the title.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    private var symbol: UIImage.SymbolConfiguration.Values?
    /// What the configurations of symbols leave open; nil for text of the title's size.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      get { symbol.map { UIImage.SymbolConfiguration($0) } }
      set { symbol = newValue?.values }
    }
    /// Whether a wheel turns in place of the image.
    public var showsActivityIndicator = false
    /// Makes the colour of the wheel of that of the title.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// At which edge of the text the image is: one edge.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// From the image to the text, in points.
    public var imagePadding: CGFloat = 0
    /// The least room for the image in the direction in which it is placed, in points. A smaller image is in its middle.
    public var imageReservation: CGFloat = 0

    // MARK: Text

    var titleText = ButtonText()
    var subtitleText = ButtonText()

    /// nil for that of ``UIButton/setTitle(_:for:)``. Of title and attributed title the one that was set last counts.
    public var title: String? {
      get { titleText.string }
      set { titleText.string = newValue }
    }
    /// In smaller text below the title.
    public var subtitle: String? {
      get { subtitleText.string }
      set { subtitleText.string = newValue }
    }
    /// Where lines of the title are broken, and what becomes of what does not fit. Only those that break by words or
    /// characters have more than one line.
    public var titleLineBreakMode: NSLineBreakMode {
      get { titleText.lineBreakMode }
      set { titleText.lineBreakMode = newValue }
    }
    public var subtitleLineBreakMode: NSLineBreakMode {
      get { subtitleText.lineBreakMode }
      set { subtitleText.lineBreakMode = newValue }
    }
    /// From the title to the subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic

    // MARK: Indicator

    public var indicator = Indicator.automatic
    /// Makes the colour of the arrows of that of the title.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Insets and states

    private var customInsets: NSDirectionalEdgeInsets?
    /// From the edges of the button to what is in it, in points; by default as ``buttonSize`` asks for.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customInsets ?? buttonSize.insets }
      set { customInsets = newValue }
    }

    /// Takes the insets of the size again.
    public mutating func setDefaultContentInsets() { customInsets = nil }

    /// Whether a selected button has other colours.
    public var automaticallyUpdateForSelection = true
  }
}

#if !hasFeature(Embedded)
  extension UIButton.Configuration {
    /// A title whose pieces have fonts and colours of their own; where they name none, the button's.
    public var attributedTitle: AttributedString? {
      get { titleText.attributed }
      set { titleText.attributed = newValue }
    }
    public var attributedSubtitle: AttributedString? {
      get { subtitleText.attributed }
      set { subtitleText.attributed = newValue }
    }
    /// Has the last word on the font and colour of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleText.transformer }
      set { titleText.transformer = newValue }
    }
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleText.transformer }
      set { subtitleText.transformer = newValue }
    }
  }
#endif

extension UIButton.Configuration.Size {
  /// From the edges to what is in the button.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }
}
