import Runtime

/// The time of the screen that is being driven, in seconds. No wall clock stands behind it: it moves only
/// when the screen's stage is told to.
public func CACurrentMediaTime() -> CFTimeInterval { ScreenContext.currentTime }

/// What belongs to one screen besides its layers: its time, its transactions, what waits for its frames, and who watches
/// its animations. Stages have one each, so that they can be driven in turn, frame by frame.
///
/// Layers reach theirs by ``CALayer/screenContext``. What is on no screen takes ``current``, and so does what names no
/// layer, such as `CACurrentMediaTime()`, `CATransaction` and display links. What layers on no screen wait for goes along
/// when another screen is driven.
@MainActor package final class ScreenContext {
  package let clock = MediaClock()
  /// Of changes that are over, for the end of the frame.
  package let completions = WaitingCalls()
  package let afterLayout = WaitingCalls()
  /// Told of the screen's animations.
  package var animationObserver: (any AnimationObserver)? {
    get { observer }
    set { observer = newValue }
  }
  /// What UIKit keeps for the screen: its `UIScreen`.
  package var interface: AnyObject? {
    get { keptInterface }
    set { keptInterface = newValue }
  }

  // Of this file alone: so the compiler sees that no accesses overlap, and has nothing checked for every animation.
  private var observer: (any AnimationObserver)?
  private var keptInterface: AnyObject?
  /// While another screen is driven.
  private var transactions = CATransaction.Stack()
  private var detachedLayers: [CALayer] = []

  package init() {}

  // MARK: The current one

  /// The screen that is being driven: the one that was driven last, if it is none. Before the first one is, there is one
  /// that nobody drives.
  package static var current: ScreenContext { present }

  // Of this file alone, too.
  private static var present = ScreenContext()
  /// Whose transactions are those of `CATransaction`.
  private static var driven = present
  fileprivate nonisolated(unsafe) static var currentTime: CFTimeInterval = 0

  /// The screen is driven from now on.
  package func makeCurrent() {
    if ScreenContext.driven !== self {
      ScreenContext.driven.transactions = CATransaction.exchange(transactions)
      ScreenContext.driven.handOverDetached(to: self)
      ScreenContext.driven = self
    }
    show()
  }

  /// Runs what is the work of this screen, such as its layout, though another one may be driven: with the time and the
  /// traits of this one. Transactions are those of the code around it, as animation blocks are.
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

  /// Moves the screen's time on, in seconds, and makes it current.
  package func advance(to time: CFTimeInterval) {
    clock.advance(to: time)
    makeCurrent()
  }

  // MARK: Layers on no screen

  /// A layer that is on no screen has an animation.
  func noteDetachedAnimation(of layer: CALayer) { detachedLayers.append(layer) }

  /// Ends the animations of layers that are still on no screen at the frame's end: nobody can see them.
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

  // MARK: The end

  /// There will be no more frames. What waits for one, and can live on, waits for those of the screen that is current.
  package func end() {
    animationObserver = nil
    interface = nil
    clock.end()
    let successor = ScreenContext.current
    guard successor !== self else { return }
    handOverDetached(to: successor)
    afterLayout.handOver(to: successor.afterLayout)
    completions.handOver(to: successor.completions)
  }
}

extension CALayer {
  /// What belongs to the screen that the layer is on; while it is on none, to the one that is being driven.
  package final var screenContext: ScreenContext { storedContext?.screen ?? .current }

  /// The time of that screen, in seconds.
  package final var currentMediaTime: CFTimeInterval { storedContext?.screen.clock.time ?? CACurrentMediaTime() }
}
