import Runtime

extension UIViewController {
  /// What is presented over this controller or one around it.
  public var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// By which this controller, or one around it, is presented.
  public var presentingViewController: UIViewController? {
    ownPresentation?.presenting ?? parent?.presentingViewController
  }

  final func show(modally controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    ensure(controller !== self, "present(_:animated:): a controller cannot present itself.")
    var presenting = self
    while let parent = presenting.parent { presenting = parent }
    guard presenting.presentation == nil, controller.ownPresentation == nil, let window = presenting.view.window else {
      return
    }
    ensure(controller.parent == nil, "present(_:animated:): the controller is the child of another one.")
    let presentation = Presentation(of: controller, by: presenting, in: window)
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
}

/// A controller that is shown over another one, which keeps this. A transition that runs may keep it longer.
@MainActor final class Presentation: NSObject {
  let presented: UIViewController
  @Weak private(set) var presenting: UIViewController?
  private let container = UIView()
  private let shade = UIView()
  private var sheet: SheetView?
  private let style: UIModalPresentationStyle
  /// Where the presenting controller's view was, when it has left.
  private var former: (superview: UIView, index: Int)?
  private var swipe: UIPercentDrivenInteractiveTransition?

  init(of presented: UIViewController, by presenting: UIViewController, in window: UIWindow) {
    self.presented = presented
    style = presented.modalPresentationStyle == .automatic ? .pageSheet : presented.modalPresentationStyle
    super.init()
    self.presenting = presenting
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.accessibilityViewIsModal = true
    shade.backgroundColor = .black
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIView.performWithoutAnimation {
      window.addSubview(container)
      shade.frame = container.bounds
    }
    presenting.presentation = self
    presented.ownPresentation = self
    presented.isElevated = style != .fullScreen
  }

  private var isSheet: Bool { style == .pageSheet || style == .formSheet }

  // MARK: Coming

  func present(
    by presenting: UIViewController, source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    presented.loadViewIfNeeded()
    let view: UIView = presented.view
    presented.isBeingPresented = true
    if isSheet {
      UIView.performWithoutAnimation {
        shade.alpha = 0
        container.addSubview(shade)
        sheet = SheetView(view, in: container, isForm: style == .formSheet)
        sheet?.onPan = weakly(self) { $0.pull($1) }
      }
    } else {
      UIView.performWithoutAnimation {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
    }
    let hides = style == .fullScreen
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
        container.addSubview(sheet ?? view)
        if hides { hidePresenting() }
      } else {
        remove()
      }
      if hides { presenting.endAppearanceTransition() }
      presented.endAppearanceTransition()
      completion?()
    }
    let delegate = presented.transitioningDelegate
    let custom = delegate?.animationController(forPresented: presented, presenting: presenting, source: source)
    run(transition, animated, custom, custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) })
  }

  // MARK: Going

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard !presented.isBeingDismissed else { return }
    presented.transition?.finishNow()
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
      swipe = nil
      if shows { showPresenting() }
      if didComplete {
        remove()
      } else if shows {
        hidePresenting()
      }
      presented.endAppearanceTransition()
      if shows { presenting?.endAppearanceTransition() }
      completion?()
    }
    let delegate = presented.transitioningDelegate
    let custom = swipe == nil ? delegate?.animationController(forDismissed: presented) : nil
    let interaction = custom.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    run(transition, animated, custom, interaction ?? swipe)
  }

  private func hidePresenting() {
    guard let view = presenting?.view, let superview = view.superview else { return }
    if former == nil { former = (superview, superview.subviews.index(ofIdentical: view) ?? 0) }
    view.removeFromSuperview()
  }

  private func showPresenting() {
    guard let former, let view = presenting?.view else { return }
    former.superview.insertSubview(view, at: former.index)
  }

  private func remove() {
    presented.view.removeFromSuperview()
    container.removeFromSuperview()
    presenting?.presentation = nil
    presented.ownPresentation = nil
    presented.isElevated = false
  }

  // MARK: Both

  private func makeTransition(from: UIViewController?, to: UIViewController?, animated: Bool) -> ControllerTransition {
    let transition = ControllerTransition(from: from, to: to, in: container, isAnimated: animated, style: style)
    let frame = sheet?.frame ?? container.bounds
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
    let moving: UIView = sheet ?? presented.view
    guard animated else {
      UIView.performWithoutAnimation {
        if isComing { container.addSubview(moving) }
        shade.alpha = isComing ? ModalMovement.dimming : 0
      }
      container.layer.afterLayout { transition.completeTransition(true) }
      return
    }
    let animator =
      custom ?? presented.ownAnimator(isPresenting: isComing)
      ?? ModalMovement(
        of: moving, shade: sheet == nil ? nil : shade, isComing: isComing, style: presented.modalTransitionStyle)
    transition.start(animator, interaction: interaction)
  }

  // MARK: Pulling down

  private func pull(_ pan: UIPanGestureRecognizer) {
    // A sheet goes all the way down; its frame is of no use while its transform says so.
    let distance = max(container.bounds.height, 1)
    switch pan.state {
    case .began:
      guard !presented.isModalInPresentation, presented.transition == nil, pan.velocity(in: nil).y > 0 else { return }
      let swipe = UIPercentDrivenInteractiveTransition()
      swipe.completionCurve = .easeOut
      self.swipe = swipe
      dismiss(animated: true, completion: nil)
    case .changed: swipe?.update(pan.translation(in: nil).y / distance)
    case .ended: swipe?.end(velocity: pan.velocity(in: nil).y / distance)
    case .cancelled: swipe?.cancel()
    default: break
    }
  }
}
