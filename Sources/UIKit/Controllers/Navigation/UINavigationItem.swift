/// The content of a navigation bar for a controller.
@preconcurrency @MainActor public final class UINavigationItem: NSObject {
  /// The display of a large title, if the bar prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// `automatic` is the mode of the previous item in the stack, and `always` for the root.
    case automatic, always, never
  }

  /// Creates an item.
  /// - Parameter title: The title, centred in the bar or, large, below it.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title, centred in the bar or, large, below it; nil for none.
  public var title: String? { didSet { onChange?() } }
  /// The view in place of the title.
  public var titleView: UIView? { didSet { onChange?() } }
  /// The title of the button that leads back to this item; the item's title if nil.
  public var backButtonTitle: String? { didSet { onChange?() } }
  /// The item whose title is that of the button that leads back to this item. Its action is not performed.
  public var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
  /// Whether there is no back button; false by default.
  public var hidesBackButton = false { didSet { onChange?() } }
  /// Whether the left items are beside the back button, not in place of it.
  public var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  /// The items from the leading edge inwards, in place of the back button.
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// The items from the trailing edge inwards.
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  /// The display of a large title; `automatic` by default.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onLargeTitleChange?() } }

  /// The first left item. Setting it replaces all.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first right item. Setting it replaces all.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  // Animations are not supported here: the items change immediately.

  /// Sets `hidesBackButton`, without animation.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Sets `leftBarButtonItem`, without animation.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets `leftBarButtonItems`, without animation.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets `rightBarButtonItem`, without animation.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets `rightBarButtonItems`, without animation.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// The title of the button that leads back to this item.
  var backTitle: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "" }

  /// The search controller, whose search bar is below the title.
  public var searchController: UISearchController? { didSet { onChange?() } }
  /// Whether the search bar disappears while the content is scrolled.
  public var hidesSearchBarWhenScrolling = true { didSet { onChange?() } }

  /// Whether title and buttons are hidden for a search.
  var isSearching: Bool {
    searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// A closure that updates the bar.
  var onChange: (() -> Void)?
  /// A closure that is called when the bar's height may have changed.
  var onLargeTitleChange: (() -> Void)?
}
