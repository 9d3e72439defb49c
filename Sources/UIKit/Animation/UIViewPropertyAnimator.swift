import Runtime

/// An animator of the changes that closures make, which can be paused, scrubbed and reversed.
///
/// The changes are made when the animator is first started, paused or scrubbed. Their animations add differences like
/// those of `UIView.animate`, with the progress of the animator. So nothing jumps when the animator is paused or
/// continued, nor when another animation changes one of its views.
///
/// Retain a paused or stopped animator until it is finished: if it is deallocated, the views display the values that
/// were set from the next frame on. A running animator is retained until its end.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Creates an animator.
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 is immediate, and counts for one that is not finite. Springs with their
  ///     own duration ignore it.
  ///   - parameters: The timing curve.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let duration = finiteNumber(duration, "the duration of a property animator")
    timingParameters = parameters
    timing = ResolvedTiming(parameters, duration: duration)
    super.init()
  }

  /// Creates an inactive animator with a built-in curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an inactive animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  /// - Parameter ratio: The damping ratio: 1 settles without oscillation, lower values oscillate.
  /// - Parameter animations: The changes to animate when it starts.
  /// - Parameter duration: The duration in seconds.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Returns a running animator. Inside an animation block it uses the block's duration and curve, unless the options
  /// override them, and cannot be interrupted.
  /// - Parameter options: The options, of which those for the curve and for inheritance are used.
  /// - Parameter delay: The delay in seconds.
  /// - Parameter duration: The duration in seconds.
  /// - Parameter completion: Called with the position at which the animator ended.
  /// - Parameter animations: The changes to animate.
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

  /// The timing curve of the animator.
  public let timingParameters: (any UITimingCurveProvider)?
  final var timing: ResolvedTiming

  /// The total duration, in seconds.
  open var duration: TimeInterval { timing.duration }

  /// The delay before the movement, in seconds.
  open internal(set) var delay: TimeInterval = 0

  /// Whether the animator can be paused, scrubbed, reversed and stopped. Set it before the animator starts.
  open var isInterruptible = true {
    didSet {
      ensure(
        state == .inactive || isInterruptible == oldValue,
        "isInterruptible of an active property animator cannot change: set it before the animator starts.")
    }
  }

  /// Whether the animated views receive touches while the animator is active. Set it before the animator starts.
  open var isUserInteractionEnabled = true {
    didSet {
      ensure(
        state == .inactive || isUserInteractionEnabled == oldValue,
        "isUserInteractionEnabled of an active property animator cannot change: set it before the animator starts.")
    }
  }

  /// Whether touches find animated views at their model values, so that the app performs its own hit testing of
  /// presented positions; otherwise they find them at their presented positions. Set it before the animator starts.
  open var isManualHitTestingEnabled = false {
    didSet {
      ensure(
        state == .inactive || isManualHitTestingEnabled == oldValue,
        "isManualHitTestingEnabled of an active property animator cannot change: set it before the animator starts.")
    }
  }

  /// Whether a paused animation follows `fractionComplete` linearly; otherwise it follows the curve.
  open var scrubsLinearly = true

  /// Whether the animator stays active at its end, without calling completions, so that it can be reversed.
  open var pausesOnCompletion = false

  /// The state: active from the first start or pause to the end, stopped after `stopAnimation(false)`, otherwise
  /// inactive.
  open internal(set) var state = UIViewAnimatingState.inactive

  // MARK: State

  struct Block {
    let changes: () -> Void
    let delayFactor: Double
  }

  /// The blocks added before the start.
  final var blocks: [Block] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The changes, while the animator is active or stopped.
  final var changes: AnimatorChanges?
  final var reversed = false
  /// Whether the animator was started without animations and starts with the next ones.
  final var startsWithNextBlock = false

  /// Adds changes, which begin after a fraction of the duration and end with the other ones.
  /// - Parameter delayFactor: The fraction from 0 to 1 of the duration, or of its remainder if the animator is active.
  /// - Parameter animation: The changes to animate.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    ensure(state != .stopped, "\(UIViewPropertyAnimator.stoppedAdvice) before adding animations.")
    let delayFactor = delayFactor.isNaN ? finiteNumber(delayFactor, "the delayFactor of an animation") : delayFactor
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

  /// Adds changes to animate, without a delay.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a closure that is called with the final position when the animator finishes, but not if it is stopped without
  /// finishing.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  static let stoppedAdvice = "This property animator is stopped: call finishAnimation(at:)"

  // MARK: Control

  /// Whether the animator is moving or waiting for its delay; false while it is paused and when it has ended.
  open var isRunning: Bool { ownIsRunning }

  /// Whether the animator moves back to the previous values. A running animator reverses immediately and returns the
  /// way it came.
  open var isReversed: Bool {
    get { ownIsReversed }
    set { ownIsReversed = newValue }
  }

  /// The completed fraction in the current direction, from 0 to 1: reversing at 0.6 makes it 0.4. While the animator
  /// runs, it is the elapsed fraction of the duration; while it is paused and scrubs linearly, the fraction of the
  /// distance.
  ///
  /// Setting it pauses an animator that has not begun, and has no effect while it runs. NaN is rejected.
  open var fractionComplete: CGFloat {
    get { ownFractionComplete }
    set { ownFractionComplete = newValue }
  }

  /// Starts the animator, or continues a paused one. A paused animator that was not scrubbed continues as if it had not
  /// been paused; after scrubbing, the remainder is a run of its own with the curve and the corresponding fraction of
  /// the duration.
  open func startAnimation() { start() }

  /// Makes the changes immediately, and animates them after a delay.
  /// - Parameter delay: The delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { start(afterDelay: delay) }

  /// Pauses the animator, or makes the changes and pauses at the beginning.
  open func pauseAnimation() { pause() }

  /// Continues a paused animation, optionally with another curve and duration.
  /// - Parameters:
  ///   - parameters: The timing curve, or nil for the current one. An initial velocity is in units of the remaining
  ///     distance.
  ///   - durationFactor: The remaining duration as a fraction of the total; 0 for the current remainder. Springs with
  ///     their own duration ignore it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { goOn(withTimingParameters: parameters, durationFactor: durationFactor) }

  /// Stops the animator at its current position: the presented values become the views' model values.
  /// - Parameter withoutFinishing: True makes it inactive immediately, without completions; false waits in the state
  ///   `.stopped` for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// Finishes a stopped animator, without animation: sets the values for a position and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finishStopped(at: finalPosition) }
}
