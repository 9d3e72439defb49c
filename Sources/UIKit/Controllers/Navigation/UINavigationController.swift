import Runtime

/// A container controller with a stack of controllers. It displays the top one, with a bar and a back button. Dragging
/// from the edge of the screen pops the top controller.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The kind of change of the stack, for a delegate that animates it.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// Creates a controller.
  /// - Parameter rootViewController: The controller at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    stack = [rootViewController]
    rootViewController.didMove(toParent: self)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate, which is notified of changes and provides animators. Not retained.
  @Weak open var delegate: (any UINavigationControllerDelegate)?

  /// The bar above the controllers' views.
  open var navigationBar: UINavigationBar { ownNavigationBar }
  private let ownNavigationBar = UINavigationBar()
  /// The toolbar below the controllers' views.
  open var toolbar: UIToolbar! { ownToolbar }
  private let ownToolbar = UIToolbar()
  /// The view that contains the controllers' views.
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
    navigationBar.onLargeTitleChange = weakly(self) { $0.placeBars() }
    navigationBar.onOpacityChange = weakly(self) { $0.placeBars() }
    navigationBar.onItemChange = weakly(self) { $0.placeBars() }
    edgePan.addHandler(weakly(self) { $0.edgePanDidChange() })
    view.addGestureRecognizer(edgePan)
    view.addSubview(content)
    view.addSubview(toolbar)
    view.addSubview(navigationBar)
    toolbar.isHidden = toolbarIsHidden
    showTop()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    edgePan.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    // In a transition the bars change along with it.
    if !isChangingStack || isChangingBars { placeBars() }
  }

  /// Whether one controller is being replaced by another. If only the size changes, the bars follow it.
  final var isChangingStack: Bool { transition.map { !$0.changesSizeOnly } ?? false }

  /// Whether a transition is changing the bars.
  final var isChangingBars = false

  // MARK: The stack

  final var stack: [UIViewController] = []

  /// The controllers from the root to the top. Setting it displays the last one without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top controller; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The top controller, if no navigation bar is behind the status bar.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The top controller, or the one presented over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  #if !hasFeature(Embedded)
    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
  #endif

  /// Pushes a controller onto the stack. Traps if it is on the stack already.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    ensure(
      !stack.contains { $0 === viewController },
      "pushViewController: the controller is already on the stack. Use popToViewController(_:animated:) to return to it."
    )
    change(to: stack + [viewController], animated: animated)
  }

  /// Pops the top controller.
  /// - Returns: The popped controller; nil for the root, which stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated)?.last
  }

  /// Pops the controllers above a given one.
  /// - Returns: The popped controllers.
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      programmerError("popToViewController: the controller is not on the stack.")
    }
    return pop(to: index + 1, animated: animated)
  }

  /// Pops all controllers except the root.
  /// - Returns: The popped controllers from the bottom up, or nil for none.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated: animated)
  }

  private func pop(to count: Int, animated: Bool) -> [UIViewController]? {
    guard stack.count > count else { return nil }
    let popped = Array(stack[count...])
    change(to: Array(stack[..<count]), animated: animated)
    return popped
  }

  /// Replaces the stack: animated as a pop if its new top was on the stack, otherwise as a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  // MARK: The bar

  /// Whether the navigation bar is hidden. Setting it is not animated.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  private var barIsHidden = false

  /// Hides or shows the navigation bar.
  /// - Parameter animated: Whether to animate.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return }
    UIView.animate(withDuration: animated ? UINavigationController.hideShowBarDuration : 0) { [self] in
      placeBars()
      view.layoutIfNeeded()
    } completion: { [self] _ in
      navigationBar.isHidden = barIsHidden
    }
    if !hidden { navigationBar.isHidden = false }
  }

  /// The duration in seconds of hiding and showing bars.
  open class var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: The toolbar

  /// Whether the toolbar is hidden; true by default. Setting it is not animated.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  private var toolbarIsHidden = true

  /// Shows the new toolbar items of a controller, if it is the top one. Not inlined, so that a page without navigation
  /// controllers needs no toolbar.
  @inline(never) final func show(_ toolbarItems: [UIBarButtonItem]?, of controller: UIViewController, animated: Bool) {
    guard topViewController === controller else { return }
    toolbar.setItems(toolbarItems, animated: animated)
  }

  /// Hides or shows the toolbar, which displays the ``UIViewController/toolbarItems`` of the top controller.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    toolbarIsHidden = hidden
    guard isViewLoaded else { return }
    if !hidden { toolbar.isHidden = false }
    UIView.animate(withDuration: animated ? UINavigationController.hideShowBarDuration : 0) { [self] in
      placeBars()
      view.layoutIfNeeded()
    } completion: { [self] _ in
      toolbar.isHidden = toolbarIsHidden
    }
  }

  // MARK: Tabs

  /// The controller's own item if it was set or used before there was a root, otherwise that of the root.
  open override var tabBarItem: UITabBarItem! {
    get { tabBarItemIfLoaded ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // MARK: Swiping back

  /// The gesture recogniser that pops the top controller. Disable it to disable the gesture.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  final let edgePan = UIScreenEdgePanGestureRecognizer()
  /// The interactive transition of the current gesture.
  final var swipe: UIPercentDrivenInteractiveTransition?
}

/// A view that decides whether the pop gesture may begin.
@MainActor private final class NavigationView: UIView {
  @Weak var controller: UINavigationController?

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, gestureRecognizer === controller.edgePan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return controller.canPopInteractively
  }
}

/// The methods with which a navigation controller notifies its delegate and requests animators. All are optional.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller becomes the top one.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called when a controller is on top and the transition has ended.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Returns the animator for a push or pop, or nil for the default transition.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller for an animator's transition, or nil for a non-interactive one.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  /// Returns nil, for the default transition.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns nil, for a non-interactive transition.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
