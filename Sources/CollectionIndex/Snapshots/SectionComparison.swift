/// The changes of sections.
struct SectionComparison {
  enum Source { case inserted, reloaded, kept(Int) }

  private(set) var batch = UpdateBatch()
  /// The source of each new section.
  private(set) var sources: [Source] = []
  /// Whether each old section stays, with individual changes of its items.
  private(set) var isKept: [Bool]

  init<Snapshot: IdentifiedSections>(_ old: Snapshot, _ new: Snapshot) {
    isKept = [Bool](repeating: false, count: old.sectionIdentifiers.count)
    var remains = isKept
    var common: [(old: Int, new: Int)] = []
    let identifiers = new.sectionIdentifiers
    for (index, identifier) in identifiers.enumerated() {
      if let source = old.index(ofSection: identifier) {
        common.append((source, index))
        remains[source] = true
        sources.append(.kept(source))
      } else {
        batch.sectionInsertions.append(index)
        sources.append(.inserted)
      }
    }
    batch.sectionDeletions = remains.indices.filter { !remains[$0] }

    let reloads = Set(new.sectionsToReload)
    for (pair, stays) in zip(common, longestIncreasingSubsequence(common.map { $0.old })) {
      switch (stays, reloads.contains(identifiers[pair.new])) {
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
