// The work a collection view is performing. Meanwhile it calls its data source, delegate, layout and views, which may
// do anything: scroll, reload, insert. Such a request interrupts work that it contradicts, and takes effect as soon as
// the work is done, before the outermost call returns.

import Runtime

/// The work of a collection view in progress, and the requests that wait for its end.
@MainActor final class CollectionViewWork: CollectionViewPart {
  enum Interruption {
    /// A reload, which invalidates the elements that the work refers to.
    case reload
    /// A waiting batch update, for which the data have changed already.
    case update
  }

  /// The nesting depth of the work in progress.
  @exclusivity(unchecked) private var depth = 0
  /// A request since the present pass began that prevents it from going on; nil for none.
  @exclusivity(unchecked) private(set) var interruption: Interruption?
  /// Whether the view was asked for a layout meanwhile.
  @exclusivity(unchecked) private(set) var needsLayout = false
  /// Whether the content offset has changed without a notification of the delegate.
  @exclusivity(unchecked) private var didScroll = false
  /// The waiting batch updates, in the order of the calls.
  @exclusivity(unchecked) private(set) var updates: [OpenBatch] = []
  /// Whether the waiting requests are being performed.
  @exclusivity(unchecked) private var isEnding = false
  /// The batch whose closures are running.
  @exclusivity(unchecked) private(set) var openBatch: OpenBatch?
  /// Whether `performBatchUpdates(_:completion:)` is passing its closure on to the overridden method.
  @exclusivity(unchecked) private var passesBatchOn = false

  var isUnderWay: Bool { depth > 0 }
  var isInterrupted: Bool { interruption != nil }

  /// Begins a pass, which covers all requests so far.
  func beginPass() {
    interruption = nil
    needsLayout = false
  }

  /// Notes a reload: ends the work in progress and covers waiting updates.
  func reload() {
    openBatch?.becomeReload()
    if isUnderWay { interruption = .reload }
    for update in updates { update.becomeReload() }
  }

  func noteLayout() { needsLayout = true }

  /// Performs a piece of work that must not be disturbed, and then the requests made meanwhile.
  /// - Parameter laysOutAfter: whether another layout follows before the next frame when something is still invalid.
  func perform(laysOutAfter: Bool = true, _ piece: () -> Void) {
    depth += 1
    piece()
    depth -= 1
    guard !isUnderWay else { return }
    end()
    if laysOutAfter, needsLayout || collectionView.layoutPass.progress.needsPass {
      needsLayout = false
      collectionView.setNeedsLayout()
    }
  }

  /// Performs waiting updates, and notifies the delegate of scrolling.
  private func end() {
    guard !isEnding else { return }
    isEnding = true
    while !updates.isEmpty || didScroll {
      let updates = self.updates
      self.updates = []
      // The data are in the state after the last of them.
      if updates.count > 1 { for update in updates { update.isRedisplayed = true } }
      for update in updates.dropLast() { update.isFollowedByOthers = true }
      for update in updates { collectionView.updates.perform(update) }
      if self.updates.isEmpty, didScroll {
        didScroll = false
        collectionView.tellDelegateOfScrolling()
      }
    }
    isEnding = false
    interruption = nil
  }

  /// Postpones the notification of scrolling that the collection view's own work causes to the end of that work.
  /// - Returns: whether it is postponed.
  func postponesScrolling() -> Bool {
    if isUnderWay { didScroll = true }
    return isUnderWay
  }

  // MARK: Batches

  /// Opens a batch, while its closures run.
  func open(_ batch: OpenBatch) { openBatch = batch }

  func closeBatch() { openBatch = nil }

  /// Passes a batch on to the method that an app may override; see ``takeBatchPassedOn()``.
  func passBatchOn(_ call: () -> Void) {
    passesBatchOn = true
    call()
    passesBatchOn = false
  }

  /// Returns whether a batch is being passed on that no method has taken yet.
  func takeBatchPassedOn() -> Bool {
    defer { passesBatchOn = false }
    return passesBatchOn
  }

  /// Postpones a batch update until the work in progress is done.
  func postpone(_ update: OpenBatch) {
    interruption = interruption ?? .update
    updates.append(update)
  }
}
