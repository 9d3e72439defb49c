import CollectionIndex
import Runtime

/// One change of a batch. Only the collection view makes those that count; tests of layouts may subclass it and
/// answer for themselves.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item or section; `none` is for items that no collection view has made.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// A change of nothing.
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

  /// nil for insertions. A change of a whole section has the item `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// nil for deletions. A change of a whole section has the item `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// What happens; it says which of the index paths there are.
  open var updateAction: Action { action }
}

extension UpdateBatch {
  /// What a layout is told, sections first; deletions, reloads, moves and insertions, each in order.
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

  /// The batch of what a layout is told.
  @MainActor init(_ items: [UICollectionViewUpdateItem]) {
    self.init()
    for item in items where item.updateAction != .none {
      add(
        from: item.indexPathBeforeUpdate, to: item.indexPathAfterUpdate, isReload: item.updateAction == .reload)
    }
  }
}
