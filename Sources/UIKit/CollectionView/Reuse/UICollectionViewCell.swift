import Runtime

/// A view that displays an item. Its content is in its content view, in front of the background views.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView, at: 0)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView, at: 0)
  }

  /// The view for the content, as large as the cell. A content configuration that it does not support replaces it.
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

  /// The view behind everything else, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { fill(with: backgroundView, at: 0) }
    }
  }

  /// The view in front of the background view, as large as the cell. It is visible only while the cell is selected or
  /// highlighted, and fades when that changes in an animation.
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

  /// Whether the cell is selected; set by the collection view.
  @exclusivity(unchecked) open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      ownLayer.noteChange(.semantics)
      showSelectedBackground()
      stateDidChange()
    }
  }

  /// Whether the cell is highlighted because a finger is on it; set by the collection view.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      showSelectedBackground()
      stateDidChange()
    }
  }

  // MARK: Configurations

  /// The configurations; nil until one is set.
  @exclusivity(unchecked) final var configurations: CellConfigurations?

  #if hasFeature(Embedded)
    /// The configuration of the content view; nil for custom content only. For configurations of other types, see
    /// ``setContentConfiguration(_:)``.
    open var contentConfiguration: UIListContentConfiguration? {
      get { configurations?.content?.value(as: UIListContentConfiguration.self) }
      set { setContentConfiguration(newValue) }
    }
  #else
    /// The configuration of the content view; nil for custom content only. A content view that supports the new value
    /// is kept; otherwise the configuration creates another one.
    open var contentConfiguration: (any UIContentConfiguration)? {
      get { configurations?.content }
      set { take(newValue) }
    }
  #endif

  /// The configuration of the background. It replaces `backgroundView` and `selectedBackgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set { take(newValue) }
  }

  /// Whether the content configuration is updated for each new state with `updated(for:)`; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { ownConfigurations.updatesContent = newValue }
  }

  /// Whether the background configuration is updated for each new state with `updated(for:)`; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { ownConfigurations.updatesBackground = newValue }
  }

  /// Returns the default background for the cell's context: that of the list's appearance in a list, otherwise none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The present state of the cell. Overrides must add to the value of super.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: presentTraits)
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = containingCollectionView?.isEditing ?? false
    state.isPinned = shownAttributes?.isPinned ?? false
    state.isSwiped = isSwiped
    state.isReordering = isReordering
    dragAndDropState?.apply(to: &state)
    return state
  }

  /// Schedules one update of the configurations in the next layout pass, for the state at that time.
  open func setNeedsUpdateConfiguration() {
    guard !needsConfigurationUpdate else { return }
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Sets configurations for a state; for subclasses to override. Called for each new state, and for a cell that
  /// appears before it is measured.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure called after ``updateConfiguration(using:)``. Setting it schedules an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations?.handler }
    set {
      ownConfigurations.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  override func updateConfigurationIfNeeded() { if needsConfigurationUpdate { updateConfigurations() } }

  /// The displayed background.
  var shownBackground: UIBackgroundConfiguration? { configurations?.background }

  /// Called after the configurations were updated; for list cells.
  func stateDidUpdate(_ state: UICellConfigurationState) {}

  // MARK: Lists

  /// The parts of a list around the cell; nil in other layouts.
  final var decoration: ListCellDecoration?
  /// The swipe actions visible beside the cell.
  final var swipe: SwipeView?
  final var isSwiped: Bool { swipe != nil }
  /// Whether the cell is in interactive movement.
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

  /// The leading edge of the row's text and of the separator below it, from the leading edge of the cell, in points.
  var separatorStart: CGFloat { (contentView as? UIListContentView)?.separatorStart ?? ListMetrics.margin }

  /// The horizontal extent of the separator below the row, as given by constraints; nil without constraints.
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
    isUncommitted = false
    dragAndDropState = nil
  }

  // MARK: Dragging and dropping

  /// Whether the cell belongs to an item that only the collection view has: a gap or a placeholder.
  @exclusivity(unchecked) final var isUncommitted = false
  /// The cell's part in a drag; nil without one.
  @exclusivity(unchecked) final var dragAndDropState: CellDragAndDropState? {
    didSet { if dragAndDropState != oldValue { dragAndDropDidChange(from: oldValue) } }
  }

  /// The states of dragging a cell.
  public enum DragState: Int, Sendable {
    /// The cell is in its place.
    case none
    /// A press has lifted the cell.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// Called when the cell is lifted, dragged and back in its place. Does nothing by default.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The custom actions set by the app, followed by the swipe actions of the row, the trailing ones, then the leading
  /// ones, and by those that drag and drop the cell.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let own = super.accessibilityCustomActions ?? []
      let dragging = containingCollectionView?.movement.dragAndDrop?.accessibilityActions(of: self) ?? []
      let all = own + swipeActions.map { customAction(for: $0) } + dragging
      return all.isEmpty ? nil : all
    }
    set { super.accessibilityCustomActions = newValue }
  }

  /// The traits set by the app; a header in a list is also a heading.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isHeaderOfList ? super.accessibilityTraits.union(.header) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  final var isHeaderOfList: Bool { decoration?.element.isHeader ?? false }

  /// Returns whether a tap is handled by something in the cell, and does not select it.
  func handlesTap() -> Bool { false }

  /// Returns the size for the content configuration, if there is one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configurations?.content == nil
      ? super.sizeThatFits(size) : CGSize(width: size.width, height: contentView.sizeThatFits(size).height)
  }

  override func intrinsicSizeDidChange() { requestFitting() }

  override var fittedView: UIView { contentView }

  /// Whether the cell's own constraints determine its size: not if it has a content configuration.
  override var fitsOwnConstraints: Bool { configurations?.content == nil }

  override var subviewObserver: (any SubviewObserver)? { self }

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

// Embedded Swift can't call internal methods in the body of an open class from all modules.
extension UICollectionViewCell: SubviewObserver {
  /// Makes the next pass measure the cell again.
  final func requestFitting() { containingCollectionView?.fitting.fitAgain(self) }

  final func constraintsDidChange(in subview: UIView) {
    guard subview === contentView, let list = containingCollectionView else { return }
    if list.selfSizingInvalidation == .enabledIncludingConstraints { requestFitting() }
  }

  final func intrinsicSizeDidChange(of subview: UIView) { if subview === contentView { requestFitting() } }
}
