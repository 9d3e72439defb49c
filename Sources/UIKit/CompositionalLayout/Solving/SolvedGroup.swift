import CollectionIndex
import Runtime

/// A group of a section with all nested contents, in the coordinates of the group. Groups with known sizes are all
/// alike: a section stores one.
final class SolvedGroup {
  /// The position of an item.
  struct Leaf {
    /// The frame relative to the top leading corner of the group.
    var frame: CGRect
    var zIndex = 0
    /// Whether the width and the height of the cell are measured.
    var isWidthMeasured = false
    var isHeightMeasured = false
  }

  /// A view that is attached to an item or a group.
  struct Supplement {
    let item: NSCollectionLayoutSupplementaryItem
    var frame: CGRect
    /// The first item of what it is attached to, without which it does not exist.
    let firstLeaf: Int
    /// The index among the views of its kind in the group.
    var ordinal = 0
  }

  let size: CGSize
  let leaves: [Leaf]
  /// The attached views, in the order of what they are attached to.
  private(set) var supplements: [Supplement]
  /// The number of attached views of each kind.
  private(set) var kinds: [(kind: String, count: Int)] = []
  let isMeasured: Bool
  /// The maximum distance by which items and views extend outside the group along the scroll direction, at either end.
  private(set) var overhang: CGFloat = 0
  /// The maximum distance by which items and views extend outside the group across the scroll direction.
  private(set) var sideOverhang: CGFloat = 0

  /// The numbers of the items in the order of their beginnings, and the extents of all items up to each. Empty if there
  /// are few items.
  private var order: [Int] = []
  private var reaches: [CGFloat] = []

  private static let few = 32

  init(size: CGSize, leaves: [Leaf], supplements: [Supplement], axis: LayoutAxis) {
    self.size = size
    self.leaves = leaves
    self.supplements = supplements.ordered { $0.firstLeaf < $1.firstLeaf }
    isMeasured = leaves.contains { $0.isWidthMeasured || $0.isHeightMeasured }
    for place in self.supplements.indices {
      let kind = self.supplements[place].item.elementKind
      if let index = kinds.firstIndex(where: { $0.kind == kind }) {
        self.supplements[place].ordinal = kinds[index].count
        kinds[index].count += 1
      } else {
        kinds.append((kind, 1))
      }
    }
    let (length, breadth) = (axis.length(of: size), axis.breadth(of: size))
    func stretch(_ frame: CGRect) {
      let box = axis.box(of: frame)
      overhang = max(overhang, -box.start, box.end - length)
      sideOverhang = max(sideOverhang, -box.side, box.side + box.breadth - breadth)
    }
    for leaf in leaves { stretch(leaf.frame) }
    for supplement in supplements { stretch(supplement.frame) }
    if leaves.count > SolvedGroup.few { sortLeaves(axis) }
  }

  private func sortLeaves(_ axis: LayoutAxis) {
    let boxes = leaves.map { axis.box(of: $0.frame) }
    order = leaves.indices.ordered { boxes[$0].start < boxes[$1].start }
    reaches.reserveCapacity(order.count)
    var reach = -CGFloat.infinity
    for leaf in order {
      reach = max(reach, boxes[leaf].end)
      reaches.append(reach)
    }
  }

  /// Visits the items that may intersect a range along the scroll direction, in the order of their positions if there
  /// are many. O(log items + items there); an item longer than others makes those before it be visited, too.
  func forEachLeaf(from start: CGFloat, to end: CGFloat, along axis: LayoutAxis, _ body: (Int) -> Void) {
    guard !order.isEmpty else {
      for leaf in leaves.indices { body(leaf) }
      return
    }
    var place = (0..<order.count).partitioningIndex { reaches[$0] > start }
    while place < order.count, axis.box(of: leaves[order[place]].frame).start < end {
      body(order[place])
      place += 1
    }
  }

  /// Returns the view with an index among those of its kind.
  func supplement(_ kind: String, _ ordinal: Int) -> Supplement? {
    supplements.first { $0.ordinal == ordinal && $0.item.elementKind == kind }
  }

  func count(ofKind kind: String) -> Int { kinds.first { $0.kind == kind }?.count ?? 0 }
}

/// An element of a compositional layout, with its position.
struct CompositionalElement {
  let key: ElementKey
  let frame: CGRect
  let zIndex: Int
  /// Whether it scrolls with its orthogonal section; the frame is that without scrolling.
  var isInRow = false
}

/// The items of a section's custom groups. Each closure is called once for the section.
@MainActor final class CustomGroupItems {
  private let reference: UIContentInsetsReference
  private var known: [(group: NSCollectionLayoutGroup, items: [NSCollectionLayoutGroupCustomItem])] = []

  init(_ reference: UIContentInsetsReference) { self.reference = reference }

  /// Returns the items of a custom group. The closure receives the size that the group would have in the whole
  /// collection view, not in the section.
  func items(
    of group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, _ room: LayoutRoom,
    _ traits: UITraitCollection
  ) -> [NSCollectionLayoutGroupCustomItem] {
    if let known = known.first(where: { $0.group === group }) { return known.items }
    let size = room.size(group.layoutSize, in: room.container(reference))
    let container = CompositionalContainer(size, group.contentInsets)
    let items = provider(CompositionalEnvironment(container, traits))
    known.append((group, items))
    return items
  }
}
