/// Which items are selected, and which one a finger is on. Index paths are those on screen.
struct Selection {
  private(set) var selected: Set<IndexPath> = []
  /// Counts what the program and the finger have selected, deselected and highlighted: whoever has the number of before
  /// knows that nothing has changed.
  private(set) var changes = 0
  var highlighted: IndexPath? { didSet { if highlighted != oldValue { changes += 1 } } }
  /// The finger that may highlight and select: the first one. Others are not looked at until it is up.
  var touch: UITouch?

  mutating func set(_ isSelected: Bool, at path: IndexPath) {
    changes += 1
    if isSelected { selected.insert(path) } else { selected.remove(path) }
  }

  /// Items have moved: what is kept by index path goes along.
  /// - Parameters:
  ///   - counts: after the update. A section that is reloaded may have fewer items than before. Nil where another update
  ///     follows at once.
  /// - Returns: where the item is whose highlight is lost: the finger is on a view that is replaced.
  @MainActor mutating func follow(_ map: ElementMap, counts: [Int]?) -> IndexPath? {
    func existing(_ path: IndexPath) -> IndexPath? { counts?.hasItem(at: path) ?? true ? path : nil }
    selected = Set(selected.compactMap { map.newPath(ofIdentified: $0).flatMap(existing) })
    let former = highlighted
    highlighted = former.flatMap { map.newPath(ofOld: $0).flatMap(existing) }
    guard let former, let highlighted, map.isReloaded(old: ElementKey(.cell, nil, former)) else { return nil }
    self.highlighted = nil
    return highlighted
  }

  /// All data are new: what still exists stays selected.
  mutating func keep(in counts: [Int]) {
    selected = selected.filter { counts.hasItem(at: $0) }
    highlighted = nil
  }
}
