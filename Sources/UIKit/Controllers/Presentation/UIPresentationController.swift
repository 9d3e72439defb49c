import Runtime

/// How a controller is shown over another one: in which views, where, and what else comes and goes with it. Subclasses come
/// from the `transitioningDelegate` of a controller whose style is custom.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// - Parameter presentingViewController: nil for the one that will present it.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    super.init()
    presenting = presentingViewController
  }

  /// Which keeps it while it is presented.
  public private(set) final unowned(unsafe) var presentedViewController: UIViewController
  /// Nil before the presentation.
  open var presentingViewController: UIViewController! { presenting }
  @Weak final var presenting: UIViewController?

  /// In which the presented view is, as large as the window. Nil before and after the presentation.
  open internal(set) var containerView: UIView?

  /// Told of what fingers do to the presentation. Not retained.
  @Weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// That of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  // MARK: For subclasses to override

  /// What comes and goes: the controller's view, or one in which that is.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view ends; all of the container by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenting controller's view leaves the screen; so for full screen.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }

  /// The container has another size, or is laid out for another reason.
  open func containerViewWillLayoutSubviews() {}
  /// The container has been laid out; for views of a subclass besides the presented one.
  open func containerViewDidLayoutSubviews() {}

  /// The container is in the window. What is put into it, may be animated by the presented controller's transition
  /// coordinator.
  open func presentationTransitionWillBegin() {}
  /// - Parameter completed: false for one that was given up.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The presented view is about to go; views of a subclass may go with it by the transition coordinator.
  open func dismissalTransitionWillBegin() {}
  /// - Parameter completed: false for one that was given up, after which all is as it was.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: What UIKit's own do

  /// Puts the presented view together, before it comes.
  func prepare(in container: PresentationContainerView) {
    guard let view = presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    view.frame = frame
    if frame == container.bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  }

  /// How it comes and goes unless somebody says otherwise.
  func animator(isComing: Bool) -> any UIViewControllerAnimatedTransitioning { plainAnimator(isComing: isComing) }

  final func plainAnimator(isComing: Bool) -> any UIViewControllerAnimatedTransitioning {
    ModalMovement(
      of: presentedView ?? presentedViewController.view, shade: nil, isComing: isComing,
      style: presentedViewController.modalTransitionStyle)
  }

  /// It has come or gone without animation.
  func didChangeWithoutAnimation(isShown: Bool) {}

  /// A dismissal that a finger began was given up.
  func dismissalWasCancelled() {}

  /// Dismisses when a person asks for it, unless the controller or the delegate says no.
  final func dismissByPerson() {
    guard mayBeDismissedByPerson() else { return tellAttempt() }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
  }

  final func mayBeDismissedByPerson() -> Bool {
    !presentedViewController.isModalInPresentation && delegate?.presentationControllerShouldDismiss(self) ?? true
  }

  final func tellAttempt() { delegate?.presentationControllerDidAttemptToDismiss(self) }
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
