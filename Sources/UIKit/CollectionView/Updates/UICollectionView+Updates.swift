// Batch updates: the calls, and the checks before anything moves. AnimatedChange.swift performs them.

import CollectionIndex
import Runtime

extension UICollectionView {
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    callRecorder?.began(.batchUpdate, of: self)
    defer { callRecorder?.ended() }
    let open = work.openBatch ?? newBatch()
    work.openBatch = open
    if let completion { open.completions.append(completion) }
    open.depth += 1
    updates?()
    open.depth -= 1
    guard open.depth == 0 else { return }
    work.openBatch = nil
    ownLayer.screenContext.perform { perform(open) }
  }

  /// Sets the mapping of items by their identifiers; called in the closure of a batch by a data source that has
  /// identifiers.
  final func followItems(_ identity: @escaping ElementMap.ItemIdentity) { work.openBatch?.follow(identity) }

  /// Adds a change to the open batch, or performs a batch with this change alone.
  final func change(
    _ name: String, _ arguments: @autoclosure () -> [CallValue], _ change: (inout UpdateBatch) -> Void
  ) {
    let isAlone = work.openBatch == nil
    if isAlone { callRecorder?.began(.batchUpdate, of: self) }
    defer { if isAlone { callRecorder?.ended() } }
    tell(.collectionView, name, arguments()) {}
    let open = work.openBatch ?? newBatch()
    change(&open.batch)
    if isAlone { ownLayer.screenContext.perform { perform(open) } }
  }

  /// Returns a batch with the present numbers of items. An item in interactive movement returns to its position.
  private func newBatch() -> OpenBatch {
    let isKnown = layoutProgress.hasLaidOut && !layoutProgress.invalidation.counts
    let counts = isKnown ? data.known.map { movement?.dataCounts($0) ?? $0 } : nil
    // Items selected since a reload follow the batch.
    if counts == nil, !selection.selected.isEmpty { _ = loadedCounts() }
    abandonMovement()
    return OpenBatch(oldCounts: counts)
  }

  final func perform(_ open: OpenBatch) {
    if !open.batch.isEmpty { data.noteChange() }
    if work.isUnderWay { return postpone(open) }
    guard !open.isShownAnew, let oldCounts = open.oldCounts, dataSource != nil else { return performAsReload(open) }
    var batch = open.batch
    if let callRecorder { for text in batch.redundancies { callRecorder.note(text, for: self) } }
    batch.simplify()
    var problem = batch.conflict(oldCounts: oldCounts)
    let map = problem == nil ? ElementMap(batch) : ElementMap(UpdateBatch())
    map.identity = open.identity
    if problem == nil, !batch.isEmpty {
      data.forget()
      problem = batch.mismatch(old: oldCounts, new: loadedCounts(), map: map.indexes)
    }
    if let problem {
      report(problem)
      if let layout = open.newLayout { replaceLayout(with: layout) }
      complete(open, finished: false)
      return
    }
    if batch.isEmpty, open.newLayout == nil, !batch.itemReconfigurations.isEmpty, !layoutProgress.needsPreparation {
      working {
        reconfigure(batch, map)
        showNewSizes { self.complete(open, finished: $0) }
      }
      return
    }
    let collectionView = Weak(self)
    let change = AnimatedChange(
      in: makeChangeAnimation(), update: CollectionUpdate(batch: batch, map: map, before: visible.shown, in: bounds),
      transition: open.newLayout.flatMap { $0 === layoutInUse ? nil : LayoutTransition(from: layoutInUse, to: $0) }
    ) { finished in
      if let view = collectionView.value { return view.complete(open, finished: finished) }
      for completion in open.completions { completion(finished) }
    }
    working {
      guard animate(change) else { return }
      reconfigure(batch, map)
      showNewSizes { _ in }
    }
  }

  /// Maps all stored index paths after an update: selection, highlight, prefetched items, rows, and the keys under
  /// which disappearing cells return.
  func followMap(_ map: ElementMap) {
    anchors.forget()
    if let lost = selection.follow(map, counts: loadedCounts()) { loseHighlight(of: lost) }
    followPrefetchedItems(map)
    rows.follow(map.indexes.sections)
    // Content that has reached its target stays where the update leaves it.
    scrollTargeting.follow { motion == nil ? nil : map.newPath(ofOld: $0) }
    visible.mapReturningKeys { $0.category == .cell ? map.presentKey(ofOld: $0) : $0 }
  }

  /// Displays the data after a batch without animation. The selection is mapped as far as the batch allows.
  private func performAsReload(_ open: OpenBatch) {
    if let layout = open.newLayout { replaceLayout(with: layout) }
    if open.isShownAnew || !open.batch.isEmpty {
      callRecorder?.note("The old data has not been displayed, so the batch is a reload.", for: self)
      let map = open.makeMap(former: data.known ?? [])
      showAnew()
      // The data are in the state after the last of them.
      let counts = open.isFollowedByOthers ? nil : loadedCounts()
      if let map { _ = selection.follow(map, counts: counts) }
      if let counts { selection.keep(in: counts) }
    }
    if !open.isFollowedByOthers { layoutIfNeeded() }
    complete(open, finished: true)
  }

  /// Makes the data source configure cells again, with index paths after the update.
  private func reconfigure(_ batch: UpdateBatch, _ map: ElementMap) {
    var paths: [IndexPath] = []
    for old in batch.itemReconfigurations where !map.isReloaded(old: ElementKey(.cell, nil, old)) {
      if let path = map.newPath(ofOld: old) { paths.append(path) }
    }
    for (index, path) in paths.enumerated() {
      if work.updates.isEmpty { reconfigure(path) }
      // The data have changed further, perhaps while the data source was asked: the next update knows these items by
      // their present index paths.
      if let next = work.updates.first {
        next.batch.itemReconfigurations += paths[index...]
        return
      }
    }
  }

  /// Measures reconfigured cells again, and animates the resulting layout like the update.
  /// - Parameter completion: called after the animation; at once if no size changes.
  private func showNewSizes(completion: @escaping (Bool) -> Void) {
    guard work.updates.isEmpty, !work.isInterrupted, fitWhatChanged() else { return completion(true) }
    makeChangeAnimation().runAsPart({ settle() }, completion: completion)
  }

  private func reconfigure(_ path: IndexPath) {
    let key = ElementKey(.cell, nil, path)
    // A disappearing element may return.
    guard let element = visible[key] ?? visible.returning(to: key) else { return }
    queues.request = .reconfiguration(of: element, key)
    UIView.performWithoutAnimation {
      let cell = tracedDataSource?.collectionView(self, cellForItemAt: path)
      ensure(cell === element.view, Mistake.reconfiguredWithOtherCell(key))
    }
    queues.request = nil
    fitAgain(element)
  }

  private func complete(_ open: OpenBatch, finished: Bool) {
    for completion in open.completions { complete { completion(finished) } }
  }

  /// Handles an invalid batch according to the policy: traps, or reports it and reloads.
  func report(_ problem: String) {
    callRecorder?.note(problem, for: self)
    switch ownLayer.screen.updateFailurePolicy {
    case .trap: programmerError(problem)
    case .reportAndReload(let handler):
      handler(problem)
      showAnew()
      selection.keep(in: loadedCounts())
      layoutIfNeeded()
    }
  }

  /// Returns the context for new data, which requests the numbers of sections and items. Only a reload covers more:
  /// layouts that follow updates step by step must not start over.
  final func contextForNewData(isReload: Bool) -> UICollectionViewLayoutInvalidationContext {
    let context = layoutInUse.makeContext()
    context.coversEverything = isReload
    context.coversCounts = true
    return context
  }

  /// The reaction to an update that contradicts itself or the data source.
  public enum UpdateFailurePolicy {
    /// The program ends with a message that names the sections, counts and operations, and a fix. The default in debug
    /// builds.
    case trap
    /// The handler receives the message; then the collection view reloads its data without animation, keeping selection
    /// and content offset where they are still valid. The default in release builds, with a handler that prints the
    /// message.
    case reportAndReload(@MainActor (String) -> Void)

    package static var standard: UpdateFailurePolicy {
      #if DEBUG
        return .trap
      #else
        return .reportAndReload { logMessage($0) }
      #endif
    }
  }
}
