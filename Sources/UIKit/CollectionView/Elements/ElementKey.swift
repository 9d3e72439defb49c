/// The identity of an element of a collection view: its category, its kind (empty for cells) and its index path.
struct ElementKey: Hashable, Comparable {
  var category: UICollectionView.ElementCategory
  var kind: String
  let section: Int
  let item: Int

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    self.category = category
    self.kind = kind ?? ""
    section = indexPath.section
    item = indexPath.itemOrZero
  }

  init(_ category: UICollectionView.ElementCategory, _ kind: String, section: Int, item: Int) {
    self.category = category
    self.kind = kind
    self.section = section
    self.item = item
  }

  /// The item number of the headers and footers of a whole layout, which belong to no section; updates do not affect
  /// them, as in iOS.
  static let itemOfLayout = Int.max
  var isOfLayout: Bool { item == ElementKey.itemOfLayout }

  var indexPath: IndexPath { IndexPath(item: item, section: section) }

  static func == (a: ElementKey, b: ElementKey) -> Bool {
    a.item == b.item && a.section == b.section && a.category == b.category && a.kind == b.kind
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine((section &* 1_000_003 &+ item) &* 4 &+ Int(category.rawValue))
  }

  /// Orders keys by category (cells first), index path and kind.
  static func < (a: ElementKey, b: ElementKey) -> Bool {
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    if a.section != b.section { return a.section < b.section }
    if a.item != b.item { return a.item < b.item }
    return a.kind < b.kind
  }
}
