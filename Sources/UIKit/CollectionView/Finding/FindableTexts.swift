import CollectionIndex
import Runtime

/// The texts of a collection view's items for a host that finds them, and what has changed since the host asked. Items have
/// numbers: they are counted across all sections, in the data source's order.
///
/// It is created with the first data source for finding. Its methods are not inlined into callers, where they would be
/// linked without one, too.
@MainActor final class FindableTexts: CollectionViewPart {
  /// Whether any collection view ever had a data source for finding. Until then hosts look for none.
  @exclusivity(unchecked) private(set) static var areAny = false

  /// The object that knows the texts; not retained.
  @Weak var dataSource: (any UICollectionViewDataSourceFinding)? {
    didSet { forget() }
  }

  /// The items that are as the host knows them.
  private var unchanged = UnchangedEnds(count: 0)
  /// The numbers of items per section to which `unchanged` refers.
  private var counts: [Int] = [] { didSet { sums = counts.sumsBefore } }
  /// The number of items before each section, and of all.
  private var sums = [0]

  override func connect(to collectionView: UICollectionView) {
    super.connect(to: collectionView)
    FindableTexts.areAny = true
  }

  // MARK: Changes

  /// Notes that everything may have changed.
  @inline(never) func forget() { unchanged = UnchangedEnds(count: 0) }

  /// Notes an update.
  /// - Parameters:
  ///   - old: The numbers of items per section before the update.
  ///   - new: The numbers of items per section after the update.
  @inline(never) func follow(_ batch: UpdateBatch, from old: [Int], to new: [Int]) {
    guard counts == old else { return forget() }
    unchanged.leaveOut(batch, old: old, new: new)
    counts = new
  }

  /// Counts the items again if the numbers were forgotten.
  private func count() {
    let present = collectionView.movement.dataCounts(collectionView.data.loadedCounts())
    guard present != counts else { return }
    forget()
    counts = present
  }

  /// Returns what has changed since the last call; nil without a data source. O(sections + visible cells).
  @inline(never) func takeChanges() -> FindableChanges? {
    guard dataSource != nil, !collectionView.work.isUnderWay else { return nil }
    count()
    let count = sums[counts.count]
    defer { unchanged = UnchangedEnds(count: count) }
    let visible = collectionView.indexPathsForVisibleItems.filter { counts.hasItem(at: $0) }
    return FindableChanges(
      count: count, unchangedPrefix: min(unchanged.prefix, count),
      unchangedSuffix: min(unchanged.suffix, count),
      visibleItems: visible.map { sums[$0.section] + $0.item }.ordered())
  }

  // MARK: Items

  /// Returns the texts of items, empty for none; fewer if there are fewer items, or if the data source contradicts what the
  /// collection view knows.
  @inline(never) func texts(in numbers: Range<Int>) -> [String] {
    guard let dataSource, let source = collectionView.tracedDataSource, !collectionView.work.isUnderWay else {
      return []
    }
    count()
    var texts: [String] = []
    var checked = -1
    for number in numbers {
      guard let path = path(of: number) else { break }
      if path.section != checked {
        checked = path.section
        let sections = source.numberOfSections(in: collectionView)
        let count =
          path.section < sections ? source.collectionView(collectionView, numberOfItemsInSection: path.section) : 0
        guard count == counts[path.section] else {
          collectionView.updates.report(Mistake.unreportedChange(section: path.section, counts[path.section], count))
          return []
        }
      }
      let text = collectionView.tell(.dataSource, "collectionView(_:findableTextForItemAt:)", [.path(path)]) {
        dataSource.collectionView(collectionView, findableTextForItemAt: path)
      }
      texts.append(text ?? "")
    }
    return texts
  }

  /// Scrolls an item to the middle, unless all of it is visible; to its beginning if it is longer than the visible area.
  /// - Returns: Whether there is such an item.
  @inline(never) func reveal(_ number: Int) -> Bool {
    count()
    guard let path = path(of: number) else { return false }
    collectionView.layoutIfNeeded()
    if let attributes = collectionView.layoutAttributesForItem(at: path) {
      let position = position(to: attributes)
      if !position.isEmpty { collectionView.scrollToItem(at: path, at: position, animated: false) }
    }
    collectionView.layoutIfNeeded()
    return true
  }

  private func position(to attributes: UICollectionViewLayoutAttributes) -> UICollectionView.ScrollPosition {
    let frame = attributes.visibleFrame
    let visible = collectionView.bounds.area(inside: collectionView.adjustedContentInset)
    var (across, down) = (visible, visible)
    if let row = collectionView.rows?.row(of: attributes) {
      if row.geometry.axis == .horizontal { across = row.geometry.viewport } else { down = row.geometry.viewport }
    }
    var position: UICollectionView.ScrollPosition = []
    if frame.minY < down.minY - 0.5 || frame.maxY > down.maxY + 0.5 {
      position.insert(frame.height > down.height ? .top : .centeredVertically)
    }
    if frame.minX < across.minX - 0.5 || frame.maxX > across.maxX + 0.5 {
      position.insert(frame.width > across.width ? .left : .centeredHorizontally)
    }
    return position
  }

  /// Returns the cell of an item; nil if it has none.
  @inline(never) func cell(of number: Int) -> UICollectionViewCell? {
    count()
    return path(of: number).flatMap { collectionView.cellForItem(at: $0) }
  }

  /// Returns the index path of an item; nil if there is none of that number. O(log sections).
  private func path(of number: Int) -> IndexPath? {
    guard number >= 0, number < sums[counts.count] else { return nil }
    let section = sums.indices.partitioningIndex { sums[$0] > number } - 1
    return IndexPath(item: number - sums[section], section: section)
  }
}

/// The changes of a collection view for a host that finds texts of its items.
package struct FindableChanges {
  /// The number of items.
  package let count: Int
  /// The number of items at the beginning whose texts are the same as at the last call.
  package let unchangedPrefix: Int
  /// The number of items at the end whose texts are the same as at the last call.
  package let unchangedSuffix: Int
  /// The numbers of the items with a cell on the screen, ascending.
  package let visibleItems: [Int]
}

extension UICollectionView {
  /// Returns what has changed for a host that finds texts; nil if there is no data source for it.
  package final func takeFindableChanges() -> FindableChanges? { findableTexts?.takeChanges() }

  /// Returns the texts of items by their numbers.
  package final func findableTexts(in numbers: Range<Int>) -> [String] { findableTexts?.texts(in: numbers) ?? [] }

  /// Scrolls to an item by its number.
  package final func revealItem(_ number: Int) -> Bool { findableTexts?.reveal(number) ?? false }

  /// Returns the cell of an item by its number; nil if it has none.
  package final func cellOfFindableItem(_ number: Int) -> UICollectionViewCell? { findableTexts?.cell(of: number) }

  /// Whether any collection view ever had a data source for finding.
  package static var haveAnyFindableTexts: Bool { FindableTexts.areAny }
}
