import Runtime

extension NSDiffableDataSourceSnapshot {
  /// Appends sections without items. Traps if a section exists already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections without items before another one, which must exist. Traps if a section exists already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: existingIndex(of: toIdentifier))
  }

  /// Inserts sections without items after another one, which must exist. Traps if a section exists already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: existingIndex(of: toIdentifier) + 1)
  }

  /// Deletes sections with their items; ones that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deleted = Set(identifiers).intersection(slots.keys)
    guard !deleted.isEmpty else { return }
    for identifier in deleted {
      let slot = slots.removeValue(forKey: identifier)!
      for item in sections[indexes[slot]].items { places[item] = nil }
      freeSlots.append(slot)
    }
    sections.removeAll { deleted.contains($0.identifier) }
    numberSections(from: 0)
  }

  /// Moves a section with its items before another one. Both must be in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, besides: toIdentifier, offset: 0)
  }

  /// Moves a section with its items after another one. Both must be in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, besides: toIdentifier, offset: 1)
  }

  /// Marks sections to be displayed with new views when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = existingIndex(of: identifier) }
    let marked = Set(sectionReloads)
    sectionReloads += identifiers.subtracting(marked)
  }

  // MARK: Internal

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let duplicates = identifiers.duplicates + identifiers.filter { slots[$0] != nil }
    ensure(
      duplicates.isEmpty,
      "The section identifiers \(namesInMessage(duplicates)) are inserted more than once or are already in the snapshot. Each section needs a unique identifier: remove the duplicates, and move an existing section with moveSection(_:beforeSection:)."
    )
    let new = identifiers.map { identifier in
      let slot = freeSlots.popLast() ?? indexes.count
      if slot == indexes.count { indexes.append(0) }
      slots[identifier] = slot
      return Section(identifier: identifier, slot: slot)
    }
    sections.insert(contentsOf: new, at: index)
    numberSections(from: index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, besides other: SectionIdentifierType, offset: Int
  ) {
    let source = existingIndex(of: identifier)
    var target = existingIndex(of: other)
    guard identifier != other else { return }
    target += offset
    if source < target { target -= 1 }
    sections.insert(sections.remove(at: source), at: target)
    numberSections(from: Swift.min(source, target))
  }

  private mutating func numberSections(from first: Int) {
    for index in first..<sections.count { indexes[sections[index].slot] = index }
  }
}
