/// Calls a closure once in every frame of the stage, before layout.
///
/// Apple's initialiser takes a target and a selector, which need the Objective-C runtime.
@MainActor public final class CADisplayLink: NSObject {
  /// - Parameter handler: called with the link, in each frame until `invalidate()`.
  public init(_ handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// The time of the frame that is being made, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is expected, in seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between frames, in seconds.
  public private(set) var duration: CFTimeInterval = 0
  public var isPaused = false

  private let handler: @MainActor (CADisplayLink) -> Void
  private var clock: MediaClock?

  /// Begins calling; the run loop and mode are always those of the stage.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { start() }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends calling and lets go of the closure's owner.
  public func invalidate() {
    clock?.remove(self)
    clock = nil
  }

  package func start() {
    guard clock == nil else { return }
    clock = MediaClock.current
    clock?.add(self)
  }

  func fire(at time: CFTimeInterval, frameDuration: CFTimeInterval) {
    guard !isPaused, clock != nil else { return }
    timestamp = time
    duration = frameDuration
    targetTimestamp = time + frameDuration
    handler(self)
  }
}
