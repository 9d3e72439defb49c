/// A tab: an image and a title, and a badge that says that there is something new.
@preconcurrency @MainActor public final class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11
  }

  public convenience override init() { self.init(title: nil, image: nil, tag: 0) }

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
