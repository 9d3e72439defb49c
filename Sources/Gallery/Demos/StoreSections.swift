import CollectionMotion
import UIKit

/// The sections of the storefront demo.
@MainActor struct StoreSections {
  static let titleKind = "title"
  static let headerKind = "header"
  static let badgeKind = "badge"

  var pinsHeaders = true
  /// The width of a tile in the grid, in points.
  var tileWidth: CGFloat = 150
  var heroBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered

  private static let margin: CGFloat = 20
  private static let gap: CGFloat = 14

  /// Returns the section of a style.
  /// - Parameter room: The size of the whole page.
  func section(_ style: StoreShelf.Style, in room: CGSize) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch style {
    case .heroes:
      let width = min(room.width - 2 * StoreSections.margin, max(400, (room.width * 0.64).rounded()))
      let height = min(max(room.height * 0.5, 250), 420)
      section = row(of: single(width, height), heroBehavior)
    case .topics:
      let size = NSCollectionLayoutSize(widthDimension: .estimated(90), heightDimension: .absolute(36))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      section = row(of: group, .continuous)
      section.interGroupSpacing = 8
      section.contentInsets.top = 22
    case .cards: section = row(of: single(min(room.width * 0.72, 290), 200), .continuousGroupLeadingBoundary)
    case .rows:
      let width = min(room.width - 2 * StoreSections.margin - 12, 380)
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(80)))
      section = row(
        of: .vertical(layoutSize: size(.absolute(width), .absolute(240)), subitems: [item]), .groupPaging)
    case .grid: section = grid(room.width)
    }
    if style != .heroes && style != .topics { addHeader(to: section) }
    return section
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func single(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutGroup {
    let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    return .horizontal(layoutSize: size(.absolute(width), .absolute(height)), subitems: [whole])
  }

  private func row(
    of group: NSCollectionLayoutGroup, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = StoreSections.gap
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: StoreSections.margin, bottom: 0, trailing: StoreSections.margin)
    return section
  }

  /// Returns a grid with as many tiles side by side as fit, at least two.
  private func grid(_ width: CGFloat) -> NSCollectionLayoutSection {
    let room = width - 2 * StoreSections.margin
    let columns = max(2, ((room + StoreSections.gap) / (tileWidth + StoreSections.gap)).rounded(.down))
    let tile = ((room - (columns - 1) * StoreSections.gap) / columns).rounded(.down)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(48), .absolute(24)), elementKind: StoreSections.badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 6, y: -8)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(tile), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(190)), subitems: [item])
    group.interItemSpacing = .fixed(StoreSections.gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = StoreSections.gap
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 8, leading: StoreSections.margin, bottom: 0, trailing: StoreSections.margin)
    return section
  }

  private func addHeader(to section: NSCollectionLayoutSection) {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(66)), elementKind: StoreSections.headerKind, alignment: .top)
    header.pinToVisibleBounds = pinsHeaders
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    section.supplementaryContentInsetsReference = .none
  }

  /// The configuration of the whole page: its title, and the spacing between shelves.
  static var configuration: UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(84)),
        elementKind: titleKind, alignment: .top)
    ]
    return configuration
  }
}
