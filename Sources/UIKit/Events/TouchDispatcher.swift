import Runtime

/// A dispatcher that delivers touches to gesture recognisers and views. A scroll view may delay them for its content; a
/// recogniser that recognises cancels them.
@MainActor final class TouchDispatcher: NSObject {
  /// The time in seconds for which a scroll view waits for a movement before its content receives a touch.
  static let contentTouchDelay: TimeInterval = 0.15

  private let arena = GestureArena()
  private var sequences: [Int: TouchSequence] = [:]
  /// The touches that have ended, but must not be reported to their views yet.
  private var held: [TouchSequence] = []
  private var taps = TapCounter()

  override init() {
    super.init()
    arena.onDecision = weakly(self) { $0.act() }
  }

  /// Views and recognisers may survive, so their touches are cancelled.
  deinit {
    whileDeinitializing {
      for sequence in sequences.values { sequence.abandon() }
      arena.abandon()
    }
  }

  /// Whether there are any touches.
  var hasTouches: Bool { !sequences.isEmpty }

  func down(at point: CGPoint, id: Int, in window: UIWindow) {
    if sequences[id] != nil { cancel(id: id) }
    let now = CACurrentMediaTime()
    guard let view = window.hitTest(point, with: nil) else { return }
    let touch = UITouch(at: point, in: window, time: now)
    touch.view = view
    touch.tapCount = taps.count(at: point, time: now)
    let sequence = TouchSequence(touch: touch, recognizers: recognizers(for: touch))
    touch.gestureRecognizers = sequence.recognizers
    sequence.isWithheld =
      !view.isMultipleTouchEnabled && sequences.values.contains { $0.touch.view === view && $0.touch.isDelivered }
    sequences[id] = sequence
    let event = event(at: now)
    let content = scrollView(holdingBack: view)
    arena.whileDelivering {
      for recognizer in sequence.recognizers {
        arena.join(recognizer)
        recognizer.add(touch)
        recognizer.touchesBegan([touch], with: event)
      }
    }
    guard sequences[id] === sequence else { return }
    if let content, !content.touchesShouldBegin([touch], with: event, in: view) { sequence.isWithheld = true }
    if content?.holdsBackContentTouches ?? false {
      sequence.timer = ScreenContext.current.clock.schedule(after: TouchDispatcher.contentTouchDelay, for: self) {
        sequence.timer = nil
        $0.act()
      }
    }
    act()
  }

  func move(to point: CGPoint, id: Int) {
    guard let sequence = sequences[id] else { return }
    let touch = sequence.touch
    touch.previousPoint = touch.point
    touch.point = point
    touch.phase = .moved
    touch.timestamp = CACurrentMediaTime()
    let event = event(at: touch.timestamp)
    tell(sequence) { $0.touchesMoved([touch], with: event) }
    act()
    sequence.deliverMovement(event)
  }

  func up(id: Int) {
    guard let sequence = sequences[id] else { return }
    let touch = sequence.touch
    touch.timestamp = CACurrentMediaTime()
    touch.phase = .ended
    taps.wentUp(touch)
    let event = event(at: touch.timestamp)
    tell(sequence) { $0.touchesEnded([touch], with: event) }
    finish(id: id, event)
    if !sequence.isOver { held.append(sequence) }
    act()
  }

  func cancel(id: Int) {
    guard let sequence = sequences[id] else { return }
    let touch = sequence.touch
    touch.phase = .cancelled
    touch.timestamp = CACurrentMediaTime()
    let event = event(at: touch.timestamp)
    tell(sequence) { $0.touchesCancelled([touch], with: event) }
    sequence.cancel(event)
    finish(id: id, event)
    act()
  }

  private func event(at time: TimeInterval) -> UIEvent {
    UIEvent(touches: Set(sequences.values.map { $0.touch }), time: time)
  }

  /// Returns the recognisers that may watch a new touch.
  private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    var ancestor = touch.view
    while let view = ancestor {
      for recognizer in view.gestureRecognizers ?? [] {
        guard recognizer.isEnabled, recognizer.isOpen, recognizer.pendingState == nil,
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        else { continue }
        result.append(recognizer)
      }
      ancestor = view.superview
    }
    return result
  }

  /// Returns the nearest enclosing scroll view that can delay a view's touches.
  private func scrollView(holdingBack view: UIView) -> UIScrollView? {
    var ancestor = view.superview
    var nearest: UIScrollView?
    while let current = ancestor {
      if let scrollView = current as? UIScrollView {
        if scrollView.holdsBackContentTouches { return scrollView }
        nearest = nearest ?? scrollView
      }
      ancestor = current.superview
    }
    return nearest
  }

  private func tell(_ sequence: TouchSequence, _ touch: (UIGestureRecognizer) -> Void) {
    arena.whileDelivering {
      for recognizer in sequence.recognizers
      where recognizer.view != nil && recognizer.touches.contains(sequence.touch) && recognizer.isOpen {
        touch(recognizer)
      }
    }
  }

  private func finish(id: Int, _ event: UIEvent) {
    guard let sequence = sequences.removeValue(forKey: id) else { return }
    for recognizer in sequence.recognizers { recognizer.remove(sequence.touch) }
    if sequence.touch.phase == .ended { sequence.deliver(event) }
  }

  /// Delivers pending touches to views after the recognisers' decisions, and resets recognisers that have finished.
  private func act() {
    let event = event(at: CACurrentMediaTime())
    for sequence in sequences.values.ordered(by: { $0.touch.timestamp < $1.touch.timestamp }) {
      sequence.deliver(event)
    }
    for sequence in held { sequence.deliver(event) }
    held.removeAll { $0.isOver }
    arena.letGo()
  }
}

extension UIGestureRecognizer {
  /// Whether the recogniser still receives its touches.
  fileprivate var isOpen: Bool { state == .possible || state == .began || state == .changed }
}
