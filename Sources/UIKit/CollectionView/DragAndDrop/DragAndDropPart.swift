import CollectionIndex

/// The interface of dragging and dropping to the rest of a collection view, without an effect. The subclass
/// `CollectionDragAndDrop` is used once there is a delegate, so that programs without drags don't contain it.
@MainActor class DragAndDropPart: NSObject {
  /// The collection view, which owns this object; not retained.
  final unowned(unsafe) let collectionView: UICollectionView

  init(_ collectionView: UICollectionView) { self.collectionView = collectionView }

  /// Applies the states of a drag to a view that is about to be displayed.
  func apply(to view: UICollectionReusableView, _ key: ElementKey) {}

  /// Maps index paths, as displayed, after an update.
  func follow(_ map: ElementMap) {}

  /// Forgets the index paths of dragged items when the data are reloaded.
  func forget() {}

  /// Returns the actions of assistive technology that drag and drop a cell.
  func accessibilityActions(of cell: UICollectionViewCell) -> [UIAccessibilityCustomAction] { [] }
}

/// The part of a cell in a drag.
struct CellDragAndDropState: Equatable {
  var drag = UICollectionViewCell.DragState.none
  var drop = UICellConfigurationState.DropState.none
  /// Whether a preview is displayed in place of the cell.
  var isCovered = false

  /// Sets the states in a cell's configuration state.
  func apply(to state: inout UICellConfigurationState) {
    switch drag {
    case .none: state.cellDragState = .none
    case .lifting: state.cellDragState = .lifting
    case .dragging: state.cellDragState = .dragging
    }
    state.cellDropState = drop
  }
}

extension UICollectionViewCell {
  /// Shows or hides the cell, and notifies it.
  func dragAndDropDidChange(from old: CellDragAndDropState?) {
    let (former, present) = (old ?? CellDragAndDropState(), dragAndDropState ?? CellDragAndDropState())
    if former.isCovered != present.isCovered { isHidden = present.isCovered }
    if former.drag != present.drag { dragStateDidChange(present.drag) }
    if former.drag != present.drag || former.drop != present.drop { stateDidChange() }
  }
}
