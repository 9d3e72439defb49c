import Runtime

/// What a cell is in the middle of.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether the cell is dragged out of the view. There is no dragging between views here: always `none`.
  public enum DragState: Int, Hashable, Sendable { case none, lifting, dragging }
  /// Whether something is dragged over the cell. There is no dragging between views here: always `none`.
  public enum DropState: Int, Hashable, Sendable { case none, notTargeted, targeted }

  /// With which the cell is shown.
  public var traitCollection: UITraitCollection
  /// The cell takes no touches: its `isUserInteractionEnabled` is false.
  public var isDisabled = false
  /// A finger is on the cell.
  public var isHighlighted = false
  /// The collection view has the cell's item in its selection.
  public var isSelected = false
  /// There is no focus here: always false.
  public var isFocused = false
  /// A header or footer stays at the edge while its section scrolls.
  public var isPinned = false
  /// The collection view is editing.
  public var isEditing = false
  /// The cell shows an item of an outline that is expanded.
  public var isExpanded = false
  /// The cell is dragged aside, or its swipe actions are seen.
  public var isSwiped = false
  /// The cell follows a finger to another place.
  public var isReordering = false
  /// Always `none` here.
  public var cellDragState = DragState.none
  /// Always `none` here.
  public var cellDropState = DropState.none

  /// A state in which nothing is going on.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  #if !hasFeature(Embedded)
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// What a program adds to the state by a key; nil for nothing.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  #endif
}
