import Runtime

/// A touch from its beginning to its end, and what has been delivered to its view.
@MainActor final class TouchSequence {
  enum Delivery { case waiting, delivered, over }

  let touch: UITouch
  /// The recognisers, from the innermost view outwards.
  let recognizers: [UIGestureRecognizer]
  /// The timer of a scroll view that waits for a movement before its content receives the touch.
  var timer: MediaTimer?
  /// Whether the touch must not be delivered to the view.
  var isWithheld = false
  private var delivery = Delivery.waiting
  /// The cell or supplementary view in which the touch began, and the number of times it had been reused by then.
  private let reusable: UICollectionReusableView?
  private let removals: Int

  init(touch: UITouch, recognizers: [UIGestureRecognizer]) {
    self.touch = touch
    self.recognizers = recognizers
    var ancestor = touch.view
    while let view = ancestor, !(view is UICollectionReusableView) { ancestor = view.superview }
    reusable = ancestor as? UICollectionReusableView
    removals = reusable?.removals ?? 0
  }

  private var isUp: Bool { touch.phase == .ended }

  /// Whether the touch has ended and the view has been notified.
  var isOver: Bool { delivery == .over }

  /// Delivers pending phases to the view.
  func deliver(_ event: UIEvent) {
    guard delivery != .over else { return }
    if isWithheld {
      if isUp { delivery = .over }
      return
    }
    let isTaken = recognizers.contains {
      $0.isRecognizing && $0.cancelsTouchesInView && $0.gestureTouches.contains(touch)
    }
    if isTaken { return cancel(event) }
    if isUp { stopWaiting() }
    if delivery == .waiting, timer == nil, !recognizers.contains(where: { $0.delaysTouchesBegan && $0.isUndecided }) {
      let phase = touch.phase
      touch.phase = .began
      delivery = .delivered
      touch.isDelivered = true
      findViewAgain()
      touch.view?.touchesBegan([touch], with: event)
      touch.phase = phase
    }
    guard isUp, delivery == .delivered,
      !recognizers.contains(where: { $0.delaysTouchesEnded && $0.isUndecided })
    else { return }
    delivery = .over
    touch.view?.touchesEnded([touch], with: event)
  }

  /// Finds the view again if the cell that the touch was meant for was reused or moved while the touch was delayed.
  private func findViewAgain() {
    guard let reusable, reusable.removals != removals, let window = touch.window else { return }
    touch.view = window.hitTest(touch.point, with: nil)
  }

  func deliverMovement(_ event: UIEvent) {
    if delivery == .delivered { touch.view?.touchesMoved([touch], with: event) }
  }

  /// Notifies the view that the touch was cancelled.
  func cancel(_ event: UIEvent) {
    stopWaiting()
    if delivery == .delivered {
      let phase = touch.phase
      touch.phase = .cancelled
      touch.view?.touchesCancelled([touch], with: event)
      touch.phase = phase
    }
    delivery = .over
  }

  /// Called when the window has been deallocated. A surviving view is notified in the next frame that the touch was
  /// cancelled.
  func abandon() {
    let (touch, view) = (touch, touch.view)
    // Breaks reference cycles: views have recognisers, and these have touches.
    touch.view = nil
    touch.gestureRecognizers = nil
    guard delivery == .delivered, let view else { return }
    let former = Weak(view)
    DeferredWork.add {
      guard let view = former.value else { return }
      touch.view = view
      touch.phase = .cancelled
      view.touchesCancelled([touch], with: UIEvent(touches: [], time: CACurrentMediaTime()))
    }
  }

  func stopWaiting() {
    timer?.cancel()
    timer = nil
  }
}

/// The touches that changed at one time.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  /// The time in seconds.
  public let timestamp: TimeInterval
  /// All current touches, including those that did not change.
  public let allTouches: Set<UITouch>?

  init(touches: Set<UITouch>, time: TimeInterval) {
    timestamp = time
    allTouches = touches
    super.init()
  }

  /// Returns the touches that began in a view; nil for an event without touches.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
