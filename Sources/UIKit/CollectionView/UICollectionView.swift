import Runtime

/// Shows elements where a layout says, making views only for what is on screen.
///
/// The way through: this file is the public face; `+Layout` is the layout pass, which finds what comes,
/// stays and goes; `+Bounds` is what new bounds cause; `+Elements` makes and removes views; `+SelfSizing` asks them for
/// their size; `+Newcomers` lets what scrolls in move along; `+Selection` turns touches into selection; Updates/ is batch
/// updates, Transitions/ changes of layouts.
@MainActor open class UICollectionView: UIScrollView {
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// Where in the view an item is to be after scrolling to it. One vertical position may be combined with
  /// one horizontal.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    layout.user = self
  }

  /// There are no archives here: the view gets a layout that has no elements.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.user = self
  }

  deinit {
    whileDeinitializing {
      for layout in layoutInUse.withParts where layout.user === self { layout.user = nil }
    }
  }

  /// Setting it shows the new layout without animation; see ``setCollectionViewLayout(_:animated:completion:)``.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false, completion: nil) }
  }

  final var layoutInUse: UICollectionViewLayout

  @Weak open var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      collectionDelegate = newValue
      super.delegate = newValue
    }
  }

  @Weak private var collectionDelegate: (any UICollectionViewDelegate)?

  /// Behind all elements, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Told what is likely to be shown soon.
  @Weak open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true { didSet { if !isPrefetchingEnabled { prefetcher = Prefetcher() } } }

  // MARK: State

  /// Items per section; nil when they are to be asked for.
  var itemCounts: [Int]?
  var elements: [ElementKey: Element] = [:]
  /// On their way out.
  var departing: [Element] = []
  /// All of both, back to front.
  var stack: [Element] = []
  var queues = ReuseQueues()
  /// What the layout has not prepared for yet.
  var invalidation = PendingInvalidation.all
  /// What it has prepared for, and the screen does not show yet.
  var prepared = PendingInvalidation()
  /// The bounds of the last layout pass.
  var laidOutBounds = CGRect.null
  var pass = 0
  var isLayingOut = false
  /// How many pieces of work go on in whose middle no completion may run.
  var holds = 0
  /// Completions that came due meanwhile.
  var heldCompletions: [() -> Void] = []
  var isPreparing = false
  /// The change of bounds for which the layout is being invalidated.
  var boundsChange: BoundsChange?
  /// What the next pass asks for its preferred attributes.
  var toFit: [Element] = []
  /// How the items of the update that is being prepared for are mapped.
  var mapOfUpdate: IndexMap?
  /// The element whose view the data source is asked for.
  var requested: UICollectionViewLayoutAttributes?
  /// How many registrations there were when the data source was asked last.
  var registrationsBeforeRequest = 0
  /// The element whose cell the data source is asked to configure again.
  var reconfigured: Element?
  /// What the prefetching data source was told.
  var prefetcher = Prefetcher()
  /// The item that follows a finger.
  var movement: InteractiveMovement?
  /// The batch whose changes are being called for.
  var openBatch: OpenBatch?
  /// The update that the layout is being asked about.
  var currentUpdate: CollectionUpdate?
  /// The change of layouts that both are being asked about.
  var currentTransition: LayoutTransition?
  /// The change of layouts that the program drives.
  var interactiveTransition: InteractiveTransition?
  var selected: Set<IndexPath> = []
  var highlighted: IndexPath?

  // MARK: Data

  /// Asks the data source for everything anew, without animation.
  open func reloadData() {
    callRecorder?.began(.reload, of: self)
    defer { callRecorder?.ended() }
    holdingCompletions {
      selected = []
      highlighted = nil
      movement = nil
      prefetcher = Prefetcher()
      discardElements()
      collectionViewLayout.invalidateLayout(with: contextForNewData(isReload: true))
    }
  }

  open var numberOfSections: Int { loadedCounts().count }

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
      programmerError(Mistake.unknownCell(identifier))
    }
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(identifier, ElementKey(.supplementaryView, elementKind, indexPath)) else {
      programmerError(Mistake.unknownSupplementaryView(elementKind, identifier))
    }
    return view
  }

  // MARK: What is shown

  /// The cells on screen, in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] {
    var cells: [UICollectionViewCell] = []
    for key in visibleKeys { if let cell = elements[key]?.view as? UICollectionViewCell { cells.append(cell) } }
    return cells
  }

  /// Of the items on screen, in order.
  private var visibleKeys: [ElementKey] {
    var keys: [ElementKey] = []
    for key in elements.keys where key.category == .cell { keys.append(key) }
    return keys.sorted()
  }

  /// In order.
  open var indexPathsForVisibleItems: [IndexPath] {
    visibleKeys.map { $0.indexPath }
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    checkIsItem(indexPath, "find the cell of")
    return elements[ElementKey(.cell, nil, indexPath)]?.view as? UICollectionViewCell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.values.first { $0.view === cell }?.key.indexPath
  }

  /// The frontmost cell's item at a point of content coordinates.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    for element in stack.reversed()
    where element.key.category == .cell && !element.isDeparting && element.view.layer.frame.contains(point) {
      return element.key.indexPath
    }
    return nil
  }

  /// As the layout says, also for what is not on screen.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    checkIsItem(indexPath, "find the attributes of")
    prepareLayoutIfNeeded()
    return tracedLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Selection

  open var allowsSelection = true
  /// A tap adds to the selection or takes away from it.
  open var allowsMultipleSelection = false
  /// In place of `allowsSelection` while editing.
  open var allowsSelectionDuringEditing = false
  /// In place of `allowsMultipleSelection` while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// A change deselects all items, without telling the delegate.
  open var isEditing = false { didSet { if isEditing != oldValue { deselectAll() } } }

  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// Selects without telling the delegate.
  /// - Parameters:
  ///   - indexPath: of an item that exists; nil deselects all.
  ///   - animated: Cells change in 0.3 s.
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
  ///   - scrollPosition: at most one position of each axis; without one of an axis that axis stays.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    checkExists(indexPath, "scroll to")
    ensure(scrollPosition.isUnambiguous, Mistake.twoPositions(scrollPosition))
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    let visible = bounds.inset(by: adjustedContentInset)
    if scrollPosition.contains(.top) { offset.y += frame.minY - visible.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y += frame.midY - visible.midY }
    if scrollPosition.contains(.bottom) { offset.y += frame.maxY - visible.maxY }
    if scrollPosition.contains(.left) { offset.x += frame.minX - visible.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x += frame.midX - visible.midX }
    if scrollPosition.contains(.right) { offset.x += frame.maxX - visible.maxX }
    setContentOffset(clamped(offset), animated: animated)
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
    backgroundView?.frame = bounds
    let old = laidOutBounds
    holdingCompletions { layOutElements() }
    prefetch(from: old)
  }

  override func boundsWillChange(to new: inout CGRect) {
    super.boundsWillChange(to: &new)
    askLayout(aboutNewBounds: &new)
  }

  override func boundsDidChange(from old: CGRect) {
    invalidateLayoutForChangedBounds()
    super.boundsDidChange(from: old)
    setNeedsLayout()
    layOutAtEndOfAnimationBlock()
  }

  /// There is more or less room for the layout.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.referenceInsetsDidChange(.fromSafeArea)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    collectionViewLayout.referenceInsetsDidChange(.fromLayoutMargins)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchWentDown(touches) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchWentUp(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unhighlight() }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
