/// Shows how one controller takes another's place.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Puts the new view into the container, begins the animations, and at their end calls `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Leads a transition by something else than time.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called by UIKit in place of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How much faster than the animation the rest runs; 1 by default.
  var completionSpeed: CGFloat { get }
  /// How fast the rest begins and ends; slowly at both by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// False begins with the animation.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as the animation.
  public var completionSpeed: CGFloat { 1 }
  /// Slowly at its begin and at its end.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// From the begin.
  public var wantsInteractiveStart: Bool { true }
}
