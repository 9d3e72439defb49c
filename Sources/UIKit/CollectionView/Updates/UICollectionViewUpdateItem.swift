import CollectionIndex
import Runtime

/// A change in a batch. The collection view creates those that take effect; tests of layouts may subclass it and
/// override its properties.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change. `none` is the kind of an item not created by a collection view.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Creates an item without a change.
  public override init() {
    before = nil
    after = nil
    action = .none
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.before = before
    self.after = after
    self.action = action
    super.init()
  }

  /// The index path before the update; nil for insertions. A change of a whole section has the item `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path after the update; nil for deletions. A change of a whole section has the item `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// The kind of the change, which determines the index paths that are not nil.
  open var updateAction: Action { action }
}

extension UpdateBatch {
  /// Returns the changes for a layout: sections first; deletions, reloads, moves and insertions, each in order.
  @MainActor func items(_ map: IndexMap) -> [UICollectionViewUpdateItem] {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    items += sectionDeletions.ordered().map { .init(.delete, before: path($0), after: nil) }
    items += sectionReloads.ordered().map {
      .init(.reload, before: path($0), after: map.sections.newIndex(ofOld: $0).map(path))
    }
    items += sectionMoves.ordered { $0.from < $1.from }.map { .init(.move, before: path($0.from), after: path($0.to)) }
    items += sectionInsertions.ordered().map { .init(.insert, before: nil, after: path($0)) }
    items += itemDeletions.ordered().map { .init(.delete, before: $0, after: nil) }
    items += itemReloads.ordered().map { .init(.reload, before: $0, after: map.newPath(ofOld: $0)) }
    items += itemMoves.ordered { $0.from < $1.from }.map { .init(.move, before: $0.from, after: $0.to) }
    items += itemInsertions.ordered().map { .init(.insert, before: nil, after: $0) }
    return items
  }

  /// Creates a batch from the changes that a layout received.
  @MainActor init(_ items: [UICollectionViewUpdateItem]) {
    self.init()
    for item in items where item.updateAction != .none {
      add(
        from: item.indexPathBeforeUpdate, to: item.indexPathAfterUpdate, isReload: item.updateAction == .reload)
    }
  }
}
