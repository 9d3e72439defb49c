public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped where it was; to be finished.
  case stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where the changes lead.
  case end
  /// Where the values were before.
  case start
  /// Where the values are seen.
  case current
}

/// An animation that can be started, paused, scrubbed, turned back and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// 0 to 1, in the direction in which it goes.
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  /// - Parameter delay: seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// - Parameter withoutFinishing: false waits in the state `.stopped` for `finishAnimation(at:)`.
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
