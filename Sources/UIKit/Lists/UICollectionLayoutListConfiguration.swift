import Runtime

/// The appearance of a section as a list: rows of full width with their own heights, separators, headers, footers and
/// swipe actions.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of rows and sections: across the full width, in groups, on cards, or as in the sidebar of a split
  /// view.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// The source of headers.
  public enum HeaderMode: Int, Sendable {
    /// No headers.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader` for each section.
    case supplementary
    /// The first item of each section, displayed as a header; for outlines.
    case firstItemInSection
  }
  /// The source of footers.
  public enum FooterMode: Int, Sendable {
    /// No footers.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter` for each section.
    case supplementary
  }

  /// A closure that returns the swipe actions of an item at one of its ends; nil or none to disable swiping.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// A closure that returns the final separators of an item, given those of the section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The appearance of the list.
  public let appearance: Appearance
  /// The background colour of the section; nil for that of the appearance.
  public var backgroundColor: UIColor?
  /// Whether there are separators.
  public var showsSeparators = true
  /// The separators of rows, unless a handler overrides them.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that overrides separators, called when a cell is displayed, moved or configured.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The source of headers; none by default.
  public var headerMode = HeaderMode.none
  /// The source of footers; none by default.
  public var footerMode = FooterMode.none
  /// The padding above each header, in points; nil for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// A closure that returns the swipe actions at the leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the swipe actions at the trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration without headers, footers and swipe actions, with the separators of the appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var shownBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
    }
  }

  /// Returns whether two configurations are equal, except for their closures.
  func isSame(as other: UICollectionLayoutListConfiguration) -> Bool {
    appearance == other.appearance && backgroundColor == other.backgroundColor
      && showsSeparators == other.showsSeparators && separatorConfiguration == other.separatorConfiguration
      && headerMode == other.headerMode && footerMode == other.footerMode && headerTopPadding == other.headerTopPadding
  }

  var hasClosures: Bool {
    itemSeparatorHandler != nil || leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }
}
