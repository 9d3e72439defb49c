import Runtime

/// A stack of controllers of which the top one is shown, with a bar and the way back. A finger from the edge of the
/// screen pulls the top one away.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    stack = [rootViewController]
    rootViewController.didMove(toParent: self)
  }

  /// With an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @Weak open var delegate: (any UINavigationControllerDelegate)?

  /// Above the controllers' views.
  public final let navigationBar = UINavigationBar()
  /// In which the controllers' views are.
  final let content = UIView()

  open override func loadView() {
    expectNoNib()
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.controller = self
    self.view = view
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    navigationBar.onBack = weakly(self) { $0.popViewController(animated: true) }
    edgePan.addHandler(weakly(self) { $0.edgePanDidChange() })
    view.addGestureRecognizer(edgePan)
    view.addSubview(content)
    view.addSubview(navigationBar)
    showTop()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    edgePan.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    placeBar()
  }

  // MARK: The stack

  final var stack: [UIViewController] = []

  /// From the root to what is shown. Setting it shows the last without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The top one, or what is presented over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    ensure(
      !stack.contains { $0 === viewController },
      "pushViewController: the controller is on the stack already. Use popToViewController(_:animated:) to go back to it."
    )
    change(to: stack + [viewController], animated: animated)
  }

  /// - Returns: what was popped; nil for the root, which stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated)?.last
  }

  /// - Returns: what was popped.
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      programmerError("popToViewController: the controller is not on the stack.")
    }
    return pop(to: index + 1, animated: animated)
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated: animated)
  }

  private func pop(to count: Int, animated: Bool) -> [UIViewController]? {
    guard stack.count > count else { return nil }
    let popped = Array(stack[count...])
    change(to: Array(stack[..<count]), animated: animated)
    return popped
  }

  /// Shows another stack: with the movement of a pop if its top was on the stack before, else of a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  // MARK: The bar

  /// Without animation.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  private var barIsHidden = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return }
    UIView.animate(withDuration: animated ? 0.2 : 0) { [self] in
      placeBar()
      view.layoutIfNeeded()
    } completion: { [self] _ in
      navigationBar.isHidden = barIsHidden
    }
    if !hidden { navigationBar.isHidden = false }
  }

  /// The bar is under the safe area's upper edge; what it takes is missing in the safe area of the children.
  private func placeBar() {
    let top = view.safeAreaInsets.top
    let height = UINavigationBar.height
    navigationBar.frame = CGRect(
      x: 0, y: barIsHidden ? -height - 1 : top, width: view.bounds.width, height: height)
    for child in children { child.containerInsets.top = barIsHidden ? 0 : height }
  }

  // MARK: Swiping back

  /// Pops; disable it to do without.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  final let edgePan = UIScreenEdgePanGestureRecognizer()
  /// What a finger leads.
  final var swipe: UIPercentDrivenInteractiveTransition?
}

extension UIViewController {
  /// The nearest navigation controller around it.
  public var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let navigation = current as? UINavigationController { return navigation }
      controller = current.parent
    }
    return nil
  }
}

/// Asks before it lets a finger pop.
@MainActor private final class NavigationView: UIView {
  @Weak var controller: UINavigationController?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, gestureRecognizer === controller.edgePan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return controller.canPopInteractively
  }
}

/// Told what a navigation controller shows, and asked how. All methods are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
