import UIKit

/// Transitions between controllers. The transition is the `transitioningDelegate` of a controller that is presented with
/// the style `custom` or `overFullScreen`; the delegate of a navigation controller returns ``MatchedTransition`` itself
/// for the push and the pop of a controller, and ``interactionController`` for its interaction.
///
/// A finger that takes the elements of an open controller dismisses or pops it. If it takes them while the controller
/// appears, the appearance is complete, and the disappearance begins.
extension MatchedTransition: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(opens: true) }

  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator(opens: false) }

  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactionController }

  /// Returns the animator of a navigation controller's operation, for the delegate's
  /// `navigationController(_:animationControllerFor:from:to:)`.
  public func animationController(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(opens: operation == .push) }

  /// The interaction controller while a finger holds the elements, for the delegate's
  /// `navigationController(_:interactionControllerFor:)`; otherwise nil.
  public var interactionController: (any UIViewControllerInteractiveTransitioning)? { state == .held ? self : nil }

  private func animator(opens: Bool) -> any UIViewControllerAnimatedTransitioning {
    controllers.opensNext = opens
    return self
  }
}

extension MatchedTransition: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    place(transitionContext)
    turn(opening: controllers.opens)
  }

  /// Keeps the flights if UIKit ends the transition by itself, for instance because the controller is popped meanwhile.
  public func animationEnded(_ transitionCompleted: Bool) { controllers.context = nil }

  /// Places the views of both controllers.
  private func place(_ context: any UIViewControllerContextTransitioning) {
    controllers.context = context
    controllers.opens = controllers.opensNext
    let (container, to) = (context.containerView, context.viewController(forKey: .to))
    if controllers.opens {
      guard let to, let view = context.view(forKey: .to) else { return }
      view.frame = context.finalFrame(for: to)
      container.addSubview(view)
      controllers.leave = weakly(to) { $0.leave() }
      begin(view)
      return
    }
    if let to, let view = context.view(forKey: .to) {
      view.frame = context.finalFrame(for: to)
      container.insertSubview(view, at: 0)
      view.layoutIfNeeded()
    }
    if let view = context.view(forKey: .from), openingView == nil { begin(view) }
    moveToContainer()
  }
}

extension MatchedTransition: UIViewControllerInteractiveTransitioning {
  public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    place(transitionContext)
  }
}

extension UIViewController {
  /// Pops the controller from its navigation controller, or dismisses it.
  fileprivate func leave() {
    if let navigationController, navigationController.topViewController === self,
      navigationController.viewControllers.count > 1
    {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true, completion: nil)
    }
  }
}
