import Runtime

/// The coordinator of one drop. It collects where items land; the places are looked up when the delegate has returned.
@MainActor final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  /// A decision of the delegate about an item.
  struct Landing {
    enum Place {
      case item(IndexPath)
      case insideItem(IndexPath, CGRect)
      case placeholder(DropPlaceholderContext)
      case target(UIDragPreviewTarget)
    }

    let item: UIDragItem
    let place: Place
    let animator: DragAnimator
  }

  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private unowned(unsafe) let collectionView: UICollectionView
  private var landings: [Landing] = []

  /// - Parameter sources: the dragged items of the collection view, with their index paths in the data source.
  init(
    _ collectionView: UICollectionView, _ session: any UIDropSession, _ proposal: UICollectionViewDropProposal,
    _ destination: IndexPath?, sources: [CollectionDragAndDrop.Placed]
  ) {
    self.collectionView = collectionView
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    var items: [any UICollectionViewDropItem] = []
    for item in session.items {
      let path = sources.first { $0.item === item }?.path
      items.append(DroppedItem(item, path, previewSize: item.previewSize))
    }
    self.items = items
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    add(dragItem, .item(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    add(dragItem, .insideItem(indexPath, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    add(dragItem, .target(target))
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = DropPlaceholderContext(collectionView, dragItem, placeholder)
    context.insert(size: dragItem.previewSize)
    landings.removeAll { $0.item === dragItem }
    landings.append(Landing(item: dragItem, place: .placeholder(context), animator: context))
    return context
  }

  /// Replaces the place of an item. An item that is not dropped here has no effect.
  private func add(_ item: UIDragItem, _ place: Landing.Place) -> DragAnimator {
    let animator = DragAnimator()
    landings.removeAll { $0.item === item }
    landings.append(Landing(item: item, place: place, animator: animator))
    return animator
  }

  /// Returns the decisions, when the delegate has returned.
  func finish() -> [Landing] { landings }
}

/// An item in a drop.
@MainActor private final class DroppedItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?, previewSize: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    self.previewSize = previewSize
  }
}
