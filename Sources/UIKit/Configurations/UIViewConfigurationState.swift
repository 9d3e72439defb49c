import Runtime

#if hasFeature(Embedded)
  /// The state of a view. Embedded Swift has a single type for the states of all views.
  public typealias UIViewConfigurationState = UICellConfigurationState
#else
  /// The state of a view other than a cell.
  public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is being touched.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is focused; false unless a program sets it, because focus is not supported here.
    public var isFocused = false
    /// Whether a header or footer is pinned while its section scrolls.
    public var isPinned = false

    /// Creates the default state.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The program's own value for a key, or nil.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  }
#endif
