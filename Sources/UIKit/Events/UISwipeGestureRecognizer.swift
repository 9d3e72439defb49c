/// A recogniser for a quick, straight movement. It is discrete and recognises while the fingers are still down.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe. Several stand for any of them.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe from left to right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe from right to left.
    public static let left = Direction(rawValue: 1 << 1)
    /// A swipe from bottom to top.
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe from top to bottom.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The recognised directions.
  open var direction = Direction.right
  /// The required number of touches; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The minimum movement along the direction, in points.
  private static let minimumMovement: CGFloat = 50
  /// The maximum movement across the direction, in points.
  private static let maximumDeviation: CGFloat = 50
  /// The maximum duration, in seconds.
  private static let maximumDuration: TimeInterval = 0.5

  private var translation = CGVector.zero
  private var start: TimeInterval?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = start ?? event.timestamp
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, pendingState == nil, let start else { return }
    for touch in touches {
      translation.dx += (touch.point.x - touch.previousPoint.x) / CGFloat(self.touches.count)
      translation.dy += (touch.point.y - touch.previousPoint.y) / CGFloat(self.touches.count)
    }
    if event.timestamp - start > UISwipeGestureRecognizer.maximumDuration { return state = .failed }
    let isHorizontal = abs(translation.dx) > abs(translation.dy)
    let along = isHorizontal ? abs(translation.dx) : abs(translation.dy)
    let across = isHorizontal ? abs(translation.dy) : abs(translation.dx)
    if across > UISwipeGestureRecognizer.maximumDeviation { return state = .failed }
    guard along >= UISwipeGestureRecognizer.minimumMovement else { return }
    let moved: Direction = isHorizontal ? (translation.dx > 0 ? .right : .left) : (translation.dy > 0 ? .down : .up)
    state = direction.contains(moved) && self.touches.count == numberOfTouchesRequired ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if pendingState == nil { state = .failed }
  }

  open override func reset() {
    translation = .zero
    start = nil
  }
}
