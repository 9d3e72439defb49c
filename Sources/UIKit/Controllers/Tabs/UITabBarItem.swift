/// A tab with an image, a title, and a badge for news.
@preconcurrency @MainActor public final class UITabBarItem: UIBarItem {
  /// Standard tabs with the system's titles and symbols.
  public enum SystemItem: Int, Sendable {
    /// The title "More", with the symbol `ellipsis`.
    case more = 0
    /// The title "Favorites", with the symbol `star.fill`.
    case favorites = 1
    /// The title "Featured", with the symbol `star.fill`.
    case featured = 2
    /// The title "Top Rated", with the symbol `star`.
    case topRated = 3
    /// The title "Recents", with the symbol `clock`.
    case recents = 4
    /// The title "Contacts", with the symbol `person.crop.circle`.
    case contacts = 5
    /// The title "History", with the symbol `clock`.
    case history = 6
    /// The title "Bookmarks", with the symbol `folder`.
    case bookmarks = 7
    /// The title "Search", with the symbol `magnifyingglass`.
    case search = 8
    /// The title "Downloads", with the symbol `arrow.down`.
    case downloads = 9
    /// The title "Most Recent", with the symbol `clock`.
    case mostRecent = 10
    /// The title "Most Viewed", with the symbol `line.3.horizontal`.
    case mostViewed = 11
  }

  public convenience override init() { self.init(title: nil, image: nil, tag: 0) }

  /// Creates a tab.
  /// - Parameter tag: An integer that identifies the tab for programs.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates a tab.
  /// - Parameter selectedImage: The image while the tab is selected.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.selectedImage = selectedImage
    super.init()
    self.title = title
    self.image = image
  }

  /// Creates a standard tab.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let (title, symbol) = systemItem.look
    self.init(title: title, image: UIImage(systemName: symbol), tag: tag)
  }

  /// The image while the tab is selected; nil for the same one.
  public var selectedImage: UIImage? { didSet { itemDidChange() } }
  /// The badge in a red capsule at the image's upper trailing corner; nil for none.
  public var badgeValue: String? { didSet { itemDidChange() } }
  /// The colour of the badge; nil for red.
  public var badgeColor: UIColor? { didSet { itemDidChange() } }

  /// A closure that updates the bar.
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
