import Runtime

/// A finger on the screen, from down to up.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// What a finger has done since the last event.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    /// The same as `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// Hosts tell of mice and pens as of fingers.
  public var type: TouchType { .direct }

  /// What the finger has done since the last event.
  public internal(set) var phase = Phase.began
  /// Seconds, of the last change.
  public internal(set) var timestamp: TimeInterval
  /// How many times in quick succession the finger went down about here: 1 for a tap, 2 for the second of a double tap.
  public internal(set) var tapCount = 1
  /// The view that was hit at the beginning.
  public internal(set) var view: UIView?
  /// Not retained: the window holds the touch.
  @Weak public private(set) var window: UIWindow?
  /// The recognisers that watch it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// In the window's coordinates.
  var point: CGPoint
  var previousPoint: CGPoint
  /// Its view has been told that it is down.
  var isDelivered = false

  init(at point: CGPoint, in window: UIWindow, time: TimeInterval) {
    self.point = point
    previousPoint = point
    self.window = window
    timestamp = time
    super.init()
  }

  /// In a view's coordinates, in points; nil for the window's.
  public func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

  /// Where it was in the last event, in a view's coordinates, in points; nil for the window's.
  public func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPoint, from: nil) ?? previousPoint }

  /// The same as ``location(in:)``: hosts say no more than that.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The same as ``previousLocation(in:)``.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
