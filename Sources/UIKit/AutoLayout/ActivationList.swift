import CollectionIndex

/// Entries in the order in which their constraints were activated. One is found by its number: O(log count).
@MainActor struct ActivationList<Entry: Activated> {
  private(set) var entries: [Entry] = []

  /// - Parameter entry: activated after all others.
  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Does nothing when it is not in the list.
  mutating func remove(_ entry: Entry) {
    let order = entry.order
    let index = entries.partitioningIndex { $0.order >= order }
    if index < entries.count, entries[index] === entry { entries.remove(at: index) }
  }

  mutating func removeAll() { entries = [] }

  /// Replaces what it has.
  mutating func fill(_ unordered: [Entry]) { entries = unordered.sorted { $0.order < $1.order } }
}
