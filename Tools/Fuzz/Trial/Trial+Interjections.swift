import UIKit

// What a program does in the middle of callbacks.

extension Trial {
  /// What comes back from its way out in the next pass may be gone again before anybody looks.
  func doubtItemsWithViews() {
    for case let cell as FuzzCell in view.elementViews { if let item = cell.item { host.prefetching.doubt(item) } }
  }

  func interrupt(_ interjection: Interjection) {
    guard !isInTransition else { return }
    wasInterrupted = true
    doubtItemsWithViews()
    let number = interjection.number
    host.scrolling.thrown = nil
    (aim, flick) = (nil, nil)
    if finger != nil { (drag.isHeldBack, host.dragOrigin) = (true, nil) }
    switch interjection.deed {
    case .setOffset, .setOffsetAnimated:
      if interjection.deed == .setOffsetAnimated { noteScrolling() }
      let range = offsetRange
      let share = CGFloat(number.reduced(to: 1001)) / 1000
      view.setContentOffset(
        CGPoint(
          x: range.x.lowerBound + (range.x.upperBound - range.x.lowerBound) * share,
          y: range.y.lowerBound + (range.y.upperBound - range.y.lowerBound) * share),
        animated: interjection.deed == .setOffsetAnimated)
      // Where the program puts the content when a finger leaves it, it stays.
      if interjection.callback == .didEndDragging, interjection.deed == .setOffset {
        host.scrolling.thrown = Throw(view, velocity: .zero, target: view.contentOffset, at: stage.time)
      }
    case .scrollToItem, .scrollToItemAnimated:
      guard !host.isUnsettled, let path = host.contents.path(number, number / 7) else { return }
      if interjection.deed == .scrollToItemAnimated { noteScrolling() }
      view.scrollToItem(
        at: path, at: [.top, .left], animated: interjection.deed == .scrollToItemAnimated)
    case .reload:
      host.isUnsettled = true
      reload(seed: number, isLayoutDue: false)
    case .insert: change(Edit(kind: .insertItem, numbers: [number % 8, number / 8]))
    case .delete: change(Edit(kind: .deleteItem, numbers: [number % 8, number / 8]))
    case .reloadItems: change(Edit(kind: .reloadItem, numbers: [number % 8, number / 8]))
    case .emptyBatch: change(nil)
    case .batchWithoutAnimation:
      UIView.performWithoutAnimation { change(Edit(kind: .insertItem, numbers: [number % 8, number / 8])) }
    case .select:
      guard !host.isUnsettled, let path = host.contents.path(number % 8, number / 8) else { return }
      select(path, animated: false)
      host.isUnsettled = true
    case .invalidate: view.collectionViewLayout.invalidateLayout()
    case .layOut: view.layoutIfNeeded()
    case .adjust:
      adjustments += 1
      specimen.adjust(number)
    case .exchange, .exchangeAnimated:
      let isOutside: [Interjection.Callback] = [.completion, .didSelect, .didHighlight]
      guard isOutside.contains(interjection.callback) else { return }
      useNewSpecimen(number)
      lastKept = LastKept()
      if interjection.deed == .exchange { view.collectionViewLayout = specimen.layout } else { changeLayout() }
    }
  }

  /// A batch, whose data change when its changes are called for, which may be later.
  private func change(_ edit: Edit?) {
    host.isUnsettled = true
    let edits = edit.map { [$0] } ?? []
    noteAnimation()
    if source != nil { return performBatch(.plain, edits) }
    let number = completions.begin(runsLater: true)
    forgetMovement()
    view.performBatchUpdates(
      { [self] in
        let plan = BatchPlan(edits, contents: host.contents)
        host.contents = plan.contents
        for change in plan.changes { change.call(on: view) }
      },
      completion: { [self] _ in
        completions.complete(number)
        Interjections.current.reached(.completion)
      })
    completions.callReturned(number)
  }

  /// Lays out until no callback does anything any more, and takes over what is selected then.
  func layOutWhatWaits() {
    guard wasInterrupted else { return }
    noteAnimation()
    for _ in 0..<6 {
      wasInterrupted = false
      stage.window.layoutIfNeeded()
      view.layoutIfNeeded()
      guard wasInterrupted else { break }
    }
    wasInterrupted = true
    isReloadDue = false
    guard host.isUnsettled else { return }
    host.isUnsettled = false
    host.touches.forget()
    host.prefetching.doubt()
    expectedSelection = nil
    host.selected = Set((view.indexPathsForSelectedItems ?? []).compactMap { host.contents[$0]?.id })
  }
}
