import Runtime

/// Touches that changed at one time.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  /// Seconds.
  public let timestamp: TimeInterval
  /// All fingers that are down, those that did not change included.
  public let allTouches: Set<UITouch>?

  init(touches: Set<UITouch>, time: TimeInterval) {
    timestamp = time
    allTouches = touches
    super.init()
  }

  /// Those that began on a view, whether or not they are still on it; nil for an event without touches.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
