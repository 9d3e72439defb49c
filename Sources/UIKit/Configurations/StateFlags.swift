/// The part of a cell's or a view's state that standard configurations depend on.
struct StateFlags {
  var traits = UITraitCollection()
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isFocused = false
  var isPinned = false
  var isEditing = false
  var isSwiped = false
  var isReordering = false

  init(_ state: AnyConfigurationState) {
    #if hasFeature(Embedded)
      take(state)
    #else
      traits = state.traitCollection
      if let state = state as? UICellConfigurationState {
        take(state)
      } else if let state = state as? UIViewConfigurationState {
        isDisabled = state.isDisabled
        isHighlighted = state.isHighlighted
        isSelected = state.isSelected
        isFocused = state.isFocused
        isPinned = state.isPinned
      }
    #endif
  }

  private mutating func take(_ state: UICellConfigurationState) {
    traits = state.traitCollection
    isDisabled = state.isDisabled
    isHighlighted = state.isHighlighted
    isSelected = state.isSelected
    isFocused = state.isFocused
    isPinned = state.isPinned
    isEditing = state.isEditing
    isSwiped = state.isSwiped
    isReordering = state.isReordering
  }
}
