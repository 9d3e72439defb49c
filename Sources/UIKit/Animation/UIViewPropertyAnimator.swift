import Runtime

/// Animates the changes that closures make, and lets go, pause, scrub and turn back while it does.
///
/// The changes are made when the animator is first started, paused or scrubbed; their animations add differences
/// like those of `UIView.animate` and ask the animator how far they have come. So nothing jumps when the animator is
/// paused or goes on, nor when another animation takes over one of its views.
///
/// Keep an animator that is paused or stopped until it is finished: one that is released shows, from the next
/// frame on, the values that were set. A running animator is kept until its end.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// - Parameters:
  ///   - duration: seconds; springs that have a time of their own take that. 0 changes at once.
  ///   - parameters: the curve.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    ensureNumber(duration, "the duration of a property animator")
    timingParameters = parameters
    timing = ResolvedTiming(parameters, duration: duration)
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// - Parameter ratio: 1 settles without bouncing, less bounces; more counts as 1.
  /// - Parameter animations: what is animated when it starts.
  /// - Parameter duration: seconds.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// A running animator. Inside an animation block it takes that block's duration and curve, unless the options say
  /// otherwise, and cannot be interrupted.
  /// - Parameter options: those of the curve and of what is inherited count.
  /// - Parameter delay: seconds before it begins.
  /// - Parameter duration: seconds.
  /// - Parameter completion: called with the position at which it ended.
  /// - Parameter animations: what is animated.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let parameters = UICubicTimingParameters(animationCurve: options.curve)
    let animator = self.init(duration: duration, timingParameters: parameters)
    if let outer = ViewAnimation.current {
      let inherited = options.contains(.overrideInheritedDuration) ? duration : outer.duration
      animator.timing =
        options.contains(.overrideInheritedCurve)
        ? ResolvedTiming(parameters, duration: inherited) : ResolvedTiming(outer.curve, duration: inherited)
      animator.isInterruptible = false
    }
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    whileDeinitializing {
      guard let changes, state == .active else { return }
      DeferredWork.add {
        changes.settle(at: .end, duration: 0)
        changes.complete(finished: false)
      }
    }
  }

  /// The curve that the animator was made with.
  public let timingParameters: (any UITimingCurveProvider)?
  final var timing: ResolvedTiming

  /// Of the whole, in seconds.
  open var duration: TimeInterval { timing.duration }

  /// How long it waited, or waits, before it moves, in seconds.
  open internal(set) var delay: TimeInterval = 0

  /// Whether the animator may be paused, scrubbed, turned back and stopped; to be set before it starts.
  open var isInterruptible = true {
    didSet {
      ensure(
        state == .inactive || isInterruptible == oldValue,
        "isInterruptible of an active property animator cannot change: set it before the animator starts.")
    }
  }

  /// Whether the views that the animator changes take touches while it is active; to be set before it starts.
  open var isUserInteractionEnabled = true {
    didSet {
      ensure(
        state == .inactive || isUserInteractionEnabled == oldValue,
        "isUserInteractionEnabled of an active property animator cannot change: set it before the animator starts.")
    }
  }

  /// Whether touches find the views that the animator moves at their model values, so that the app hit tests what is
  /// seen by itself; otherwise they find them where they are seen. To be set before it starts.
  open var isManualHitTestingEnabled = false {
    didSet {
      ensure(
        state == .inactive || isManualHitTestingEnabled == oldValue,
        "isManualHitTestingEnabled of an active property animator cannot change: set it before the animator starts.")
    }
  }

  /// Whether a paused animation follows `fractionComplete` in a straight line; otherwise it follows the curve.
  open var scrubsLinearly = true

  /// Whether the animator stays active at its end, so that it can be turned back; completions are not called then.
  open var pausesOnCompletion = false

  open internal(set) var state = UIViewAnimatingState.inactive

  // MARK: What it holds

  struct Block {
    let changes: () -> Void
    let delayFactor: Double
  }

  /// Added before the start.
  final var blocks: [Block] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// What has been changed, while it is active or stopped.
  final var changes: AnimatorChanges?
  final var reversed = false
  /// It was started without animations and starts with the next.
  final var startsWithNextBlock = false

  /// Adds changes; they begin after a part of the duration and end with the rest.
  /// - Parameter delayFactor: 0 to 1, of the duration, or of what is left of it when the animator is active.
  /// - Parameter animation: what is animated, too.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    ensure(state != .stopped, "\(UIViewPropertyAnimator.stoppedAdvice) before adding animations.")
    let block = Block(changes: animation, delayFactor: min(max(delayFactor, 0), 1))
    guard let changes else {
      blocks.append(block)
      return
    }
    run(block, in: changes)
    if startsWithNextBlock {
      startsWithNextBlock = false
      startAnimation()
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a block that is called when the animator finishes, with where; not when it is stopped without finishing.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  static let stoppedAdvice = "This property animator is stopped: call finishAnimation(at:)"

  // MARK: Control

  /// Whether its values move, or wait for its delay; false while it is paused and when it has come to its end.
  open var isRunning: Bool { ownIsRunning }

  /// Whether it goes back to where the values were. A running animator turns at once and goes back the way it came.
  open var isReversed: Bool {
    get { ownIsReversed }
    set { ownIsReversed = newValue }
  }

  /// How much is done, 0 to 1, in the direction in which it goes: turning back at 0.6 makes it 0.4. While it runs,
  /// that is the part of the time; when it is paused and scrubs linearly, the part of the way.
  ///
  /// Setting it pauses an animator that has not begun, and does nothing while it runs. What is not a number is not set.
  open var fractionComplete: CGFloat {
    get { ownFractionComplete }
    set { ownFractionComplete = newValue }
  }

  /// Starts, or goes on where it was paused. What was paused and not scrubbed goes on as if it had not been; after
  /// scrubbing, the rest of the way is a run of its own with the curve, in its part of the duration.
  open func startAnimation() { start() }

  /// Makes the changes now; they begin to move after a delay.
  /// - Parameter delay: seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { start(afterDelay: delay) }

  /// Pauses where it is, or makes the changes and waits at the begin.
  open func pauseAnimation() { pause() }

  /// Does the rest of a paused animation, perhaps with another curve and in another time.
  /// - Parameters:
  ///   - parameters: nil for its own curve. An initial velocity counts in travels of the rest.
  ///   - durationFactor: how long the rest takes, as a part of the duration; 0 for its own part. Springs with a time
  ///     of their own take that.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { goOn(withTimingParameters: parameters, durationFactor: durationFactor) }

  /// Stops where it is: the values that are seen become those of the views.
  /// - Parameter withoutFinishing: true makes it inactive at once, without completions; false waits in the state
  ///   `.stopped` for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// Finishes a stopped animation, without animation: gives the values their places and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finishStopped(at: finalPosition) }
}
