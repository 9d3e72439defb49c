import QuartzCore
import UIKit

// Batches, right and wrong ones.

extension Trial {
  func performBatch(_ style: BatchStyle, _ edits: [Edit]) {
    guard style == .chained, edits.count > 1, !isReloadDue else {
      return performBatch(style, plan(edits)) {}
    }
    let half = edits.count / 2
    performBatch(.plain, plan(Array(edits[..<half]))) { [self] in
      performBatch(.plain, plan(Array(edits[half...]))) {}
    }
  }

  private func plan(_ edits: [Edit]) -> BatchPlan { BatchPlan(edits, contents: host.contents) }

  private func performBatch(_ style: BatchStyle, _ plan: BatchPlan, then next: @escaping @MainActor () -> Void) {
    movesStarts = movesStarts || !specimen.keepsInitialAttributes
    batches += 1
    if source == nil { forgetMovement() }
    host.touches.follow(from: host.contents, to: plan.contents)
    host.prefetching.keep(plan.contents.itemIDs)
    if source != nil {
      return showSnapshot(style, plan.contents, reconfigured: plan.reconfigured, then: next)
    }
    /// The changes from one on; each third of them in a batch of its own when nested.
    func call(from start: Int = 0) {
      if start == 0 { host.contents = plan.contents }
      if style == .exchanging {
        useNewSpecimen(plan.contents.changes)
        movesStarts = movesStarts || !specimen.keepsInitialAttributes
        view.setCollectionViewLayout(specimen.layout, animated: true)
      }
      for index in start..<max(plan.changes.count, start) {
        if style == .nested, index % 3 == 2, index > start {
          return performUpdates({ call(from: index) }) {}
        }
        plan.changes[index].call(on: view)
      }
    }
    func perform() { performUpdates({ call() }, then: next) }
    host.selected = host.selected.intersection(plan.contents.itemIDs)
    let wasReloadDue = isReloadDue
    isReloadDue = false
    noteAnimation()
    if style == .alone, plan.changes.count == 1, !wasReloadDue {
      call()
    } else {
      style.run(perform)
    }
  }

  private func performUpdates(_ updates: @escaping () -> Void, then next: @escaping @MainActor () -> Void) {
    let number = completions.begin(runsLater: true)
    view.performBatchUpdates(
      updates,
      completion: { [self] _ in
        completions.complete(number)
        Interjections.current.reached(.completion)
        next()
      })
    completions.callReturned(number)
  }

  /// A batch that contradicts itself or the data: it is reported, and everything is shown anew. Selected stay the
  /// index paths that still exist.
  func performMistake(_ kind: Int, section: Int, item: Int) {
    guard source == nil else { return }  // snapshots cannot contradict the data
    let old = host.contents
    let path = old.path(section, item)
    let sections = old.sections.count
    var contents = old
    var calls: [BatchPlan.Change]
    switch (kind, path) {
    case (0, let path?): calls = [.deleteItem(path), .deleteItem(path)]
    case (1, let path?):
      contents.sections[path.section].items.append(contents.makeItem())
      calls = [.reloadItem(path)]
    case (2, let path?):
      calls = [.deleteItem(IndexPath(item: path.item + 1000, section: path.section))]
    case (3, let path?):
      calls = [.insertItem(IndexPath(item: path.item + 1000, section: path.section))]
    case (4, let path?): calls = [.moveItem(path, path), .deleteItem(path)]
    case (5, let path?):
      contents.sections[path.section].items.remove(at: path.item)
      calls = [.insertItem(path)]
    case (6, let path?): calls = [.reloadItem(path), .deleteItem(path)]
    default:
      contents.sections.insert(contents.makeSection(item.reduced(to: 9)), at: 0)
      calls = [.deleteSection(sections)]
    }
    let wasReloadDue = isReloadDue
    isReloadDue = false
    if !wasReloadDue { expectedReports += 1 }
    forgetMovement()
    host.touches.forget()
    host.prefetching.forgetAll()
    performUpdates({ [self] in
      let paths = view.indexPathsForSelectedItems ?? []
      host.contents = contents
      host.selected = Set(paths.compactMap { contents[$0]?.id })
      for change in calls { change.call(on: view) }
    }) {}
  }
}

extension BatchStyle {
  /// Does something in the animation block or the transaction that the style asks for.
  @MainActor func run(_ work: @escaping () -> Void) {
    switch self {
    case .plain, .nested, .chained, .alone, .exchanging: work()
    case .withoutAnimation: UIView.performWithoutAnimation(work)
    case .inBlock: UIView.animate(withDuration: 0.6, animations: work)
    case .onSpring:
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1, animations: work)
    case .withoutActions:
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      work()
      CATransaction.commit()
    }
  }
}
