/// The handlers of visible items to call in a layout's next preparation, and the items that they have changed.
struct VisibleItemHandling {
  /// The items that handlers have received, with their changes.
  var items: [ElementKey: CompositionalVisibleItem] = [:]
  /// The orthogonal sections that have scrolled since their handlers were called.
  private var scrolledSections: Set<Int> = []
  /// Whether anything else was invalidated since.
  private var isForAll = true

  /// Records the handlers to call: that of an orthogonal section that has scrolled, or all of them.
  mutating func noteInvalidation(_ reason: UICollectionViewLayoutInvalidationContext.CompositionalReason?) {
    if case .scrolledRow(let section) = reason { scrolledSections.insert(section) } else { isForAll = true }
  }

  /// Takes the sections whose handlers are to be called; nil for all.
  mutating func takeCalls() -> Set<Int>? {
    defer { (scrolledSections, isForAll) = ([], false) }
    return isForAll || scrolledSections.isEmpty ? nil : scrolledSections
  }

  /// Discards the items, whose geometry has changed.
  mutating func forgetItems() { items = [:] }
}
