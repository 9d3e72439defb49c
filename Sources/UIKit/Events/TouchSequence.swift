import Runtime

/// One finger from down to up, and how far its view has been told of it.
@MainActor final class TouchSequence {
  enum Delivery { case waiting, delivered, over }

  let touch: UITouch
  /// From the innermost view outwards.
  let recognizers: [UIGestureRecognizer]
  /// A scroll view waits for a movement before its content gets the touch.
  var timer: MediaTimer?
  /// The view is not to be told of it.
  var isWithheld = false
  private var delivery = Delivery.waiting
  /// The cell or header that the finger went down on, and how often it had been used for others by then.
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

  /// The finger is gone, and the view knows.
  var isOver: Bool { delivery == .over }

  /// Tells the view what it may know by now.
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

  /// While the touch waited, the cell that it was meant for may have been reloaded, and show something else somewhere else:
  /// it goes to what is under the finger now.
  private func findViewAgain() {
    guard let reusable, reusable.removals != removals, let window = touch.window else { return }
    touch.view = window.hitTest(touch.point, with: nil)
  }

  func deliverMovement(_ event: UIEvent) {
    if delivery == .delivered { touch.view?.touchesMoved([touch], with: event) }
  }

  /// The view is told that the touch was taken away.
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

  /// The window is gone. A view that lives on is told in the next frame that the touch was taken away.
  func abandon() {
    let (touch, view) = (touch, touch.view)
    // Views have recognisers, and these have touches.
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

/// Touches that changed at one time.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  /// Seconds.
  public let timestamp: TimeInterval
  /// All fingers that are down, those that did not change included.
  public let allTouches: Set<UITouch>?

  init(touches: Set<UITouch>, time: TimeInterval) {
    timestamp = time
    allTouches = touches
    super.init()
  }

  /// Those that began on a view, whether or not they are still on it; nil for an event without touches.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
