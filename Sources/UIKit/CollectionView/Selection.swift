/// Which items are selected, and which one a finger is on. Index paths are those on screen.
struct Selection {
  private(set) var selected: Set<IndexPath> = []
  var highlighted: IndexPath?
  /// The finger that may highlight and select: the first one. Others are not looked at until it is up.
  var touch: UITouch?

  mutating func set(_ isSelected: Bool, at path: IndexPath) {
    if isSelected { selected.insert(path) } else { selected.remove(path) }
  }

  /// Items have moved: what is kept by index path goes along.
  /// - Parameters:
  ///   - counts: after the update. A section that is reloaded may have fewer items than before.
  mutating func follow(_ map: IndexMap, counts: [Int]) {
    func newPath(_ old: IndexPath) -> IndexPath? {
      map.newPath(ofOld: old).flatMap { counts.hasItem(at: $0) ? $0 : nil }
    }
    selected = Set(selected.compactMap(newPath))
    // The finger is on the view that goes.
    highlighted = highlighted.flatMap { map.isReloaded(old: ElementKey(.cell, nil, $0)) ? nil : newPath($0) }
  }

  /// All data are new: what still exists stays selected.
  mutating func keep(in counts: [Int]) {
    selected = selected.filter { counts.hasItem(at: $0) }
    highlighted = nil
  }
}
