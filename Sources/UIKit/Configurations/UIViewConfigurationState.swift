import Runtime

#if hasFeature(Embedded)
  /// What a view is in the middle of. Embedded Swift has one type for the states of all views.
  public typealias UIViewConfigurationState = UICellConfigurationState
#else
  /// What a view that is no cell is in the middle of.
  public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    /// A finger is on the view.
    public var isHighlighted = false
    public var isSelected = false
    /// There is no focus here: always false unless a program sets it.
    public var isFocused = false
    /// A header or footer stays at the edge while its section scrolls.
    public var isPinned = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  }
#endif
