import CollectionMotion
import UIKit

// Photos that are dragged from the grid into albums.

extension LibraryViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard canDrag else { return [] }
    dismissHint()
    return fan.fan([dragItem(at: indexPath)], at: indexPath, in: session)
  }

  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { fan.fan([dragItem(at: indexPath)], at: indexPath, in: session) }

  /// Returns an item that stands for a photo by its index in the grid.
  private func dragItem(at indexPath: IndexPath) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = NSNumber(value: indexPath.item)
    return item
  }

  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    target(destinationIndexPath)
    return UICollectionViewDropProposal(
      operation: destinationIndexPath == nil ? .cancel : .copy, intent: .insertIntoDestinationIndexPath)
  }

  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    target(nil)
  }

  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    target(nil)
  }

  public func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let album = coordinator.destinationIndexPath,
      let cell = collectionView.cellForItem(at: album) as? AlbumCell
    else { return }
    let cover = cell.coverView.convert(cell.coverView.bounds, to: cell)
    for item in coordinator.items {
      let flight = coordinator.drop(item.dragItem, intoItemAt: album, rect: cover)
      guard let index = item.dragItem.localObject as? NSNumber else { continue }
      flight.addCompletion(
        weakly(self) { controller, _ in controller.add(photoAt: index.intValue, to: album.item) })
    }
  }
}
