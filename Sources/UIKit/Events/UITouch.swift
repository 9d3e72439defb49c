import Runtime

/// A finger on the screen, from touching it to leaving it.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// The phase of a touch: what has changed since the last event.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// The device that touches the screen.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    /// An alias of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// The type of the touch. Hosts report mice and pens as fingers.
  public var type: TouchType { .direct }

  /// The phase of the touch in the current event.
  public internal(set) var phase = Phase.began
  /// The time of the last change, in seconds.
  public internal(set) var timestamp: TimeInterval
  /// The number of consecutive taps at this place: 1 for a tap, 2 for the second of a double tap.
  public internal(set) var tapCount = 1
  /// The view that was hit at the beginning.
  public internal(set) var view: UIView?
  /// The window, which owns the touch. Not retained.
  @Weak public private(set) var window: UIWindow?
  /// The recognisers that watch the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The position in the window's coordinates.
  var point: CGPoint
  var previousPoint: CGPoint
  /// Whether its beginning has been delivered to the view.
  var isDelivered = false

  init(at point: CGPoint, in window: UIWindow, time: TimeInterval) {
    self.point = point
    previousPoint = point
    self.window = window
    timestamp = time
    super.init()
  }

  /// Returns the position in a view's coordinates, in points; nil for the window's.
  public func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

  /// Returns the position in the previous event in a view's coordinates, in points; nil for the window's.
  public func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPoint, from: nil) ?? previousPoint }

  /// Returns the position as ``location(in:)`` does, since hosts report no higher precision.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the position as ``previousLocation(in:)`` does.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
