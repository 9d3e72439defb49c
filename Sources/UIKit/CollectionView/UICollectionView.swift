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
    get { work.openBatch?.newLayout ?? layoutInUse }
    set { changeLayout(to: newValue, animated: false, completion: nil) }
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
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?
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
  @exclusivity(unchecked) final var layoutProgress = LayoutProgress()
  final let visible = VisibleElements()
  @exclusivity(unchecked) final var sizing = SelfSizing()
  @exclusivity(unchecked) final var anchors = ContentAnchors()
  @exclusivity(unchecked) final var scrollTargeting = ScrollTargeting()
  /// Sections that scroll across the layout.
  final let rows = OrthogonalRows()
  final var selection = Selection()
  @exclusivity(unchecked) final var queues = ReuseQueues()
  /// The change of bounds that the layout is being asked about or invalidated for, as long as that lasts.
  @exclusivity(unchecked) final var boundsChange: BoundsChange?
  /// What is under way, and what waits until it is done.
  @exclusivity(unchecked) final var work = CollectionViewWork()
  /// What the prefetching data source was told.
  final var prefetcher = Prefetcher()
  /// The item that follows a finger.
  @exclusivity(unchecked) final var movement: InteractiveMovement?
  /// The section snapshots behind the data source that was last made for this view.
  final var outlineSource: ListOutline?
  /// The row that is swiped, and the finger on it.
  final var swipes: SwipeController?
  @exclusivity(unchecked) final var indexTitles = IndexTitles()
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
    work.reload()
    selection = Selection()
    showAnew()
  }

  /// Takes all elements off the screen and has everything asked for again.
  final func showAnew() {
    data.forget()
    data.noteChange()
    anchors.forget()
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

  // MARK: Updates

  /// Animates insertions, deletions, reloads and moves together.
  ///
  /// In the closure, change the data and call for the changes. Deletions, reloads and the sources of moves are index
  /// paths before the batch, insertions and the targets of moves after it, whatever the order of the calls. A batch
  /// in a batch is part of it. A view that was never laid out or whose data was reloaded and not yet shown is only
  /// reloaded. With nil, a change of the layout is animated.
  ///
  /// A layout that is set in the closure is shown together with the changes. Called in the middle of a layout pass, by
  /// the data source, the delegate or a layout, the closure runs at once and the changes are shown when the pass is
  /// done; in the middle of another update both are shown without animation.
  ///
  /// It lasts 0.3 s with ease in and out, unless an animation block or transaction around it says otherwise; such a block
  /// is over when the update is. The work grows with the number of changes and of elements on screen, not with the number
  /// of items.
  /// - Parameter completion: called at the end of the frame in which the animations end, and never before this method
  ///   returns; with true unless an animation was taken away before its end.
  /// - Parameter updates: inserts, deletes, moves and reloads; called at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    work.hasBatchUnderWay = false
    performBatch(updates, completion: completion)
  }

  /// A closure that is given as such does not escape: it may use what does not, and says no `self`. Overrides get it as an
  /// optional one, which Swift has only for closures that escape.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      // An override may call this of `super`, with a closure around the one that it got.
      if work.hasBatchUnderWay {
        work.hasBatchUnderWay = false
        return performBatch(updates, completion: completion)
      }
      work.hasBatchUnderWay = true
      defer { work.hasBatchUnderWay = false }
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  /// The data source has new items; they are asked for and come in.
  /// - Parameter indexPaths: after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    checkAreItems(indexPaths, "insert")
    change("insertItems(at:)", [.paths(indexPaths)]) { $0.itemInsertions += indexPaths }
  }

  /// The data source has items no longer; their cells go.
  /// - Parameter indexPaths: before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    checkAreItems(indexPaths, "delete")
    change("deleteItems(at:)", [.paths(indexPaths)]) { $0.itemDeletions += indexPaths }
  }

  /// Puts new cells in the place of those on screen, one fading over the other.
  /// - Parameter indexPaths: before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    checkAreItems(indexPaths, "reload")
    change("reloadItems(at:)", [.paths(indexPaths)]) { $0.itemReloads += indexPaths }
  }

  /// Has the data source configure the cells on screen again, the same ones and in place: cheaper than a reload, which
  /// replaces the cell. The data source must dequeue with the reuse identifier or the registration that the cell was
  /// made with. Items without a cell are configured when they get one. A cell that needs another size then gets it in the
  /// animation of the batch.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    checkAreItems(indexPaths, "reconfigure")
    change("reconfigureItems(at:)", [.paths(indexPaths)]) { $0.itemReconfigurations += indexPaths }
  }

  /// Keeps the item's cell, which goes to its new place.
  /// - Parameters:
  ///   - indexPath: before the batch.
  ///   - newIndexPath: after the batch.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    checkIsItem(indexPath, "move")
    checkIsItem(newIndexPath, "move an item to")
    change("moveItem(at:to:)", [.path(indexPath), .path(newIndexPath)]) {
      $0.itemMoves.append((indexPath, newIndexPath))
    }
  }

  /// The data source has new sections, with all their items.
  /// - Parameter sections: after the batch.
  open func insertSections(_ sections: IndexSet) {
    change("insertSections(_:)", [.indexes(sections)]) { $0.sectionInsertions += sections.map { $0 } }
  }

  /// The data source has sections no longer, with all their items.
  /// - Parameter sections: before the batch.
  open func deleteSections(_ sections: IndexSet) {
    change("deleteSections(_:)", [.indexes(sections)]) { $0.sectionDeletions += sections.map { $0 } }
  }

  /// Puts new views in the place of all of the sections; they may have other counts then.
  /// - Parameter sections: before the batch.
  open func reloadSections(_ sections: IndexSet) {
    change("reloadSections(_:)", [.indexes(sections)]) { $0.sectionReloads += sections.map { $0 } }
  }

  /// Keeps the views of the section, which go to their new places.
  /// - Parameters:
  ///   - section: before the batch.
  ///   - newSection: after the batch.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change("moveSection(_:toSection:)", [.index(section), .index(newSection)]) {
      $0.sectionMoves.append((section, newSection))
    }
  }

  // MARK: Reuse

  #if hasFeature(Embedded)
    /// Classes of cells and of supplementary views: no class is looked at while the program runs.
    public typealias CellClass = UICollectionViewCell.Type
    public typealias SupplementaryViewClass = UICollectionReusableView.Type
  #else
    /// Any class; those that are none of cells or supplementary views are refused.
    public typealias CellClass = AnyClass
    public typealias SupplementaryViewClass = AnyClass
  #endif

  /// Says which class makes the cells of an identifier from now on; nil makes none. Those on screen stay, and are not
  /// used again when they are of another class.
  open func register(_ cellClass: CellClass?, forCellWithReuseIdentifier identifier: String) {
    queues.register(cellClass.map { UICollectionView.checkedCell($0) }, for: .init(kind: "", identifier: identifier))
  }

  /// Says which class makes the supplementary views of a kind and an identifier from now on.
  open func register(
    _ viewClass: SupplementaryViewClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    queues.register(
      viewClass.map { UICollectionView.checkedView($0) }, for: .init(kind: elementKind, identifier: identifier))
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

  /// Has cells of an identifier made by the class that stands for a nib; nil unregisters the identifier.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    queues.register(nib?.viewClass, for: .init(kind: "", identifier: identifier), isNib: true)
  }

  /// Has supplementary views of a kind and an identifier made by the class that stands for a nib.
  @_disfavoredOverload
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    queues.register(nib?.viewClass, for: .init(kind: kind, identifier: identifier), isNib: true)
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
      if element.view.ownLayer.frame.contains(place) { return dataPath(element.key.indexPath) }
    }
    return nil
  }

  /// As the layout says, also for what is not on screen.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    checkIsItem(indexPath, "find the attributes of")
    prepareLayoutIfNeeded()
    return tracedLayout.layoutAttributesForItem(at: shownPath(indexPath))
  }

  /// The view on screen at an index path.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    visible[ElementKey(.supplementaryView, elementKind, indexPath)]?.view
  }

  /// The views of a kind on screen, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// In order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.elements(.supplementaryView, kind: elementKind).map { $0.key.indexPath }
  }

  /// nil for a view that is not on screen.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    guard let key = visible.element(of: supplementaryView)?.key, key.category == .supplementaryView else { return nil }
    return key.indexPath
  }

  /// As the layout says, also for what is not on screen.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayoutIfNeeded()
    return tracedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
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
    let old = layoutProgress.laidOutBounds
    layOutElements()
    if scrollTargeting.target != nil { followScrollTarget() }
    if !scrollTargeting.isSettling { resumeWhatReturned() }
    prefetch(from: old)
    placeIndexBar()
    waitForNextFrameIfNotSettled()
  }

  override func contentWasStopped() { scrollTargeting.target = nil }

  override func contentWasLetGo() {
    super.contentWasLetGo()
    if scrollTargeting.target != nil { setNeedsLayout() }  // the last step may have moved nothing
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

  // MARK: Layouts

  /// Changes the layout, animated or at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, completion: nil)
  }

  /// Changes the layout.
  ///
  /// Animated, what is on screen in both moves from one place to the other, what comes starts where the old layout has it
  /// and what goes ends where the new one has it; elements that only one of them has fade. It lasts 0.3 s with ease in
  /// and out, unless an animation block or transaction around it says otherwise, and may begin while other changes run.
  /// What is in the middle of the screen stays there, as far as the new content reaches; at its beginning content stays at its
  /// beginning. The new layout may choose another content offset in `targetContentOffset(forProposedContentOffset:)`. The work grows with
  /// the elements on screen, besides what the layouts prepare.
  /// In the closure of `performBatchUpdates(_:completion:)` the new layout is shown together with the batch.
  /// - Parameter completion: called at the end of the frame in which the animations end, and never before this method
  ///   returns; with true unless an animation was taken away before its end.
  /// - Parameter animated: whether elements move from their old places to the new ones.
  /// - Parameter layout: it must be in no other collection view.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { changeLayout(to: layout, animated: animated, completion: completion) }

  /// Puts a layout between the present one and a new one in use, and leaves it to the program to move its
  /// `transitionProgress` from 0 to 1. End it with ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``.
  ///
  /// The content offset goes along from the present one to that which the new layout chooses. A frame costs
  /// O(elements on screen).
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginInteractiveTransition(to: layout, completion: completion) }

  /// Animates the rest of the way to the new layout and puts it in use.
  open func finishInteractiveTransition() { endInteractiveTransition(isFinished: true) }

  /// Animates the way back and puts the old layout in use again.
  open func cancelInteractiveTransition() { endInteractiveTransition(isFinished: false) }

  // MARK: Moving by hand

  /// Starts to move an item; call it when a gesture begins.
  /// - Returns: false when the data source does not allow it, the item has no cell on screen, another is moved, or a batch
  ///   of updates is open or waits, also an empty one: nobody knows yet where the item will be.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }

  /// Puts the middle of the moving item at a point of content coordinates; call it when the gesture changes.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveMovingItem(targetPosition) }

  /// Drops the moving item where it would be now: tells the data source, if that is another place.
  open func endInteractiveMovement() { dropMovingItem() }

  /// Lets the moving item return to its place.
  open func cancelInteractiveMovement() { letMovingItemReturn() }

  /// While an item is moved: the screen shows another order than the data source has.
  open var hasUncommittedUpdates: Bool { movement != nil }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchWentDown(touches) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchWentUp(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchWasCancelled(touches)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
