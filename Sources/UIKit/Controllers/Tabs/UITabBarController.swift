import Runtime

/// A container controller that displays one of several controllers, with a tab for each at the bottom.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate. Not retained.
  @Weak open var delegate: (any UITabBarControllerDelegate)?

  /// The tab bar, which covers the bottom of the controllers' views. Its items are those of the controllers.
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

  /// The controllers, one for each tab. Setting it keeps the selected controller if it is among them, otherwise the
  /// selected index, otherwise it selects the first.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers.
  /// - Parameter animated: Ignored.
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

  /// The index of the selected controller; `Int.max` for none. Setting it does not notify the delegate.
  open var selectedIndex: Int {
    get { selection ?? Int.max }
    set {
      ensure(
        controllers.indices.contains(newValue),
        "There is no tab \(newValue): the controller has \(controllers.count) tabs, numbered from 0.")
      selection = newValue
      if isViewLoaded { showSelected() }
    }
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// The selected controller. Setting it to one of the controllers selects it.
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

  /// Handles a tap on a tab. For the selected one, its navigation controller pops to the root.
  private func choose(_ item: UITabBarItem) {
    guard let controller = controller(of: item) else { return }
    if controller === selectedViewController {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Display

  /// Updates the tabs when the items of controllers may have changed.
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

  /// Places the bar at the bottom, or below the screen if the selected controller hides it, and updates the safe area
  /// of the children.
  final func placeBar() {
    let isShown = !((selectedViewController as? UINavigationController)?.hidesBottomBar ?? false)
    let height = UITabBar.height + view.safeAreaInsets.bottom
    let bounds = view.bounds
    tabBar.placeUntransformed(
      in: CGRect(x: 0, y: isShown ? bounds.height - height : bounds.height + 1, width: bounds.width, height: height))
    selectedViewController?.containerInsets.bottom = isShown ? UITabBar.height : 0
  }
}

/// The methods with which a tab bar controller notifies its delegate and asks for permission. All are optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a controller may be selected.
  /// - Returns: False to keep the selected controller.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called when the user has selected a controller, which may have been selected already.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true.
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
