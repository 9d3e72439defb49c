import Runtime

/// A placeholder that is displayed, or that was.
@MainActor final class DropPlaceholderContext: DragAnimator, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let placeholder: UICollectionViewDropPlaceholder
  /// The collection view; not retained.
  private let list: Weak<UICollectionView>

  init(_ collectionView: UICollectionView, _ dragItem: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder) {
    list = Weak(collectionView)
    self.dragItem = dragItem
    self.placeholder = placeholder
  }

  var reuseIdentifier: String { placeholder.reuseIdentifier }

  /// Configures a cell that becomes visible.
  func update(_ cell: UICollectionViewCell) { placeholder.cellUpdateHandler?(cell) }

  /// The index path, as displayed; nil if the placeholder is gone.
  var path: IndexPath? {
    list.value?.movement.uncommitted?.items.first { $0.placeholder === self }?.path
  }

  /// Displays the placeholder.
  func insert(size: CGSize) {
    guard let list = list.value else { return }
    list.movement.abandon()
    let counts = list.data.loadedCounts()
    var path = list.movement.shownPath(placeholder.insertionIndexPath)
    guard counts.indices.contains(path.section) else { return }
    path.item = min(path.item, counts[path.section])
    list.movement.insert(UncommittedItem(path: path, size: size, placeholder: self))
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let list = list.value, let path else { return false }
    dataSourceUpdates(list.movement.insertionPath(path))
    guard let present = self.path else { return false }
    list.movement.commit(at: present)
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let list = list.value, let path else { return false }
    list.movement.remove(at: path)
    return true
  }

  func setNeedsCellUpdate() {
    guard let path, let cell = list.value?.visible.cell(at: path) else { return }
    update(cell)
  }
}
