import Runtime

/// The items of one section as a tree: an outline whose items can be expanded and collapsed.
///
/// The items are stored consecutively with their levels, each followed by its descendants. So the descendants of an
/// item are a contiguous range, and changes take O(items that follow). Looking up an identifier takes O(1).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// All items, including those below collapsed ones; each item precedes its children.
  public private(set) var items: [ItemIdentifierType] = []
  private var levels: [Int] = []
  private var expanded: Set<ItemIdentifierType> = []
  /// The approximate indexes in `items`, and their maximum error.
  private var hints: [ItemIdentifierType: Int] = [:]
  private var drift = 0

  /// Creates an empty tree.
  public init() {}

  /// Creates an independent copy.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  // MARK: Adding

  /// Appends items to the children of a parent.
  /// - Parameter parent: The parent, or nil for the top level.
  /// - Parameter items: New items without duplicates.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return insert(flat(items), at: self.items.count, level: 0) }
    let index = existingIndex(of: parent)
    insert(flat(items), at: subtree(at: index).upperBound, level: levels[index] + 1)
  }

  /// Inserts items before another one, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(flat(items), before: item)
  }

  /// Inserts items after another one and its descendants, at its level.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(flat(items), after: item)
  }

  /// Inserts a tree before an item, with its top level at the item's level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    let index = existingIndex(of: item)
    insert(snapshot, at: index, level: levels[index])
  }

  /// Inserts a tree after an item and its descendants, with its top level at the item's level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    let index = existingIndex(of: item)
    insert(snapshot, at: subtree(at: index).upperBound, level: levels[index])
  }

  // MARK: Removing

  /// Deletes items and their descendants. Items that are not in the snapshot are logged and ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    remove(known(items, "deleted").map { subtree(at: index(of: $0)!) })
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Replaces the descendants of an item by a tree.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    remove([subtree(at: existingIndex(of: parent)).dropFirst()])
    let index = existingIndex(of: parent)
    insert(snapshot, at: index + 1, level: levels[index] + 1)
  }

  // MARK: Expanding

  /// Expands items, even those without children yet. Items that are not in the snapshot are logged and ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(known(items, "expanded")) }

  /// Collapses items, which hides their descendants. Items that are not in the snapshot are logged and ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(known(items, "collapsed")) }

  /// Returns whether an item is expanded, which is independent of whether it has children. Items are initially
  /// collapsed.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  // MARK: Looking up

  /// Returns whether an item is in the tree, visible or not. O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { hints[item] != nil }

  /// Returns the index in ``items``, or nil if the item is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? {
    hints[item].map { items.index(of: item, near: $0, drift: drift) }
  }

  /// Returns the level of an item: 0 at the top, 1 for its children.
  public func level(of item: ItemIdentifierType) -> Int { levels[existingIndex(of: item)] }

  /// Returns the parent of an item, or nil at the top level or if the item is not in the snapshot. O(items between the
  /// two).
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    index(of: child).flatMap { parentIndex(of: $0) }.map { items[$0] }
  }

  /// Returns whether all ancestors of an item are expanded; false if the item is not in the snapshot.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var index = index(of: item) else { return false }
    while let parent = parentIndex(of: index) {
      guard expanded.contains(items[parent]) else { return false }
      index = parent
    }
    return true
  }

  /// The items at the top level. O(items).
  public var rootItems: [ItemIdentifierType] { items.indices.filter { levels[$0] == 0 }.map { items[$0] } }

  /// The items that the collection view displays, those without a collapsed ancestor. O(items).
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    var deepest = 0
    for (item, level) in zip(items, levels) where level <= deepest {
      visible.append(item)
      deepest = expanded.contains(item) ? level + 1 : level
    }
    return visible
  }

  /// Returns the tree below an item, with its expanded items.
  /// - Parameter includingParent: Whether the item itself is at the top of the tree.
  /// - Parameter parent: An item of the snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let range = subtree(at: existingIndex(of: parent)).dropFirst(includingParent ? 0 : 1)
    let top = level(of: parent) + (includingParent ? 0 : 1)
    var snapshot = NSDiffableDataSourceSectionSnapshot()
    snapshot.insert(Array(items[range]), levels[range].map { $0 - top }, at: 0)
    snapshot.expanded = expanded.intersection(snapshot.items)
    return snapshot
  }

  /// Returns a description with a line for each item: two spaces per level, `*` if it is visible, `+` if it is expanded
  /// or `-` otherwise, and the identifier.
  public func visualDescription() -> String {
    let visible = Set(visibleItems)
    return zip(items, levels).map { item, level in
      let indentation = String(repeating: "  ", count: level)
      return "\(indentation)\(visible.contains(item) ? "*" : " ")\(isExpanded(item) ? "+" : "-") \(nameInMessage(item))"
    }.joined(separator: "\n")
  }

  // MARK: - Internal

  private func flat(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
    var snapshot = NSDiffableDataSourceSectionSnapshot()
    snapshot.insert(items, [Int](repeating: 0, count: items.count), at: 0)
    return snapshot
  }

  private mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot, at index: Int, level: Int) {
    insert(snapshot.items, snapshot.levels.map { $0 + level }, at: index)
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func insert(_ new: [ItemIdentifierType], _ newLevels: [Int], at index: Int) {
    let duplicates = new.duplicates + new.filter { hints[$0] != nil }
    ensure(
      duplicates.isEmpty,
      "The items \(namesInMessage(duplicates)) are inserted more than once or are already in the section snapshot. Each item of a section needs a unique identifier: remove the duplicates, and delete an item before you insert it elsewhere."
    )
    if index < items.count { drift += new.count }
    items.insert(contentsOf: new, at: index)
    levels.insert(contentsOf: newLevels, at: index)
    for (offset, item) in new.enumerated() { hints[item] = index + offset }
    limitDrift()
  }

  private mutating func remove(_ ranges: [Range<Int>]) {
    let indexes = Set(ranges.joined())
    for index in indexes {
      hints[items[index]] = nil
      expanded.remove(items[index])
    }
    items.remove(at: Array(indexes))
    levels.remove(at: Array(indexes))
    drift += indexes.count
    limitDrift()
  }

  private mutating func limitDrift() {
    guard drift > identifierDriftLimit else { return }
    for (index, item) in items.enumerated() { hints[item] = index }
    drift = 0
  }

  /// Returns the range of an item and its descendants.
  private func subtree(at index: Int) -> Range<Int> {
    var end = index + 1
    while end < items.count && levels[end] > levels[index] { end += 1 }
    return index..<end
  }

  private func parentIndex(of index: Int) -> Int? {
    guard levels[index] > 0 else { return nil }
    var parent = index - 1
    while levels[parent] >= levels[index] { parent -= 1 }
    return parent
  }

  private func existingIndex(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else {
      programmerError(
        "There is no item \(nameInMessage(item)) in the section snapshot, which has \(items.count). Append it first.")
    }
    return index
  }

  private func known(_ items: [ItemIdentifierType], _ action: String) -> [ItemIdentifierType] {
    let unknown = items.filter { hints[$0] == nil }
    if unknown.isEmpty { return items }
    logMessage(
      "The items \(namesInMessage(unknown)) cannot be \(action), because they are not in the section snapshot.")
    return items.filter { hints[$0] != nil }
  }
}
