/// A recogniser for one or several taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps: 1 by default, 2 for double taps.
  open var numberOfTapsRequired = 1
  /// The required number of simultaneous touches.
  open var numberOfTouchesRequired = 1

  /// The maximum movement of a tap, in points.
  private static let allowableMovement: CGFloat = 10

  private var taps = 0
  private var fingers = 0
  private var starts: [(touch: UITouch, point: CGPoint)] = []
  private var firstTap: CGPoint?
  private var timer: MediaTimer?

  /// Returns false for tap recognisers that require more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      || other.numberOfTouchesRequired != numberOfTouchesRequired
  }

  open override var numberOfTouches: Int { state == .ended ? fingers : super.numberOfTouches }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    for touch in touches {
      if let firstTap, TapCounter.distance(touch.point, firstTap) > TapCounter.reach { return state = .failed }
      starts.append((touch, touch.point))
    }
    fingers = max(fingers, self.touches.count)
    if fingers > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for (touch, point) in starts
    where touches.contains(touch)
      && TapCounter.distance(touch.point, point) >= UITapGestureRecognizer.allowableMovement
    {
      return state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    guard self.touches.count == touches.count else { return }  // others are still down
    taps += 1
    if taps >= numberOfTapsRequired { return state = .ended }
    firstTap = firstTap ?? middle
    starts = []
    fingers = 0
    expectsMoreTouches = true
    timer = ScreenContext.current.clock.schedule(after: TapCounter.interval, for: self) { $0.giveUp() }
  }

  private func giveUp() {
    timer = nil
    state = .failed
  }

  open override func reset() {
    stopWaiting()
    taps = 0
    fingers = 0
    starts = []
    firstTap = nil
  }

  private func stopWaiting() {
    timer?.cancel()
    timer = nil
    expectsMoreTouches = false
  }
}
