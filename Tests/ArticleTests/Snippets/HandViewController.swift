import CollectionMotion
import UIKit

/// Swatches that are dragged as a fan of cards, and fly in one after the other.
final class HandViewController: SwatchesViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  private lazy var motion = DragMotion(collectionView: collectionView)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 68, height: 68)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    super.init([Array(0..<12)], layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.dragInteractionEnabled = true
    motion.stagger = 0.12
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    cell.contentView.backgroundColor = cell.backgroundColor
    cell.contentView.layer.cornerRadius = cell.layer.cornerRadius
    cell.backgroundColor = nil
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { motion.fan([UIDragItem(itemProvider: NSItemProvider())], at: indexPath, in: session) }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { motion.fan([UIDragItem(itemProvider: NSItemProvider())], at: indexPath, in: session) }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    motion.makeWay(for: destinationIndexPath)
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    motion.makeWay(for: nil)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let sources = coordinator.items.compactMap { $0.sourceIndexPath }
    guard let target = coordinator.destinationIndexPath, !sources.isEmpty else { return }
    let numbers = sources.map { swatches[0][$0.item] }
    // A single item has left its place already.
    let before = sources.count == 1 ? 0 : sources.filter { $0 < target }.count
    let places = numbers.indices.map { IndexPath(item: target.item - before + $0, section: 0) }
    collectionView.performBatchUpdates {
      swatches[0].removeAll { numbers.contains($0) }
      swatches[0].insert(contentsOf: numbers, at: target.item - before)
      collectionView.deleteItems(at: sources)
      collectionView.insertItems(at: places)
    }
    motion.flyIn(to: places, from: coordinator.session)
  }
}
