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
