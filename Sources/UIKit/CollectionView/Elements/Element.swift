/// An element of a collection view that has a view: it is on screen, or disappears from it.
@MainActor final class Element: KeyedElement {
  /// For a disappearing element the key that it had.
  @exclusivity(unchecked) var key: ElementKey
  let view: UICollectionReusableView
  /// A copy of what was applied last: layouts may change their attributes in place.
  @exclusivity(unchecked) var attributes: UICollectionViewLayoutAttributes
  /// The zIndex by which it is stacked: of where it goes, also while it is put where it starts.
  @exclusivity(unchecked) var depth: Int
  /// The change in which it disappears; nil while the layout has it.
  @exclusivity(unchecked) private(set) var disappearance: ViewAnimation?
  /// The animation of its last reappearance, when it reappeared without the change that brought it back being animated.
  @exclusivity(unchecked) var reappearance: ViewAnimation?
  /// The key under which a disappearing element would get its view back, nil when it is gone for good.
  @exclusivity(unchecked) var returningKey: ElementKey?
  /// Off the screen for good; its view belongs to the reuse queue.
  private(set) var isGone = false
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

  var isDisappearing: Bool { disappearance != nil }

  /// The element that it shows now, or would show if it came back; nil when it is gone for good.
  var presentKey: ElementKey? { isDisappearing ? returningKey : key }

  func disappear(in animation: ViewAnimation) {
    disappearance = animation
    view.isDisappearing = true
  }

  func reappear(as key: ElementKey) {
    self.key = key
    disappearance = nil
    view.isDisappearing = false
  }

  /// Its view leaves the collection view.
  func end() {
    isGone = true
    disappearance = nil
    view.isDisappearing = false
  }

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
