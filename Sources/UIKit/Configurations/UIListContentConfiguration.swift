import Runtime

/// The content of a list row: an image, text and secondary text, with the fonts, colours and distances of a preset.
///
/// `updated(for:)` adapts the values of a preset to the state; values set by the program stay the same. The fonts of
/// presets adapt to the preferred text size. The heights of rows are the same on every machine.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image before the text; nil for none, without reserved space.
  public var image: UIImage?
  /// The tint, the corners and the reserved size of the image.
  public var imageProperties = ImageProperties()
  /// The text. Of `text` and `attributedText`, the one set last applies.
  public var text: String? { didSet { attributed = nil } }
  /// The styled text. Setting it also sets `text`.
  public var attributedText: NSAttributedString? {
    get { attributed }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  private var attributed: NSAttributedString?
  /// The font, colour and lines of the text, where an attributed text does not specify them.
  public var textProperties: TextProperties
  /// The secondary text, below the text or at the other end of its line.
  public var secondaryText: String? { didSet { secondaryAttributed = nil } }
  /// The styled secondary text. Setting it also sets `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryAttributed }
    set {
      secondaryText = newValue?.string
      secondaryAttributed = newValue
    }
  }
  private var secondaryAttributed: NSAttributedString?
  /// The font, colour and lines of the secondary text, where an attributed text does not specify them.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the content also stays inside the margins of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins from the edges to the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is at the end of the line if both texts fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum horizontal distance between the texts, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The vertical distance between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4

  let preset: Preset

  /// Creates a `UIListContentView`.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public static func == (one: UIListContentConfiguration, other: UIListContentConfiguration) -> Bool {
    one.preset == other.preset && one.text == other.text && one.secondaryText == other.secondaryText
      && one.image === other.image && one.textProperties == other.textProperties
      && one.secondaryTextProperties == other.secondaryTextProperties && one.imageProperties == other.imageProperties
      && one.directionalLayoutMargins == other.directionalLayoutMargins
      && one.axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
      && one.prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
      && one.imageToTextPadding == other.imageToTextPadding
      && one.textToSecondaryTextHorizontalPadding == other.textToSecondaryTextHorizontalPadding
      && one.textToSecondaryTextVerticalPadding == other.textToSecondaryTextVerticalPadding
      && one.attributed == other.attributed && one.secondaryAttributed == other.secondaryAttributed
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
  }
}

// MARK: Presets

extension UIListContentConfiguration {
  enum Preset: Int {
    case cell, subtitleCell, valueCell, header, groupedHeader, prominentHeader, extraProminentHeader, footer
    case sidebarCell, sidebarSubtitleCell, sidebarHeader

    var isSidebar: Bool { rawValue >= Preset.sidebarCell.rawValue }
  }

  private init(
    _ preset: Preset, margins: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat),
    imagePadding: CGFloat = 16, textPadding: CGFloat = 4, style: UIFont.TextStyle = .body,
    secondaryStyle: UIFont.TextStyle = .body, weight: UIFont.Weight = .regular, color: UIColor = .label
  ) {
    self.preset = preset
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    imageToTextPadding = imagePadding
    textToSecondaryTextVerticalPadding = textPadding
    textProperties = TextProperties(.adjustable(style, weight: weight), color)
    secondaryTextProperties = TextProperties(.adjustable(secondaryStyle), .secondaryLabel)
  }

  /// Returns the content of a list row: text, and smaller secondary text below.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.cell, margins: (15, 16, 15, 8), secondaryStyle: .subheadline)
  }

  /// Returns the content of a row whose secondary text is directly below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitleCell, margins: (15, 16, 15, 8), textPadding: 0, secondaryStyle: .subheadline)
  }

  /// Returns the content of a row whose secondary text is at the end of the line.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.valueCell, margins: (15, 16, 15, 8))
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// Returns the content of a header in a plain list, with semibold text.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.header, margins: (10, 8, 10, 8), weight: .semibold)
  }

  /// Returns the content of a header in a grouped list, with semibold text in the secondary colour.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedHeader, margins: (10, 8, 10, 8), weight: .semibold, color: .secondaryLabel)
  }

  /// Returns the content of a header with larger text.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentHeader, margins: (10, 8, 10, 8), style: .title3, weight: .semibold)
  }

  /// Returns the content of a header with the largest text.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.extraProminentHeader, margins: (10, 8, 10, 8), style: .title2, weight: .bold)
  }

  /// Returns the content of a footer in a plain list, with small text.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .footer, margins: (8, 8, 6, 8), style: .footnote, secondaryStyle: .footnote, color: .secondaryLabel)
  }

  /// Returns the content of `plainFooter()`.
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

  /// Returns the content of a row in a sidebar, with the image closer to the text than in other lists.
  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarCell, margins: (11, 8, 11, 8), imagePadding: 10, secondaryStyle: .footnote)
  }

  /// Returns the content of a row in a sidebar whose secondary text is directly below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .sidebarSubtitleCell, margins: (4, 8, 4, 8), imagePadding: 10, textPadding: 0, secondaryStyle: .footnote)
  }

  /// Returns the content of `sidebarCell()`.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

  /// Returns the content of `sidebarSubtitleCell()`.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

  /// Returns the content of a header in a sidebar, with semibold text.
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .sidebarHeader, margins: (11, 8, 11, 8), imagePadding: 10, secondaryStyle: .footnote, weight: .semibold)
  }

  // MARK: States

  /// Returns the content for a state. Disabled rows are dimmed; in sidebars a selected row has medium-weight text, and
  /// the symbol of a highlighted row is dimmed.
  public func updated(for state: AnyConfigurationState) -> UIListContentConfiguration {
    let flags = StateFlags(state)
    var result = self
    result.textProperties.ownColor.standard = flags.isDisabled ? .tertiaryLabel : standardTextColor
    result.secondaryTextProperties.ownColor.standard = flags.isDisabled ? .quaternaryLabel : .secondaryLabel
    result.imageProperties.tint.standard = flags.isDisabled ? .tertiaryLabel : nil
    if flags.isFocused {
      result.textProperties.ownColor.standard = .white
      result.secondaryTextProperties.ownColor.standard = .white
      result.imageProperties.tint.standard = .white
    }
    let isDimmed = flags.isHighlighted && preset.isSidebar && !flags.isSelected
    result.textProperties.transformer.standard = isDimmed ? .dimmed : nil
    result.imageProperties.transformer.standard = isDimmed ? .dimmed : nil
    if preset == .sidebarCell || preset == .sidebarSubtitleCell {
      result.textProperties.ownFont.standard = .adjustable(.body, weight: flags.isSelected ? .medium : .regular)
    }
    result.adjustFonts(to: flags.traits)
    return result
  }

  /// Adapts the fonts of the preset to traits.
  mutating func adjustFonts(to traits: UITraitCollection) {
    guard traits.preferredContentSizeCategory != .unspecified else { return }
    textProperties.adjustStandardFont(to: traits)
    secondaryTextProperties.adjustStandardFont(to: traits)
  }

  private var standardTextColor: UIColor { preset == .groupedHeader || preset == .footer ? .secondaryLabel : .label }
}
