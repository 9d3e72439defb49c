/// Recognises a finger that moves ten points or more.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger must go before it pans, in points.
  var hysteresis: CGFloat = 10

  /// Asked before the pan begins, with the movement since touch down; false lets it fail.
  var shouldBegin: (@MainActor (CGVector) -> Bool)?

  private var touch: UITouch?
  private var start = CGPoint.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// Only what was seen in this many seconds counts for the velocity.
  private static let velocityWindow: TimeInterval = 0.1

  /// How far the finger went since the pan began, in points of the view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    guard let touch else { return .zero }
    let from = view?.convert(start, from: nil) ?? start
    let to = touch.location(in: view)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let touch else { return }
    let location = touch.location(in: view)
    let origin = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    start = view?.convert(origin, to: nil) ?? origin
  }

  /// Points per second, over the last tenth of a second; 0 for a finger that rested.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let touch else { return .zero }
    let now = touch.timestamp
    let recent = samples.filter { now - $0.time <= UIPanGestureRecognizer.velocityWindow }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let seconds = last.time - first.time
    return CGPoint(x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touch == nil, let touch = touches.first else { return }
    self.touch = touch
    start = touch.point
    samples = [(touch.timestamp, touch.point)]
    if hysteresis == 0 { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    samples.append((touch.timestamp, touch.point))
    if samples.count > 64 { samples.removeFirst(32) }
    switch state {
    case .possible:
      let way = CGVector(dx: touch.point.x - start.x, dy: touch.point.y - start.y)
      guard way.dx * way.dx + way.dy * way.dy >= hysteresis * hysteresis else { return }
      guard shouldBegin?(way) ?? true else {
        state = .failed
        return
      }
      start = touch.point
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch, touches.contains(touch) else { return }
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func reset() {
    touch = nil
    samples = []
    hysteresis = 10
  }
}
