import CollectionIndex
import Runtime

/// A data source that is told what there is, not what changed: it finds the differences between the snapshots that are
/// applied to it and shows them as batch updates.
///
/// Overview: this file is the public face and what the collection view asks; `+Outlines` is section snapshots,
/// `+Reordering` moves by hand; `SnapshotDifference` of CollectionIndex finds the
/// differences.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Dequeues and configures a cell for an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Dequeues and configures a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes the data source that of the collection view. Keep it: neither of them keeps the other.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    self.collectionView = collectionView
    collectionView.dataSource = self
    collectionView.outlineSource = ListOutline(
      owner: self, state: weakly(self, or: nil) { $0.outlineState(at: $1) },
      toggle: weakly(self) { if let item = $0.itemIdentifier(for: $1) { $0.toggleExpansion(of: item) } })
  }

  /// Needed for layouts with supplementary views.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  /// Of items that a finger moves; by default none may be moved.
  public final var reorderingHandlers = ReorderingHandlers()
  /// Of items of section snapshots that a tap expands and collapses; by default all may.
  public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  @Weak final var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// What is shown.
  final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The trees behind sections that were given as section snapshots.
  final var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  // MARK: Snapshots

  /// A copy of what is shown; of outlines the visible items.
  public final func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot: the differences to the one before become one batch of updates, with the fewest moves.
  ///
  /// Apply the next one whenever you like, also while this one's animations run: everything goes on from where it is
  /// seen. Takes O(n) for n items.
  /// - Parameters:
  ///   - animatingDifferences: without animation the cells that stay are kept, too.
  ///   - completion: called at the end of the frame in which the animations end, never before this method returns.
  ///   - snapshot: the whole new data.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    pruneOutlines(for: snapshot)
    let difference = SnapshotDifference(from: current, to: snapshot)
    guard let collectionView, !difference.isEmpty else {
      current = snapshot.unmarked
      complete(completion)
      return
    }
    let before = current
    func show() {
      collectionView.performBatch(
        { [self] in
          current = snapshot.unmarked
          collectionView.callForChanges(of: difference.batch)
          collectionView.followItems { before.item(at: $0).flatMap { snapshot.indexPath(of: $0) } }
        }, completion: { _ in completion?() })
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
  }

  /// Shows a snapshot with all views made anew, without looking for differences and without animation.
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    pruneOutlines(for: snapshot)
    current = snapshot.unmarked
    if let collectionView {
      collectionView.reloadData()
      UIView.performWithoutAnimation { collectionView.layoutIfNeeded() }
    }
    complete(completion)
  }

  private func complete(_ completion: (() -> Void)?) {
    guard let completion else { return }
    if let collectionView { collectionView.complete(completion) } else { completion() }
  }

  // MARK: Identifiers and index paths

  // These take O(1).

  /// nil when there is no section of that index.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// nil when the section is not shown.
  public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// nil when there is no such item.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// nil when the item is not shown.
  public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }

  // MARK: What the collection view asks

  /// As in the snapshot that was applied last.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// As in the snapshot that was applied last.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  /// What the cell provider makes of the item at the index path; traps when it makes nothing.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let item = existingItem(at: indexPath)
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      programmerError(
        "The cell provider returned nil for the item \(nameInMessage(item)), item \(indexPath.item) of section \(indexPath.section). Return a cell from dequeueReusableCell(withReuseIdentifier:for:) for each item."
      )
    }
    if !outlines.isEmpty, let cell = cell as? UICollectionViewListCell {
      collectionView.outline?.configure(cell, at: indexPath)
    }
    return cell
  }

  /// What the supplementary view provider makes; traps when there is none, or when it makes nothing.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      programmerError(
        "The layout has a supplementary view of kind \"\(kind)\", and the diffable data source makes none: set its supplementaryViewProvider."
      )
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      programmerError(
        "The supplementary view provider returned nil for kind \"\(kind)\" in section \(indexPath.section). Return a view from dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:), or let the layout have none there."
      )
    }
    return view
  }

  /// Whether `reorderingHandlers.canReorderItem` says so. An item whose children are in sight cannot be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canReorderItem(at: indexPath)
  }

  /// The collection view has moved the item on screen: the snapshot follows, and `reorderingHandlers` are told.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    reorderItem(at: sourceIndexPath, to: destinationIndexPath)
  }

  /// Titles for an index at the edge; nil unless a subclass says otherwise.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// What is scrolled to for a title; for subclasses with titles. By default the first item of the section with its number.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  final func existingItem(at indexPath: IndexPath) -> ItemIdentifierType {
    guard let item = current.item(at: indexPath) else {
      programmerError(
        "The collection view asks for item \(indexPath.item) of section \(indexPath.section), which the snapshot does not have. Change what is shown by applying snapshots, not by batch updates of your own."
      )
    }
    return item
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
