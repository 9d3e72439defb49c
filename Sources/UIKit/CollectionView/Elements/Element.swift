/// An element of a collection view that has a view: it is on screen, or disappears from it.
@MainActor final class Element: KeyedElement {
  /// The stages of an element's life.
  enum Presence {
    /// The layout has the element on screen.
    case shown
    /// The layout no longer has the element on screen, and an animation takes it away.
    case leaving(Departure)
    /// The view belongs to the reuse queue.
    case gone
  }

  /// The way of an element off the screen.
  struct Departure {
    /// The change in which the element disappears.
    let animation: ViewAnimation
    /// The key that gives the element its view back; nil when it is gone for good.
    var returningKey: ElementKey?
  }

  /// The key of the element; of a disappearing one, the key that it had.
  @exclusivity(unchecked) var key: ElementKey
  let view: UICollectionReusableView
  /// A copy of the attributes that were applied last: layouts may change theirs in place.
  @exclusivity(unchecked) var attributes: UICollectionViewLayoutAttributes
  /// The zIndex that the element is stacked by: the one that it ends with, also while it is put where it starts.
  @exclusivity(unchecked) var depth: Int
  @exclusivity(unchecked) private(set) var presence = Presence.shown {
    didSet { view.isDisappearing = departure != nil }
  }
  /// The animation of its last reappearance, when it reappeared without the change that brought it back being animated.
  @exclusivity(unchecked) var reappearance: ViewAnimation?
  /// Whether the last animated change moved it like those around it: it was neither inserted nor moved by itself.
  var movesWithNeighbours = false
  /// The row in whose scroll view its view is; nil for the collection view itself.
  @exclusivity(unchecked) var row: OrthogonalRow?
  /// In the stack, before elements got new keys.
  @exclusivity(unchecked) var formerIndex = 0

  /// - Parameter depth: by which it is stacked; by default that of its attributes.
  init(
    key: ElementKey, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes, depth: Int? = nil
  ) {
    self.key = key
    self.view = view
    self.attributes = attributes
    self.depth = depth ?? attributes.zIndex
    row = attributes.row
  }

  // MARK: Presence

  /// The way off the screen of an element that is leaving; nil for every other.
  var departure: Departure? {
    guard case .leaving(let departure) = presence else { return nil }
    return departure
  }

  var isDisappearing: Bool {
    if case .leaving = presence { return true }
    return false
  }

  var isGone: Bool {
    if case .gone = presence { return true }
    return false
  }

  /// The key of the element, or of the one that a disappearing element would show again; nil when it is gone for good.
  var presentKey: ElementKey? { isDisappearing ? departure?.returningKey : key }

  /// The layout no longer has the element.
  func leave(_ departure: Departure) { presence = .leaving(departure) }

  /// Gives a leaving element another key to return under.
  func mapReturningKey(_ newKey: (ElementKey) -> ElementKey?) {
    guard var departure else { return }
    departure.returningKey = departure.returningKey.flatMap(newKey)
    presence = .leaving(departure)
  }

  /// The layout has the element again.
  func reappear(as key: ElementKey) {
    self.key = key
    presence = .shown
  }

  /// The view leaves the collection view.
  func end() { presence = .gone }

  // MARK: Depth

  /// Whether it is drawn behind another: by zIndex, then cells, supplementary and decoration views, then
  /// index path. The elements of a row are all at the place of the row, which is that of a first cell.
  func isBehind(_ other: Element) -> Bool {
    if row == nil && other.row == nil || row === other.row {
      return depth == other.depth ? key < other.key : depth < other.depth
    }
    let (own, others) = (place, other.place)
    if own.depth != others.depth { return own.depth < others.depth }
    if own.key != others.key { return own.key < others.key }
    return (row?.number ?? 0) < (other.row?.number ?? 0)
  }

  /// The subview of the collection view that it is, or is in.
  var outermostView: UIView { row?.view ?? view }

  /// By which it is stacked among what is not in its row.
  private var place: (depth: Int, key: ElementKey) {
    guard let row else { return (depth, key) }
    return (row.depth, ElementKey(.cell, "", section: row.section, item: -1))
  }

  /// The same where keys have changed: of two with one key, one of them disappearing, the one that was behind stays
  /// there.
  func staysBehind(_ other: Element) -> Bool {
    if isBehind(other) { return true }
    guard row === other.row, key == other.key, depth == other.depth else { return false }
    return formerIndex < other.formerIndex
  }
}
