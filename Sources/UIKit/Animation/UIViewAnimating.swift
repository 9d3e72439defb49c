public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not begun, or has ended.
  case inactive
  /// The animation is running or paused.
  case active
  /// The animation was stopped at its current position, and has to be finished.
  case stopped
}

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
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// The completed fraction in the current direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  /// Starts the animation after a delay.
  /// - Parameter delay: The delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Stops the animation.
  /// - Parameter withoutFinishing: False to wait in the state `.stopped` for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that closures make.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
