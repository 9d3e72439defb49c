import UIKit

/// Layouts that only estimate how large their items are, along one axis or both.
struct SizingLayouts: Equatable {
  enum Axes: Int, CaseIterable {
    /// Rows of a height that they say.
    case height
    /// Columns of a width that they say.
    case width
    /// Items that say both, several beside each other or one.
    case both, wide
  }

  enum Kind: Equatable {
    case flow(isAutomatic: Bool)
    /// One item after the other, and two beside each other.
    case column, grid
    case list
    /// As many items beside each other as fit.
    case tags
  }

  let axes: Axes
  let kind: Kind
  let isHorizontal: Bool
  /// What is thought of an item that has not said its size, in points.
  let estimate: CGFloat
  let hasHeaders: Bool
  let pinsHeaders: Bool
  let appearance: UICollectionLayoutListConfiguration.Appearance

  init(_ axes: Axes, dice: inout Dice) {
    self.axes = axes
    estimate = [10, 44, 44, 120][dice.roll(4)]
    hasHeaders = dice.once(in: 2)
    pinsHeaders = dice.once(in: 3)
    appearance = [.plain, .insetGrouped, .grouped][dice.roll(3)]
    switch axes {
    case .height:
      kind = [.column, .column, .grid, .list][dice.roll(4)]
      isHorizontal = false
    case .width:
      kind = dice.once(in: 3) ? .grid : .column
      isHorizontal = true
    case .both, .wide:
      kind = dice.once(in: 4) ? .tags : .flow(isAutomatic: dice.once(in: 3))
      isHorizontal = kind != .tags && axes == .both && dice.once(in: 3)
    }
  }

  /// Whether items lie one after the other.
  var isOneByOne: Bool { kind == .column || kind == .list || axes == .wide }

  @MainActor func make() -> UICollectionViewLayout {
    switch kind {
    case .flow(let isAutomatic):
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      layout.estimatedItemSize =
        isAutomatic ? UICollectionViewFlowLayout.automaticSize : CGSize(width: 60 + estimate, height: estimate)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (6, 4)
      if hasHeaders { layout.headerReferenceSize = CGSize(width: 24, height: 24) }
      layout.sectionHeadersPinToVisibleBounds = pinsHeaders
      return layout
    case .list:
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      if hasHeaders { configuration.headerMode = .supplementary }
      return UICollectionViewCompositionalLayout.list(using: configuration)
    case .column, .grid, .tags:
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
      return UICollectionViewCompositionalLayout(section: section(), configuration: configuration)
    }
  }

  @MainActor private func section() -> NSCollectionLayoutSection {
    let part: NSCollectionLayoutDimension = isHorizontal ? .fractionalHeight(0.5) : .fractionalWidth(0.5)
    func size(_ breadth: NSCollectionLayoutDimension?) -> NSCollectionLayoutSize {
      isHorizontal
        ? NSCollectionLayoutSize(
          widthDimension: .estimated(estimate), heightDimension: breadth ?? .fractionalHeight(1))
        : NSCollectionLayoutSize(
          widthDimension: breadth ?? .fractionalWidth(1), heightDimension: .estimated(estimate))
    }
    let item = NSCollectionLayoutItem(
      layoutSize: kind == .tags ? size(.estimated(80)) : size(kind == .grid ? part : nil))
    let group: NSCollectionLayoutGroup =
      isHorizontal
      ? .vertical(layoutSize: size(nil), subitems: [item]) : .horizontal(layoutSize: size(nil), subitems: [item])
    if kind == .tags { group.interItemSpacing = .fixed(4) }
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    if hasHeaders {
      let kinds: [(String, NSRectAlignment)] = [
        (UICollectionView.elementKindSectionHeader, isHorizontal ? .leading : .top),
        (UICollectionView.elementKindSectionFooter, isHorizontal ? .trailing : .bottom),
      ]
      section.boundarySupplementaryItems = kinds.map {
        let edge = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(nil), elementKind: $0.0, alignment: $0.1)
        edge.pinToVisibleBounds = pinsHeaders
        return edge
      }
    }
    return section
  }
}
