import Runtime

/// Calls a closure once in every frame of the stage, before layout.
///
/// Apple's initialiser takes a target and a selector, which need the Objective-C runtime.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  /// - Parameter handler: called with the link, in each frame until `invalidate()`.
  public init(_ handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Calls a closure with an object, until `invalidate()` or until the object is gone.
  package convenience init<Owner: NSObject>(
    for owner: Owner, _ handler: @escaping @MainActor (Owner, CADisplayLink) -> Void
  ) {
    self.init(weakly(owner, handler))
    self.owner = Weak(owner)
  }

  /// The time of the frame that is being made, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next call is expected, in seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between the screen's refreshes, in seconds.
  public private(set) var duration: CFTimeInterval = 0
  /// While it is true the handler is not called, and the link keeps no frames coming; false by default.
  public var isPaused = false

  /// Rates that do not divide the screen's are rounded to one that does.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// 0 for every frame.
  public var preferredFramesPerSecond: Int {
    get { Int((preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum).rounded()) }
    set { preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0, preferred: Float(newValue)) }
  }

  /// nil after `invalidate()`.
  private var handler: (@MainActor (CADisplayLink) -> Void)?
  /// nil for a link that is nobody's.
  private var owner: Weak<NSObject>?
  private var clock: MediaClock?
  private var hasFired = false
  /// Whether the stage on which it was called before is gone, at the first call on another one: its times have nothing to
  /// do with those before.
  package private(set) var hasChangedClock = false

  /// Begins calling, in the frames of the screen that is being driven; the run loop and mode are always those of the
  /// stage.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { start() }

  /// Ends calling until the link is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Ends calling for good and lets go of the closure.
  public func invalidate() {
    stop()
    handler = nil
  }

  private func stop() {
    clock?.remove(self)
    clock = nil
  }

  /// Whether the clock has to make frames for it.
  var isWaiting: Bool { !isPaused && !isOrphaned }
  /// Whether its owner is gone.
  var isOrphaned: Bool { owner.map { $0.value == nil } ?? false }

  /// - Parameter screen: whose frames call it.
  package func start(on screen: ScreenContext = .current) {
    guard clock == nil, handler != nil else { return }
    clock = screen.clock
    clock?.add(self)
  }

  /// Its clock has come to its end.
  func changeClock() {
    clock = nil
    hasFired = false
    hasChangedClock = true
    start()
  }

  func fire(at time: CFTimeInterval, frameDuration: CFTimeInterval) {
    guard !isPaused, clock != nil, let handler else { return }
    let interval = Double(preferredFrameRateRange.refreshesPerFrame(every: frameDuration)) * frameDuration
    // Frames do not come at even times: one half a refresh too early is the one that is meant.
    guard !hasFired || time - timestamp > interval - frameDuration / 2 || interval == frameDuration else { return }
    hasFired = true
    timestamp = time
    duration = frameDuration
    targetTimestamp = time + interval
    handler(self)
    hasChangedClock = false
  }
}
