/// What a navigation bar shows of a controller.
@preconcurrency @MainActor public final class UINavigationItem: NSObject {
  /// Whether the title is large where the bar prefers that.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the item below; large for the root.
    case automatic, always, never
  }

  /// - Parameter title: shown in the middle of the bar, or large below it.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// In the middle of the bar, or large below it; nil for none.
  public var title: String? { didSet { onChange?() } }
  /// In the title's place.
  public var titleView: UIView? { didSet { onChange?() } }
  /// On the button that leads back here; the title when it is nil.
  public var backButtonTitle: String? { didSet { onChange?() } }
  /// Whose title is on the button that leads back here. It goes back all the same.
  public var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }
  /// Whether there is no button that leads back from here; false by default.
  public var hidesBackButton = false { didSet { onChange?() } }
  /// Whether the left items stand beside the back button, not instead of it.
  public var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  /// From the leading edge inwards; instead of the back button.
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// From the trailing edge inwards.
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  /// As that of the item below by default.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onLargeTitleChange?() } }

  /// The first of them; setting it replaces all.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of them; setting it replaces all.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  // Nothing fades here: the items change at once.

  /// The button changes at once.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// The item changes at once.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// The items change at once.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// The item changes at once.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// The items change at once.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// What the button that leads back here says.
  var backTitle: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "" }

  /// Its search bar is below the title.
  public var searchController: UISearchController? { didSet { onChange?() } }
  /// Whether the search bar makes room while the content is scrolled up.
  public var hidesSearchBarWhenScrolling = true { didSet { onChange?() } }

  /// Whether title and buttons make room for a search.
  var isSearching: Bool {
    searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// The bar shows it anew.
  var onChange: (() -> Void)?
  /// The bar may have another height.
  var onLargeTitleChange: (() -> Void)?
}
