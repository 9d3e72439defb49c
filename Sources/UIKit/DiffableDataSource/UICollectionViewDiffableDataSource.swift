import CollectionIndex
import Runtime

/// A data source that works with snapshots of the data: it computes the differences between the snapshots that are
/// applied, and displays them as batch updates.
///
/// Overview: this file has the public interface and the data source methods; `+Outlines` implements section snapshots,
/// `+Reordering` moves by the user; `SnapshotDifference` of CollectionIndex computes the differences.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A closure that dequeues and configures a cell for an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that dequeues and configures a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Creates a data source and sets it on the collection view. Neither of them retains the other, so store it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    self.collectionView = collectionView
    collectionView.dataSource = self
    collectionView.lists.take(
      ListOutline(
        owner: self, state: weakly(self, or: nil) { $0.outlineState(at: $1) },
        toggle: weakly(self) { if let item = $0.itemIdentifier(for: $1) { $0.toggleExpansion(of: item) } }))
  }

  /// The provider of supplementary views, required for layouts that have them.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  /// The handlers for moving items by the user; by default items cannot be moved.
  public final var reorderingHandlers = ReorderingHandlers()
  /// The handlers for expanding and collapsing items of section snapshots; by default all items can be.
  public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  @Weak final var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  /// The displayed snapshot.
  final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The trees of sections with section snapshots.
  final var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  // MARK: Snapshots

  /// Returns a copy of the displayed snapshot, with only the visible items of outlines.
  public final func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Applies a snapshot: the differences from the previous one become a batch update, with the fewest moves.
  ///
  /// The next snapshot may be applied at any time, even while animations of this one are running; everything continues
  /// from its presented position. Takes O(n) for n items.
  /// - Parameters:
  ///   - animatingDifferences: Whether to animate. Even without animation, cells of persisting items are kept.
  ///   - completion: Called at the end of the frame in which the animations end, never before this method returns.
  ///   - snapshot: The complete new data.
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
      collectionView.updates.perform(
        { [self] in
          current = snapshot.unmarked
          collectionView.callForChanges(of: difference.batch)
          collectionView.updates.followItems { before.item(at: $0).flatMap { snapshot.indexPath(of: $0) } }
        }, completion: { _ in completion?() })
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
  }

  /// Applies a snapshot by reloading all views, without computing differences and without animation.
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
    if let collectionView {
      collectionView.ownLayer.complete(completion, for: collectionView)
    } else {
      completion()
    }
  }

  // MARK: Identifiers and index paths

  // These methods take O(1).

  /// Returns the section at an index, or nil if there is none.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// Returns the index of a section, or nil if it is not displayed.
  public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path, or nil if there is none.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Returns the index path of an item, or nil if it is not displayed.
  public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections in the current snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section of the current snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  /// Returns the cell provider's cell for the item at an index path. Traps if it returns nil.
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
      collectionView.lists.outline?.configure(cell, at: indexPath)
    }
    return cell
  }

  /// Returns the supplementary view provider's view. Traps if there is no provider, or if it returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      programmerError(
        "The layout has a supplementary view of kind \"\(kind)\", but the diffable data source provides none. Set its supplementaryViewProvider."
      )
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      programmerError(
        "The supplementary view provider returned nil for kind \"\(kind)\" in section \(indexPath.section). Return a view from dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:), or remove it from the layout."
      )
    }
    return view
  }

  /// Returns the result of `reorderingHandlers.canReorderItem`. An item with visible children cannot be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canReorderItem(at: indexPath)
  }

  /// Updates the snapshot after the collection view has moved an item on screen, and calls `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    reorderItem(at: sourceIndexPath, to: destinationIndexPath)
  }

  /// Returns the titles of an index at the edge; nil by default.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the index path to scroll to for an index title, for subclasses with titles. By default it is the first
  /// item of the section with the title's index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  final func existingItem(at indexPath: IndexPath) -> ItemIdentifierType {
    guard let item = current.item(at: indexPath) else {
      programmerError(
        "The collection view requests item \(indexPath.item) of section \(indexPath.section), which is not in the snapshot. Change the data by applying snapshots, not with batch updates."
      )
    }
    return item
  }
}

extension UICollectionView {
  /// Calls the methods for the changes of a batch, in the closure of `performBatchUpdates`.
  fileprivate func callForChanges(of batch: UpdateBatch) {
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
