/// A tab: an image and a title, and a badge that says that there is something new.
@preconcurrency @MainActor public final class UITabBarItem: UIBarItem {
  /// Tabs that are the same everywhere, with the system's titles and symbols.
  public enum SystemItem: Int, Sendable {
    /// "More", with the symbol `ellipsis`.
    case more = 0
    /// "Favorites", with the symbol `star.fill`.
    case favorites = 1
    /// "Featured", with the symbol `star.fill`.
    case featured = 2
    /// "Top Rated", with the symbol `star`.
    case topRated = 3
    /// "Recents", with the symbol `clock`.
    case recents = 4
    /// "Contacts", with the symbol `person.crop.circle`.
    case contacts = 5
    /// "History", with the symbol `clock`.
    case history = 6
    /// "Bookmarks", with the symbol `folder`.
    case bookmarks = 7
    /// "Search", with the symbol `magnifyingglass`.
    case search = 8
    /// "Downloads", with the symbol `arrow.down`.
    case downloads = 9
    /// "Most Recent", with the symbol `clock`.
    case mostRecent = 10
    /// "Most Viewed", with the symbol `line.3.horizontal`.
    case mostViewed = 11
  }

  public convenience override init() { self.init(title: nil, image: nil, tag: 0) }

  /// - Parameter tag: for programs to find the item by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// - Parameter selectedImage: in place of the image while it is selected.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.selectedImage = selectedImage
    super.init()
    self.title = title
    self.image = image
  }

  /// With the system's title and a symbol.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let (title, symbol) = systemItem.look
    self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
  }

  /// In place of the image while the tab is selected; nil for the same one.
  public var selectedImage: UIImage? { didSet { itemDidChange() } }
  /// In a red capsule at the image's upper trailing corner; nil for none.
  public var badgeValue: String? { didSet { itemDidChange() } }
  /// Nil for red.
  public var badgeColor: UIColor? { didSet { itemDidChange() } }

  /// The bar shows it anew.
  var onChange: (() -> Void)?

  override func itemDidChange() { onChange?() }
}

extension UITabBarItem.SystemItem {
  fileprivate var look: (title: String, symbol: String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star")
    case .recents: ("Recents", "clock")
    case .contacts: ("Contacts", "person.crop.circle")
    case .history: ("History", "clock")
    case .bookmarks: ("Bookmarks", "folder")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "arrow.down")
    case .mostRecent: ("Most Recent", "clock")
    case .mostViewed: ("Most Viewed", "line.3.horizontal")
    }
  }
}
