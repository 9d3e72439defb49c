import UIKit

extension BenchmarkOptions {
  /// The layout that the board has: a flow layout, or a compositional one that puts everything in the same places.
  @MainActor func makeLayout() -> UICollectionViewLayout {
    if layout == .flow { return UICollectionViewFlowLayout() }
    if layout == .list {
      return UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    }
    let section = makeSection()
    return UICollectionViewCompositionalLayout { _, _ in section }
  }

  /// Gives a flow layout the sizes of the board.
  @MainActor func configure(_ flow: UICollectionViewFlowLayout) {
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    switch view {
    case .list: flow.itemSize = CGSize(width: 390, height: rowHeight)
    case .grid:
      flow.itemSize = CGSize(width: 390 / CGFloat(columns) - 1, height: rowHeight - 1)
      flow.minimumInteritemSpacing = 1
      flow.minimumLineSpacing = 1
    }
    if mode == .section {
      flow.headerReferenceSize = CGSize(width: 390, height: 28)
      flow.sectionHeadersPinToVisibleBounds = true
    }
  }

  /// Whether there are sections of `itemsPerSection` items.
  var hasSections: Bool { mode == .section || mode == .scale || layout == .rows }

  @MainActor private func makeSection() -> NSCollectionLayoutSection {
    let space: CGFloat = view == .grid ? 1 : 0
    let height = NSCollectionLayoutDimension.absolute(rowHeight - space)
    let all = NSCollectionLayoutDimension.fractionalWidth(1)
    let section: NSCollectionLayoutSection
    switch (layout, view) {
    case (.rows, _):
      section = makeSection(of: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: height))
      section.orthogonalScrollingBehavior = .continuous
    case (_, .list):
      let rowHeight = sizes == .var ? NSCollectionLayoutDimension.estimated(64) : height
      section = makeSection(of: NSCollectionLayoutSize(widthDimension: all, heightDimension: rowHeight))
    case (_, .grid):
      let width = NSCollectionLayoutDimension.absolute(390 / CGFloat(columns) - 1)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: all, heightDimension: height), subitems: [item])
      line.interItemSpacing = .flexible(1)
      section = NSCollectionLayoutSection(group: line)
    }
    section.interGroupSpacing = space
    if mode == .section {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: all, heightDimension: .absolute(28)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
    }
    return section
  }

  /// Of groups with one item each.
  @MainActor private func makeSection(of size: NSCollectionLayoutSize) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}
