import Runtime

/// Shows an item. What it shows goes into its content view, in front of the background views.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView, at: 0)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView, at: 0)
  }

  /// Fills the cell; another one when a content configuration is set that it cannot show.
  @exclusivity(unchecked) open private(set) var contentView = UIView()

  final func replaceContentView(by view: UIView) {
    let former = contentView
    UIView.performWithoutAnimation {
      contentView = view
      fill(with: view, at: subviews.index(ofIdentical: former) ?? subviews.count)
      former.removeFromSuperview()
      setNeedsLayout()
    }
  }

  /// Behind everything else, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { fill(with: backgroundView, at: 0) }
    }
  }

  /// In front of the background view and as large as the cell; seen only while the cell is selected or highlighted. It
  /// fades when that changes in an animation.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      oldValue?.alpha = 1
      guard let selectedBackgroundView, selectedBackgroundView !== backgroundView else { return }
      fill(with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showSelectedBackground()
    }
  }

  /// Set by the collection view.
  @exclusivity(unchecked) open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      ownLayer.noteChange(.semantics)
      showSelectedBackground()
      stateDidChange()
    }
  }

  /// A finger is on it. Set by the collection view.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      showSelectedBackground()
      stateDidChange()
    }
  }

  // MARK: Configurations

  @exclusivity(unchecked) final var configurations = CellConfigurations()
  /// The content view, as long as it shows a configuration.
  final var configuredView: (any UIView & UIContentView)?

  #if hasFeature(Embedded)
    /// What the content view shows, as a value; nil for nothing but what the program puts there. For configurations of
    /// other types there is ``setContentConfiguration(_:)``.
    open var contentConfiguration: UIListContentConfiguration? {
      get { configurations.content?.value(as: UIListContentConfiguration.self) }
      set { setContentConfiguration(newValue) }
    }
  #else
    /// What the content view shows, as a value; nil for nothing but what the program puts there. A content view that
    /// supports the new value stays, otherwise the configuration makes another one.
    open var contentConfiguration: (any UIContentConfiguration)? {
      get { configurations.content }
      set { take(newValue) }
    }
  #endif

  /// What is behind the content, as a value. It takes the place of `backgroundView` and `selectedBackgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { take(newValue) }
  }

  /// Whether the content configuration is updated for each new state, by its `updated(for:)`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Whether the background configuration is updated for each new state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The background that suits the cell where it is: of a list that of its appearance, else none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// What the cell is in the middle of. Overrides add to what super says.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: presentTraits)
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = containingCollectionView?.isEditing ?? false
    state.isPinned = shownAttributes?.isPinned ?? false
    state.isSwiped = isSwiped
    state.isReordering = isReordering
    return state
  }

  /// Has the configurations updated in the next layout pass, once, for the state that there is then.
  open func setNeedsUpdateConfiguration() {
    guard !needsConfigurationUpdate else { return }
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Called for each new state, and for a cell that comes on screen before it is measured. For subclasses to set
  /// configurations that suit the state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after ``updateConfiguration(using:)``. Setting it has it called.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations.handler }
    set {
      configurations.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  override func updateConfigurationIfNeeded() { if needsConfigurationUpdate { updateConfigurations() } }

  /// The background that is shown.
  var shownBackground: UIBackgroundConfiguration? { configurations.background }

  /// The configurations have been updated; for list cells.
  func stateDidUpdate(_ state: UICellConfigurationState) {}

  // MARK: Lists

  /// What a list draws around the cell; nil in other layouts.
  final var decoration: ListCellDecoration?
  /// The swipe actions that are seen beside the cell.
  final var swipe: SwipeView?
  final var isSwiped: Bool { swipe != nil }
  /// It follows a finger to another place.
  final var isReordering = false {
    didSet {
      guard isReordering != oldValue else { return }
      if decoration != nil { liftRow(isReordering) }
      stateDidChange()
    }
  }

  override func showListElement(of attributes: UICollectionViewLayoutAttributes) {
    take(attributes.list, at: attributes.indexPath)
  }

  /// Where the text of the row begins, and the separator below it, from the leading edge, in points.
  var separatorStart: CGFloat { (contentView as? UIListContentView)?.separatorStart ?? ListMetrics.margin }

  /// From where to where constraints have the separator below the row; nil if there are none.
  var constrainedSeparator: ClosedRange<CGFloat>? { nil }

  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    decoration?.layOut(in: self, start: separatorStart)
    swipe?.layOut(in: self)
  }

  override func configureListAgain() {
    if let decoration { decoration.update(decoration.element, path: decoration.path, in: self) }
  }

  override func becomeFresh() {
    endSwipe()
    isReordering = false
  }

  /// What a program has set, then the swipe actions of the row: those of the trailing end, then the leading ones.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let own = super.accessibilityCustomActions ?? []
      let all = own + swipeActions.map { customAction(for: $0) }
      return all.isEmpty ? nil : all
    }
    set { super.accessibilityCustomActions = newValue }
  }

  /// What a program has set; a header of a list is a heading besides.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isHeaderOfList ? super.accessibilityTraits.union(.header) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  final var isHeaderOfList: Bool { decoration?.element.isHeader ?? false }

  /// Whether a tap is for something in the cell, and does not select it.
  func handlesTap() -> Bool { false }

  /// As high as the content configuration needs, where there is one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configurations.content == nil
      ? super.sizeThatFits(size) : CGSize(width: size.width, height: contentView.sizeThatFits(size).height)
  }

  override func intrinsicSizeDidChange() { containingCollectionView?.fitAgain(self) }

  override var fittedView: UIView { contentView }

  /// A content configuration says how high the cell is, whatever is constrained beside it.
  override var fitsOwnConstraints: Bool { configurations.content == nil }

  override func constraintsDidChange(in subview: UIView) {
    guard subview === contentView, let list = containingCollectionView else { return }
    if list.selfSizingInvalidation == .enabledIncludingConstraints { list.fitAgain(self) }
  }

  override func intrinsicSizeDidChange(of subview: UIView) { if subview === contentView { intrinsicSizeDidChange() } }

  private func showSelectedBackground() {
    guard selectedBackgroundView !== backgroundView else { return }
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
  }

  final func fill(with view: UIView, at index: Int) {
    view.placeUntransformed(in: CGRect(origin: .zero, size: bounds.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }
}
