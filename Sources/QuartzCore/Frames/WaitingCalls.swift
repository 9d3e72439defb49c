import Runtime

/// Calls that wait for a point in the screen's frame, in order.
@MainActor package final class WaitingCalls {
  private struct Entry {
    /// The owner; nil if the call does not depend on one.
    let owner: Weak<NSObject>?
    let isDetached: Bool
    let call: () -> Void
  }

  @exclusivity(unchecked) private var entries: [Entry] = []

  package var isEmpty: Bool { entries.isEmpty }

  /// Adds a call.
  /// - Parameters:
  ///   - owner: An object, referenced weakly, that has to exist for the call to be made on another screen.
  ///   - isDetached: Whether the call is for a layer without a screen.
  func add(for owner: NSObject?, isDetached: Bool, _ call: @escaping () -> Void) {
    entries.append(Entry(owner: owner.map { Weak($0) }, isDetached: isDetached, call: call))
  }

  /// Makes the waiting calls. Calls that these add are deferred.
  package func make() {
    guard !entries.isEmpty else { return }
    let due = entries
    entries = []
    for entry in due { entry.call() }
  }

  /// Passes the calls that outlive a screen to another one, in whose frames they are made, still on their own screen.
  func handOver(to other: WaitingCalls, of screen: ScreenContext) {
    for entry in entries where entry.owner.map({ $0.value != nil }) ?? true {
      other.add(for: entry.owner?.value, isDetached: entry.isDetached) { screen.performRemaining(entry.call) }
    }
    entries = []
  }

  /// Passes the calls for layers without a screen to the screen that has become current.
  func handOverDetached(to other: WaitingCalls) {
    guard !entries.isEmpty else { return }
    other.entries += entries.filter { $0.isDetached }
    entries.removeAll { $0.isDetached }
  }
}

extension CALayer {
  /// Calls a completion at the end of the screen's frame, so that it never runs before the function it was passed to
  /// returns, nor in the middle of another change. A chain of completions takes a frame for each.
  package final func complete(_ completion: @escaping () -> Void, for owner: NSObject) {
    screenContext.completions.add(for: owner, isDetached: storedContext == nil, completion)
  }

  /// Performs an action as soon as the screen has been laid out, in the same frame.
  package final func afterLayout(_ action: @escaping () -> Void) {
    screenContext.afterLayout.add(for: nil, isDetached: storedContext == nil, action)
  }
}
