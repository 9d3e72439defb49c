import Runtime

extension NSCollectionLayoutSection {
  /// Returns a section with the appearance of a list: rows below each other with the heights of their cells.
  @preconcurrency @MainActor public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.estimatedRowHeight))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = ListSection(configuration)
    section.contentInsetsReference = .none
    section.contentInsets = configuration.sectionInsets(width: layoutEnvironment.container.contentSize.width)
    section.boundarySupplementaryItems = configuration.boundaryItems
    section.decorationItems = [.background(elementKind: ListBackgroundView.kind)]
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections all have the appearance of a list. The section is created once for each width.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let sections = ListSections(configuration)
    return UICollectionViewCompositionalLayout { _, environment in sections.section(environment) }
  }
}

/// The section of a list for the last requested width. Sections that are the same object share their solution and need
/// no comparison.
@MainActor private final class ListSections {
  private let configuration: UICollectionLayoutListConfiguration
  private var environment: (any NSCollectionLayoutEnvironment)?
  private var last: (width: CGFloat, section: NSCollectionLayoutSection)?

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  func section(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    if let last, self.environment === environment { return last.section }
    self.environment = environment
    let width = environment.container.contentSize.width
    if let last, last.width == width { return last.section }
    let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    last = (width, section)
    return section
  }
}

extension UICollectionLayoutListConfiguration {
  /// Returns the insets of a section's rows.
  /// - Parameter width: The width of the collection view, in points.
  func sectionInsets(width: CGFloat) -> NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    switch appearance {
    case .plain, .sidebarPlain:
      if appearance == .plain, headerMode == .firstItemInSection { insets.top = ListMetrics.plainHeaderPadding }
    case .grouped, .insetGrouped:
      if headerMode == .none { insets.top = ListMetrics.groupDistance }
      if footerMode == .none { insets.bottom = ListMetrics.groupBottom }
    case .sidebar:
      if footerMode == .none { insets.bottom = ListMetrics.sidebarBottom }
    }
    if let headerTopPadding, headerMode == .firstItemInSection { insets.top = headerTopPadding }
    switch appearance {
    case .plain, .grouped: break
    case .insetGrouped:
      insets.leading = width >= ListMetrics.wideScreen ? ListMetrics.wideMargin : ListMetrics.margin
      insets.trailing = insets.leading
    case .sidebar, .sidebarPlain:
      insets.leading = ListMetrics.sidebarMargin
      insets.trailing = ListMetrics.sidebarMargin
    }
    return insets
  }

  fileprivate var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(isPlain ? ListMetrics.plainHeaderHeight : ListMetrics.groupedHeaderHeight))
    func item(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
      item.zIndex = 200
      item.pinToVisibleBounds = isPlain
      return item
    }
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary { items.append(item(UICollectionView.elementKindSectionHeader, .top)) }
    if footerMode == .supplementary { items.append(item(UICollectionView.elementKindSectionFooter, .bottom)) }
    return items
  }
}
