import Runtime

#if hasFeature(Embedded)
  /// What a view is in the middle of. Embedded Swift has one type for the states of all views.
  public typealias UIViewConfigurationState = UICellConfigurationState
#else
  /// What a view that is no cell is in the middle of.
  public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// With which the view is shown.
    public var traitCollection: UITraitCollection
    /// The view cannot be used.
    public var isDisabled = false
    /// A finger is on the view.
    public var isHighlighted = false
    /// The view is selected.
    public var isSelected = false
    /// There is no focus here: always false unless a program sets it.
    public var isFocused = false
    /// A header or footer stays at the edge while its section scrolls.
    public var isPinned = false

    /// A state in which nothing is going on.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// What a program adds to the state by a key; nil for nothing.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  }
#endif
