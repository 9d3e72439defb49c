import Runtime

/// The numbers of sections and items that the collection view relies on until it is notified of a change.
struct DataCounts {
  /// The limit for the number of sections, and for the number of items in all of them. 32-bit integers can count twice
  /// as many.
  static let greatest = 1_000_000_000

  /// The number of items in each displayed section; nil if they have to be requested.
  private(set) var known: [Int]?
  /// The number of changes of the data so far.
  private(set) var changes = 0

  /// Discards the numbers, so that they are requested again.
  mutating func forget() { known = nil }

  mutating func know(_ counts: [Int]) { known = counts }

  /// Notes that the app has reported a change of the data.
  mutating func noteChange() { changes += 1 }
}

extension UICollectionView {
  /// Returns the number of items in each displayed section; requests them from the data source if they are unknown.
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
    let counts = movement.shownCounts(asked)
    data.know(counts)
    return counts
  }
}

extension [Int] {
  /// Returns whether an item exists, for numbers of items per section.
  func hasItem(at path: IndexPath) -> Bool {
    path.count == 2 && indices.contains(path.section) && (0..<self[path.section]).contains(path.item)
  }
}
