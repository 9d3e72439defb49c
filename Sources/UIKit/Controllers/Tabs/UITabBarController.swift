import Runtime

/// Several controllers of which one is shown, with a tab for each at the lower edge.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Asked and told which tabs a person chooses. Not retained.
  @Weak open var delegate: (any UITabBarControllerDelegate)?

  /// Below the controllers' views, over them. Its items are those of the controllers.
  open var tabBar: UITabBar { ownTabBar }
  private let ownTabBar = UITabBar()

  open override func loadView() {
    expectNoNib()
    view = UIView(frame: UIScreen.main.bounds)
    tabBar.shouldSelect = weakly(self, or: false) { $0.mayShow($1) }
    tabBar.onSelection = weakly(self) { $0.choose($1) }
    view.addSubview(tabBar)
    showItems()
    showSelected()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBar()
  }

  // MARK: Controllers

  private var controllers: [UIViewController] = []
  private var shown: UIViewController?
  private var selection: Int?

  /// One for each tab. Setting it keeps what is selected if it is still there, else the same place, else the first.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// - Parameter animated: without effect.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let selected = selectedViewController
    for controller in controllers where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controllers = new
    selection =
      new.firstIndex { $0 === selected }
      ?? (new.isEmpty ? nil : selection.map { min($0, new.count - 1) } ?? 0)
    guard isViewLoaded else { return }
    showItems()
    showSelected()
  }

  /// Setting it tells the delegate nothing; `Int.max` for none.
  open var selectedIndex: Int {
    get { selection ?? Int.max }
    set {
      ensure(
        controllers.indices.contains(newValue),
        "There is no tab \(newValue): the controller has \(controllers.count). Use an index below their number.")
      selection = newValue
      if isViewLoaded { showSelected() }
    }
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// Setting it to one of the controllers selects it.
  open var selectedViewController: UIViewController? {
    get { selection.map { controllers[$0] } }
    set {
      guard let index = controllers.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  private func controller(of item: UITabBarItem) -> UIViewController? {
    controllers.first { $0.tabBarItem === item }
  }

  private func mayShow(_ item: UITabBarItem) -> Bool {
    guard let controller = controller(of: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  /// The tab that is selected already brings its navigation back to the root.
  private func choose(_ item: UITabBarItem) {
    guard let controller = controller(of: item) else { return }
    if controller === selectedViewController {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: What is shown

  /// The items of some controllers may be others now.
  final func showItems() {
    tabBar.items = controllers.map { $0.tabBarItem }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  private func showSelected() {
    let new = selectedViewController
    tabBar.selectedItem = new?.tabBarItem
    guard new !== shown else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = new
    guard let new else { return }
    UIView.performWithoutAnimation {
      placeBar()
      new.view.frame = view.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(new.view, belowSubview: tabBar)
    }
  }

  /// At the lower edge; below it where what is shown does without. What it takes is missing in the safe area of the
  /// children.
  final func placeBar() {
    let isShown = !((selectedViewController as? UINavigationController)?.hidesBottomBar ?? false)
    let height = UITabBar.height + view.safeAreaInsets.bottom
    let bounds = view.bounds
    tabBar.placeUntransformed(
      in: CGRect(x: 0, y: isShown ? bounds.height - height : bounds.height + 1, width: bounds.width, height: height))
    selectedViewController?.containerInsets.bottom = isShown ? UITabBar.height : 0
  }
}

/// Asked and told which tabs a person chooses. All methods are optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// - Returns: false to leave what is shown.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// It is shown now, or was already.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

extension UIViewController {
  var nearestTabBarController: UITabBarController? {
    var controller = parent
    while let current = controller {
      if let tabs = current as? UITabBarController { return tabs }
      controller = current.parent
    }
    return nil
  }
}
