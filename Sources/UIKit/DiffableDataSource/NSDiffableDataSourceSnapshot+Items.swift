import Runtime

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section. Items that are in the snapshot already are moved.
  /// - Parameter sectionIdentifier: The section, or nil for the last one.
  /// - Parameter identifiers: Items without duplicates.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last?.identifier else {
      programmerError(
        "\(identifiers.count) items are appended to a snapshot without sections. Append a section with appendSections(_:) first."
      )
    }
    let index = existingIndex(of: section)
    makeRoom(for: identifiers)
    insert(identifiers, at: IndexPath(item: sections[index].items.count, section: index))
  }

  /// Inserts items before another one. Items that are in the snapshot already are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, besides: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another one. Items that are in the snapshot already are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, besides: afterIdentifier, offset: 1)
  }

  /// Deletes items; ones that are not in the snapshot are ignored. O(items of their sections).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { remove(identifiers) }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another one, which may be in another section. Both must be in the snapshot.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, besides: toIdentifier, offset: 0)
  }

  /// Moves an item after another one, which may be in another section. Both must be in the snapshot.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, besides: toIdentifier, offset: 1)
  }

  /// Marks items to be displayed with new cells when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = existingPath(of: identifier) }
    let marked = Set(itemReloads)
    itemReloads += identifiers.subtracting(marked)
  }

  /// Marks items whose cells are to be configured again when the snapshot is applied: the cell provider is called for
  /// them and dequeues their existing cells. It is cheaper than a reload, without fades.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = existingPath(of: identifier) }
    let marked = Set(itemReconfigurations)
    itemReconfigurations += identifiers.subtracting(marked)
  }
}

// MARK: - Internal

extension NSDiffableDataSourceSnapshot {
  /// Inserts new items into a section.
  mutating func insert(_ identifiers: [ItemIdentifierType], at path: IndexPath) {
    guard !identifiers.isEmpty else { return }
    let slot = sections[path.section].slot
    if path.item < sections[path.section].items.count { sections[path.section].drift += identifiers.count }
    sections[path.section].items.insert(contentsOf: identifiers, at: path.item)
    for (offset, identifier) in identifiers.enumerated() {
      places[identifier] = Place(slot: slot, hint: path.item + offset)
    }
    limitDrift(ofSectionAt: path.section)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], besides other: ItemIdentifierType, offset: Int
  ) {
    _ = existingPath(of: other)
    ensure(
      !identifiers.contains(other),
      "The item \(nameInMessage(other)) is inserted before or after itself. Remove it from the items to insert.")
    makeRoom(for: identifiers)
    var path = existingPath(of: other)
    path.item += offset
    insert(identifiers, at: path)
  }

  private mutating func move(_ identifier: ItemIdentifierType, besides other: ItemIdentifierType, offset: Int) {
    let source = existingPath(of: identifier)
    var target = existingPath(of: other)
    guard identifier != other else { return }
    target.item += offset
    if source.section == target.section && source.item < target.item { target.item -= 1 }
    move(itemAt: source, to: target)
  }

  /// Moves an item.
  /// - Parameter target: The index path of the item after the move.
  mutating func move(itemAt source: IndexPath, to target: IndexPath) {
    guard source != target else { return }
    let identifier = sections[source.section].items.remove(at: source.item)
    sections[source.section].drift += 1
    limitDrift(ofSectionAt: source.section)
    insert([identifier], at: target)
  }

  /// Prepares an insertion: items must be distinct, and are removed from their current places.
  private mutating func makeRoom(for identifiers: [ItemIdentifierType]) {
    let present = identifiers.filter { places[$0] != nil }
    let duplicates = identifiers.duplicates
    ensure(
      duplicates.isEmpty,
      "The same item identifiers are inserted more than once: \(namesInMessage(duplicates)). Each item of a snapshot needs a unique identifier: remove the duplicates, or use identifiers such as a UUID."
    )
    guard !present.isEmpty else { return }
    logMessage(
      "The items \(namesInMessage(present)) are already in the snapshot and are inserted again. They move to the new position; use moveItem(_:beforeItem:) for that, or delete them first."
    )
    remove(present)
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    var positions: [Int: [Int]] = [:]
    for identifier in identifiers {
      guard let path = indexPath(of: identifier) else { continue }
      positions[path.section, default: []].append(path.item)
    }
    for identifier in identifiers { places[identifier] = nil }
    for (section, items) in positions {
      sections[section].items.remove(at: items)
      sections[section].drift += items.count
      limitDrift(ofSectionAt: section)
    }
  }

  /// Rewrites the approximate indexes of a section's items if their error may be large.
  private mutating func limitDrift(ofSectionAt index: Int) {
    guard sections[index].drift > identifierDriftLimit else { return }
    let slot = sections[index].slot
    for (position, identifier) in sections[index].items.enumerated() {
      places[identifier] = Place(slot: slot, hint: position)
    }
    sections[index].drift = 0
  }
}

extension Array {
  /// Removes the elements at some indexes, in a single pass.
  mutating func remove(at indexes: [Int]) {
    guard indexes.count > 1 else {
      if let index = indexes.first { remove(at: index) }
      return
    }
    let sorted = indexes.ordered()
    var write = sorted[0]
    var next = 0
    for read in sorted[0]..<count {
      if next < sorted.count && sorted[next] == read {
        next += 1
        while next < sorted.count && sorted[next] == read { next += 1 }
      } else {
        swapAt(write, read)
        write += 1
      }
    }
    removeLast(count - write)
  }
}
