import Runtime

/// Returns the time of the current screen, in seconds. It is not related to the machine's clock and advances only with
/// the screen's stage.
public func CACurrentMediaTime() -> CFTimeInterval { ScreenContext.currentTime }

/// The state of one screen besides its layers: its time, its transactions, the work that waits for its frames, and the
/// observer of its animations. Each stage has one, so that stages can be driven in turn, frame by frame.
///
/// Layers reach theirs with ``CALayer/screenContext``. Layers without a screen use ``current``, as do functions without
/// a layer, such as `CACurrentMediaTime()`, `CATransaction` and display links. Pending work of layers without a screen
/// moves to the screen that is driven next.
@MainActor package final class ScreenContext {
  package let clock = MediaClock()
  /// The completions of finished changes, to be called at the end of the frame.
  package let completions = WaitingCalls()
  package let afterLayout = WaitingCalls()
  /// The observer of the screen's animations.
  package var animationObserver: (any AnimationObserver)? {
    get { observer }
    set { observer = newValue }
  }
  /// UIKit's state for the screen: its `UIScreen`.
  package var interface: AnyObject? {
    get { keptInterface }
    set { keptInterface = newValue }
  }

  // Private to this file, so that the compiler can prove exclusive access and need not check it for every animation.
  private var observer: (any AnimationObserver)?
  private var keptInterface: AnyObject?
  /// The transactions while another screen is current.
  private var transactions = CATransaction.Stack()
  private var detachedLayers: [CALayer] = []

  package init() {}

  // MARK: The current screen

  /// The current screen: the one driven last. Before any screen has been driven, it is one without a stage.
  package static var current: ScreenContext { present }

  // Private to this file, too.
  private static var present = ScreenContext()
  /// The screen whose transactions `CATransaction` uses.
  private static var driven = present
  fileprivate nonisolated(unsafe) static var currentTime: CFTimeInterval = 0

  /// Makes the screen the current one.
  package func makeCurrent() {
    if ScreenContext.driven !== self {
      ScreenContext.driven.transactions = CATransaction.exchange(transactions)
      if !ScreenContext.driven.hasEnded { ScreenContext.driven.handOverDetached(to: self) }
      ScreenContext.driven = self
    }
    show()
  }

  /// Runs work of this screen, such as its layout, with its time and traits, even if another screen is current. The
  /// transactions are those of the surrounding code, as animation blocks are.
  package func perform(_ work: () -> Void) {
    let former = ScreenContext.present
    guard former !== self else { return work() }
    show()
    work()
    former.show()
  }

  private func show() {
    ScreenContext.present = self
    ScreenContext.currentTime = clock.time
  }

  /// Advances the screen's time, in seconds, and makes the screen current.
  package func advance(to time: CFTimeInterval) {
    clock.advance(to: time)
    makeCurrent()
  }

  // MARK: Layers without a screen

  /// Records that a layer without a screen has an animation.
  func noteDetachedAnimation(of layer: CALayer) { detachedLayers.append(layer) }

  /// Ends the animations of layers that have no screen at the end of the frame, because they are not visible.
  package func endDetachedAnimations() {
    guard !detachedLayers.isEmpty else { return }
    let detached = detachedLayers.filter { $0.context == nil }
    detachedLayers = []
    for layer in detached { layer.endAllAnimations(finished: true, on: self) }
  }

  private func handOverDetached(to other: ScreenContext) {
    completions.handOverDetached(to: other.completions)
    afterLayout.handOverDetached(to: other.afterLayout)
    other.detachedLayers += detachedLayers
    detachedLayers = []
  }

  // MARK: Deallocation

  /// Whether the screen has no stage any more.
  private var hasEnded = false

  /// Makes the screen one without a stage, which ``end()`` follows as soon as no frame is under way.
  package func leave() {
    // Views without a screen use the context driven last, which must not be this one any more.
    interface = nil
    hasEnded = true
  }

  /// Ends the screen. Pending work that can outlive it waits for frames of the current screen.
  package func end() {
    animationObserver = nil
    passOnWork()
  }

  /// Performs work that a layer tree has left. It counts for this screen, not for the current one, on which its animation
  /// blocks would change the numbers of the others.
  func performRemaining(_ work: () -> Void) {
    perform(work)
    if hasEnded { passOnWork() }
  }

  private func passOnWork() {
    let successor = ScreenContext.current
    guard successor !== self else { return }
    for call in clock.end() { completions.add(for: nil, isDetached: true, call) }
    if !detachedLayers.isEmpty { completions.add(for: nil, isDetached: true) { self.endDetachedAnimations() } }
    afterLayout.handOver(to: successor.afterLayout, of: self)
    completions.handOver(to: successor.completions, of: self)
  }
}

extension CALayer {
  /// The context of the layer's screen, or the current one if it has none.
  package final var screenContext: ScreenContext { storedContext?.screen ?? .current }

  /// The time of that screen, in seconds.
  package final var currentMediaTime: CFTimeInterval { storedContext?.screen.clock.time ?? CACurrentMediaTime() }
}
