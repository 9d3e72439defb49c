/// What waits until the screen has been laid out; it is done in the same frame.
@MainActor package final class AfterLayout {
  private struct Entry {
    let isDetached: Bool
    let action: @MainActor () -> Void
  }

  private var waiting: [Entry] = []

  package var isWaiting: Bool { !waiting.isEmpty }

  fileprivate func run(isDetached: Bool, _ action: @escaping @MainActor () -> Void) {
    waiting.append(Entry(isDetached: isDetached, action: action))
  }

  package func runAll() {
    while !waiting.isEmpty {
      let due = waiting
      waiting = []
      for entry in due { entry.action() }
    }
  }

  /// The screen is gone.
  func handOver(to other: AfterLayout) {
    other.waiting += waiting
    waiting = []
  }

  /// Another screen is driven now: what layers on no screen wait for happens there.
  func handOverDetached(to other: AfterLayout) {
    guard !waiting.isEmpty else { return }
    other.waiting += waiting.filter { $0.isDetached }
    waiting.removeAll { $0.isDetached }
  }
}

extension CALayer {
  /// Does something as soon as the screen has been laid out, in the frame that does it.
  package final func afterLayout(_ action: @escaping @MainActor () -> Void) {
    screenContext.afterLayout.run(isDetached: storedContext == nil, action)
  }
}
