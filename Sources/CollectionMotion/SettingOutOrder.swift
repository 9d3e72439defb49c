import UIKit

/// The order in which the elements of an update start: cells by index path, headers, footers and backgrounds by their
/// position between the cells, and supplementary views together with the cell they are attached to.
@MainActor struct SettingOutOrder {
  /// The number of elements that start before each element.
  private var ranks: [LayoutElement: Int] = [:]

  /// Creates the order.
  /// - Parameters:
  ///   - elements: The attributes of the elements, in any order.
  ///   - isSideways: Whether the layout scrolls horizontally.
  init(_ elements: [UICollectionViewLayoutAttributes], isSideways: Bool) {
    func start(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      isSideways ? attributes.frame.minX : attributes.frame.minY
    }
    var cells: [UICollectionViewLayoutAttributes] = []
    var others: [UICollectionViewLayoutAttributes] = []
    for attributes in elements {
      if attributes.representedElementCategory == .cell { cells.append(attributes) } else { others.append(attributes) }
    }
    cells.sort { ($0.indexPath.section, $0.indexPath.item) < ($1.indexPath.section, $1.indexPath.item) }
    others.sort {
      if start($0) != start($1) { return start($0) < start($1) }
      let (first, second) = ($0.element, $1.element)
      return first.indexPath == second.indexPath ? first.kind < second.kind : first.indexPath < second.indexPath
    }
    /// The elements that start before each cell; the last entry holds those after all cells.
    var between = [[LayoutElement]](repeating: [], count: cells.count + 1)
    var attached: [(element: LayoutElement, cell: LayoutElement)] = []
    for other in others {
      let isAttached = other.representedElementCategory == .supplementaryView
      if isAttached,
        let cell = cells.first(where: { $0.indexPath == other.indexPath && $0.frame.intersects(other.frame) })
      {
        attached.append((other.element, cell.element))
      } else {
        between[cells.firstIndex { start($0) >= start(other) } ?? cells.count].append(other.element)
      }
    }
    for place in between.indices {
      for element in between[place] { ranks[element] = ranks.count }
      if place < cells.count { ranks[cells[place].element] = ranks.count }
    }
    for pair in attached { ranks[pair.element] = ranks[pair.cell] }
  }

  /// Creates the order of elements of a layout, which scrolls horizontally if its content does.
  init(_ elements: [UICollectionViewLayoutAttributes], in layout: UICollectionViewLayout) {
    let (content, visible) = (layout.collectionViewContentSize, layout.collectionView?.bounds.size ?? .zero)
    self.init(elements, isSideways: content.width > visible.width && content.height <= visible.height)
  }

  /// Returns the number of elements that start before one; 0 for an unknown element.
  func rank(of element: LayoutElement) -> Int { ranks[element] ?? 0 }
}
