import Runtime

/// Completions of changes that are over, which wait for the end of the frame: so none runs before the call that it was
/// given to has returned, none in the middle of another change, and a chain of them takes a frame for each.
@MainActor package final class CompletionQueue {
  private struct Entry {
    let owner: Weak<NSObject>
    let isDetached: Bool
    let completion: () -> Void
  }

  private var waiting: [Entry] = []

  package var isEmpty: Bool { waiting.isEmpty }

  /// - Parameter owner: whose change it was; it is not kept.
  /// - Parameter isDetached: it is on no screen.
  fileprivate func add(for owner: NSObject, isDetached: Bool, _ completion: @escaping () -> Void) {
    waiting.append(Entry(owner: Weak(owner), isDetached: isDetached, completion: completion))
  }

  /// Runs those that wait now, in the order in which they came; what they add waits for the next frame.
  package func run() {
    guard !waiting.isEmpty else { return }
    let due = waiting
    waiting = []
    for entry in due { entry.completion() }
  }

  /// The screen is gone: what outlives it, as on another screen, has its completions run there.
  func handOver(to other: CompletionQueue) {
    for entry in waiting where entry.owner.value != nil { other.waiting.append(entry) }
    waiting = []
  }

  /// Another screen is driven now: what is on no screen has its completions run there.
  func handOverDetached(to other: CompletionQueue) {
    guard !waiting.isEmpty else { return }
    other.waiting += waiting.filter { $0.isDetached }
    waiting.removeAll { $0.isDetached }
  }
}

extension CALayer {
  /// Calls a completion at the end of the screen's frame.
  package final func complete(_ completion: @escaping () -> Void, for owner: NSObject) {
    screenContext.completions.add(for: owner, isDetached: storedContext == nil, completion)
  }
}
