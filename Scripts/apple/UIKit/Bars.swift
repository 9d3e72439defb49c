// Bars and their items, and the controls that stand in them.

@objc @MainActor open class UIBarItem: NSObject {
  public override init()
  public required init?(coder: NSCoder)
  open var isEnabled: Bool { get set }
  open var title: String? { get set }
  open var image: UIImage? { get set }
}

@objc @MainActor open class UIBarButtonItem: UIBarItem {
  @objc public enum Style: Int, Sendable { case plain = 0, done = 2 }
  @objc public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
  public override init()
  public required init?(coder: NSCoder)
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
  public convenience init(customView: UIView)
  @available(iOS 14.0, *) public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
  @available(iOS 14.0, *) public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
  open var tintColor: UIColor? { get set }
  @available(iOS 14.0, *) open var primaryAction: UIAction? { get set }
  @available(iOS 14.0, *) open var menu: UIMenu? { get set }
}

@objc @MainActor open class UINavigationItem: NSObject {
  @objc public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public init(title: String)
  public required init?(coder: NSCoder)
  open var title: String? { get set }
  open var titleView: UIView? { get set }
  open var prompt: String? { get set }
  open var hidesBackButton: Bool { get set }
  open var leftBarButtonItem: UIBarButtonItem? { get set }
  open var rightBarButtonItem: UIBarButtonItem? { get set }
  open var leftBarButtonItems: [UIBarButtonItem]? { get set }
  open var rightBarButtonItems: [UIBarButtonItem]? { get set }
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode { get set }
  open var backButtonTitle: String? { get set }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UINavigationBar: UIView {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var prefersLargeTitles: Bool { get set }
  open var isTranslucent: Bool { get set }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIToolbar: UIView {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
}

@objc @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  @objc optional func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  @objc optional func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  @objc optional func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  @objc optional func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

@objc @_inheritsConvenienceInitializers @MainActor open class UISearchBar: UIView {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  public convenience init()
  @objc public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open weak var delegate: (any UISearchBarDelegate)? { get set }
  open var text: String? { get set }
  open var placeholder: String? { get set }
  open var showsCancelButton: Bool { get set }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool)
  open var autocapitalizationType: UITextAutocapitalizationType { get set }
  open var searchBarStyle: UISearchBar.Style { get set }
}

@objc @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  @objc optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  @objc optional func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
