import Foundation
import UIKit

/// A batch of changes: deletions and the sources of moves by old indexes, insertions and the targets of moves by new
/// ones, each in ascending order but the targets.
package struct BoardChange {
  let deleted: [Int]
  let inserted: [Int]
  let moved: [(from: Int, to: Int)]

  package init(deleted: [Int], inserted: [Int], moved: [(from: Int, to: Int)]) {
    self.deleted = deleted
    self.inserted = inserted
    self.moved = moved
  }
}

extension BoardController {
  package func scrollToMiddle() {
    collectionView.contentOffset.y = (collectionView.contentSize.height / 2).rounded()
  }

  /// Deletions, insertions and moves among what is visible, or anywhere.
  package func randomChange() -> BoardChange {
    let visible = collectionView.indexPathsForVisibleItems.map { $0.item }
    let range = options.place == .any ? 0..<rows.count : (visible.min() ?? 0)..<((visible.max() ?? 0) + 1)
    let count = min(options.operations, range.count / 2)
    let deleted = shuffler.numbers(count, in: range)
    let sources = shuffler.numbers(min(count, range.count - deleted.count), in: range, without: Set(deleted))
    let inserted = shuffler.numbers(count, in: range)
    let targets = shuffler.numbers(sources.count, in: range, without: Set(inserted))
    return BoardChange(
      deleted: deleted, inserted: inserted, moved: zip(sources, targets.reversed()).map { ($0, $1) })
  }

  /// Has each of so many places, all over the items, lose an item and get another, without animation: the numbers of items
  /// stay as they are. `options.hasSections` says whether they are in one section.
  package func replaceScattered(_ count: Int) {
    let step = max(1, options.count / count)
    let paths = (0..<min(count, options.count)).map { number in
      let index = number * step
      return options.hasSections
        ? IndexPath(item: index % options.itemsPerSection, section: index / options.itemsPerSection)
        : IndexPath(item: index, section: 0)
    }
    UIView.performWithoutAnimation {
      collectionView.performBatchUpdates {
        self.collectionView.deleteItems(at: paths)
        self.collectionView.insertItems(at: paths)
      }
    }
  }

  /// Changes the rows, and the screen over 0.4 seconds.
  package func perform(_ change: BoardChange) {
    rows.change(deleted: change.deleted, inserted: change.inserted, moved: change.moved)
    UIView.animate(withDuration: 0.4) {
      self.collectionView.performBatchUpdates {
        self.collectionView.deleteItems(at: change.deleted.map { IndexPath(item: $0, section: 0) })
        self.collectionView.insertItems(at: change.inserted.map { IndexPath(item: $0, section: 0) })
        for move in change.moved {
          self.collectionView.moveItem(
            at: IndexPath(item: move.from, section: 0), to: IndexPath(item: move.to, section: 0))
        }
      }
    }
  }
}
