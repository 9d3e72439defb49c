/// A recogniser for fingers that stay down. It begins after a while, and changes when they move after that.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration before the gesture begins, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet {
      guard minimumPressDuration.isNaN else { return }
      refuseNumbers("the minimumPressDuration of a recognizer")
      minimumPressDuration = oldValue
    }
  }
  /// The required number of touches; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The maximum movement before the gesture begins, in points, beyond which it fails.
  open var allowableMovement: CGFloat = 10 {
    didSet {
      guard allowableMovement.isNaN else { return }
      refuseNumbers("the allowableMovement of a recognizer")
      allowableMovement = oldValue
    }
  }

  private var starts: [(touch: UITouch, point: CGPoint)] = []
  private var timer: MediaTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    for touch in touches { starts.append((touch, touch.point)) }
    stopWaiting()
    if self.touches.count > numberOfTouchesRequired { return state = .failed }
    guard self.touches.count == numberOfTouchesRequired else { return }
    timer = ScreenContext.current.clock.schedule(after: minimumPressDuration, for: self) { $0.begin() }
  }

  private func begin() {
    timer = nil
    state = .began
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return state = .changed }
    for (touch, point) in starts
    where touches.contains(touch) && TapCounter.distance(touch.point, point) > allowableMovement {
      return state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed } else if self.touches.count == touches.count { state = .ended }
  }

  open override func reset() {
    stopWaiting()
    starts = []
  }

  private func stopWaiting() {
    timer?.cancel()
    timer = nil
  }
}
