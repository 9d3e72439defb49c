/// What an animator is told of a transition, and whom it tells that it is over.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Both views are in it while the transition lasts; the animator puts the new one there.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// - Parameter percentComplete: 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  /// The animator calls this once, when all animations are over.
  /// - Parameter didComplete: false when it was cancelled.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// nil for a view that the transition leaves where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// In the container's coordinates; zero for one that is not there before.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// In the container's coordinates; zero for one that is not there after.
  func finalFrame(for vc: UIViewController) -> CGRect
}
