import Runtime

/// The object that manages a presentation: its views, its frame, and additional animations. Subclasses are provided by
/// the `transitioningDelegate` of a controller whose style is custom.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// Creates a presentation controller.
  /// - Parameter presentingViewController: The presenting controller, or nil to use the actual one.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    super.init()
    presenting = presentingViewController
  }

  /// The presented controller, which retains this object during the presentation.
  public private(set) final unowned(unsafe) var presentedViewController: UIViewController
  /// The presenting controller; nil before the presentation.
  open var presentingViewController: UIViewController! { presenting }
  @Weak final var presenting: UIViewController?

  /// The view that contains the presented view, in the size of the window. Nil before and after the presentation.
  open internal(set) var containerView: UIView?

  /// The delegate for dismissals by the user. Not retained.
  @Weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The presentation style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  // MARK: For subclasses to override

  /// The view that is animated: that of the presented controller, or one that contains it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of the presented view; that of the container by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenting controller's view is removed, as for a full-screen presentation.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }

  /// Called before the layout of the container view.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the layout of the container view, for additional views of a subclass.
  open func containerViewDidLayoutSubviews() {}

  /// Called when the container is in the window. Use the presented controller's transition coordinator to animate views
  /// that are added to it.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation.
  /// - Parameter completed: False if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal. Use the transition coordinator to animate additional views.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal.
  /// - Parameter completed: False if it was cancelled, after which everything is as before.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: For UIKit's subclasses

  /// Prepares the presented view before the presentation.
  func prepare(in container: PresentationContainerView) {
    guard let view = presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    view.frame = frame
    if frame == container.bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  }

  /// Returns the default animator.
  func animator(isComing: Bool) -> any UIViewControllerAnimatedTransitioning { plainAnimator(isComing: isComing) }

  final func plainAnimator(isComing: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalMovement(
      of: presentedView ?? presentedViewController.view, shade: nil, isComing: isComing,
      style: presentedViewController.modalTransitionStyle)
  }

  /// Called after a presentation or dismissal without animation.
  func didChangeWithoutAnimation(isShown: Bool) {}

  /// Called after an interactive dismissal was cancelled.
  func dismissalWasCancelled() {}

  /// Dismisses on behalf of the user, unless the controller or the delegate refuses.
  final func dismissByPerson() {
    guard mayBeDismissedByPerson() else { return notifyAttempt() }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
  }

  final func mayBeDismissedByPerson() -> Bool {
    !presentedViewController.isModalInPresentation && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  final func notifyAttempt() { delegate?.presentationControllerDidAttemptToDismiss(self) }
}

extension UIViewController {
  var ownOrNewPresentationController: UIPresentationController? {
    if let ownPresentationController { return ownPresentationController }
    guard ownPresentation == nil, modalPresentationStyle != .custom else { return nil }
    let controller = makePresentationController()
    ownPresentationController = controller
    return controller
  }

  final func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .fullScreen, .custom, .overFullScreen:
      UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }
}
