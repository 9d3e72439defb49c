// Batch updates: the calls, and the checks before anything moves. What is seen of it is in `+UpdatePass`.

import QuartzCore
import Runtime

/// A batch while its changes are being called for.
@MainActor final class OpenBatch {
  var batch = UpdateBatch()
  var completions: [(Bool) -> Void] = []
  var depth = 0
  /// Items per section before; nil when they were not known, so that the batch is a reload.
  let oldCounts: [Int]?

  init(oldCounts: [Int]?) { self.oldCounts = oldCounts }
}

extension UICollectionView {
  /// Animates insertions, deletions, reloads and moves together.
  ///
  /// In the closure, change the data and call for the changes. Deletions, reloads and the sources of moves are index
  /// paths before the batch, insertions and the targets of moves after it, whatever the order of the calls. A batch
  /// in a batch is part of it. A view that was never laid out or whose data was reloaded and not yet shown is only
  /// reloaded. With nil, a change of the layout is animated.
  ///
  /// It lasts 0.3 s with ease in and out, unless an animation block or transaction around it says otherwise. The work
  /// grows with the number of changes and of elements on screen, not with the number of items.
  /// - Parameter completion: called after the animations, with true unless one was taken away before its end.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    callRecorder?.began(.batchUpdate, of: self)
    defer { callRecorder?.ended() }
    let open = openBatch ?? newBatch()
    openBatch = open
    if let completion { open.completions.append(completion) }
    open.depth += 1
    updates?()
    open.depth -= 1
    guard open.depth == 0 else { return }
    openBatch = nil
    perform(open)
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    checkAreItems(indexPaths, "insert")
    change("insertItems(at:)", [.paths(indexPaths)]) { $0.itemInsertions += indexPaths }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    checkAreItems(indexPaths, "delete")
    change("deleteItems(at:)", [.paths(indexPaths)]) { $0.itemDeletions += indexPaths }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    checkAreItems(indexPaths, "reload")
    change("reloadItems(at:)", [.paths(indexPaths)]) { $0.itemReloads += indexPaths }
  }

  /// Has the data source configure the cells on screen again, the same ones and in place: cheaper than a reload, which
  /// replaces the cell. The data source must dequeue with the reuse identifier or the registration that the cell was
  /// made with. Items without a cell are configured when they get one.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    checkAreItems(indexPaths, "reconfigure")
    change("reconfigureItems(at:)", [.paths(indexPaths)]) { $0.itemReconfigurations += indexPaths }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    checkIsItem(indexPath, "move")
    checkIsItem(newIndexPath, "move an item to")
    change("moveItem(at:to:)", [.path(indexPath), .path(newIndexPath)]) {
      $0.itemMoves.append((indexPath, newIndexPath))
    }
  }

  public func insertSections(_ sections: IndexSet) {
    change("insertSections(_:)", [.indexes(sections)]) { $0.sectionInsertions += sections.map { $0 } }
  }

  public func deleteSections(_ sections: IndexSet) {
    change("deleteSections(_:)", [.indexes(sections)]) { $0.sectionDeletions += sections.map { $0 } }
  }

  public func reloadSections(_ sections: IndexSet) {
    change("reloadSections(_:)", [.indexes(sections)]) { $0.sectionReloads += sections.map { $0 } }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change("moveSection(_:toSection:)", [.index(section), .index(newSection)]) {
      $0.sectionMoves.append((section, newSection))
    }
  }

  /// Adds a change to the batch that is open, or makes one of it alone.
  private func change(
    _ name: String, _ arguments: @autoclosure () -> [CallValue], _ change: (inout UpdateBatch) -> Void
  ) {
    let isAlone = openBatch == nil
    if isAlone { callRecorder?.began(.batchUpdate, of: self) }
    defer { if isAlone { callRecorder?.ended() } }
    callRecorder?.called(.collectionView, name, arguments(), for: self)
    callRecorder?.returned()
    let open = openBatch ?? newBatch()
    change(&open.batch)
    if isAlone { perform(open) }
  }

  /// With the counts as they are before anything changes.
  private func newBatch() -> OpenBatch {
    cancelInteractiveMovement()
    return OpenBatch(oldCounts: laidOutBounds.isNull || invalidation.counts ? nil : itemCounts)
  }

  private func perform(_ open: OpenBatch) {
    ensure(!isLayingOut, Mistake.updateInLayout)
    guard let oldCounts = open.oldCounts, dataSource != nil else {
      if !open.batch.isEmpty {
        callRecorder?.note("Nothing is shown of the data before: the batch is a reload.", for: self)
        reloadData()
      }
      layoutIfNeeded()
      complete(open, finished: true)
      return
    }
    var batch = open.batch
    if let callRecorder { for text in batch.redundancies { callRecorder.note(text, for: self) } }
    batch.simplify()
    var problem = batch.conflict(oldCounts: oldCounts)
    let map = problem == nil ? IndexMap(batch) : IndexMap(UpdateBatch())
    if problem == nil, !batch.isEmpty {
      itemCounts = nil
      problem = batch.mismatch(old: oldCounts, new: loadedCounts(), map: map)
    }
    if let problem {
      holdingCompletions { report(problem) }
      complete(open, finished: false)
      return
    }
    if batch.isEmpty, !batch.itemReconfigurations.isEmpty, !invalidation.isPending {
      reconfigure(batch, map)
      complete(open, finished: true)
      return
    }
    let update = CollectionUpdate(batch: batch, map: map, collectionView: self)
    holdingCompletions {
      animate(update, animation: makeChangeAnimation()) { [self] finished in complete(open, finished: finished) }
      reconfigure(batch, map)
    }
  }

  /// The data source is asked with index paths after the update.
  private func reconfigure(_ batch: UpdateBatch, _ map: IndexMap) {
    for old in batch.itemReconfigurations where !map.isReloaded(old: ElementKey(.cell, nil, old)) {
      guard let path = map.newPath(ofOld: old) else { continue }
      let key = ElementKey(.cell, nil, path)
      // One that is on its way out may come back.
      guard let element = elements[key] ?? departing.first(where: { $0.returningKey == key }) else { continue }
      reconfigured = element
      UIView.performWithoutAnimation {
        let cell = tracedDataSource?.collectionView(self, cellForItemAt: path)
        ensure(cell === element.view, Mistake.reconfiguredWithOtherCell(element.key))
      }
      reconfigured = nil
    }
  }

  private func complete(_ open: OpenBatch, finished: Bool) {
    for completion in open.completions { complete { completion(finished) } }
  }

  /// Calls a completion, now or when nothing goes on any more that holds it.
  final func complete(_ completion: @escaping () -> Void) {
    if holds > 0 { heldCompletions.append(completion) } else { completion() }
  }

  /// Does something during which animations may end. Completions run after it, because they may perform the
  /// next update.
  final func holdingCompletions(_ work: () -> Void) {
    holds += 1
    work()
    holds -= 1
    while holds == 0, !heldCompletions.isEmpty { heldCompletions.removeFirst()() }
  }

  /// A wrong batch: by the policy it traps, or everything is shown anew.
  func report(_ problem: String) {
    callRecorder?.note(problem, for: self)
    switch UICollectionView.updateFailurePolicy {
    case .trap: programmerError(problem)
    case .reportAndReload(let handler):
      handler(problem)
      let selection = selected
      itemCounts = nil
      discardElements()
      collectionViewLayout.invalidateLayout(with: contextForNewData(isReload: true))
      let counts = loadedCounts()
      selected = selection.filter { counts.indices.contains($0.section) && $0.item < counts[$0.section] }
      layoutIfNeeded()
    }
  }

  /// The counts are to be asked for again. Only a reload covers everything besides: layouts that follow updates step by
  /// step must not begin anew.
  final func contextForNewData(isReload: Bool) -> UICollectionViewLayoutInvalidationContext {
    let context = collectionViewLayout.makeContext()
    context.coversEverything = isReload
    context.coversCounts = true
    return context
  }

  /// What happens when an update contradicts itself or the data source.
  package enum UpdateFailurePolicy {
    /// The program ends with a message that names the mistake and how to mend it.
    case trap
    /// The handler gets the message; then the data is shown anew without animation. Selection and content
    /// offset are kept where they still make sense.
    case reportAndReload(@MainActor (String) -> Void)
  }

  package static var updateFailurePolicy: UpdateFailurePolicy {
    get { failurePolicy }
    set { failurePolicy = newValue }
  }
}

@MainActor private var failurePolicy: UICollectionView.UpdateFailurePolicy = {
  #if DEBUG
    return .trap
  #else
    return .reportAndReload { logMessage($0) }
  #endif
}()
