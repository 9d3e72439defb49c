import CollectionIndex
import Runtime

/// Shows elements where a layout says, making views only for what is on screen.
///
/// Overview: this file is the public face. `+Layout` is the layout pass; Updates/ is batch updates, Transitions/
/// changes of layouts. Each of the three finds `ElementChanges`: what appears, persists and disappears; `+Changes` performs
/// them on the `VisibleElements`. `+Elements` makes views; `+SelfSizing` asks them for their size; `+Bounds` is what
/// new bounds cause; `+Neighbours` lets what scrolls in move along; `+Selection` turns touches into selection.
/// `CollectionViewWork` says what happens when a program acts in the middle of all this.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// What an element is: the cell of an item, a view with data beside them, such as a header, or one without any.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// Where in the view an item is to be after scrolling to it. One vertical position may be combined with
  /// one horizontal.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top of what insets leave free.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom of what insets leave free.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom of what insets leave free.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left of what insets leave free.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right of what insets leave free.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right of what insets leave free.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// - Parameter layout: says where everything is; a layout serves one collection view at a time.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    layout.attachedCollectionView = self
  }

  /// There are no archives here: the view gets a layout that has no elements.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.attachedCollectionView = self
  }

  deinit {
    whileDeinitializing {
      for layout in layoutInUse.withParts() where layout.attachedCollectionView === self {
        layout.attachedCollectionView = nil
      }
    }
  }

  /// Setting it shows the new layout without animation; see ``setCollectionViewLayout(_:animated:completion:)``.
  open var collectionViewLayout: UICollectionViewLayout {
    get { openBatch?.newLayout ?? layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false, completion: nil) }
  }

  /// One that is set in an updates closure is put in use with the batch.
  final var layoutInUse: UICollectionViewLayout

  /// Asked for counts and views. Not retained; setting it reloads the data.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { weakDataSource.wrappedValue }
    set {
      weakDataSource.wrappedValue = newValue
      reloadData()
    }
  }

  @exclusivity(unchecked) private final var weakDataSource = Weak<any UICollectionViewDataSource>()

  /// Told what happens to elements, and asked what may; told of scrolling, too. Not retained.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { weakDelegate.wrappedValue }
    set {
      weakDelegate.wrappedValue = newValue
      super.delegate = newValue
      if newValue != nil, contextMenuInteraction == nil {
        let interaction = UIContextMenuInteraction(delegate: contextMenus)
        contextMenuInteraction = interaction
        addInteraction(interaction)
      }
    }
  }

  @exclusivity(unchecked) private final var weakDelegate = Weak<any UICollectionViewDelegate>()

  /// What opens the delegate's context menus; nil until there is a delegate.
  public private(set) final var contextMenuInteraction: UIContextMenuInteraction?
  private final lazy var contextMenus = CollectionContextMenus(self)

  /// Behind all elements, as large as the view.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Told what is likely to be shown soon.
  @Weak open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { changePrefetchers { $0 = Prefetcher() } }
  }
  /// Whether the prefetch data source is told of items before they are shown; true by default.
  @exclusivity(unchecked) open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { changePrefetchers { $0 = Prefetcher() } } }
  }

  // MARK: State

  // Each pass reads and sets these many times; see CALayer for `@exclusivity(unchecked)`. None is changed in place by code
  // that calls the program.

  @exclusivity(unchecked) final var data = DataCounts()
  final let visible = VisibleElements()
  /// What an animation scrolls to while sizes on the way are estimated.
  @exclusivity(unchecked) final var scrollTarget: ScrollTarget?
  /// It is being aimed at, in one layout pass after the other.
  @exclusivity(unchecked) final var isSettling = false
  /// Sections that scroll across the layout.
  final let rows = OrthogonalRows()
  final var selection = Selection()
  final var queues = ReuseQueues()
  /// What of the layout has been invalidated, and it has not prepared for yet.
  @exclusivity(unchecked) final var invalidation = PendingInvalidation.all
  /// What it has prepared for, and the screen does not show yet.
  @exclusivity(unchecked) final var prepared = PendingInvalidation()
  @exclusivity(unchecked) final var isPreparing = false
  /// The bounds of the last layout pass.
  @exclusivity(unchecked) final var laidOutBounds = CGRect.null
  /// The change of bounds that the layout is being asked about or invalidated for, as long as that lasts.
  @exclusivity(unchecked) final var boundsChange: BoundsChange?
  /// The number of the last comparison of what is shown with what the layout has.
  @exclusivity(unchecked) final var lastMatch = 0
  /// What is to be seen where it was after the next layout pass, which has another layout or another size.
  @exclusivity(unchecked) final var keptAnchor: ContentAnchor?
  /// What was kept where it was last, and the content offset with which it is there; nil after other data.
  @exclusivity(unchecked) final var lastAnchor: (anchor: ContentAnchor, offset: CGPoint)?
  /// Which item stays in place meanwhile when views say their sizes.
  @exclusivity(unchecked) final var anchorRule = AnchorRule.firstSettled
  /// What is under way, and what waits until it is done.
  @exclusivity(unchecked) final var work = CollectionViewWork()
  /// What the layout is being asked about.
  @exclusivity(unchecked) final var change = LayoutChange.none
  /// The index paths that elements on screen have got in a movement by hand since the last pass; nil for none.
  @exclusivity(unchecked) final var renaming: ElementMap?
  /// What the next pass asks for its preferred attributes.
  @exclusivity(unchecked) final var elementsToFit: [Element] = []
  /// The first that preferred other attributes in the last pass; nil when none did.
  @exclusivity(unchecked) final var undecidedElement: Element?
  /// It was said of one that it does not decide.
  @exclusivity(unchecked) final var hasNotedUndecidedElement = false
  /// The last passes have not settled the layout.
  @exclusivity(unchecked) final var waitsForNextFrame = false
  /// What came back from its way out in a pass without animation, until everything has its place.
  @exclusivity(unchecked) final var elementsToResume: [ReturningElement] = []
  /// What the data source is asked for.
  @exclusivity(unchecked) final var request: ViewRequest?
  /// What the prefetching data source was told.
  final var prefetcher = Prefetcher()
  /// The item that follows a finger.
  @exclusivity(unchecked) final var movement: InteractiveMovement?
  /// The batch whose changes are being called for.
  @exclusivity(unchecked) final var openBatch: OpenBatch?
  /// The section snapshots behind the data source that was last made for this view.
  final var outlineSource: ListOutline?
  /// The row that is swiped, and the finger on it.
  final var swipes: SwipeController?
  /// The titles at the edge, and after how many changes of data the data source was asked for them.
  final var indexBar: IndexBar?
  final var indexBarChanges = -1
  /// The change of layouts that the program drives.
  @exclusivity(unchecked) final var interactiveTransition: InteractiveTransition?

  // MARK: Data

  /// Asks the data source for everything anew, without animation.
  ///
  /// In a callback of a layout pass or an update that ends: what is shown next are the new data. In the closure of
  /// `performBatchUpdates(_:completion:)` it covers all changes of the batch.
  open func reloadData() {
    callRecorder?.began(.reload, of: self)
    defer { callRecorder?.ended() }
    openBatch?.becomeReload()
    work.reload()
    selection = Selection()
    showAnew()
  }

  /// Takes all elements off the screen and has everything asked for again.
  final func showAnew() {
    data.forget()
    data.noteChange()
    lastAnchor = nil
    movement?.stopScrolling()
    movement = nil
    changePrefetchers { $0 = Prefetcher() }
    working {
      removeAllElements()
      layoutInUse.invalidateLayout(with: contextForNewData(isReload: true))
    }
  }

  /// As the data source said when it was last asked: at first, after a reload and with each update.
  open var numberOfSections: Int { loadedCounts().count }

  /// As the data source said when it was last asked.
  /// - Parameter section: of those that there are.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts()
    ensure(counts.indices.contains(section), Mistake.noSection(section, counts))
    return counts[section]
  }

  // MARK: Reuse

  /// Says which class makes the cells of an identifier from now on; nil makes none. Those on screen stay, and are not
  /// used again when they are of another class.
  open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    queues.register(cellClass, for: .init(kind: "", identifier: identifier))
  }

  /// Says which class makes the supplementary views of a kind and an identifier from now on.
  open func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    queues.register(viewClass, for: .init(kind: elementKind, identifier: identifier))
  }

  /// A cell for the data source to fill; it already has the item's attributes.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    checkIsItem(indexPath, "dequeue a cell for")
    guard let cell = dequeue(identifier, ElementKey(.cell, nil, indexPath)) as? UICollectionViewCell else {
      programmerError(Mistake.unknownCell(identifier, queues.registeredCells))
    }
    return cell
  }

  /// A supplementary view for the data source to fill; it already has its attributes.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(identifier, ElementKey(.supplementaryView, elementKind, indexPath)) else {
      programmerError(Mistake.unknownSupplementaryView(elementKind, identifier, queues.registeredViews))
    }
    return view
  }

  // MARK: What is shown

  /// The cells on screen, in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] {
    visible.elements(.cell).compactMap { $0.view as? UICollectionViewCell }
  }

  /// In order.
  open var indexPathsForVisibleItems: [IndexPath] {
    let paths = visible.elements(.cell).map { dataPath($0.key.indexPath) }
    return movement == nil ? paths : paths.ordered()
  }

  /// The cell on screen; nil for an item that has none now, or that does not exist.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    checkIsItem(indexPath, "find the cell of")
    return cell(at: shownPath(indexPath))
  }

  /// Where the item of a cell is in the data; nil for a cell that is not in use, and for one that serves as a header.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let key = visible.element(of: cell)?.key, key.category == .cell else { return nil }
    return dataPath(key.indexPath)
  }

  /// The frontmost cell's item at a point of content coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    for element in visible.stack.reversed()
    where element.key.category == .cell && !element.isDisappearing {
      let shift = element.row?.shift ?? .zero
      let place = CGPoint(x: point.x + shift.dx, y: point.y + shift.dy)
      if element.view.layer.frame.contains(place) { return dataPath(element.key.indexPath) }
    }
    return nil
  }

  /// As the layout says, also for what is not on screen.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    checkIsItem(indexPath, "find the attributes of")
    prepareLayoutIfNeeded()
    return tracedLayout.layoutAttributesForItem(at: shownPath(indexPath))
  }

  // MARK: Selection

  /// Whether a tap selects an item while the view is not editing; true by default.
  open var allowsSelection = true
  /// A tap adds to the selection or takes away from it.
  open var allowsMultipleSelection = false
  /// In place of `allowsSelection` while editing.
  open var allowsSelectionDuringEditing = false
  /// In place of `allowsMultipleSelection` while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// A change deselects all items, without telling the delegate, and shows in list cells: in 0.3 s, or in the animation
  /// block around it.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      deselectAll()
      editingDidChange()
    }
  }

  /// In order; empty for none. Also items that are not on screen.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.map { dataPath($0) }.ordered() }

  /// Selects without telling the delegate.
  /// - Parameters:
  ///   - indexPath: of an item that exists; nil deselects all.
  ///   - animated: Cells change in 0.3 s.
  ///   - scrollPosition: where the item is brought; empty to leave the scrolling as it is.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  /// Whether cells that change their intrinsic size get another one.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Scrolling

  /// Scrolls so that an item is where the position says, or as near as the content allows.
  /// - Parameters:
  ///   - indexPath: of an item that exists.
  ///   - scrollPosition: at most one position of each axis; without one of an axis that axis stays. In a section that
  ///     scrolls across the layout the position across is that in the section.
  ///   - animated: whether the scrolling is seen.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    checkExists(indexPath, "scroll to")
    ensure(scrollPosition.isUnambiguous, Mistake.twoPositions(scrollPosition))
    layoutIfNeeded()
    scroll(to: ScrollTarget(path: indexPath, position: scrollPosition), animated: animated)
  }

  package override func adjustedTarget(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    callRecorder?.began(.dragEnd, of: self)
    defer { callRecorder?.ended() }
    return tracedLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.placeUntransformed(in: bounds)
    let old = laidOutBounds
    layOutElements()
    if scrollTarget != nil { followScrollTarget() }
    if !isSettling { resumeWhatReturned() }
    prefetch(from: old)
    placeIndexBar()
    waitForNextFrameIfNotSettled()
  }

  override func contentWasStopped() { scrollTarget = nil }

  override func contentWasLetGo() {
    super.contentWasLetGo()
    if scrollTarget != nil { setNeedsLayout() }  // the last step may have moved nothing
  }

  override func contentDidScroll() {
    swipes?.contentDidScroll()
    if !postponesScrolling() { tellDelegateOfScrolling() }
  }

  override func boundsWillChange(to new: inout CGRect) -> (() -> Void)? {
    keepAnchor(for: new)
    return askLayout(aboutNewBounds: &new)
  }

  override func boundsDidChange(from old: CGRect) {
    adaptContentToBounds(from: old)
    setNeedsLayout()
    layOutAtEndOfAnimationBlock()
  }

  override func layoutDirectionDidChange() { collectionViewLayout.invalidateLayout() }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    // What a bar gives up while content is scrolled does not change how elements are laid out.
    if !isFollowedByBar { collectionViewLayout.adjustedContentInsetDidChange() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if !isFollowedByBar { collectionViewLayout.referenceInsetsDidChange(.fromSafeArea) }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if !isFollowedByBar { collectionViewLayout.referenceInsetsDidChange(.fromLayoutMargins) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    collectionViewLayout.traitsDidChange(from: previousTraitCollection)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchWentDown(touches) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchWentUp(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchWasCancelled(touches)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
