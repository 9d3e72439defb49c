import Runtime

/// The numbers of sections and items that the collection view goes by until it is told of others.
struct DataCounts {
  /// So many sections there are at most, and so many items in all of them: where integers have 32 bits, twice as many can
  /// be counted.
  static let greatest = 1_000_000_000

  /// Items per section, as on screen; nil when they are to be asked for.
  private(set) var known: [Int]?
  /// Counts the changes of data that the collection view was told of.
  private(set) var changes = 0

  /// Has them asked for again.
  mutating func forget() { known = nil }

  mutating func know(_ counts: [Int]) { known = counts }

  /// The program has told of other data.
  mutating func noteChange() { changes += 1 }
}

extension UICollectionView {
  /// Items per section as on screen; the data source is asked when they are not known.
  func loadedCounts() -> [Int] {
    if let counts = data.known { return counts }
    guard let dataSource = tracedDataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    var asked: [Int] = []
    asked.reserveCapacity(min(sections, 10_000))
    var sum = 0
    for section in 0..<sections {
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      sum += count
      ensure(sum <= DataCounts.greatest, Mistake.tooManyItems(sum, upTo: section))
      asked.append(count)
    }
    let counts = movement?.shownCounts(asked) ?? asked
    data.know(counts)
    return counts
  }
}

extension [Int] {
  /// Of items per section: whether an item exists.
  func hasItem(at path: IndexPath) -> Bool {
    path.count == 2 && indices.contains(path.section) && (0..<self[path.section]).contains(path.item)
  }
}
