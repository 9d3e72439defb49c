import Runtime

/// What a row of a list shows: an image, text and secondary text, with the fonts, colours and distances of a preset.
///
/// A preset's values follow the state in `updated(for:)`; what a program has set stays. Fonts of presets follow how large
/// the person wants text. Rows are as high as the numbers here say, on every machine.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// Before the text; nil for none, and for no room for it.
  public var image: UIImage?
  /// Tint, corners and the room that is kept for the image.
  public var imageProperties = ImageProperties()
  /// Of text and attributed text the one that was set last counts.
  public var text: String? { didSet { attributed = nil } }
  /// Text with fonts and colours of its own; setting it sets `text`, too.
  public var attributedText: NSAttributedString? {
    get { attributed }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  private var attributed: NSAttributedString?
  /// Font, colour and lines of the text, where an attributed text does not say.
  public var textProperties: TextProperties
  /// Below the text, or at the other end of the line.
  public var secondaryText: String? { didSet { secondaryAttributed = nil } }
  /// Secondary text with fonts and colours of its own; setting it sets `secondaryText`, too.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondaryAttributed }
    set {
      secondaryText = newValue?.string
      secondaryAttributed = newValue
    }
  }
  private var secondaryAttributed: NSAttributedString?
  /// Font, colour and lines of the secondary text, where an attributed text does not say.
  public var secondaryTextProperties: TextProperties

  /// Along which axes the content keeps out of the margins of the superview, too.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// From the edges to what is shown, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether secondary text is at the end of the line, if both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4

  let preset: Preset

  /// A `UIListContentView`.
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

  /// A row of a list: text, and smaller secondary text below.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.cell, margins: (15, 16, 15, 8), secondaryStyle: .subheadline)
  }

  /// A row whose secondary text follows the text closely.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitleCell, margins: (15, 16, 15, 8), textPadding: 0, secondaryStyle: .subheadline)
  }

  /// A row whose secondary text is at the end of the line.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.valueCell, margins: (15, 16, 15, 8))
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// A header of a plain list, in semibold text.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.header, margins: (10, 8, 10, 8), weight: .semibold)
  }

  /// A header of a grouped list, in semibold text of the secondary colour.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.groupedHeader, margins: (10, 8, 10, 8), weight: .semibold, color: .secondaryLabel)
  }

  /// A header with larger text.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentHeader, margins: (10, 8, 10, 8), style: .title3, weight: .semibold)
  }

  /// A header with the largest text.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.extraProminentHeader, margins: (10, 8, 10, 8), style: .title2, weight: .bold)
  }

  /// A footer of a plain list, in small text.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .footer, margins: (8, 8, 6, 8), style: .footnote, secondaryStyle: .footnote, color: .secondaryLabel)
  }

  /// The same as `plainFooter()` here.
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }

  /// A row of a sidebar, with the image closer to the text than in other lists.
  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarCell, margins: (11, 8, 11, 8), imagePadding: 10, secondaryStyle: .footnote)
  }

  /// A row of a sidebar whose secondary text follows the text closely.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .sidebarSubtitleCell, margins: (4, 8, 4, 8), imagePadding: 10, textPadding: 0, secondaryStyle: .footnote)
  }

  /// The same as `sidebarCell()` here.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

  /// The same as `sidebarSubtitleCell()` here.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }

  /// A header of a sidebar, in semibold text.
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .sidebarHeader, margins: (11, 8, 11, 8), imagePadding: 10, secondaryStyle: .footnote, weight: .semibold)
  }

  // MARK: States

  /// Disabled rows are pale; of sidebars a selected row has medium text, and a symbol that a finger is on is dimmed.
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

  /// Those of the preset are as large as traits say.
  mutating func adjustFonts(to traits: UITraitCollection) {
    guard traits.preferredContentSizeCategory != .unspecified else { return }
    textProperties.adjustStandardFont(to: traits)
    secondaryTextProperties.adjustStandardFont(to: traits)
  }

  private var standardTextColor: UIColor { preset == .groupedHeader || preset == .footer ? .secondaryLabel : .label }
}
