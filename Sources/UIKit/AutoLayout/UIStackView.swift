import Runtime

/// Places views one after the other, by constraints that it makes of its properties.
///
/// Along the axis, views fill the stack or are spread over it as ``distribution`` says; across it, ``alignment`` says where they
/// are. A view that is hidden takes no room and stays arranged. Hidden or shown in an animation block, it is seen while its
/// room closes or opens and those around it move.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How views share the length along the axis.
  public enum Distribution: Int, Sendable {
    /// They fill it: views grow by their hugging priorities and shrink by their resistance to compression.
    case fill
    /// They fill it and are equally long.
    case fillEqually
    /// They fill it in proportion to their natural lengths.
    case fillProportionally
    /// They have their natural lengths, and what is left lies between them in equal parts.
    case equalSpacing
    /// Their middles are equally far from each other, as far as spacing allows.
    case equalCentering
  }

  /// Where views are across the axis.
  public enum Alignment: Int, Sendable {
    /// As high as the stack, or as wide as a vertical one.
    case fill
    /// Where reading begins in vertical stacks, at the top in horizontal ones.
    case leading
    /// Horizontal stacks only.
    case firstBaseline
    /// Half way across.
    case center
    /// Where reading ends in vertical stacks, at the bottom in horizontal ones.
    case trailing
    /// Horizontal stacks only.
    case lastBaseline

    /// `leading`, as horizontal stacks say it.
    public static var top: Alignment { .leading }
    /// `trailing`, as horizontal stacks say it.
    public static var bottom: Alignment { .trailing }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Horizontal, without spacing; the views become subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// In order; they are subviews, too.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Puts a view behind all others, or moves it there.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// A view that is arranged already moves there, and keeps its custom spacing.
  /// - Parameter stackIndex: among the arranged views, at most their number.
  /// - Parameter view: it is put on top of the stack's views, unless it is in the stack.
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

  /// It stays a subview, and is not placed any more; its custom spacing is forgotten.
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

  /// Along which the views follow each other; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { setNeedsArrangement() } } }
  /// How views share the length along the axis; they fill it by default.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { setNeedsArrangement() } } }
  /// Where views are across the axis; they fill it by default.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { setNeedsArrangement() } } }

  /// Points between views; at least so many where the distribution spreads them.
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

  /// Takes the place of ``spacing`` after a view, wherever it moves in the stack. ``spacingUseDefault`` gives that back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard spacing.isFinite else { return refuse("custom spacing") }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// ``spacingUseDefault`` where there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// As a custom spacing: that of the stack. As the stack's: none.
  public static var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The system's: 8 points.
  public static var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Whether vertical spacing is from a last baseline to the next first one.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether views stay within the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// After a view, in points.
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

  override func isHiddenDidChange(of subview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    setNeedsArrangement()
    if ViewAnimation.isAnimating, let tree = constraintState.rootView { ViewAnimation.current?.layOutAtEnd(tree) }
  }

  override func closesAnimated(_ subview: UIView) -> Bool {
    ViewAnimation.isAnimating && window != nil && arrangedSubviews.contains { $0 === subview }
  }

  /// Of lengths that are to be in proportion to natural ones.
  override func naturalSizeDidChange(of subview: UIView) {
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

  /// Of a vertical stack its first view, of a horizontal one the highest.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  /// Of a vertical stack its last view, of a horizontal one the highest.
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
