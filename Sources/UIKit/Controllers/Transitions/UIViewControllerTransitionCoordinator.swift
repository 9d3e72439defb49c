/// The context of a transition to another controller or to another size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style of the presented or dismissed controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was interactive at first.
  var initiallyInteractive: Bool { get }
  /// Whether the transition is interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the interaction, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the remainder after the interaction; 1 is that of the animation.
  var completionVelocity: CGFloat { get }
  /// The timing curve of animations alongside.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns a controller of the transition, or nil if there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view of the transition, or nil for one that stays in place or does not exist.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that contains both views during the transition.
  var containerView: UIView { get }
}

/// An object that animates changes alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates changes alongside the transition.
  /// - Parameters:
  ///   - animation: Makes changes, which are animated with the transition, even an interactive one.
  ///   - completion: Called after the transition, even if it was cancelled.
  /// - Returns: False if the transition has already begun, in which case `animation` is not called.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when the interaction ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes alongside the transition, without a completion.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
