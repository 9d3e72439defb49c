import Runtime

/// A view that arranges views in a row or column, with constraints that it derives from its properties.
///
/// Along the axis, ``distribution`` determines how views fill the stack or are spaced; across it, ``alignment``
/// determines their position. A hidden view takes no space and stays arranged. If it is hidden or shown in an animation
/// block, it is visible while its space closes or opens and its neighbours move.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of views along the axis.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack: they grow and shrink by their hugging and compression resistance priorities.
    case fill
    /// Views fill the stack with equal lengths.
    case fillEqually
    /// Views fill the stack in proportion to their natural lengths.
    case fillProportionally
    /// Views have their natural lengths, with the remaining space distributed equally between them.
    case equalSpacing
    /// The centres of views have equal distances, as far as the spacing allows.
    case equalCentering
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    /// Views have the height of the stack, or the width of a vertical one.
    case fill
    /// The leading edges in vertical stacks, the top edges in horizontal ones.
    case leading
    /// The first baselines, in horizontal stacks only.
    case firstBaseline
    /// The centres.
    case center
    /// The trailing edges in vertical stacks, the bottom edges in horizontal ones.
    case trailing
    /// The last baselines, in horizontal stacks only.
    case lastBaseline

    /// The name of `leading` for horizontal stacks.
    public static var top: Alignment { .leading }
    /// The name of `trailing` for horizontal stacks.
    public static var bottom: Alignment { .trailing }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a horizontal stack without spacing, and adds the views as subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// The arranged views in order, which are also subviews.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Appends a view, or moves it to the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view. One that is arranged already is moved and keeps its custom spacing.
  /// - Parameter stackIndex: The index among the arranged views, at most their number.
  /// - Parameter view: The view, which is added in front of the subviews unless it is one.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    ensure(
      stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
      "insertArrangedSubview(_:at: \(stackIndex)) in a stack of \(arrangedSubviews.count) views.")
    var index = stackIndex
    if let former = arrangedSubviews.index(ofIdentical: view) {
      arrangedSubviews.remove(at: former)
      if former < index { index -= 1 }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.parent !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: index)
    setNeedsArrangement()
  }

  /// Removes a view from the arrangement, with its custom spacing. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.constraintState.setHasNaturalLength(true, along: axis)
    }
    setNeedsArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  // MARK: Arrangement

  /// The axis along which views are arranged; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { setNeedsArrangement() } } }
  /// The distribution of views along the axis; `fill` by default.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { setNeedsArrangement() } } }
  /// The alignment of views across the axis; `fill` by default.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { setNeedsArrangement() } } }

  /// The distance between views in points; the minimum distance if the distribution determines it.
  open var spacing: CGFloat = 0 {
    didSet {
      guard spacing != oldValue else { return }
      guard spacing.isFinite else {
        refuse("spacing")
        spacing = oldValue
        return
      }
      setNeedsArrangement()
    }
  }

  /// Sets the spacing after a view in place of ``spacing``, wherever the view is in the stack. ``spacingUseDefault``
  /// removes it.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing.isFinite else { return refuse("custom spacing") }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// Returns the custom spacing after a view; ``spacingUseDefault`` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The default spacing: the stack's spacing when set as a custom spacing, and 0 when set as the stack's spacing.
  public static var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// A constant for the system's spacing, 8 points.
  public static var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Whether vertical spacing is measured from a last baseline to the next first one.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether views stay inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Returns the spacing after a view, in points.
  final func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacings[ObjectIdentifier(view)] ?? spacing
    if custom == UIStackView.spacingUseDefault { return 0 }
    return custom == UIStackView.spacingUseSystem ? LayoutSpacing.system : custom
  }

  // MARK: Constraints

  private final var arrangement: [NSLayoutConstraint] = []
  private final var isArranged = true

  private func setNeedsArrangement() {
    isArranged = false
    setNeedsUpdateConstraints()
  }

  override var subviewObserver: (any SubviewObserver)? { self }

  final func isHiddenDidChange(of subview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    setNeedsArrangement()
    if ViewAnimation.isAnimating, let tree = constraintState.rootView { ViewAnimation.current?.layOutAtEnd(tree) }
  }

  final func closesAnimated(_ subview: UIView) -> Bool {
    ViewAnimation.isAnimating && window != nil && arrangedSubviews.contains { $0 === subview }
  }

  /// Updates the arrangement if lengths depend on natural ones.
  final func naturalSizeDidChange(of subview: UIView) {
    if distribution == .fillProportionally, arrangedSubviews.contains(where: { $0 === subview }) {
      setNeedsArrangement()
    }
  }

  open override func updateConstraints() {
    if !isArranged {
      isArranged = true
      NSLayoutConstraint.deactivate(arrangement)
      arrangement = StackArrangement(of: self).constraints
      NSLayoutConstraint.activate(arrangement)
    }
    super.updateConstraints()
  }

  /// The first view of a vertical stack, the highest of a horizontal one.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  /// The last view of a vertical stack, the highest of a horizontal one.
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  private func baselineView(isFirst: Bool) -> UIView {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let view: UIView?
    if axis == .vertical {
      view = isFirst ? shown.first : shown.last
    } else {
      var highest = shown.first
      for view in shown.dropFirst()
      where view.intrinsicContentSize.height > highest?.intrinsicContentSize.height ?? 0 { highest = view }
      view = highest
    }
    guard let view else { return self }
    return isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
  }
}

extension UIStackView: SubviewObserver {}
