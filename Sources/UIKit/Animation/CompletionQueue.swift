/// Completions of changes that are over, which wait for the end of the frame: so none runs before the call that it was
/// given to has returned, none in the middle of another change, and a chain of them takes a frame for each.
@MainActor package enum CompletionQueue {
  private static var waiting: [() -> Void] = []

  package static var isEmpty: Bool { waiting.isEmpty }

  static func add(_ completion: @escaping () -> Void) { waiting.append(completion) }

  /// Runs those that wait now, in the order in which they came; what they add waits for the next frame.
  package static func run() {
    guard !waiting.isEmpty else { return }
    let due = waiting
    waiting = []
    for completion in due { completion() }
  }
}
