import Runtime

/// Calls that wait for a moment of the screen's frame, in the order in which they came.
@MainActor package final class WaitingCalls {
  private struct Entry {
    /// nil where the call is made whoever is left.
    let owner: Weak<NSObject>?
    let isDetached: Bool
    let call: () -> Void
  }

  @exclusivity(unchecked) private var entries: [Entry] = []

  package var isEmpty: Bool { entries.isEmpty }

  /// - Parameters:
  ///   - owner: who has to live for the call to be made on another screen; it is not kept.
  ///   - isDetached: it is for a layer on no screen.
  fileprivate func add(for owner: NSObject?, isDetached: Bool, _ call: @escaping () -> Void) {
    entries.append(Entry(owner: owner.map { Weak($0) }, isDetached: isDetached, call: call))
  }

  /// Makes those that wait now; what they add waits on.
  package func make() {
    guard !entries.isEmpty else { return }
    let due = entries
    entries = []
    for entry in due { entry.call() }
  }

  /// The screen is gone: the calls for what outlives it are made on another one.
  func handOver(to other: WaitingCalls) {
    for entry in entries where entry.owner.map({ $0.value != nil }) ?? true { other.entries.append(entry) }
    entries = []
  }

  /// Another screen is driven now: the calls for what is on no screen are made there.
  func handOverDetached(to other: WaitingCalls) {
    guard !entries.isEmpty else { return }
    other.entries += entries.filter { $0.isDetached }
    entries.removeAll { $0.isDetached }
  }
}

extension CALayer {
  /// Calls a completion at the end of the screen's frame: so none runs before the call that it was given to has returned,
  /// none in the middle of another change, and a chain of them takes a frame for each.
  package final func complete(_ completion: @escaping () -> Void, for owner: NSObject) {
    screenContext.completions.add(for: owner, isDetached: storedContext == nil, completion)
  }

  /// Does something as soon as the screen has been laid out, in the frame that does it.
  package final func afterLayout(_ action: @escaping () -> Void) {
    screenContext.afterLayout.add(for: nil, isDetached: storedContext == nil, action)
  }
}
