import UIKit

/// In which order the elements of an update set out: cells in the order of their index paths, headers, footers and
/// backgrounds as they lie between them, and what is attached to a cell together with it.
@MainActor struct SettingOutOrder {
  /// How many set out before an element.
  private var ranks: [LayoutElement: Int] = [:]

  /// - Parameters:
  ///   - elements: where they are, in any order.
  ///   - isSideways: whether the layout scrolls from left to right.
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
    others.sort { start($0) < start($1) }
    /// By the place of the cell before which they set out.
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

  /// 0 for an element that is not known.
  func rank(of element: LayoutElement) -> Int { ranks[element] ?? 0 }
}
