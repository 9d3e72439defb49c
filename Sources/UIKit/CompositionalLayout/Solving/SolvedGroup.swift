import CollectionIndex
import Runtime

/// A group of a section with all that is in it, at any depth, where it is in the group. Groups whose sizes are known are
/// all alike: a section keeps one.
final class SolvedGroup {
  /// The place of an item.
  struct Leaf {
    /// From the group's leading upper corner.
    var frame: CGRect
    var zIndex = 0
    /// Whether the cell says how large it is.
    var isWidthMeasured = false
    var isHeightMeasured = false
  }

  /// A view that is attached to an item or a group.
  struct Supplement {
    let item: NSCollectionLayoutSupplementaryItem
    var frame: CGRect
    /// The first item of what it is attached to: without that it is not there.
    let firstLeaf: Int
    /// The how manieth of its kind it is in the group.
    var ordinal = 0
  }

  let size: CGSize
  let leaves: [Leaf]
  /// In the order of what they are attached to.
  private(set) var supplements: [Supplement]
  /// How many views of each kind are attached here.
  private(set) var kinds: [(kind: String, count: Int)] = []
  let isMeasured: Bool
  /// How far items and views stick out of the group along the scroll direction, at either end.
  private(set) var overhang: CGFloat = 0
  /// The same across it.
  private(set) var sideOverhang: CGFloat = 0

  /// Of many items: their numbers by where they begin, and how far those before reach. Empty for few.
  private var order: [Int] = []
  private var reaches: [CGFloat] = []

  private static let few = 32

  init(size: CGSize, leaves: [Leaf], supplements: [Supplement], axis: FlowAxis) {
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

  private func sortLeaves(_ axis: FlowAxis) {
    let boxes = leaves.map { axis.box(of: $0.frame) }
    order = leaves.indices.ordered { boxes[$0].start < boxes[$1].start }
    reaches.reserveCapacity(order.count)
    var reach = -CGFloat.infinity
    for leaf in order {
      reach = max(reach, boxes[leaf].end)
      reaches.append(reach)
    }
  }

  /// Goes through the items that may touch a span along the scroll direction, of many in the order of their places.
  /// O(log items + items there), but that an item that is longer than others has those before it looked at, too.
  func forEachLeaf(from start: CGFloat, to end: CGFloat, along axis: FlowAxis, _ body: (Int) -> Void) {
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

  /// The view that is the how manieth of its kind.
  func supplement(_ kind: String, _ ordinal: Int) -> Supplement? {
    supplements.first { $0.ordinal == ordinal && $0.item.elementKind == kind }
  }

  func count(ofKind kind: String) -> Int { kinds.first { $0.kind == kind }?.count ?? 0 }
}

/// Where a compositional layout has something.
struct CompositionalElement {
  let key: ElementKey
  let frame: CGRect
  let zIndex: Int
  /// Whether it scrolls with its section, across the layout; the frame is where it is when that is not scrolled.
  var isInRow = false
}

/// Where the custom groups of a section have their items. Each is asked once for the section.
@MainActor final class CustomGroupItems {
  private let reference: UIContentInsetsReference
  private var known: [(group: NSCollectionLayoutGroup, items: [NSCollectionLayoutGroupCustomItem])] = []

  init(_ reference: UIContentInsetsReference) { self.reference = reference }

  /// The closure sees what the group would be in the whole collection view, not in the section.
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
