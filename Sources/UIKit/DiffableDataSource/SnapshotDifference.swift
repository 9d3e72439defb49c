/// The batch of updates that turns one snapshot into another, with the fewest moves.
///
/// Sections and items are matched by their identifiers. Of the sections that stay, and of the items that stay in a
/// section, those of a longest increasing subsequence keep their places; the others move. What a batch cannot say is
/// said otherwise: a reload of what also moves is a deletion and an insertion, and an item that leaves a section that
/// is deleted or reloaded is inserted at its new place.
///
/// O(n) for n sections and items, and O(m log m) for the m items of a section that do not keep their order.
struct SnapshotDifference {
  private(set) var batch: UpdateBatch

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = SectionComparison(old, new)
    var items = ItemComparison(old, new, sections)
    items.compare()
    batch = items.batch
    let reloaded = Set(new.itemReloads)
    batch.itemReconfigurations = new.reconfiguredItemIdentifiers.subtracting(reloaded).compactMap {
      old.indexPath(of: $0)
    }
  }

  var isEmpty: Bool { batch.isEmpty && batch.itemReconfigurations.isEmpty }
}

/// What becomes of the sections.
struct SectionComparison {
  enum Source { case inserted, reloaded, kept(Int) }

  private(set) var batch = UpdateBatch()
  /// By new index: where a section was.
  private(set) var sources: [Source] = []
  /// By old index: whether the section stays and the changes of its items are told one by one.
  private(set) var isKept: [Bool]

  init<Section, Item>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    isKept = [Bool](repeating: false, count: old.numberOfSections)
    var remains = isKept
    var common: [(old: Int, new: Int)] = []
    for (index, section) in new.sections.enumerated() {
      if let source = old.indexOfSection(section.identifier) {
        common.append((source, index))
        remains[source] = true
        sources.append(.kept(source))
      } else {
        batch.sectionInsertions.append(index)
        sources.append(.inserted)
      }
    }
    batch.sectionDeletions = remains.indices.filter { !remains[$0] }

    let reloads = Set(new.sectionReloads)
    for (pair, stays) in zip(common, longestIncreasingSubsequence(common.map { $0.old })) {
      switch (stays, reloads.contains(new.sections[pair.new].identifier)) {
      case (true, false): isKept[pair.old] = true
      case (true, true):
        batch.sectionReloads.append(pair.old)
        sources[pair.new] = .reloaded
      case (false, false):
        batch.sectionMoves.append((pair.old, pair.new))
        isKept[pair.old] = true
      case (false, true):
        batch.sectionDeletions.append(pair.old)
        batch.sectionInsertions.append(pair.new)
        sources[pair.new] = .inserted
      }
    }
  }
}

/// What becomes of the items, once it is known of the sections.
struct ItemComparison<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private let old: NSDiffableDataSourceSnapshot<Section, Item>
  private let new: NSDiffableDataSourceSnapshot<Section, Item>
  private let sections: SectionComparison
  private let reloads: Set<Item>
  /// The number of old items before each old section.
  private let offsets: [Int]
  /// Old items that are in a section that is kept, or move to another.
  private var remains: [Bool]
  private(set) var batch: UpdateBatch

  init(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ sections: SectionComparison
  ) {
    self.old = old
    self.new = new
    self.sections = sections
    reloads = Set(new.itemReloads)
    var count = 0
    offsets = old.sections.map { section in
      defer { count += section.items.count }
      return count
    }
    remains = [Bool](repeating: false, count: count)
    batch = sections.batch
  }

  mutating func compare() {
    var changed: [Int] = []
    for (index, source) in sections.sources.enumerated() {
      switch source {
      case .reloaded: break  // its items come with it
      case .inserted: takeItems(intoInserted: index)
      case .kept(let source):
        if reloads.isEmpty && old.sections[source].items == new.sections[index].items { continue }
        changed.append(source)
        compareItems(of: source, with: index)
      }
    }
    for section in changed {
      for item in old.sections[section].items.indices where !remains[offsets[section] + item] {
        batch.itemDeletions.append(IndexPath(item: item, section: section))
      }
    }
  }

  /// An inserted section comes with its items, but for those that move into it.
  private mutating func takeItems(intoInserted section: Int) {
    for (item, identifier) in new.sections[section].items.enumerated() where !reloads.contains(identifier) {
      if let source = old.indexPath(of: identifier), sections.isKept[source.section] {
        move(source, to: IndexPath(item: item, section: section))
      }
    }
  }

  private mutating func compareItems(of oldSection: Int, with newSection: Int) {
    let before = old.sections[oldSection].items
    var staying: [(old: Int, new: Int)] = []
    var next = 0
    for (item, identifier) in new.sections[newSection].items.enumerated() {
      // Most items follow the one that they followed before: those need not be looked up.
      if next < before.count && before[next] == identifier {
        staying.append((next, item))
        next += 1
        continue
      }
      let target = IndexPath(item: item, section: newSection)
      let source = old.indexPath(of: identifier)
      if let source, source.section == oldSection {
        staying.append((source.item, item))
        next = source.item + 1
      } else if let source, sections.isKept[source.section], !reloads.contains(identifier) {
        move(source, to: target)
      } else {
        batch.itemInsertions.append(target)
      }
    }

    for (pair, stays) in zip(staying, longestIncreasingSubsequence(staying.map { $0.old })) {
      let source = IndexPath(item: pair.old, section: oldSection)
      let target = IndexPath(item: pair.new, section: newSection)
      switch (stays, reloads.contains(before[pair.old])) {
      case (true, false): remains[offsets[oldSection] + pair.old] = true
      case (true, true):
        remains[offsets[oldSection] + pair.old] = true
        batch.itemReloads.append(source)
      case (false, false): move(source, to: target)
      case (false, true): batch.itemInsertions.append(target)
      }
    }
  }

  private mutating func move(_ source: IndexPath, to target: IndexPath) {
    remains[offsets[source.section] + source.item] = true
    batch.itemMoves.append((source, target))
  }
}

extension UICollectionView {
  /// Calls for the changes of a batch, in the closure of `performBatchUpdates`.
  func callForChanges(of batch: UpdateBatch) {
    deleteSections(IndexSet(batch.sectionDeletions))
    insertSections(IndexSet(batch.sectionInsertions))
    reloadSections(IndexSet(batch.sectionReloads))
    for move in batch.sectionMoves { moveSection(move.from, toSection: move.to) }
    deleteItems(at: batch.itemDeletions)
    insertItems(at: batch.itemInsertions)
    reloadItems(at: batch.itemReloads)
    reconfigureItems(at: batch.itemReconfigurations)
    for move in batch.itemMoves { moveItem(at: move.from, to: move.to) }
  }
}
