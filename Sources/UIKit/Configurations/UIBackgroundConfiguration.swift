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
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Of the outline; nil for the tint of the view.
  public var strokeColor: UIColor?
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

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter)
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeaderFooter, cornerRadius: ListMetrics.cornerRadius)
  }
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarHeader, cornerRadius: ListMetrics.cornerRadius)
  }
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.sidebarCell, cornerRadius: ListMetrics.cornerRadius)
  }
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

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }
}
