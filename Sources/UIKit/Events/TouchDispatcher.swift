import Runtime

/// Brings touches to gesture recognisers and views. A scroll view may hold them back from its content for a
/// moment; a recogniser that recognises takes them away.
@MainActor final class TouchDispatcher {
  /// How long a scroll view waits for a movement before its content gets a touch, in seconds.
  static let contentTouchDelay: TimeInterval = 0.15

  private final class Sequence {
    enum Delivery { case waiting, delivered, cancelled }

    let touch: UITouch
    let recognizers: [UIGestureRecognizer]
    var delivery = Delivery.waiting
    var timer: MediaTimer?

    init(touch: UITouch, recognizers: [UIGestureRecognizer]) {
      self.touch = touch
      self.recognizers = recognizers
    }
  }

  private unowned(unsafe) let window: UIWindow
  private var sequences: [Int: Sequence] = [:]

  init(window: UIWindow) { self.window = window }

  deinit { whileDeinitializing { for sequence in sequences.values { cancelTimer(sequence) } } }

  func down(at point: CGPoint, id: Int) {
    if sequences[id] != nil { cancel(id: id) }
    let now = CACurrentMediaTime()
    let touch = UITouch(at: point, in: window, time: now)
    guard let view = window.hitTest(point, with: nil) else { return }
    touch.view = view
    var recognizers: [UIGestureRecognizer] = []
    var holdsBack = false
    var ancestor: UIView? = view
    while let current = ancestor {
      recognizers += (current.gestureRecognizers ?? []).filter { $0.isEnabled }
      if current !== view, let scrollView = current as? UIScrollView, scrollView.holdsBackContentTouches {
        holdsBack = true
      }
      ancestor = current.superview
    }
    let sequence = Sequence(touch: touch, recognizers: recognizers)
    sequences[id] = sequence
    let event = UIEvent(touches: [touch], time: now)
    tell(sequence.recognizers) { $0.touchesBegan([touch], with: event) }
    if takenByRecognizer(sequence, event) { return }
    if holdsBack {
      sequence.timer = MediaClock.current.schedule(after: TouchDispatcher.contentTouchDelay) { [unowned(unsafe) self] in
        deliverBegan(sequence, UIEvent(touches: [touch], time: CACurrentMediaTime()))
      }
    } else {
      deliverBegan(sequence, event)
    }
  }

  func move(to point: CGPoint, id: Int) {
    guard let sequence = sequences[id] else { return }
    let touch = sequence.touch
    touch.previousPoint = touch.point
    touch.point = point
    touch.phase = .moved
    touch.timestamp = CACurrentMediaTime()
    let event = UIEvent(touches: [touch], time: touch.timestamp)
    tell(sequence.recognizers) { $0.touchesMoved([touch], with: event) }
    if takenByRecognizer(sequence, event) { return }
    if sequence.delivery == .delivered { touch.view?.touchesMoved([touch], with: event) }
  }

  func up(id: Int) {
    guard let sequence = sequences[id] else { return }
    let touch = sequence.touch
    touch.timestamp = CACurrentMediaTime()
    let event = UIEvent(touches: [touch], time: touch.timestamp)
    if sequence.delivery == .waiting { deliverBegan(sequence, event) }
    touch.phase = .ended
    tell(sequence.recognizers) { $0.touchesEnded([touch], with: event) }
    if !takenByRecognizer(sequence, event), sequence.delivery == .delivered {
      touch.view?.touchesEnded([touch], with: event)
    }
    finish(sequence, id: id)
  }

  func cancel(id: Int) {
    guard let sequence = sequences[id] else { return }
    let touch = sequence.touch
    touch.phase = .cancelled
    touch.timestamp = CACurrentMediaTime()
    let event = UIEvent(touches: [touch], time: touch.timestamp)
    for recognizer in sequence.recognizers { recognizer.touchesCancelled([touch], with: event) }
    cancelDelivery(sequence, event)
    finish(sequence, id: id)
  }

  /// The first that recognises, from the innermost view outwards, lets the others fail.
  private func tell(_ recognizers: [UIGestureRecognizer], _ touch: (UIGestureRecognizer) -> Void) {
    for recognizer in recognizers where recognizer.state != .failed {
      touch(recognizer)
      guard recognizer.isRecognizing else { continue }
      for other in recognizers where other.state == .possible { other.state = .failed }
    }
  }

  private func deliverBegan(_ sequence: Sequence, _ event: UIEvent) {
    cancelTimer(sequence)
    guard sequence.delivery == .waiting else { return }
    sequence.delivery = .delivered
    sequence.touch.view?.touchesBegan([sequence.touch], with: event)
  }

  private func takenByRecognizer(_ sequence: Sequence, _ event: UIEvent) -> Bool {
    guard sequence.recognizers.contains(where: { $0.isRecognizing && $0.cancelsTouchesInView }) else { return false }
    cancelDelivery(sequence, event)
    return true
  }

  private func cancelDelivery(_ sequence: Sequence, _ event: UIEvent) {
    cancelTimer(sequence)
    if sequence.delivery == .delivered {
      sequence.touch.phase = .cancelled
      sequence.touch.view?.touchesCancelled([sequence.touch], with: event)
    }
    sequence.delivery = .cancelled
  }

  private func cancelTimer(_ sequence: Sequence) {
    if let timer = sequence.timer { MediaClock.current.cancel(timer) }
    sequence.timer = nil
  }

  private func finish(_ sequence: Sequence, id: Int) {
    sequences[id] = nil
    for recognizer in sequence.recognizers {
      let isStillUsed = sequences.values.contains { $0.recognizers.contains { $0 === recognizer } }
      if !isStillUsed {
        recognizer.reset()
        recognizer.state = .possible
      }
    }
  }
}
