@objc @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  open var traitCollection: UITraitCollection { get }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  open var navigationItem: UINavigationItem { get }
  open var navigationController: UINavigationController? { get }
  override public convenience init()
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  open var view: UIView! { get set }
  open var viewIfLoaded: UIView? { get }
  open func viewDidLoad()
  open var nibName: String? { get }
  open func viewWillAppear(_ animated: Bool)
  open func viewDidAppear(_ animated: Bool)
  open func viewWillDisappear(_ animated: Bool)
  open func viewDidDisappear(_ animated: Bool)
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  open func viewWillLayoutSubviews()
  open func viewDidLayoutSubviews()
  open var title: String? { get set }
  open weak var parent: UIViewController? { get }
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
  open var modalPresentationStyle: UIModalPresentationStyle { get set }
  open func show(_ vc: UIViewController, sender: Any?)
  open var isEditing: Bool { get set }
  open func setEditing(_ editing: Bool, animated: Bool)
  open var children: [UIViewController] { get }
  open func addChild(_ childController: UIViewController)
  open func removeFromParent()
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  open func willMove(toParent parent: UIViewController?)
  open func didMove(toParent parent: UIViewController?)
  open var additionalSafeAreaInsets: UIEdgeInsets { get set }
  open var presentationController: UIPresentationController? { get }
  @available(iOS 15.0, *) open var sheetPresentationController: UISheetPresentationController? { get }
  open func viewIsAppearing(_ animated: Bool)
}

@objc public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case custom
  case overFullScreen
  case overCurrentContext
  case popover
  @available(iOS 13.0, *) case none
  case automatic
}

@objc public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

@objc @MainActor open class UINavigationController: UIViewController {
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
  public init(rootViewController: UIViewController)
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder aDecoder: NSCoder)
  open func pushViewController(_ viewController: UIViewController, animated: Bool)
  @discardableResult open func popViewController(animated: Bool) -> UIViewController?
  open var topViewController: UIViewController? { get }
  open var viewControllers: [UIViewController] { get set }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
  open weak var delegate: (any UINavigationControllerDelegate)? { get set }
  override open func show(_ vc: UIViewController, sender: Any?)
}

extension UINavigationController {
  @objc public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }
}

@objc @MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene)
  open weak var windowScene: UIWindowScene? { get set }
  open var screen: UIScreen { get set }
  open func makeKeyAndVisible()
  open var rootViewController: UIViewController? { get set }
  @discardableResult open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint
  @discardableResult open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint
  @discardableResult open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect
  @discardableResult open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect
}

extension UIWindow {
  public struct Level: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat)
    public init(rawValue: CGFloat)
    public static var normal: UIWindow.Level { get }
    public static var alert: UIWindow.Level { get }
    public static var statusBar: UIWindow.Level { get }
  }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  override public init()
  open class var main: UIScreen { get }
  open var bounds: CGRect { get }
  open var scale: CGFloat { get }
  open var mirrored: UIScreen? { get }
  open var brightness: CGFloat { get set }
  @discardableResult open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView
}
