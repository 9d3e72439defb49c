import CollectionMotion
import UIKit

// Rows with an item in their middle: they rest with one there, and it is the same one after the screen has turned.

extension GalleryTrial {
  /// An item in the middle of a row at rest.
  struct Middle {
    weak var list: UICollectionView?
    let path: IndexPath
  }

  /// The item in the middle of each row on screen.
  var middles: [Middle] {
    rows.compactMap { list in middle(of: list).map { Middle(list: list, path: $0.path) } }
  }

  private var rows: [UICollectionView] {
    var found: [UICollectionView] = []
    visit(stage.window) {
      if let list = $0 as? UICollectionView, list.collectionViewLayout is CenteredRowLayout { found.append(list) }
    }
    return found
  }

  private func middle(of list: UICollectionView) -> (path: IndexPath, distance: CGFloat)? {
    let middle = list.bounds.inset(by: list.adjustedContentInset).midX
    let items = list.indexPathsForVisibleItems.sorted().compactMap { path in
      list.layoutAttributesForItem(at: path).map { (path: path, distance: abs($0.center.x - middle)) }
    }
    return items.min { $0.distance < $1.distance }
  }

  /// Throws when a row rests between two items.
  func checkMiddles() throws(Violation) {
    for list in rows where !list.bounds.isEmpty {
      if let middle = middle(of: list), middle.distance > 1 {
        throw Violation("a row rests \(middle.distance) points beside its item \(middle.path)")
      }
    }
  }

  /// Throws when a row has another item in its middle than before.
  func check(_ middles: [Middle]) throws(Violation) {
    for former in middles {
      guard let list = former.list, list.window != nil, let now = middle(of: list)?.path, now != former.path else {
        continue
      }
      throw Violation("the screen turns, and a row goes from item \(former.path) to \(now)")
    }
  }
}
