import CollectionIndex
import QuartzCore

/// An item in interactive movement. The items are displayed as they would be if it were dropped now, while the data
/// source keeps its order.
///
/// The item follows the finger, or it is the gap below a drag: then its cell is hidden at its place in the layout.
@MainActor final class InteractiveMovement {
  /// The index path of the item before the movement, as displayed: in the data source, unless there are placeholders.
  let original: IndexPath
  /// Whether the item is the gap below a drag, instead of following the finger.
  let isGap: Bool
  /// The index path at which the item would be dropped.
  var current: IndexPath { didSet { map = ElementMap(moving: original, to: current) } }
  /// The centre of the item, in content coordinates.
  var position: CGPoint
  /// Whether the movement was cancelled, so that all displayed elements have the data source's index paths again.
  var isTakenBack = false
  /// The mapping from the data source's index paths to the displayed ones.
  private(set) var map: ElementMap

  /// The scrolling of the content under the item.
  var scrolling: EdgeScrolling?

  func stopScrolling() {
    scrolling?.end()
    scrolling = nil
  }

  init(_ path: IndexPath, position: CGPoint, isGap: Bool = false) {
    original = path
    current = path
    self.position = position
    self.isGap = isGap
    map = ElementMap(moving: path, to: path)
  }

  /// The key of the displayed item.
  var key: ElementKey { ElementKey(.cell, nil, current) }

  /// Returns the data source's key of a displayed element.
  func dataKey(_ shown: ElementKey) -> ElementKey {
    ElementMap(moving: current, to: original).newKey(ofOld: shown) ?? shown
  }

  /// Returns the numbers of items per section as displayed.
  /// - Parameter counts: the numbers in the data source.
  func shownCounts(_ counts: [Int]) -> [Int] { moved(counts, from: original, to: current) }

  /// Returns the numbers of items per section in the data source.
  /// - Parameter counts: the numbers as displayed.
  func dataCounts(_ counts: [Int]) -> [Int] { moved(counts, from: current, to: original) }

  /// Returns numbers of items per section after a move. A section may be missing: the data change before the collection
  /// view is notified.
  private func moved(_ counts: [Int], from source: IndexPath, to target: IndexPath) -> [Int] {
    var counts = counts
    if counts.indices.contains(source.section) { counts[source.section] = max(0, counts[source.section] - 1) }
    if counts.indices.contains(target.section) { counts[target.section] += 1 }
    return counts
  }
}

extension ElementMap {
  /// Creates a map for one item that moves.
  convenience init(moving source: IndexPath, to target: IndexPath) {
    var batch = UpdateBatch()
    if source != target { batch.itemMoves = [(source, target)] }
    self.init(batch)
  }
}
