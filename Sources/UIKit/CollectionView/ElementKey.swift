/// Names an element of a collection view: its category, its kind (empty for cells) and its index path.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String
  let section: Int
  let item: Int

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    self.category = category
    self.kind = kind ?? ""
    section = indexPath.section
    item = indexPath.itemOrZero
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(attributes.representedElementCategory, attributes.representedElementKind, attributes.indexPath)
  }

  var indexPath: IndexPath { IndexPath(item: item, section: section) }

  static func == (a: ElementKey, b: ElementKey) -> Bool {
    a.item == b.item && a.section == b.section && a.category == b.category && a.kind == b.kind
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(item)
    hasher.combine(category.rawValue)
  }

  /// By category (cells first), kind and index path.
  func precedes(_ other: ElementKey) -> Bool {
    if category != other.category { return category.rawValue < other.category.rawValue }
    if section != other.section { return section < other.section }
    if item != other.item { return item < other.item }
    return kind < other.kind
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
    if attributes.zIndex != other.attributes.zIndex { return attributes.zIndex < other.attributes.zIndex }
    return key.precedes(other.key)
  }
}
