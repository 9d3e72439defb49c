// What a collection view is in the middle of. Its data source, delegate, layout and views are called meanwhile, and they
// may do anything: scroll, reload, insert. What they ask for interrupts the work where it would contradict it, and takes
// effect as soon as the work is done, before the outermost call returns.

import Runtime

/// The work of a collection view that is under way, and what waits until it is done.
@MainActor struct CollectionViewWork {
  enum Interruption {
    /// The data were reloaded: what the work knows of elements is void.
    case reload
    /// A batch update waits, for which the data have changed already.
    case update
  }

  /// How many pieces of work are under way, one inside the other.
  fileprivate(set) var depth = 0
  /// What the program did since the present pass began, so that it cannot go on.
  fileprivate(set) var interruption: Interruption?
  /// The view was to be laid out meanwhile.
  fileprivate(set) var needsLayout = false
  /// The content offset has changed, and the delegate was not told.
  fileprivate(set) var didScroll = false
  /// Batch updates that wait, in the order of the calls.
  fileprivate(set) var updates: [OpenBatch] = []
  /// What waits is being done.
  fileprivate(set) var isEnding = false
  /// The batch whose closures are being called.
  var openBatch: OpenBatch?
  /// Whether `performBatchUpdates(_:completion:)` hands its closure on to the method that is overridden.
  var hasBatchUnderWay = false
  /// Whether the last passes have not settled the layout.
  var waitsForNextFrame = false

  var isUnderWay: Bool { depth > 0 }
  var isInterrupted: Bool { interruption != nil }

  /// A pass begins; it has seen what was asked for before.
  mutating func beginPass() {
    interruption = nil
    needsLayout = false
  }

  /// The data are reloaded: what is under way ends, and updates that wait are covered.
  mutating func reload() {
    openBatch?.becomeReload()
    if isUnderWay { interruption = .reload }
    for update in updates { update.becomeReload() }
  }

  mutating func noteLayout() { needsLayout = true }
}

extension UICollectionView {
  /// Does a piece of work that must not be disturbed; then what was asked for meanwhile.
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

  /// Performs updates that wait, and tells the delegate of scrolling.
  private func endWork() {
    guard !work.isEnding else { return }
    work.isEnding = true
    while !work.updates.isEmpty || work.didScroll {
      let updates = work.updates
      work.updates = []
      // The data are those after the last of them.
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

  /// Has the delegate hear of scrolling that the collection view's own work causes when that is done.
  /// - Returns: whether that is later.
  final func postponesScrolling() -> Bool {
    if work.isUnderWay { work.didScroll = true }
    return work.isUnderWay
  }

  /// Calls a completion at the end of the frame.
  final func complete(_ completion: @escaping () -> Void) { ownLayer.complete(completion, for: self) }

  /// Has a batch update wait until the work that is under way is done.
  final func postpone(_ update: OpenBatch) {
    work.interruption = work.interruption ?? .update
    work.updates.append(update)
  }
}
