import Runtime

/// A timer that calls a closure once in every frame of the stage, before layout.
///
/// Apple's initialiser takes a target and a selector, which need the Objective-C runtime.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  /// Creates a display link.
  /// - Parameter handler: Called with the link, in each frame until `invalidate()`.
  public init(_ handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Creates a display link that calls a closure with an object until `invalidate()` is called or the object is
  /// deallocated.
  package convenience init<Owner: NSObject>(
    for owner: Owner, _ handler: @escaping @MainActor (Owner, CADisplayLink) -> Void
  ) {
    self.init(weakly(owner, handler))
    self.owner = Weak(owner)
  }

  /// The time of the current frame, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The expected time of the next call, in seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between the screen's refreshes, in seconds.
  public private(set) var duration: CFTimeInterval = 0
  /// Whether calls are suspended. A paused link does not request frames. False by default.
  public var isPaused = false

  /// The preferred frame rate. A rate that does not divide the screen's is rounded to one that does.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// The preferred number of frames per second; 0 for every frame.
  public var preferredFramesPerSecond: Int {
    get { Int((preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum).rounded()) }
    set { preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0, preferred: Float(newValue)) }
  }

  /// The handler; nil after `invalidate()`.
  private var handler: (@MainActor (CADisplayLink) -> Void)?
  /// The owner; nil for a link without one.
  private var owner: Weak<NSObject>?
  private var clock: MediaClock?
  private var hasFired = false
  /// Whether the previous call was on a stage that no longer exists, so that its times are unrelated to the current
  /// ones. True during the first call on another stage.
  package private(set) var hasChangedClock = false

  /// Starts calling the handler in the frames of the current screen. The run loop and the mode are ignored.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { start() }

  /// Stops calling the handler until the link is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Stops calling the handler permanently and releases it.
  public func invalidate() {
    stop()
    handler = nil
  }

  private func stop() {
    clock?.remove(self)
    clock = nil
  }

  /// Whether the clock has to generate frames for the link.
  var isWaiting: Bool { !isPaused && !isOrphaned }
  /// Whether the owner has been deallocated.
  var isOrphaned: Bool { owner.map { $0.value == nil } ?? false }

  /// Starts calling the handler.
  /// - Parameter screen: The screen whose frames call it.
  package func start(on screen: ScreenContext = .current) {
    guard clock == nil, handler != nil else { return }
    clock = screen.clock
    clock?.add(self)
  }

  /// Called when the link's clock has ended.
  func changeClock() {
    clock = nil
    hasFired = false
    hasChangedClock = true
    start()
  }

  func fire(at time: CFTimeInterval, frameDuration: CFTimeInterval) {
    guard !isPaused, clock != nil, let handler else { return }
    let interval = Double(preferredFrameRateRange.refreshesPerFrame(every: frameDuration)) * frameDuration
    // Frames may be uneven: one that is early by up to half a refresh counts.
    guard !hasFired || time - timestamp > interval - frameDuration / 2 || interval == frameDuration else { return }
    hasFired = true
    timestamp = time
    duration = frameDuration
    targetTimestamp = time + interval
    handler(self)
    hasChangedClock = false
  }
}
