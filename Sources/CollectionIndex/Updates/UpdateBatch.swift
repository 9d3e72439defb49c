import Foundation

/// The changes of one batch as requested. Deletions, reloads and the sources of moves are in old coordinates;
/// insertions and the targets of moves in new ones.
package struct UpdateBatch {
  package var sectionDeletions: [Int] = []
  package var sectionInsertions: [Int] = []
  package var sectionReloads: [Int] = []
  package var sectionMoves: [(from: Int, to: Int)] = []
  package var itemDeletions: [IndexPath] = []
  package var itemInsertions: [IndexPath] = []
  package var itemReloads: [IndexPath] = []
  package var itemMoves: [(from: IndexPath, to: IndexPath)] = []
  /// The reconfigured items in old coordinates. They do not change any index path.
  package var itemReconfigurations: [IndexPath] = []

  package init() {}

  /// Whether the batch changes no index path.
  package var isEmpty: Bool {
    sectionDeletions.isEmpty && sectionInsertions.isEmpty && sectionReloads.isEmpty && sectionMoves.isEmpty
      && itemDeletions.isEmpty && itemInsertions.isEmpty && itemReloads.isEmpty && itemMoves.isEmpty
  }

  /// Removes changes of items that are covered by the deletion, insertion or reload of their section.
  package mutating func simplify() {
    let gone = Set(sectionDeletions)
    let reloaded = Set(sectionReloads)
    let new = Set(sectionInsertions)
    itemDeletions.removeAll { gone.contains($0.section) || reloaded.contains($0.section) }
    itemReloads.removeAll { gone.contains($0.section) || reloaded.contains($0.section) }
    itemInsertions.removeAll { new.contains($0.section) }
  }

  /// Descriptions of the changes that `simplify()` removes.
  package var redundancies: [String] {
    func words(_ paths: [IndexPath], _ operation: String, in sections: [Int], _ name: String) -> [String] {
      paths.filter { sections.contains($0.section) }.map {
        "Item \(operation) at \($0) merged into \(name) section \($0.section)."
      }
    }
    return words(itemDeletions, "delete", in: sectionDeletions, "deleted")
      + words(itemDeletions, "delete", in: sectionReloads, "reloaded")
      + words(itemReloads, "reload", in: sectionDeletions, "deleted")
      + words(itemReloads, "reload", in: sectionReloads, "reloaded")
      + words(itemInsertions, "insert", in: sectionInsertions, "inserted")
  }
}

// MARK: - Changes as reported to layouts

extension UpdateBatch {
  /// Adds a change in the form in which UIKit passes it to a layout. An index path whose item is `NSNotFound` stands
  /// for its section.
  /// - Parameters:
  ///   - old: The index path before the update, or nil for an insertion.
  ///   - new: The index path after the update, or nil for a deletion.
  package mutating func add(from old: IndexPath?, to new: IndexPath?, isReload: Bool) {
    let isSection = (old ?? new)?.item == NSNotFound
    switch (old, new) {
    case (let old?, _) where isReload:
      if isSection { sectionReloads.append(old.section) } else { itemReloads.append(old) }
    case (let old?, let new?):
      if isSection { sectionMoves.append((old.section, new.section)) } else { itemMoves.append((old, new)) }
    case (let old?, nil):
      if isSection { sectionDeletions.append(old.section) } else { itemDeletions.append(old) }
    case (nil, let new?):
      if isSection { sectionInsertions.append(new.section) } else { itemInsertions.append(new) }
    case (nil, nil): break
    }
  }
}

// MARK: - Errors

extension UpdateBatch {
  /// Returns the contradiction among the changes, or nil if there is none.
  /// - Parameter counts: The number of items per section before the batch.
  package func conflict(oldCounts counts: [Int]) -> String? {
    rangeError(counts) ?? duplicate() ?? contradiction()
  }

  /// Returns the contradiction between the changes and the data source, or nil if there is none.
  package func mismatch(old: [Int], new: [Int], map: IndexMap) -> String? {
    let expected = old.count + map.sections.growth
    guard expected == new.count else {
      return
        "The data source has \(new.count) sections after the update, but should have \(expected): \(old.count) before, \(sectionInsertions.count) inserted, \(sectionDeletions.count) deleted. Change the data so that numberOfSections(in:) agrees with the insertions and deletions."
    }
    if let section = (sectionInsertions + sectionMoves.map { $0.to }).first(where: { !new.indices.contains($0) }) {
      return
        "A section is inserted at or moved to index \(section), but there are only \(new.count) sections after the update. Use section indexes from after the batch."
    }
    for path in itemInsertions + itemMoves.map({ $0.to })
    where !new.indices.contains(path.section) || !(0..<new[path.section]).contains(path.item) {
      return
        "An item is inserted at or moved to item \(path.item) of section \(path.section), which does not exist after the update. Use index paths from after the batch, and update the data first."
    }
    for section in old.indices {
      guard let after = map.sections.newIndex(ofOld: section), !sectionReloads.contains(section) else { continue }
      let expected = old[section] + map.growth(ofOldSection: section)
      if new[after] != expected {
        return
          "Section \(section) has \(new[after]) items after the update, but should have \(expected): \(old[section]) before, \(count(itemInsertions, after)) inserted, \(count(itemDeletions, section)) deleted, \(itemMoves.filter { $0.to.section == after }.count) moved in, \(itemMoves.filter { $0.from.section == section }.count) moved out. Change the data so that collectionView(_:numberOfItemsInSection:) agrees with them."
      }
    }
    return nil
  }

  private func count(_ paths: [IndexPath], _ section: Int) -> Int { paths.filter { $0.section == section }.count }

  private func rangeError(_ counts: [Int]) -> String? {
    for section in sectionDeletions + sectionReloads + sectionMoves.map({ $0.from })
    where !counts.indices.contains(section) {
      return
        "Section \(section) is deleted, reloaded or moved, but there were only \(counts.count) sections before the update. Use section indexes from before the batch."
    }
    for path in itemDeletions + itemReloads + itemMoves.map({ $0.from }) + itemReconfigurations
    where !counts.indices.contains(path.section) || !(0..<counts[path.section]).contains(path.item) {
      return
        "Item \(path.item) of section \(path.section) is deleted, reloaded, reconfigured or moved, but did not exist before the update. Use index paths from before the batch."
    }
    return nil
  }

  private func duplicate() -> String? {
    if let section = UpdateBatch.twice(sectionDeletions + sectionReloads + sectionMoves.map { $0.from }) {
      return
        "Section \(section) is changed twice in one batch (deleted, reloaded or moved). Make only one of these changes: a reload cannot be combined with a move or a deletion."
    }
    if let section = UpdateBatch.twice(sectionInsertions + sectionMoves.map { $0.to }) {
      return "Two sections are inserted at or moved to index \(section). Give each of them a different index."
    }
    if let path = UpdateBatch.twice(itemDeletions + itemReloads + itemMoves.map { $0.from }) {
      return
        "Item \(path.item) of section \(path.section) is changed twice in one batch (deleted, reloaded or moved). Make only one of these changes: a reload cannot be combined with a move or a deletion."
    }
    if let path = UpdateBatch.twice(itemInsertions + itemMoves.map { $0.to }) {
      return
        "Two items are inserted at or moved to item \(path.item) of section \(path.section). Give each of them a different index path."
    }
    return nil
  }

  private func contradiction() -> String? {
    let gone = Set(sectionDeletions)
    if let move = itemMoves.first(where: { gone.contains($0.from.section) }) {
      return
        "Item \(move.from.item) is moved out of section \(move.from.section), which is deleted in the same batch. Insert an item at the destination instead."
    }
    return nil
  }

  private static func twice<Index: Hashable>(_ indexes: [Index]) -> Index? {
    var seen = Set<Index>(minimumCapacity: indexes.count)
    return indexes.first { !seen.insert($0).inserted }
  }
}
