import CollectionIndex
import Runtime

extension UICollectionView {
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

/// The batch updates of a collection view: the calls, and the checks before anything moves. An ``AnimatedChange``
/// displays them. They have no state: the open batch belongs to the view's ``CollectionViewWork``.
@MainActor struct BatchUpdates {
  let collectionView: UICollectionView

  /// Performs a batch, after the outermost of nested closures.
  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    collectionView.callRecorder?.began(.batchUpdate, of: collectionView)
    defer { collectionView.callRecorder?.ended() }
    let open = collectionView.work.openBatch ?? newBatch()
    collectionView.work.open(open)
    if let completion { open.completions.append(completion) }
    open.depth += 1
    updates?()
    open.depth -= 1
    guard open.depth == 0 else { return }
    collectionView.work.closeBatch()
    collectionView.ownLayer.screenContext.perform { perform(open) }
  }

  /// Sets the mapping of items by their identifiers; called in the closure of a batch by a data source that has
  /// identifiers.
  func followItems(_ identity: @escaping ElementMap.ItemIdentity) { collectionView.work.openBatch?.follow(identity) }

  /// Adds a change to the open batch, or performs a batch with this change alone.
  func add(
    _ name: String, _ arguments: @autoclosure () -> [CallValue], _ change: (inout UpdateBatch) -> Void
  ) {
    let isAlone = collectionView.work.openBatch == nil
    if isAlone { collectionView.callRecorder?.began(.batchUpdate, of: collectionView) }
    defer { if isAlone { collectionView.callRecorder?.ended() } }
    collectionView.tell(.collectionView, name, arguments()) {}
    let open = collectionView.work.openBatch ?? newBatch()
    change(&open.batch)
    if isAlone { collectionView.ownLayer.screenContext.perform { perform(open) } }
  }

  /// Displays a change of the items that only the collection view has.
  /// - Parameters:
  ///   - batch: the change, in displayed index paths.
  ///   - change: makes the change, after which the data source's index paths are displayed elsewhere.
  func performDisplayed(_ batch: UpdateBatch, _ change: () -> Void) {
    let isKnown =
      collectionView.layoutPass.progress.hasLaidOut && !collectionView.layoutPass.progress.invalidation.counts
    let open = OpenBatch(oldCounts: isKnown ? collectionView.data.known : nil)
    open.batch = batch
    open.isDisplayed = true
    change()
    collectionView.ownLayer.screenContext.perform { perform(open) }
  }

  /// Returns a batch with the present numbers of items. An item in interactive movement returns to its position.
  private func newBatch() -> OpenBatch {
    let isKnown =
      collectionView.layoutPass.progress.hasLaidOut && !collectionView.layoutPass.progress.invalidation.counts
    let counts = isKnown ? collectionView.data.known.map { collectionView.movement.dataCounts($0) } : nil
    // Items selected since a reload follow the batch.
    if counts == nil, !collectionView.selection.selected.isEmpty { _ = collectionView.data.loadedCounts() }
    collectionView.movement.abandon()
    return OpenBatch(oldCounts: counts)
  }

  func perform(_ open: OpenBatch) {
    if !open.batch.isEmpty { collectionView.data.noteChange() }
    if collectionView.work.isUnderWay { return collectionView.work.postpone(open) }
    guard !open.isRedisplayed, let oldCounts = open.oldCounts, collectionView.dataSource != nil else {
      return performAsReload(open)
    }
    var batch = open.batch
    if let recorder = collectionView.callRecorder {
      for text in batch.redundancies { recorder.note(text, for: collectionView) }
    }
    batch.simplify()
    let reported = batch
    var problem = batch.conflict(oldCounts: oldCounts)
    var map = problem == nil ? ElementMap(batch) : ElementMap(UpdateBatch())
    map.identity = open.identity
    if problem == nil, !batch.isEmpty {
      collectionView.data.forget()
      let movement = collectionView.movement
      let former = movement.uncommitted
      let following = open.isDisplayed ? nil : former?.following(batch)
      if let following { movement.uncommitted = following.items }
      let counts = collectionView.data.loadedCounts()
      problem = batch.mismatch(
        old: oldCounts, new: following?.items?.dataCounts(counts) ?? counts, map: map.indexes)
      if problem == nil, let former, let following {
        batch = following.batch
        map = ElementMap(batch)
        if let identity = open.identity {
          map.identity = { path in
            guard let old = former.dataPath(path), let new = identity(old) else { return nil }
            return following.items?.shownPath(new) ?? new
          }
        }
      }
    }
    // Those do not change the data.
    if problem == nil, !open.isDisplayed, let texts = collectionView.findableTexts {
      texts.follow(
        reported, from: oldCounts, to: collectionView.movement.dataCounts(collectionView.data.loadedCounts()))
    }
    // One that only reconfigures leaves the items that only the collection view has where they are.
    if problem == nil, batch.isEmpty, !open.isDisplayed, let uncommitted = collectionView.movement.uncommitted {
      batch.itemReconfigurations = batch.itemReconfigurations.map(uncommitted.shownPath)
    }
    if let problem {
      report(problem)
      if let layout = open.newLayout { collectionView.transitions.replaceLayout(with: layout) }
      complete(open, finished: false)
      return
    }
    if batch.isEmpty, open.newLayout == nil, !batch.itemReconfigurations.isEmpty,
      !collectionView.layoutPass.progress.needsPreparation
    {
      collectionView.work.perform {
        reconfigure(batch, map)
        showNewSizes { [collectionView] in collectionView.updates.complete(open, finished: $0) }
      }
      return
    }
    let list = Weak(collectionView)
    let change = AnimatedChange(
      of: collectionView,
      update: CollectionUpdate(batch: batch, map: map, before: collectionView.visible.shown, in: collectionView.bounds),
      transition: open.newLayout.flatMap {
        $0 === collectionView.layoutInUse ? nil : LayoutTransition(from: collectionView.layoutInUse, to: $0)
      }
    ) { finished in
      if let list = list.value { return list.updates.complete(open, finished: finished) }
      for completion in open.completions { completion(finished) }
    }
    collectionView.work.perform {
      guard change.perform() else { return }
      reconfigure(batch, map)
      showNewSizes { _ in }
    }
  }

  /// Maps all stored index paths after an update: selection, highlight, prefetched items, rows, and the keys under
  /// which disappearing cells return.
  func follow(_ map: ElementMap) {
    collectionView.layoutPass.anchors.forget()
    collectionView.selection.follow(map, counts: collectionView.data.loadedCounts())
    collectionView.prefetching?.follow(map)
    collectionView.movement.dragAndDrop?.follow(map)
    collectionView.rows?.follow(map.indexes.sections)
    // Content that has reached its target stays where the update leaves it.
    collectionView.itemScrolling.follow { collectionView.motion == nil ? nil : map.newPath(ofOld: $0) }
    collectionView.visible.mapReturningKeys { $0.category == .cell ? map.presentKey(ofOld: $0) : $0 }
  }

  /// Displays the data after a batch without animation. The selection is mapped as far as the batch allows.
  private func performAsReload(_ open: OpenBatch) {
    if let layout = open.newLayout { collectionView.transitions.replaceLayout(with: layout) }
    if open.isRedisplayed || !open.batch.isEmpty {
      collectionView.callRecorder?.note(
        "The old data has not been displayed, so the batch is a reload.", for: collectionView)
      let map = open.makeMap(former: collectionView.data.known ?? [])
      collectionView.redisplay()
      // The data are in the state after the last of them.
      let counts = open.isFollowedByOthers ? nil : collectionView.data.loadedCounts()
      collectionView.selection.followReload(map, counts: counts)
    }
    if !open.isFollowedByOthers { collectionView.layoutIfNeeded() }
    complete(open, finished: true)
  }

  /// Makes the data source configure cells again, with index paths after the update.
  private func reconfigure(_ batch: UpdateBatch, _ map: ElementMap) {
    var paths: [IndexPath] = []
    for old in batch.itemReconfigurations where !map.isReloaded(old: ElementKey(.cell, nil, old)) {
      if let path = map.newPath(ofOld: old) { paths.append(path) }
    }
    for (index, path) in paths.enumerated() {
      if collectionView.work.updates.isEmpty { collectionView.presenter.reconfigure(path) }
      // The data have changed further, perhaps while the data source was asked: the next update knows these items by
      // their present index paths.
      if let next = collectionView.work.updates.first {
        next.batch.itemReconfigurations += paths[index...]
        return
      }
    }
  }

  /// Measures reconfigured cells again, and animates the resulting layout like the update.
  /// - Parameter completion: called after the animation; at once if no size changes.
  private func showNewSizes(completion: @escaping (Bool) -> Void) {
    guard collectionView.work.updates.isEmpty, !collectionView.work.isInterrupted,
      collectionView.fitting.fitWhatChanged()
    else { return completion(true) }
    AnimatedChange.makeAnimation().runAsPart({ collectionView.layoutPass.settle() }, completion: completion)
  }

  private func complete(_ open: OpenBatch, finished: Bool) {
    for completion in open.completions {
      collectionView.ownLayer.complete({ completion(finished) }, for: collectionView)
    }
  }

  /// Handles an invalid batch according to the policy: traps, or reports it and reloads.
  func report(_ problem: String) {
    collectionView.callRecorder?.note(problem, for: collectionView)
    switch collectionView.ownLayer.screen.updateFailurePolicy {
    case .trap: programmerError(problem)
    case .reportAndReload(let handler):
      handler(problem)
      collectionView.redisplay()
      collectionView.selection.followReload(nil, counts: collectionView.data.loadedCounts())
      collectionView.layoutIfNeeded()
    }
  }

  /// Returns the context for new data, which covers the numbers of sections and items. Only that of a reload also
  /// covers everything, because a layout that follows updates step by step would start over.
  func contextForNewData(isReload: Bool) -> UICollectionViewLayoutInvalidationContext {
    let context = collectionView.layoutInUse.makeContext()
    context.coversEverything = isReload
    context.coversCounts = true
    return context
  }
}
