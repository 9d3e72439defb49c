import UIKit

@MainActor let snapshotMistakes = [
  Mistake("items without a section", says: "Append a section with appendSections(_:) first") {
    change {
      $0 = .init(); $0.appendItems([1])
    }
  },
  Mistake("items for a section that is not there", says: "There is no section \"z\" in the snapshot") {
    change { $0.appendItems([9], toSection: "z") }
  },
  Mistake("an item twice", says: "inserted more than once: 7") { change { $0.appendItems([7, 7]) } },
  Mistake("a section twice", says: "The section identifiers \"a\" are inserted more than once") {
    change { $0.appendSections(["a"]) }
  },
  Mistake("items before one that is not there", says: "There is no item 99 in the snapshot") {
    change { $0.insertItems([5], beforeItem: 99) }
  },
  Mistake("an item before itself", says: "is inserted before or after itself") {
    change { $0.insertItems([1], beforeItem: 1) }
  },
  Mistake("an item moved that is not there", says: "There is no item 99 in the snapshot") {
    change { $0.moveItem(99, afterItem: 1) }
  },
  Mistake("an item reloaded that is not there", says: "There is no item 99 in the snapshot") {
    change { $0.reloadItems([99]) }
  },
  Mistake("an item reconfigured that is not there", says: "There is no item 99 in the snapshot") {
    change { $0.reconfigureItems([99]) }
  },
  Mistake("a section moved that is not there", says: "There is no section \"z\" in the snapshot") {
    change { $0.moveSection("z", beforeSection: "a") }
  },
  Mistake("the identifiers of a section that is not there", says: "There is no section \"z\" in the snapshot") {
    change { _ = $0.itemIdentifiers(inSection: "z") }
  },
  Mistake("children of an item that is not there", says: "There is no item 99 in the section snapshot") {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([1], to: 99)
  },
  Mistake("a cell provider that gives none", says: "The cell provider returned nil for the item 1") {
    let list = List()
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list.view) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    list.stage.advance(by: 0.1)
  },
]

@MainActor private func change(_ change: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void) {
  var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
  snapshot.appendSections(["a", "b"])
  snapshot.appendItems([1, 2], toSection: "a")
  change(&snapshot)
}
