import Runtime

/// What is behind the content of a cell: a colour, an image, an outline, a view.
///
/// A preset's colours follow the state in `updated(for:)`; what a program has set stays.
public struct UIBackgroundConfiguration: Hashable {
  /// Of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// From the edges of the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// At which edges the layout margins of the cell are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// In front of the colour, with the same corners; as large as the background.
  public var customView: UIView?
  var color = Customizable<UIColor?>(.clear)
  /// nil for the tint of the view, `clear` for none.
  public var backgroundColor: UIColor? {
    get { color.value }
    set { color.value = newValue }
  }
  /// Makes the colour that is shown of the background's, such as a paler one; nil leaves it.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// In front of the colour and behind the custom view.
  public var image: UIImage?
  /// How the image lies in the background; stretched to it by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Of the outline; nil for the tint of the view.
  public var strokeColor: UIColor?
  /// Makes the colour that is shown of the outline's; nil leaves it.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Of the outline, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// How far the outline is outside of the background, in points; that makes its corners rounder.
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

  /// Nothing, in every state.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  /// Of rows of plain lists: clear, grey under a finger and while they are selected.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  /// Of headers and footers of plain lists: clear, with the ground's colour while they stay at the edge.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter)
  }
  /// Of rows of grouped lists: the colour of cards, grey under a finger and while they are selected.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
  /// Of headers and footers of grouped lists: clear, with round corners for colours that a program sets.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeaderFooter, cornerRadius: ListMetrics.cornerRadius)
  }
  /// Of headers of sidebars: clear, with round corners for colours that a program sets.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarHeader, cornerRadius: ListMetrics.cornerRadius)
  }
  /// Of rows of sidebars, with round corners: clear, marked under a finger and while they are selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell, cornerRadius: ListMetrics.cornerRadius)
  }
  /// The same as `listSidebarCell()` here.
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

  /// Rows of lists are darker under a finger and while they are selected.
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

  /// What is shown with a tint: the background's colour or the tint, through the transformer.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  /// What the outline is drawn with for a tint: its colour or the tint, through the transformer.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }
}
