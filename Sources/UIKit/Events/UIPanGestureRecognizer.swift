/// A recogniser for fingers that move ten points or more; it uses the centre of several touches.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches. With fewer, the gesture does not begin, or ends.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches. With more, the gesture does not begin; once it has, additional ones are ignored.
  open var maximumNumberOfTouches = Int.max

  /// The distance in points that the fingers move before the gesture begins. It is kept back from the translation,
  /// along the direction of the movement.
  final var hysteresis: CGFloat = 10

  /// The movement since the translation was zero, in the window's coordinates.
  final var movement = CGVector.zero
  private var samples: [(time: TimeInterval, translation: CGVector)] = []
  private var path = CGVector.zero
  private var time: TimeInterval = 0

  /// The time in seconds over which the velocity is measured.
  private static let velocityWindow: TimeInterval = 0.1

  /// Returns the translation since the touch, less the ten points after which the gesture begins, in points of the
  /// view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    let end = middle
    let start = CGPoint(x: end.x - movement.dx, y: end.y - movement.dy)
    let from = view?.convert(start, from: nil) ?? start
    let to = view?.convert(end, from: nil) ?? end
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Sets the translation, for programs that consume the movement.
  /// - Parameter translation: The translation in points of the view's coordinates.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.isFinite else { return refuseNumbers("the translation of a recognizer", translation.description) }
    let location = location(in: view)
    let origin = CGPoint(x: location.x - translation.x, y: location.y - translation.y)
    let start = view?.convert(origin, to: nil) ?? origin
    movement = CGVector(dx: middle.x - start.x, dy: middle.y - start.y)
  }

  /// Returns the velocity in points per second, over the last tenth of a second; 0 for a resting finger.
  open func velocity(in view: UIView?) -> CGPoint {
    let recent = samples.filter { time - $0.time <= UIPanGestureRecognizer.velocityWindow }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
    let seconds = last.time - first.time
    let end = middle
    let start = CGPoint(
      x: end.x - (last.translation.dx - first.translation.dx), y: end.y - (last.translation.dy - first.translation.dy))
    let from = view?.convert(start, from: nil) ?? start
    let to = view?.convert(end, from: nil) ?? end
    return CGPoint(x: (to.x - from.x) / seconds, y: (to.y - from.y) / seconds)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches {
      if state == .possible { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    time = event.timestamp
    samples.append((time, path))
    if hysteresis == 0, state == .possible { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = CGFloat(self.touches.count)
    let counts = state != .possible || self.touches.count >= minimumNumberOfTouches
    for touch in touches {
      let dx = (touch.point.x - touch.previousPoint.x) / count
      let dy = (touch.point.y - touch.previousPoint.y) / count
      if counts { movement = CGVector(dx: movement.dx + dx, dy: movement.dy + dy) }
      path = CGVector(dx: path.dx + dx, dy: path.dy + dy)
    }
    time = event.timestamp
    samples.append((time, path))
    if samples.count > 64 { samples.removeFirst(32) }
    guard state == .possible else { return state = .changed }
    guard counts, movement.length >= hysteresis else { return }
    state = .began
  }

  override func willBegin() {
    let length = movement.length
    guard length > 0 else { return }
    let part = max(0, 1 - hysteresis / length)
    movement = CGVector(dx: movement.dx * part, dy: movement.dy * part)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    if state == .possible {
      if self.touches.count == touches.count { state = .failed }
    } else if self.touches.count - touches.count < max(minimumNumberOfTouches, 1) {
      state = .ended
    }
  }

  open override func reset() {
    movement = .zero
    path = .zero
    samples = []
    hysteresis = 10
  }
}

extension CGVector {
  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
