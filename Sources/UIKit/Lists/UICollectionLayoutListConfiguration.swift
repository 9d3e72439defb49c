import Runtime

/// How a section looks as a list: rows of full width that say how high they are, with separators, headers, footers and
/// swipe actions.
public struct UICollectionLayoutListConfiguration {
  /// How rows and sections look: from side to side, in groups, on cards, or as in the sidebar of a split screen.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Where headers come from.
  public enum HeaderMode: Int, Sendable {
    /// There are none.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader` for each section.
    case supplementary
    /// The first item of each section looks like a header; for outlines.
    case firstItemInSection
  }
  /// Where footers come from.
  public enum FooterMode: Int, Sendable {
    /// There are none.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter` for each section.
    case supplementary
  }

  /// The swipe actions of an item at one of its ends; nil or none for no swipe.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// The separators of an item, made from those of the section. What it answers is final.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// What was chosen when the configuration was made.
  public let appearance: Appearance
  /// Behind the section; nil for the colour of the appearance.
  public var backgroundColor: UIColor?
  /// False for no separators at all.
  public var showsSeparators = true
  /// Of the rows of which no handler says otherwise.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Asked when a cell comes on screen, gets another index path or is configured again.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// None by default.
  public var headerMode = HeaderMode.none
  /// None by default.
  public var footerMode = FooterMode.none
  /// Above each header, in points; nil for what the appearance has.
  public var headerTopPadding: CGFloat?
  /// Asked when an item is swiped towards its trailing end.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Asked when an item is swiped towards its leading end.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Without headers, footers and swipe actions, with the separators of the appearance.
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

  /// Whether it describes the same as another; closures are not compared.
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
