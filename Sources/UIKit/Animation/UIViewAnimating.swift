/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not begun, or has ended.
  case inactive
  /// The animation is running or paused.
  case active
  /// The animation was stopped at its current position, and has to be finished.
  case stopped
}

/// A position in an animation, where it can end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The position of the changes.
  case end
  /// The position of the previous values.
  case start
  /// The presented position.
  case current
}

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is moving; false while it is paused.
  var isRunning: Bool { get }
  /// Whether the animation moves back to the previous values.
  var isReversed: Bool { get set }
  /// The completed fraction in the current direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues it after a pause.
  func startAnimation()
  /// Starts the animation after a delay.
  /// - Parameter delay: The delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current position, and makes it active.
  func pauseAnimation()
  /// Stops the animation.
  /// - Parameter withoutFinishing: False to wait in the state `.stopped` for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that closures make.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to animate.
  /// - Parameter delayFactor: The delay as a fraction of the remaining duration, from 0 to 1.
  /// - Parameter animation: The changes.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to animate, without a delay.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called with the final position when the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation, optionally with another curve and duration.
  /// - Parameters:
  ///   - parameters: The timing curve, or nil for the current one.
  ///   - durationFactor: The remaining duration as a fraction of the total; 0 for the current remainder.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
