import CollectionIndex

/// A batch update, from its first change until it is performed.
@MainActor final class OpenBatch {
  var batch = UpdateBatch()
  var completions: [(Bool) -> Void] = []
  /// The nesting depth of the running updates closures.
  var depth = 0
  /// The numbers of items per section before the batch; nil if they were unknown, so that the batch is a reload.
  let oldCounts: [Int]?
  /// The layout that was set in the updates closure.
  var newLayout: UICollectionViewLayout?
  /// The mapping of items by their identifiers; nil if the data source has none.
  var identity: ElementMap.ItemIdentity?
  /// Whether further batches that wait are performed after it: its data were never displayed, and are not requested.
  var isFollowedByOthers = false
  /// Whether its index paths are the displayed ones, and not the data source's.
  var isDisplayed = false
  /// Whether it cannot be animated because something else has changed the displayed elements.
  var isRedisplayed = false

  init(oldCounts: [Int]?) { self.oldCounts = oldCounts }

  /// Returns the mapping of elements; nil if the batch contradicts itself.
  /// - Parameter former: the numbers of items per section before, in case the batch does not know them.
  func makeMap(former: [Int]) -> ElementMap? {
    var batch = batch
    batch.simplify()
    let isConsistent = batch.conflict(oldCounts: oldCounts ?? former) == nil
    guard isConsistent || identity != nil else { return nil }
    let map = ElementMap(isConsistent ? batch : UpdateBatch())
    map.identity = identity
    return map
  }

  /// Maps items by their identifiers, after earlier changes of the batch.
  func follow(_ next: @escaping ElementMap.ItemIdentity) {
    guard let former = identity else { return identity = next }
    identity = { former($0).flatMap(next) }
  }

  /// Covers all changes so far, because the data were reloaded after them.
  func becomeReload() {
    batch = UpdateBatch()
    identity = nil
    isRedisplayed = true
  }
}
