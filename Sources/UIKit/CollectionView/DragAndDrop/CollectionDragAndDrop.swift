import CollectionIndex
import Runtime

/// Dragging items of a collection view and dropping items on it.
///
/// It knows which cells take part in a drag: those of dragged items, those on which items land, and those below the
/// finger. The source and the target translate between the interactions of UIKit and the collection view's delegates.
@MainActor final class CollectionDragAndDrop: DragAndDropPart {
  /// An item with a cell in the collection view.
  struct Placed {
    let item: UIDragItem
    /// The index path as displayed; nil for an item that is gone.
    var path: IndexPath?
    /// The state of the cell of a dragged item.
    var state = UICollectionViewCell.DragState.none
  }

  private(set) lazy var source = CollectionDragSource(self)
  private(set) lazy var target = CollectionDropTarget(self)
  private lazy var springLoading = makeSpringLoading()

  /// The items that are lifted, dragged or on their way back, with their cells: of one session, or of several while those
  /// before land. After a change, call ``applyToCells()``.
  var dragged: [Placed] = []
  /// The items that land on cells.
  var landing: [Placed] = []
  /// The item that would take the dropped ones, as displayed; nil for none.
  private(set) var targeted: IndexPath?

  /// Adds the interactions to the collection view.
  func begin() {
    source.begin()
    target.begin()
  }

  /// Returns those of the dragged items that a session has.
  func dragged(in session: any UIDragDropSession) -> [Placed] {
    dragged.filter { placed in session.items.contains { $0 === placed.item } }
  }

  // MARK: Cells

  override func apply(to view: UICollectionReusableView, _ key: ElementKey) {
    guard key.category == .cell, let cell = view as? UICollectionViewCell else { return }
    var state = CellDragAndDropState()
    if let placed = dragged.first(where: { $0.path == key.indexPath }) {
      state.drag = placed.state
      state.isCovered = true
    }
    if landing.contains(where: { $0.path == key.indexPath }) { state.isCovered = true }
    if target.isActive { state.drop = targeted == key.indexPath ? .targeted : .notTargeted }
    cell.dragAndDropState = state == CellDragAndDropState() ? nil : state
    if target.isActive, targeted == key.indexPath { cell.isHighlighted = true }
  }

  /// Applies the states to all cells.
  func applyToCells() {
    for element in collectionView.visible.stack where element.key.category == .cell {
      if element.isDisappearing {
        (element.view as? UICollectionViewCell)?.dragAndDropState?.drop = .none
      } else {
        apply(to: element.view, element.key)
      }
    }
  }

  /// Highlights the item that would take the dropped ones; nil for none.
  func aim(at path: IndexPath?) {
    guard path != targeted else { return }
    if let targeted { collectionView.visible.cell(at: targeted)?.isHighlighted = false }
    targeted = path
    applyToCells()
  }

  // MARK: Index paths

  override func follow(_ map: ElementMap) {
    func follow(_ items: inout [Placed]) {
      for index in items.indices { items[index].path = items[index].path.flatMap { map.newPath(ofIdentified: $0) } }
    }
    // Cells take their states along, and those that appear are asked about.
    follow(&dragged)
    follow(&landing)
    targeted = targeted.flatMap { map.newPath(ofIdentified: $0) }
    target.stopWaiting()
  }

  override func forget() {
    for index in dragged.indices { dragged[index].path = nil }
    targeted = nil
    target.stopWaiting()
  }

  /// Returns the place of the cell of an item, in the window's coordinates.
  /// - Parameter shown: the index path, as displayed.
  func place(ofItemAt shown: IndexPath?, _ preview: DragPreviewView) -> DragPlace? {
    guard let shown, let window = collectionView.window, window === preview.window,
      collectionView.data.known?.hasItem(at: shown) ?? false
    else { return nil }
    if let cell = collectionView.visible.cell(at: shown), let container = cell.superview {
      return DragPlace(
        center: container.convert(cell.center, to: window), transform: preview.transform(for: cell.bounds.size))
    }
    guard let place = collectionView.tracedLayout.layoutAttributesForItem(at: shown) else { return nil }
    return DragPlace(
      center: collectionView.convert(place.center, to: window), transform: preview.transform(for: place.size))
  }

  // MARK: Spring loading

  /// Whether a drag that rests on an item selects it.
  var isSpringLoaded = false {
    didSet {
      guard isSpringLoaded != oldValue else { return }
      if isSpringLoaded {
        collectionView.addInteraction(springLoading)
      } else {
        collectionView.removeInteraction(springLoading)
      }
    }
  }

  private func makeSpringLoading() -> UISpringLoadedInteraction {
    let collectionView = Weak(collectionView)
    func path(_ context: any UISpringLoadedInteractionContext) -> IndexPath? {
      collectionView.value.flatMap { $0.indexPathForItem(at: context.location(in: $0)) }
    }
    let interaction = UISpringLoadedInteraction { _, context in
      guard let list = collectionView.value, let path = path(context) else { return }
      list.selection.activate(path)
    }
    interaction.item = { context in
      guard let list = collectionView.value, let path = path(context) else { return nil }
      context.itemNumber = path.hashValue
      context.targetView = list.cellForItem(at: path)
      #if hasFeature(Embedded)
        return nil
      #else
        return path
      #endif
    }
    interaction.allows = { context in
      guard let list = collectionView.value, let path = path(context) else { return false }
      return list.delegate?.collectionView(list, shouldSpringLoadItemAt: path, with: context) ?? true
    }
    return interaction
  }

  // MARK: Assistive technology

  override func accessibilityActions(of cell: UICollectionViewCell) -> [UIAccessibilityCustomAction] {
    guard let path = collectionView.indexPath(for: cell) else { return [] }
    return source.accessibilityActions(at: path) + target.accessibilityActions(at: path)
  }
}
