import Runtime

/// A stack of controllers of which the top one is shown, with a bar and the way back. A finger from the edge of the
/// screen pulls the top one away.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What is done with the stack, for a delegate that animates it.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// - Parameter rootViewController: stays at the bottom of the stack.
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

  /// Told what is shown, and asked how. Not retained.
  @Weak open var delegate: (any UINavigationControllerDelegate)?

  /// Above the controllers' views.
  open var navigationBar: UINavigationBar { ownNavigationBar }
  private let ownNavigationBar = UINavigationBar()
  /// Below them.
  open var toolbar: UIToolbar! { ownToolbar }
  private let ownToolbar = UIToolbar()
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

  /// One controller takes another's place. While only the size changes the bars follow it.
  final var isChangingStack: Bool { transition.map { !$0.changesSizeOnly } ?? false }

  /// A transition has the bars change.
  final var isChangingBars = false

  // MARK: The stack

  final var stack: [UIViewController] = []

  /// From the root to what is shown. Setting it shows the last without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The one that is shown; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }

  /// The top controller where no navigation bar lies below the status.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The top one, or what is presented over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  #if !hasFeature(Embedded)
    /// Pushes it.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
  #endif

  /// Puts a controller on top. Traps when it is on the stack already.
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

  /// Leaves the bottom one only.
  /// - Returns: those that were taken away, from the lowest up; nil for none.
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

  /// - Parameter animated: whether the bar is seen coming or going.
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

  /// How long bars take to come and go, in seconds.
  open class var hideShowBarDuration: CGFloat { 0.2 }

  // MARK: The toolbar

  /// Without animation. At first it is hidden.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  private var toolbarIsHidden = true

  /// The toolbar shows the ``UIViewController/toolbarItems`` of the top controller.
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

  /// Its own if it was set or asked for before there was a root, else that of the root.
  open override var tabBarItem: UITabBarItem! {
    get { tabBarItemIfLoaded ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // MARK: Swiping back

  /// Pops; disable it to do without.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  final let edgePan = UIScreenEdgePanGestureRecognizer()
  /// What a finger leads.
  final var swipe: UIPercentDrivenInteractiveTransition?
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
  /// A controller is about to be on top.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller is on top, and the transition is over.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// How a push or pop is shown; nil for the usual way.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What leads the transition of an animator instead of time; nil for nothing.
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

  /// The usual way.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Nothing but time.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
