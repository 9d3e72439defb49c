import Runtime

/// A finger on the screen, from down to up.
@MainActor public final class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  public internal(set) var phase = Phase.began
  /// Seconds, of the last change.
  public internal(set) var timestamp: TimeInterval
  public let tapCount = 1
  /// The view that was hit at the beginning.
  public internal(set) var view: UIView?
  /// Not retained: the window holds the touch.
  @Weak public private(set) var window: UIWindow?

  var point: CGPoint
  var previousPoint: CGPoint

  init(at point: CGPoint, in window: UIWindow, time: TimeInterval) {
    self.point = point
    previousPoint = point
    self.window = window
    timestamp = time
    super.init()
  }

  public func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

  public func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPoint, from: nil) ?? previousPoint }
}

/// Touches that changed at one time.
@MainActor public final class UIEvent: NSObject {
  public let timestamp: TimeInterval
  public let allTouches: Set<UITouch>?

  init(touches: Set<UITouch>, time: TimeInterval) {
    timestamp = time
    allTouches = touches
    super.init()
  }

  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
