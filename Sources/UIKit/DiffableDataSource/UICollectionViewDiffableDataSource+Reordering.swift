// Items moved by the user: the collection view has moved them on screen, and the snapshot is updated.

import Runtime

extension UICollectionViewDiffableDataSource {
  /// Handlers for moving items by the user.
  public struct ReorderingHandlers {
    /// A closure that returns whether an item may be moved; nil for never.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// A closure that is called before `snapshot()` changes.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// A closure that is called after `snapshot()` has changed, to update the program's data.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that allow no moves.
    public init() {}
  }

  /// Returns whether an item may be moved. One with visible children may not, because the collection view moves a
  /// single item.
  func canReorderItem(at path: IndexPath) -> Bool {
    let item = existingItem(at: path)
    guard reorderingHandlers.canReorderItem?(item) ?? false else { return false }
    return !(outlines[current.sections[path.section].identifier]?.showsChildren(of: item) ?? false)
  }

  func reorderItem(at source: IndexPath, to target: IndexPath) {
    guard source != target else { return }
    let item = existingItem(at: source)
    var final = current
    final.move(itemAt: source, to: target)
    let trees = reorderedTrees(item, from: source, to: target, in: final)
    let transaction = transaction(item, from: source, to: target, in: final, trees)
    reorderingHandlers.willReorder?(transaction)
    current = final
    for (section, tree) in trees where outlines[section] != nil || tree.hasLevels { outlines[section] = tree }
    reorderingHandlers.didReorder?(transaction)
  }

  /// Returns the trees of the sections that the item leaves and enters, after the move. The item takes its descendants
  /// along and gets the level of the item whose place it took.
  private func reorderedTrees(
    _ item: ItemIdentifierType, from source: IndexPath, to target: IndexPath,
    in final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] {
    let left = final.sections[source.section].identifier
    let entered = final.sections[target.section]
    var trees = [left: snapshot(for: left)]
    let moved = trees[left]!.snapshot(of: item, includingParent: true)
    trees[left]!.delete([item])
    var tree = trees[entered.identifier] ?? snapshot(for: entered.identifier)
    let previous = target.item > 0 ? entered.items[target.item - 1] : nil
    let next = target.item + 1 < entered.items.count ? entered.items[target.item + 1] : nil
    let movesDown = source.section == target.section && source.item < target.item
    if let previous, next == nil || movesDown && !tree.showsChildren(of: previous) {
      tree.insert(moved, after: previous)
    } else if let next {
      tree.insert(moved, before: next)
    } else {
      tree = moved
    }
    trees[entered.identifier] = tree
    return trees
  }

  private func transaction(
    _ item: ItemIdentifierType, from source: IndexPath, to target: IndexPath,
    in final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    let staysInSection = source.section == target.section
    let sections = Set([source.section, target.section]).ordered().map { index in
      var changes: [CollectionDifference<ItemIdentifierType>.Change] = []
      if index == source.section {
        changes.append(
          .remove(offset: source.item, element: item, associatedWith: staysInSection ? target.item : nil))
      }
      if index == target.section {
        changes.append(
          .insert(offset: target.item, element: item, associatedWith: staysInSection ? source.item : nil))
      }
      let section = final.sections[index].identifier
      return NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>(
        sectionIdentifier: section, initialSnapshot: snapshot(for: section), finalSnapshot: trees[section]!,
        difference: CollectionDifference(changes)!)
    }
    let before = current.indexOfItem(item)!
    let after = final.indexOfItem(item)!
    // The offsets are equal if an item moves from the end of a section to the start of the next.
    let changes: [CollectionDifference<ItemIdentifierType>.Change] = [
      .remove(offset: before, element: item, associatedWith: after),
      .insert(offset: after, element: item, associatedWith: before),
    ]
    return NSDiffableDataSourceTransaction(
      initialSnapshot: current, finalSnapshot: final, difference: CollectionDifference(changes)!,
      sectionTransactions: sections)
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns whether an item is expanded and has children.
  func showsChildren(of item: ItemIdentifierType) -> Bool {
    isExpanded(item) && hasChildren(item)
  }

  /// Returns whether an item has children.
  func hasChildren(_ item: ItemIdentifierType) -> Bool {
    guard let index = index(of: item), index + 1 < items.count else { return false }
    return level(of: items[index + 1]) > level(of: item)
  }

  /// Whether any item has children.
  var hasLevels: Bool { rootItems.count < items.count }
}
