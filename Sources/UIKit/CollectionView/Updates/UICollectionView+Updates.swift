// Batch updates: the calls, and the checks before anything moves. AnimatedChange.swift shows them.

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

  /// Says where items are by their identifiers, in the closure of a batch that a data source makes which has some.
  final func followItems(_ identity: @escaping ElementMap.ItemIdentity) { work.openBatch?.follow(identity) }

  /// Adds a change to the batch that is open, or makes one of it alone.
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

  /// With the counts as they are before anything changes. An item that is moved by hand goes back to its place.
  private func newBatch() -> OpenBatch {
    let isKnown = layoutProgress.hasLaidOut && !layoutProgress.invalidation.counts
    let counts = isKnown ? data.known.map { movement?.dataCounts($0) ?? $0 } : nil
    // What was selected since a reload follows the batch.
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

  /// Gives what is kept by index path the index paths after an update: selection, highlight, prefetched items, rows, and
  /// the keys under which disappearing cells return.
  func followMap(_ map: ElementMap) {
    anchors.forget()
    if let lost = selection.follow(map, counts: loadedCounts()) { loseHighlight(of: lost) }
    followPrefetchedItems(map)
    rows.follow(map.indexes.sections)
    // Content that has arrived stays where the update leaves it.
    scrollTargeting.follow { motion == nil ? nil : map.newPath(ofOld: $0) }
    visible.mapReturningKeys { $0.category == .cell ? map.presentKey(ofOld: $0) : $0 }
  }

  /// Shows the data after a batch without animation. What is selected goes along as far as the batch tells.
  private func performAsReload(_ open: OpenBatch) {
    if let layout = open.newLayout { replaceLayout(with: layout) }
    if open.isShownAnew || !open.batch.isEmpty {
      callRecorder?.note("Nothing is shown of the data before: the batch is a reload.", for: self)
      let map = open.makeMap(former: data.known ?? [])
      showAnew()
      // The data are those after the last of them.
      let counts = open.isFollowedByOthers ? nil : loadedCounts()
      if let map { _ = selection.follow(map, counts: counts) }
      if let counts { selection.keep(in: counts) }
    }
    if !open.isFollowedByOthers { layoutIfNeeded() }
    complete(open, finished: true)
  }

  /// The data source is asked with index paths after the update.
  private func reconfigure(_ batch: UpdateBatch, _ map: ElementMap) {
    var paths: [IndexPath] = []
    for old in batch.itemReconfigurations where !map.isReloaded(old: ElementKey(.cell, nil, old)) {
      if let path = map.newPath(ofOld: old) { paths.append(path) }
    }
    for (index, path) in paths.enumerated() {
      if work.updates.isEmpty { reconfigure(path) }
      // The data have gone on, perhaps while the data source was asked: the next update knows these items by the index
      // paths that they have now.
      if let next = work.updates.first {
        next.batch.itemReconfigurations += paths[index...]
        return
      }
    }
  }

  /// Cells that were configured again say which size they need now, and the others make room in an animation like that of
  /// the update.
  /// - Parameter completion: called when that is over; at once where no size changes.
  private func showNewSizes(completion: @escaping (Bool) -> Void) {
    guard work.updates.isEmpty, !work.isInterrupted, fitWhatChanged() else { return completion(true) }
    makeChangeAnimation().runAsPart({ settle() }, completion: completion)
  }

  private func reconfigure(_ path: IndexPath) {
    let key = ElementKey(.cell, nil, path)
    // One that disappears may come back.
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

  /// A wrong batch: by the policy it traps, or everything is shown anew.
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

  /// The counts are to be asked for again. Only a reload covers everything besides: layouts that follow updates step by
  /// step must not begin anew.
  final func contextForNewData(isReload: Bool) -> UICollectionViewLayoutInvalidationContext {
    let context = layoutInUse.makeContext()
    context.coversEverything = isReload
    context.coversCounts = true
    return context
  }

  /// What happens when an update contradicts itself or the data source.
  public enum UpdateFailurePolicy {
    /// The program ends with a message that names the sections, counts and operations, and how to mend it. The
    /// standard in debug builds.
    case trap
    /// The handler gets the message; then the collection view shows its data anew without animation, keeping selection
    /// and content offset where they still make sense. The standard in release builds, with the message printed.
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
