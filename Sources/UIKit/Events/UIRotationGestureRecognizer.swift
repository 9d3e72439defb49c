/// A recogniser for two fingers that rotate. It continues without changes while only one is left.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the beginning in radians, clockwise, including full turns. It may be set, to continue from a
  /// value.
  open var rotation: CGFloat = 0 {
    didSet {
      if !rotation.isFinite {
        refuseNumbers("the rotation of a recognizer")
        rotation = oldValue
      }
      rate = ChangeRate()
    }
  }

  /// The velocity in radians per second.
  open var velocity: CGFloat { rate.perSecond }

  private var angle: CGFloat = 0
  private var rate = ChangeRate()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > 2 {
      for touch in touches { ignore(touch, for: event) }
    } else if let fingers = TwoFingers(self.touches) {
      angle = fingers.angle
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = TwoFingers(self.touches) else { return }
    var turn = fingers.angle - angle
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    guard state == .possible else {
      angle = fingers.angle
      let kept = rate
      rotation += turn
      rate = kept
      rate.note(rotation, at: event.timestamp)
      return state = .changed
    }
    if abs(turn) * fingers.distance / 2 >= TwoFingers.hysteresis { state = .began }
  }

  override func willBegin() {
    rotation = 0
    angle = TwoFingers(touches)?.angle ?? angle
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == touches.count else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func reset() {
    rotation = 0
    rate = ChangeRate()
  }
}
