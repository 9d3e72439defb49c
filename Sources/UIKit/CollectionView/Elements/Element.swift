/// An element of a collection view that has a view: it is visible, or disappearing.
@MainActor final class Element: KeyedElement {
  /// The stages of an element's lifetime.
  enum Presence {
    /// The layout has the element in the visible area.
    case shown
    /// The layout no longer has the element in the visible area, and an animation removes it.
    case leaving(Departure)
    /// The view belongs to the reuse queue.
    case gone
  }

  /// The departure of an element from the screen.
  struct Departure {
    /// The number of the departure, which no other departure in the collection view has.
    let number: Int
    /// The change in which the element disappears.
    let animation: ViewAnimation
    /// The key under which the element would get its view back; nil if it was deleted.
    var returningKey: ElementKey?
  }

  /// The key of the element; for a disappearing one, its former key.
  @exclusivity(unchecked) var key: ElementKey
  let view: UICollectionReusableView
  /// A copy of the attributes that were applied last: layouts may change theirs in place.
  @exclusivity(unchecked) var attributes: UICollectionViewLayoutAttributes
  /// The z-index that the element is stacked by: the final one, also while it is placed at its start.
  @exclusivity(unchecked) var depth: Int
  @exclusivity(unchecked) private(set) var presence = Presence.shown {
    didSet { view.isDisappearing = departure != nil }
  }
  /// The animation of its last reappearance, if the change that brought it back was not animated.
  @exclusivity(unchecked) var reappearance: ViewAnimation?
  /// Whether the last animated change moved it together with its neighbours: it was neither inserted nor moved by
  /// itself.
  var movesWithNeighbours = false
  /// The row in whose scroll view its view is; nil for the collection view itself.
  @exclusivity(unchecked) var row: OrthogonalRow?
  /// Whether `SelfSizing` has it for the next pass.
  @exclusivity(unchecked) var isToBeMeasured = false
  /// The index in the stack before elements got new keys.
  @exclusivity(unchecked) var formerIndex = 0

  /// Creates an element with a view.
  /// - Parameters:
  ///   - row: the row of its attributes.
  ///   - depth: the z-index to stack it by; by default that of its attributes.
  init(
    key: ElementKey, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes,
    row: OrthogonalRow? = nil, depth: Int? = nil
  ) {
    self.key = key
    self.view = view
    self.attributes = attributes
    self.depth = depth ?? attributes.zIndex
    self.row = row
  }

  /// The visible frame, in content coordinates; for an element in a row, with its present offset.
  var visibleFrame: CGRect {
    let frame = attributes.frame
    guard let shift = row?.shift else { return frame }
    return frame.offsetBy(dx: -shift.dx, dy: -shift.dy)
  }

  /// Returns whether any part of the element is visible in a rectangle of content coordinates.
  func isVisible(in rect: CGRect) -> Bool { !attributes.isHidden && visibleFrame.overlaps(rect) }

  // MARK: Presence

  /// The departure of an element that is leaving; nil for any other.
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

  /// Notes that the layout no longer has the element.
  func leave(_ departure: Departure) { presence = .leaving(departure) }

  /// Changes the key under which a leaving element would return.
  func mapReturningKey(_ newKey: (ElementKey) -> ElementKey?) {
    guard var departure else { return }
    departure.returningKey = departure.returningKey.flatMap(newKey)
    presence = .leaving(departure)
  }

  /// Notes that the layout has the element again.
  func reappear(as key: ElementKey) {
    self.key = key
    presence = .shown
  }

  /// Notes that the view leaves the collection view.
  func end() { presence = .gone }

  // MARK: Depth

  /// Returns whether it is drawn behind another element: by z-index, then cells, supplementary and decoration views,
  /// then index path. The elements of a row all take the place of the row, which is that of a first cell.
  func isBehind(_ other: Element) -> Bool {
    if row == nil && other.row == nil || row === other.row {
      return depth == other.depth ? key < other.key : depth < other.depth
    }
    let (own, others) = (place, other.place)
    if own.depth != others.depth { return own.depth < others.depth }
    if own.key != others.key { return own.key < others.key }
    return (row?.number ?? 0) < (other.row?.number ?? 0)
  }

  /// The subview of the collection view that is, or contains, the element's view.
  var outermostView: UIView { row?.view ?? view }

  /// The stacking key outside its orthogonal section.
  private var place: (depth: Int, key: ElementKey) {
    guard let row else { return (depth, key) }
    return (row.depth, ElementKey(.cell, "", section: row.section, item: -1))
  }

  /// Returns whether it stays behind another element after keys have changed. Of two elements with one key, one of them
  /// disappearing, the one that was behind stays behind.
  func staysBehind(_ other: Element) -> Bool {
    if isBehind(other) { return true }
    guard row === other.row, key == other.key, depth == other.depth else { return false }
    return formerIndex < other.formerIndex
  }
}
