import Foundation

extension UIButton {
  /// The content and appearance of a button as a value: title, subtitle, image, background, distances and colours.
  ///
  /// ``updated(for:)`` adapts the colours of the style to the button's state; values set by the program stay the same.
  public struct Configuration: Hashable {
    /// The size of text and insets.
    public enum Size: Sendable { case mini, small, medium, large }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Sendable {
      /// Towards an image beside the text, otherwise centred.
      case automatic
      case leading, center, trailing
    }

    /// The corner radius of the background.
    public enum CornerStyle: Sendable {
      /// The radius of the background configuration.
      case fixed
      /// The radius of the background configuration, scaled with the text.
      case dynamic
      /// A radius of 4 points.
      case small
      /// A radius of 8 points.
      case medium
      /// A radius of 12 points.
      case large
      /// A radius of half the shorter side.
      case capsule
    }

    /// A style for the Mac, which has no effect here.
    public enum MacIdiomStyle: Sendable { case automatic, bordered, borderless, borderlessTinted }

    /// The menu indicator after the title.
    public enum Indicator: Sendable {
      /// A pop-up indicator if the button's menu changes its selection.
      case automatic
      case none, popup
    }

    let style: Style
    /// The values of the last call of ``updated(for:)``.
    var context = Context()

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = 6
    }

    /// The background configuration. A colour set by the program applies in all states.
    public var background = UIBackgroundConfiguration.clear()
    /// The style of the corners; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size, which determines the font and the insets; `medium` by default.
    public var buttonSize = Size.medium
    /// A style for the Mac, which has no effect here.
    public var macIdiomStyle = MacIdiomStyle.automatic

    // MARK: Colours

    /// The colour of title, subtitle and image; nil for that of the style, which is the tint or white.
    public var baseForegroundColor: UIColor?
    /// The colour from which the style derives its background; nil for the tint, in ``gray()`` for a grey. Plain
    /// buttons have no background unless they are selected.
    public var baseBackgroundColor: UIColor?

    // MARK: Image

    /// The image; nil for that of ``UIButton/setImage(_:for:)``.
    public var image: UIImage?
    /// A transformer from the title's colour to that of symbols and template images.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    private var symbol: UIImage.SymbolConfiguration.Values?
    /// The default configuration of symbols; nil for the size of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      get { symbol.map { UIImage.SymbolConfiguration($0) } }
      set { symbol = newValue?.values }
    }
    /// Whether an activity indicator is displayed in place of the image.
    public var showsActivityIndicator = false
    /// A transformer from the title's colour to that of the activity indicator.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The edge of the text at which the image is: a single edge.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and text, in points.
    public var imagePadding: CGFloat = 0
    /// The minimum extent of the image in the direction of its placement, in points. A smaller image is centred in it.
    public var imageReservation: CGFloat = 0

    // MARK: Text

    var titleText = ButtonText()
    var subtitleText = ButtonText()

    /// The title; nil for that of ``UIButton/setTitle(_:for:)``. Of `title` and `attributedTitle`, the one set last
    /// applies.
    public var title: String? {
      get { titleText.string }
      set { titleText.string = newValue }
    }
    /// The subtitle, in smaller text below the title.
    public var subtitle: String? {
      get { subtitleText.string }
      set { subtitleText.string = newValue }
    }
    /// The line breaking and truncation of the title. Only modes that break at words or characters allow more than one
    /// line.
    public var titleLineBreakMode: NSLineBreakMode {
      get { titleText.lineBreakMode }
      set { titleText.lineBreakMode = newValue }
    }
    /// The line breaking and truncation of the subtitle.
    public var subtitleLineBreakMode: NSLineBreakMode {
      get { subtitleText.lineBreakMode }
      set { subtitleText.lineBreakMode = newValue }
    }
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle relative to each other; `automatic` by default.
    public var titleAlignment = TitleAlignment.automatic

    // MARK: Indicator

    /// The indicator of a menu; `automatic` by default.
    public var indicator = Indicator.automatic
    /// A transformer from the title's colour to that of the menu indicator.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Insets and states

    private var customInsets: NSDirectionalEdgeInsets?
    /// The insets of the content, in points; by default those of ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customInsets ?? buttonSize.insets }
      set { customInsets = newValue }
    }

    /// Restores the insets of the size.
    public mutating func setDefaultContentInsets() { customInsets = nil }

    /// Whether the colours change when the button is selected.
    public var automaticallyUpdateForSelection = true
  }
}

#if !hasFeature(Embedded)
  extension UIButton.Configuration {
    /// The styled title; the button's font and colour apply where they are missing.
    public var attributedTitle: AttributedString? {
      get { titleText.attributed }
      set { titleText.attributed = newValue }
    }
    /// The subtitle with attributes; it replaces ``subtitle``.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText.attributed }
      set { subtitleText.attributed = newValue }
    }
    /// A transformer of the font and colour of the title, applied last.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleText.transformer }
      set { titleText.transformer = newValue }
    }
    /// A transformer for the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleText.transformer }
      set { subtitleText.transformer = newValue }
    }
  }
#endif

extension UIButton.Configuration.Size {
  /// The insets of the content.
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
