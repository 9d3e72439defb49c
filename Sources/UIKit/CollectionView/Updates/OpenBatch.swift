import CollectionIndex

/// A batch update while its changes are being called for, and until it is performed.
@MainActor final class OpenBatch {
  var batch = UpdateBatch()
  var completions: [(Bool) -> Void] = []
  /// How many updates closures are running, one inside the other.
  var depth = 0
  /// Items per section before; nil when they were not known, so that the batch is a reload.
  let oldCounts: [Int]?
  /// The layout that was set in the updates closure.
  var newLayout: UICollectionViewLayout?
  /// Where the items are after the batch, by their identifiers; nil when the data source has none.
  var identity: ElementMap.ItemIdentity?
  /// Others that wait with it are performed after it: its data were never shown, and are not asked for.
  var isFollowedByOthers = false
  /// It cannot be animated: something else has changed what is on screen.
  var isShownAnew = false

  init(oldCounts: [Int]?) { self.oldCounts = oldCounts }

  /// Where items are after the batch; nil when it contradicts itself.
  /// - Parameter former: items per section before, in case the batch does not know.
  func makeMap(former: [Int]) -> ElementMap? {
    var batch = batch
    batch.simplify()
    let isConsistent = batch.conflict(oldCounts: oldCounts ?? former) == nil
    guard isConsistent || identity != nil else { return nil }
    let map = ElementMap(isConsistent ? batch : UpdateBatch())
    map.identity = identity
    return map
  }

  /// Items go on by their identifiers: from where earlier changes of the batch have left them.
  func follow(_ next: @escaping ElementMap.ItemIdentity) {
    guard let former = identity else { return identity = next }
    identity = { former($0).flatMap(next) }
  }

  /// The data were reloaded after the changes that it knows: these are covered.
  func becomeReload() {
    batch = UpdateBatch()
    identity = nil
    isShownAnew = true
  }
}
