import Runtime

/// The background of a cell: a colour, an image, a stroke, a view.
///
/// `updated(for:)` adapts the colours of a preset to the state; values set by the program stay the same.
public struct UIBackgroundConfiguration: Hashable {
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets from the edges of the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the cell's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// A view in front of the colour, with the same corners and the size of the background.
  public var customView: UIView?
  var color = Customizable<UIColor?>(.clear)
  /// The background colour; nil for the tint of the view, `clear` for none.
  public var backgroundColor: UIColor? {
    get { color.value }
    set { color.value = newValue }
  }
  /// A transformer of the background colour, or nil.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The image, in front of the colour and behind the custom view.
  public var image: UIImage?
  /// The placement of the image in the background; stretched by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the stroke; nil for the tint of the view.
  public var strokeColor: UIColor?
  /// A transformer of the stroke colour, or nil.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outside the background, in points, which increases its corner radius.
  public var strokeOutset: CGFloat = 0

  enum Preset: Int {
    case clear, plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter, sidebarCell, sidebarHeader
  }
  let preset: Preset

  private init(_ preset: Preset, cornerRadius: CGFloat = 0) {
    self.preset = preset
    self.cornerRadius = cornerRadius
    color.standard = standardColor(StateFlags(UICellConfigurationState(traitCollection: UITraitCollection())))
  }

  /// Returns a transparent background in every state.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// Returns the background of rows in plain lists: transparent, and grey while they are highlighted or selected.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  /// Returns the background of headers and footers in plain lists: transparent, and of the background colour while they
  /// are pinned.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter)
  }
  /// Returns the background of rows in grouped lists: the colour of cards, and grey while they are highlighted or
  /// selected.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
  /// Returns the background of headers and footers in grouped lists: transparent, with rounded corners for colours set
  /// by the program.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeaderFooter, cornerRadius: ListMetrics.cornerRadius)
  }
  /// Returns the background of headers in sidebars: transparent, with rounded corners for colours set by the program.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarHeader, cornerRadius: ListMetrics.cornerRadius)
  }
  /// Returns the background of rows in sidebars, with rounded corners: transparent, and coloured while they are
  /// highlighted or selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell, cornerRadius: ListMetrics.cornerRadius)
  }
  /// Returns the background of `listSidebarCell()`.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  public static func == (one: UIBackgroundConfiguration, other: UIBackgroundConfiguration) -> Bool {
    one.preset == other.preset && one.cornerRadius == other.cornerRadius
      && one.backgroundInsets == other.backgroundInsets
      && one.edgesAddingLayoutMarginsToBackgroundInsets == other.edgesAddingLayoutMarginsToBackgroundInsets
      && one.customView === other.customView && one.color == other.color
      && one.backgroundColorTransformer == other.backgroundColorTransformer && one.image === other.image
      && one.imageContentMode == other.imageContentMode && one.strokeColor == other.strokeColor
      && one.strokeColorTransformer == other.strokeColorTransformer && one.strokeWidth == other.strokeWidth
      && one.strokeOutset == other.strokeOutset
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(preset.rawValue)
    hasher.combine(color)
  }

  // MARK: States

  /// Returns the background for a state. Rows of lists are darker while they are highlighted or selected.
  public func updated(for state: AnyConfigurationState) -> UIBackgroundConfiguration {
    var result = self
    result.color.standard = standardColor(StateFlags(state))
    return result
  }

  private func standardColor(_ flags: StateFlags) -> UIColor? {
    let isMarked = flags.isHighlighted || flags.isSelected
    switch preset {
    case .clear, .groupedHeaderFooter, .sidebarHeader: return .clear
    case .plainHeaderFooter: return flags.isPinned ? .systemBackground : .clear
    case .plainCell: return isMarked ? .systemGray5 : flags.isReordering ? .systemBackground : .clear
    case .groupedCell: return isMarked ? .systemGray5 : .secondarySystemGroupedBackground
    case .sidebarCell: return isMarked ? .tertiarySystemFill : .clear
    }
  }

  /// Returns the displayed colour: the background colour or the given tint, transformed.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  /// Returns the displayed stroke colour: that of the stroke or the given tint, transformed.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }
}
