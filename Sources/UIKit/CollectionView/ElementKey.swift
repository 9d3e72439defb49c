/// Names an element of a collection view: its category, its kind (empty for cells) and its index path.
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

  var indexPath: IndexPath { IndexPath(item: item, section: section) }

  static func == (a: ElementKey, b: ElementKey) -> Bool {
    a.item == b.item && a.section == b.section && a.category == b.category && a.kind == b.kind
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine((section &* 1_000_003 &+ item) &* 4 &+ Int(category.rawValue))
  }

  /// By category (cells first), kind and index path.
  static func < (a: ElementKey, b: ElementKey) -> Bool {
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    if a.section != b.section { return a.section < b.section }
    if a.item != b.item { return a.item < b.item }
    return a.kind < b.kind
  }
}

/// A view that is on screen for an element.
@MainActor final class Element {
  /// For a departing element the key that it had.
  var key: ElementKey
  let view: UICollectionReusableView
  /// A copy of what was applied last: layouts may change their attributes in place.
  var attributes: UICollectionViewLayoutAttributes
  /// The number of the layout pass that saw it last.
  var pass = 0
  /// On its way out.
  var isDeparting = false { didSet { view.isDeparting = isDeparting } }
  /// The key under which a departing element would get its view back, nil when it is gone for good.
  var returningKey: ElementKey?
  /// The element that it shows now, or would show if it came back; nil when it is gone for good.
  var presentKey: ElementKey? { isDeparting ? returningKey : key }
  /// Off the screen for good; its view belongs to the reuse queue.
  var isGone = false
  /// Whether the last animated pass moved it like those around it: it neither came into being nor was moved by itself.
  var movesWithNeighbours = false
  /// In the stack, before its elements got new keys.
  var formerPlace = 0
  /// Counts how often it was sent off, so that the end of an earlier departure does not end a later one.
  var departures = 0

  init(key: ElementKey, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
    self.key = key
    self.view = view
    self.attributes = attributes
  }

  /// Whether it is drawn behind another: by zIndex, then cells, supplementary and decoration views, then
  /// index path.
  func isBehind(_ other: Element) -> Bool {
    let (depth, otherDepth) = (attributes.zIndex, other.attributes.zIndex)
    return depth == otherDepth ? key < other.key : depth < otherDepth
  }

  /// The same where keys have changed: of two with one key, one of them departing, the one that was behind stays there.
  func staysBehind(_ other: Element) -> Bool {
    if isBehind(other) { return true }
    guard key == other.key, attributes.zIndex == other.attributes.zIndex else { return false }
    return formerPlace < other.formerPlace
  }
}
