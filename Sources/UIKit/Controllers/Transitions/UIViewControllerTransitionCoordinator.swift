/// What is known of a transition from one controller to another, or to another size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything is to be seen of the way.
  var isAnimated: Bool { get }
  /// That of what is presented or dismissed.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger led it at first.
  var initiallyInteractive: Bool { get }
  /// Whether a finger leads it now.
  var isInteractive: Bool { get }
  /// Whether it ends where it began.
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  /// How far a finger has led it, 0 to 1.
  var percentComplete: CGFloat { get }
  /// Of the rest, once the finger is gone: 1 is the speed of the animation.
  var completionVelocity: CGFloat { get }
  /// With which changes alongside run.
  var completionCurve: UIView.AnimationCurve { get }
  /// nil for one that is not there.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// nil for a view that the transition leaves where it is, or that is not there.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Both views are in it while the transition lasts.
  var containerView: UIView { get }
}

/// Lets changes be animated together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// - Parameters:
  ///   - animation: makes changes, which go with the transition, also when a finger leads it.
  ///   - completion: called after the transition, also when it was cancelled.
  /// - Returns: false when the transition is already under way; then `animation` is not called.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when the finger lets go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// The same without a completion.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
