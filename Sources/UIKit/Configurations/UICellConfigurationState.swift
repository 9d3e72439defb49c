import Runtime

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of dragging the cell.
  public enum DragState: Int, Hashable, Sendable { case none, lifting, dragging }
  /// The state of dragging items over the cell's collection view, which may be dropped into the cell or elsewhere.
  public enum DropState: Int, Hashable, Sendable { case none, notTargeted, targeted }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled: its `isUserInteractionEnabled` is false.
  public var isDisabled = false
  /// Whether the cell is being touched.
  public var isHighlighted = false
  /// Whether the cell's item is selected in the collection view.
  public var isSelected = false
  /// Whether the cell is focused; always false, because focus is not supported here.
  public var isFocused = false
  /// Whether a header or footer is pinned while its section scrolls.
  public var isPinned = false
  /// Whether the collection view is in editing mode.
  public var isEditing = false
  /// Whether the cell displays an expanded item of an outline.
  public var isExpanded = false
  /// Whether the cell is being swiped, or its swipe actions are visible.
  public var isSwiped = false
  /// Whether the cell is being moved by the user.
  public var isReordering = false
  /// The drag state.
  public var cellDragState = DragState.none
  /// The drop state.
  public var cellDropState = DropState.none

  /// Creates the default state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  #if !hasFeature(Embedded)
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The program's own value for a key, or nil.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  #endif
}
