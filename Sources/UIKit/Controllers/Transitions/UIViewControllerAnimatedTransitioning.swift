/// The methods of an animator for a transition between controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the new view to the container, starts the animations, and calls `completeTransition(_:)` at their end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition has ended. Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The methods of an object that makes a transition interactive.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called by UIKit in place of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the remainder, relative to the animation; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the remainder; ease-in-ease-out by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition is interactive from the beginning.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The speed of the animation: 1.
  public var completionSpeed: CGFloat { 1 }
  /// An ease-in-ease-out curve.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True: the transition is interactive from the beginning.
  public var wantsInteractiveStart: Bool { true }
}
