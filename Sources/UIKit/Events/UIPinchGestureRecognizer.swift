/// A recogniser for two fingers that move apart or together. It continues without changes while only one is left.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers relative to that at the beginning. It may be set, to continue from a value.
  open var scale: CGFloat {
    get { currentScale }
    set {
      guard newValue.isFinite else { return refuseNumbers("the scale of a recognizer") }
      currentScale = newValue
      base = TwoFingers(touches).map { $0.distance / newValue } ?? base
      rate = ChangeRate()
    }
  }

  /// The velocity of the scale, per second.
  open var velocity: CGFloat { rate.perSecond }

  private var currentScale: CGFloat = 1
  private var base: CGFloat = 1
  private var rate = ChangeRate()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > 2 {
      for touch in touches { ignore(touch, for: event) }
    } else if let fingers = TwoFingers(self.touches) {
      base = fingers.distance / currentScale
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = TwoFingers(self.touches) else { return }
    guard state == .possible else {
      currentScale = fingers.distance / base
      rate.note(currentScale, at: event.timestamp)
      return state = .changed
    }
    if abs(fingers.distance - base) >= TwoFingers.hysteresis { state = .began }
  }

  override func willBegin() {
    currentScale = 1
    base = TwoFingers(touches)?.distance ?? base
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == touches.count else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func reset() {
    currentScale = 1
    base = 1
    rate = ChangeRate()
  }
}
