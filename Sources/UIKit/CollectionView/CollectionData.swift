import Runtime

/// The data source of a collection view, and the numbers of sections and items that it was asked for. The collection
/// view relies on them until it is notified of a change.
@MainActor final class CollectionData: CollectionViewPart {
  /// The limit for the number of sections, and for the number of items in all of them. 32-bit integers can count twice
  /// as many.
  nonisolated static let greatest = 1_000_000_000

  /// The data source; not retained.
  @exclusivity(unchecked) private var weakSource = Weak<any UICollectionViewDataSource>()
  /// The number of items in each displayed section; nil if they have to be requested.
  @exclusivity(unchecked) private(set) var known: [Int]?
  /// The number of changes of the data so far.
  @exclusivity(unchecked) private(set) var changes = 0

  var source: (any UICollectionViewDataSource)? {
    get { weakSource.wrappedValue }
    set { weakSource.wrappedValue = newValue }
  }

  /// Discards the numbers, so that they are requested again.
  func forget() { known = nil }

  func know(_ counts: [Int]) { known = counts }

  /// Notes that the app has reported a change of the data.
  func noteChange() { changes += 1 }

  /// Returns the number of items in each displayed section; requests them from the data source if they are unknown.
  func loadedCounts() -> [Int] {
    if let known { return known }
    let collectionView = collectionView!
    guard let dataSource = collectionView.tracedDataSource else { return [] }
    let sections = dataSource.numberOfSections(in: collectionView)
    var asked: [Int] = []
    asked.reserveCapacity(min(sections, 10_000))
    var sum = 0
    for section in 0..<sections {
      let count = dataSource.collectionView(collectionView, numberOfItemsInSection: section)
      sum += count
      ensure(sum <= Self.greatest, Mistake.tooManyItems(sum, upTo: section))
      asked.append(count)
    }
    let counts = collectionView.movement.shownCounts(asked)
    know(counts)
    return counts
  }
}

extension [Int] {
  /// Returns whether an item exists, for numbers of items per section.
  func hasItem(at path: IndexPath) -> Bool {
    path.count == 2 && indices.contains(path.section) && (0..<self[path.section]).contains(path.item)
  }
}
