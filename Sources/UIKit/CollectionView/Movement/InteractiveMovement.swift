import CollectionIndex
import QuartzCore

/// An item that follows a finger. While it does, the screen shows the items as they would be if it were dropped now;
/// the data source has them as before.
@MainActor final class InteractiveMovement {
  /// As the data source has it.
  let original: IndexPath
  /// Where it would be dropped.
  var current: IndexPath { didSet { map = ElementMap(moving: original, to: current) } }
  /// Of the item's middle, in content coordinates.
  var position: CGPoint
  /// It was cancelled, so that everything on screen has the data source's index paths again.
  var isTakenBack = false
  /// From the data source's index paths to those on screen.
  private(set) var map: ElementMap

  /// Runs while the content scrolls under the item.
  var link: CADisplayLink?

  func stopScrolling() {
    link?.invalidate()
    link = nil
  }

  init(_ path: IndexPath, position: CGPoint) {
    original = path
    current = path
    self.position = position
    map = ElementMap(moving: path, to: path)
  }

  /// The key of the item on screen.
  var key: ElementKey { ElementKey(.cell, nil, current) }

  /// What the data source has of an element on screen.
  func dataKey(_ shown: ElementKey) -> ElementKey {
    ElementMap(moving: current, to: original).newKey(ofOld: shown) ?? shown
  }

  /// Items per section as they are on screen.
  /// - Parameter counts: as the data source has them.
  func shownCounts(_ counts: [Int]) -> [Int] { moved(counts, from: original, to: current) }

  /// Items per section as the data source has them.
  /// - Parameter counts: as they are on screen.
  func dataCounts(_ counts: [Int]) -> [Int] { moved(counts, from: current, to: original) }

  /// A section may be gone meanwhile: the data change before the collection view hears of it.
  private func moved(_ counts: [Int], from source: IndexPath, to target: IndexPath) -> [Int] {
    var counts = counts
    if counts.indices.contains(source.section) { counts[source.section] = max(0, counts[source.section] - 1) }
    if counts.indices.contains(target.section) { counts[target.section] += 1 }
    return counts
  }
}

extension ElementMap {
  /// Of one item that moves.
  convenience init(moving source: IndexPath, to target: IndexPath) {
    var batch = UpdateBatch()
    if source != target { batch.itemMoves = [(source, target)] }
    self.init(batch)
  }
}
