/// What waits until the screen has been laid out; it is done in the same frame.
@MainActor package final class AfterLayout {
  private var actions: [@MainActor () -> Void] = []

  package var isWaiting: Bool { !actions.isEmpty }

  package func run(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  package func runAll() {
    while !actions.isEmpty {
      let waiting = actions
      actions = []
      for action in waiting { action() }
    }
  }

  /// The screen is gone.
  func handOver(to other: AfterLayout) {
    other.actions += actions
    actions = []
  }
}
