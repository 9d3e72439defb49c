extension UICollectionView {
  /// The delay after which the gap follows the finger.
  public enum ReorderingCadence: Int, Sendable {
    /// No delay.
    case immediate
    /// A short rest of the finger.
    case fast
    /// A longer rest of the finger.
    case slow
  }

  private final var dragAndDropInUse: CollectionDragAndDrop? {
    movement.dragAndDrop.map { unsafeDowncast($0, to: CollectionDragAndDrop.self) }
  }

  private final func useDragAndDrop() -> CollectionDragAndDrop {
    if let present = dragAndDropInUse { return present }
    let new = CollectionDragAndDrop(self)
    movement.dragAndDrop = new
    new.begin()
    return new
  }

  /// The object that provides the items of drags from the collection view; nil for no drags. Not retained.
  public final var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragAndDropInUse?.source.delegate }
    set { if newValue != nil || dragAndDropInUse != nil { useDragAndDrop().source.delegate = newValue } }
  }

  /// The object that accepts items dropped on the collection view; nil for no drops. Not retained.
  ///
  /// Without one, an item can still be moved by dragging it within the collection view if the data source allows it in
  /// `canMoveItemAt` and implements `moveItemAt`.
  public final var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragAndDropInUse?.target.delegate }
    set { if newValue != nil || dragAndDropInUse != nil { useDragAndDrop().target.delegate = newValue } }
  }

  /// Whether a press lifts items; true by default.
  public final var dragInteractionEnabled: Bool {
    get { dragAndDropInUse?.source.isEnabled ?? true }
    set { if !newValue || dragAndDropInUse != nil { useDragAndDrop().source.isEnabled = newValue } }
  }

  /// The delay after which the gap follows the finger; immediate by default.
  public final var reorderingCadence: ReorderingCadence {
    get { dragAndDropInUse?.target.cadence ?? .immediate }
    set { if newValue != .immediate || dragAndDropInUse != nil { useDragAndDrop().target.cadence = newValue } }
  }

  /// Whether items of the collection view are being dragged, from the beginning of the session to its end.
  public final var hasActiveDrag: Bool { dragAndDropInUse?.source.isActive ?? false }

  /// Whether the collection view is the target of a drag that has entered it, until the drag leaves it or ends.
  public final var hasActiveDrop: Bool { dragAndDropInUse?.target.isActive ?? false }

  /// Whether a drag that rests on an item activates it, which selects it; false by default. A drop delegate or a drag
  /// delegate need not be set.
  public final var isSpringLoaded: Bool {
    get { dragAndDropInUse?.isSpringLoaded ?? false }
    set { if newValue || dragAndDropInUse != nil { useDragAndDrop().isSpringLoaded = newValue } }
  }
}
