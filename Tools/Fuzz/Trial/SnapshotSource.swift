import UIKit

/// A diffable data source whose views the host fills, and the snapshots for it.
@MainActor final class SnapshotSource {
  /// By the identities of the contents.
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
  let dataSource: UICollectionViewDiffableDataSource<Int, Int>

  init(_ host: FuzzHost, _ view: UICollectionView) {
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      if host.contents[path]?.id != item {
        host.complain("a cell was asked for item \(item) at [\(path.section), \(path.item)], where it is not")
      }
      return host.collectionView(view, cellForItemAt: path)
    }
    dataSource.reorderingHandlers.canReorderItem = { item in Contents.Item(id: item).mayBeMoved }
    dataSource.reorderingHandlers.didReorder = { transaction in
      guard let item = transaction.difference.removals.first, case .remove(_, let id, _) = item,
        let source = host.contents.path(of: id),
        let target = transaction.finalSnapshot.path(of: id)
      else { return host.complain("didReorder came without the item that was moved") }
      host.moveItem(source, target)
    }
    dataSource.supplementaryViewProvider = { view, kind, path in
      host.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    }
  }

  /// Made from nothing.
  static func snapshot(of contents: Contents) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(contents.sections.map { $0.id })
    for section in contents.sections { snapshot.appendItems(section.items.map { $0.id }, toSection: section.id) }
    return snapshot
  }

  /// Made of the present one by deleting, inserting and moving sections and items one by one.
  func editedSnapshot(for contents: Contents) -> Snapshot {
    var snapshot = dataSource.snapshot()
    let sections = Set(contents.sections.map { $0.id })
    let items = contents.itemIDs
    snapshot.deleteSections(snapshot.sectionIdentifiers.filter { !sections.contains($0) })
    snapshot.deleteItems(snapshot.itemIdentifiers.filter { !items.contains($0) })
    for (index, section) in contents.sections.enumerated() {
      snapshot.place(section: section.id, after: index == 0 ? nil : contents.sections[index - 1].id)
    }
    for section in contents.sections {
      for (index, item) in section.items.enumerated() {
        snapshot.place(item: item.id, in: section.id, after: index == 0 ? nil : section.items[index - 1].id)
      }
    }
    return snapshot
  }
}

extension SnapshotSource.Snapshot {
  fileprivate func path(of item: Int) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item), let index = indexOfSection(section),
      let place = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: index)
  }

  /// - Parameter previous: nil for the first.
  fileprivate mutating func place(section: Int, after previous: Int?) {
    let exists = indexOfSection(section) != nil
    if let previous {
      if exists {
        moveSection(section, afterSection: previous)
      } else {
        insertSections([section], afterSection: previous)
      }
    } else if let first = sectionIdentifiers.first, first != section {
      if exists { moveSection(section, beforeSection: first) } else { insertSections([section], beforeSection: first) }
    } else if !exists {
      appendSections([section])
    }
  }

  /// - Parameter previous: nil for the first of its section.
  fileprivate mutating func place(item: Int, in section: Int, after previous: Int?) {
    let exists = indexOfItem(item) != nil
    if let previous {
      if exists { moveItem(item, afterItem: previous) } else { insertItems([item], afterItem: previous) }
    } else if let first = itemIdentifiers(inSection: section).first, first != item {
      if exists { moveItem(item, beforeItem: first) } else { insertItems([item], beforeItem: first) }
    } else if !exists || sectionIdentifier(containingItem: item) != section {
      deleteItems([item])
      appendItems([item], toSection: section)
    }
  }
}
