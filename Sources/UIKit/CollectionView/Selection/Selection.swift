/// The rules for the selection of items; see the properties of `UICollectionView` with these names.
struct SelectionRules {
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
}

/// The selected items and the highlighted item. Index paths are the displayed ones.
struct Selection {
  private(set) var selected: Set<IndexPath> = []
  /// The number of changes of selection and highlight by the app and by touches; an unchanged number means an unchanged
  /// selection.
  private(set) var changes = 0
  var highlighted: IndexPath? { didSet { if highlighted != oldValue { changes += 1 } } }
  /// The touch that may highlight and select: the first one. Others are ignored until it ends.
  var touch: UITouch?

  mutating func set(_ isSelected: Bool, at path: IndexPath) {
    changes += 1
    if isSelected { selected.insert(path) } else { selected.remove(path) }
  }

  /// Maps the index paths after items have moved.
  /// - Parameters:
  ///   - counts: the numbers of items after the update, as a reloaded section may have fewer; nil if another update
  ///     follows at once.
  /// - Returns: the index path of an item that loses its highlight because the touched view is replaced.
  @MainActor mutating func follow(_ map: ElementMap, counts: [Int]?) -> IndexPath? {
    func existing(_ path: IndexPath) -> IndexPath? { counts?.hasItem(at: path) ?? true ? path : nil }
    selected = Set(selected.compactMap { map.newPath(ofIdentified: $0).flatMap(existing) })
    let former = highlighted
    highlighted = former.flatMap { map.newPath(ofOld: $0).flatMap(existing) }
    guard let former, let highlighted, map.isReloaded(old: ElementKey(.cell, nil, former)) else { return nil }
    self.highlighted = nil
    return highlighted
  }

  /// Keeps the selection of items that still exist after a reload.
  mutating func keep(in counts: [Int]) {
    selected = selected.filter { counts.hasItem(at: $0) }
    highlighted = nil
  }
}
