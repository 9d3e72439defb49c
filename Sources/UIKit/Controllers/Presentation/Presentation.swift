import Runtime

extension UIViewController {
  final func show(modally controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    ensure(controller !== self, "present(_:animated:): a controller cannot present itself.")
    var presenting = self
    while let parent = presenting.parent { presenting = parent }
    guard presenting.presentation == nil, controller.ownPresentation == nil, let window = presenting.view.window else {
      return
    }
    ensure(
      controller.parent == nil,
      "present(_:animated:): the controller is already a child of another one. Call removeFromParent() first.")
    let presentation = Presentation(of: controller, by: presenting, source: self, in: window)
    presentation.present(by: presenting, source: self, animated: animated, completion: completion)
  }

  final func dismissPresentation(animated: Bool, completion: (() -> Void)?) {
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.presentation ?? current.ownPresentation {
        return presentation.dismiss(animated: animated, completion: completion)
      }
      controller = current.parent
    }
    completion?()
  }

  /// The view that transitions move; that of the presentation controller for a presented controller.
  final var movingView: UIView { ownPresentation?.controller.presentedView ?? view }
}

/// The presentation of a controller over another one, which retains this object. A running transition may retain it
/// longer. The presentation controller determines its appearance.
@MainActor final class Presentation: NSObject {
  let presented: UIViewController
  @Weak private(set) var presenting: UIViewController?
  let controller: UIPresentationController
  private let container = PresentationContainerView()
  /// The previous place of the presenting controller's view, if it was removed.
  private var former: (superview: UIView, index: Int)?

  init(
    of presented: UIViewController, by presenting: UIViewController, source: UIViewController, in window: UIWindow
  ) {
    self.presented = presented
    let isCustom = presented.modalPresentationStyle == .custom
    let custom =
      isCustom
      ? presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenting, source: source) : nil
    controller = custom ?? presented.presentationController ?? presented.makePresentationController()
    super.init()
    self.presenting = presenting
    controller.presenting = presenting
    controller.containerView = container
    container.controller = controller
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.accessibilityViewIsModal = true
    UIView.performWithoutAnimation { window.addSubview(container) }
    presenting.presentation = self
    presented.ownPresentation = self
    presented.ownPresentationController = controller
    presented.isElevated = !controller.shouldRemovePresentersView
  }

  // MARK: Presenting

  func present(
    by presenting: UIViewController, source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    presented.loadViewIfNeeded()
    presented.isBeingPresented = true
    UIView.performWithoutAnimation { controller.prepare(in: container) }
    let hides = controller.shouldRemovePresentersView
    let transition = makeTransition(from: presenting, to: presented, animated: animated)
    transition.movesFrom = hides
    begin(transition) { [self] in
      if hides { presenting.beginAppearanceTransition(false, animated: animated) }
      presented.beginAppearanceTransition(true, animated: animated)
    } turn: { [self] in
      presented.beginAppearanceTransition(false, animated: animated)
      if hides { presenting.beginAppearanceTransition(true, animated: animated) }
    } end: { [self] didComplete in
      presented.isBeingPresented = false
      if didComplete {
        container.addSubview(moving)
        if hides { hidePresenting() }
      }
      controller.presentationTransitionDidEnd(didComplete)
      if !didComplete { remove() }
      if hides { presenting.endAppearanceTransition() }
      presented.endAppearanceTransition()
      completion?()
    }
    controller.presentationTransitionWillBegin()
    let delegate = presented.transitioningDelegate
    let custom = delegate?.animationController(forPresented: presented, presenting: presenting, source: source)
    run(transition, animated, custom, custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) })
  }

  // MARK: Dismissing

  /// Dismisses the presented controller. While it is being dismissed, an animated dismissal is ignored, and one without
  /// animation ends the running one, even if a finger leads it or has cancelled it.
  /// - Parameter swipe: The interaction controller of a gesture, or nil.
  func dismiss(
    animated: Bool, ledBy swipe: UIPercentDrivenInteractiveTransition? = nil, completion: (() -> Void)?
  ) {
    guard !presented.isBeingDismissed || !animated else { return }
    presented.transition?.finishNow()
    guard presented.ownPresentation === self else {
      completion?()
      return
    }
    presented.presentation?.dismiss(animated: false, completion: nil)
    presented.isBeingDismissed = true
    let shows = former != nil
    let transition = makeTransition(from: presented, to: presenting, animated: animated)
    transition.movesTo = shows
    begin(transition) { [self] in
      presented.beginAppearanceTransition(false, animated: animated)
      guard shows else { return }
      presenting?.beginAppearanceTransition(true, animated: animated)
      UIView.performWithoutAnimation { showPresenting() }
    } turn: { [self] in
      if shows { presenting?.beginAppearanceTransition(false, animated: animated) }
      presented.beginAppearanceTransition(true, animated: animated)
    } end: { [self] didComplete in
      presented.isBeingDismissed = false
      // It was there from the beginning or is in the container, unless it was removed meanwhile.
      if shows, presenting?.movingView.superview != nil { showPresenting() }
      if !didComplete {
        if shows { hidePresenting() }
        controller.dismissalWasCancelled()
      }
      controller.dismissalTransitionDidEnd(didComplete)
      if didComplete { remove() }
      presented.endAppearanceTransition()
      if shows { presenting?.endAppearanceTransition() }
      completion?()
    }
    controller.dismissalTransitionWillBegin()
    let delegate = presented.transitioningDelegate
    let custom = swipe == nil ? delegate?.animationController(forDismissed: presented) : nil
    let interaction = custom.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    run(transition, animated, custom, interaction ?? swipe)
  }

  /// Takes the view of the presenting controller away; where that was still coming itself, it has come then.
  private func hidePresenting() {
    presenting?.transition?.finishNow()
    guard let view = presenting?.movingView, let superview = view.superview else { return }
    if former == nil { former = (superview, superview.subviews.index(ofIdentical: view) ?? 0) }
    view.removeFromSuperview()
  }

  private func showPresenting() {
    guard let former, let view = presenting?.movingView else { return }
    former.superview.insertSubview(view, at: former.index)
  }

  private func remove() {
    moving.removeFromSuperview()
    container.removeFromSuperview()
    controller.containerView = nil
    presented.ownPresentationController = nil
    presenting?.presentation = nil
    presented.ownPresentation = nil
    presented.isElevated = false
  }

  // MARK: Shared

  private var moving: UIView { presented.movingView }

  private func makeTransition(from: UIViewController?, to: UIViewController?, animated: Bool) -> ControllerTransition {
    let transition = ControllerTransition(
      from: from, to: to, in: container, isAnimated: animated, style: controller.presentationStyle)
    let frame = controller.presentedView?.frame ?? container.bounds
    transition.finalFrame = to === presented ? frame : container.bounds
    transition.initialFrame = from === presented ? frame : container.bounds
    return transition
  }

  private func begin(
    _ transition: ControllerTransition, appearance: () -> Void, turn: @escaping () -> Void,
    end: @escaping (Bool) -> Void
  ) {
    presented.transition = transition
    if let presenting, presenting.transition == nil { presenting.transition = transition }
    transition.onCancel = turn
    transition.onEnd = { [self] didComplete in
      presented.transition = nil
      if presenting?.transition === transition { presenting?.transition = nil }
      end(didComplete)
    }
    appearance()
  }

  private func run(
    _ transition: ControllerTransition, _ animated: Bool, _ custom: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    let isComing = transition.to === presented
    guard animated else {
      UIView.performWithoutAnimation {
        if isComing { container.addSubview(moving) }
        controller.didChangeWithoutAnimation(isShown: isComing)
      }
      container.layer.afterLayout { transition.completeTransition(true) }
      return
    }
    let animator =
      custom ?? presented.ownAnimator(isPresenting: isComing) ?? controller.animator(isComing: isComing)
    transition.start(animator, interaction: interaction)
  }
}
