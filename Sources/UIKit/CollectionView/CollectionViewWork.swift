// The work a collection view is performing. Meanwhile it calls its data source, delegate, layout and views, which may
// do anything: scroll, reload, insert. Such a request interrupts work that it contradicts, and takes effect as soon as
// the work is done, before the outermost call returns.

import Runtime

/// The work of a collection view in progress, and the requests that wait for its end.
@MainActor struct CollectionViewWork {
  enum Interruption {
    /// A reload, which invalidates the elements that the work refers to.
    case reload
    /// A waiting batch update, for which the data have changed already.
    case update
  }

  /// The nesting depth of the work in progress.
  fileprivate(set) var depth = 0
  /// A request since the present pass began that prevents it from going on; nil for none.
  fileprivate(set) var interruption: Interruption?
  /// Whether the view was asked for a layout meanwhile.
  fileprivate(set) var needsLayout = false
  /// Whether the content offset has changed without a notification of the delegate.
  fileprivate(set) var didScroll = false
  /// The waiting batch updates, in the order of the calls.
  fileprivate(set) var updates: [OpenBatch] = []
  /// Whether the waiting requests are being performed.
  fileprivate(set) var isEnding = false
  /// The batch whose closures are running.
  var openBatch: OpenBatch?
  /// Whether `performBatchUpdates(_:completion:)` is passing its closure on to the overridden method.
  var hasBatchUnderWay = false
  /// Whether the last passes have not settled the layout.
  var waitsForNextFrame = false

  var isUnderWay: Bool { depth > 0 }
  var isInterrupted: Bool { interruption != nil }

  /// Begins a pass, which covers all requests so far.
  mutating func beginPass() {
    interruption = nil
    needsLayout = false
  }

  /// Notes a reload: ends the work in progress and covers waiting updates.
  mutating func reload() {
    openBatch?.becomeReload()
    if isUnderWay { interruption = .reload }
    for update in updates { update.becomeReload() }
  }

  mutating func noteLayout() { needsLayout = true }
}

extension UICollectionView {
  /// Performs a piece of work that must not be disturbed, and then the requests made meanwhile.
  /// - Parameter laysOutAfter: whether another layout follows before the next frame when something is still invalid.
  final func working(laysOutAfter: Bool = true, _ piece: () -> Void) {
    work.depth += 1
    piece()
    work.depth -= 1
    guard !work.isUnderWay else { return }
    endWork()
    if laysOutAfter, work.needsLayout || layoutProgress.needsPass {
      work.needsLayout = false
      setNeedsLayout()
    }
  }

  /// Performs waiting updates, and notifies the delegate of scrolling.
  private func endWork() {
    guard !work.isEnding else { return }
    work.isEnding = true
    while !work.updates.isEmpty || work.didScroll {
      let updates = work.updates
      work.updates = []
      // The data are in the state after the last of them.
      if updates.count > 1 { for update in updates { update.isShownAnew = true } }
      for update in updates.dropLast() { update.isFollowedByOthers = true }
      for update in updates { perform(update) }
      if work.updates.isEmpty, work.didScroll {
        work.didScroll = false
        tellDelegateOfScrolling()
      }
    }
    work.isEnding = false
    work.interruption = nil
  }

  /// Postpones the notification of scrolling that the collection view's own work causes to the end of that work.
  /// - Returns: whether it is postponed.
  final func postponesScrolling() -> Bool {
    if work.isUnderWay { work.didScroll = true }
    return work.isUnderWay
  }

  /// Calls a completion at the end of the frame.
  final func complete(_ completion: @escaping () -> Void) { ownLayer.complete(completion, for: self) }

  /// Postpones a batch update until the work in progress is done.
  final func postpone(_ update: OpenBatch) {
    work.interruption = work.interruption ?? .update
    work.updates.append(update)
  }
}
