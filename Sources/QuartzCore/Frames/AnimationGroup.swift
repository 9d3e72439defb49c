/// Runs a block when it is closed and all animations that entered it have left.
@MainActor final class AnimationGroup {
  let block: () -> Void
  private var running = 0
  private var isOpen = true

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { running += 1 }

  func leave() {
    running -= 1
    runIfOver()
  }

  func close() {
    isOpen = false
    runIfOver()
  }

  private func runIfOver() { if !isOpen && running == 0 { block() } }
}
