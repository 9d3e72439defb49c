import Runtime

/// What a configuration is updated for: the traits, and what a view is in the middle of.
public protocol UIConfigurationState {
  /// A state in which nothing is going on.
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  #if !hasFeature(Embedded)
    /// What a program adds to the state: override `configurationState` to set it. nil for none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  #endif
}

#if hasFeature(Embedded)
  /// What a configuration's `updated(for:)` gets: `any UIConfigurationState`. Embedded Swift has no values of any type, so
  /// there it is a cell's state.
  public typealias AnyConfigurationState = UICellConfigurationState
#else
  /// What a configuration's `updated(for:)` gets: `any UIConfigurationState`. Embedded Swift has no values of any type, so
  /// there it is a cell's state.
  public typealias AnyConfigurationState = any UIConfigurationState
#endif

/// Names a value that a program adds to configuration states.
public struct UIConfigurationStateCustomKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What standard configurations look at, of a state of either kind.
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
