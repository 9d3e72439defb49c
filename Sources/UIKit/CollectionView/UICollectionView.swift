import CollectionIndex
import Runtime

/// A view that displays the items of a data source, arranged by a layout. It creates views only for the visible
/// elements, and reuses them.
///
/// Overview: this file has the public interface. All else is done by objects that own their state: `LayoutPass`,
/// `BatchUpdates` and `TransitionController` each compute `ElementChanges`, the elements that appear, persist and
/// disappear, and the `ElementPresenter` performs them. `CollectionViewWork` handles requests of the app in the middle
/// of other work.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The category of an element: the cell of an item, a supplementary view from the data source, such as a header, or a
  /// decoration view, which has no data.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// The position of an item in the view after scrolling to it. A vertical position may be combined with a horizontal
  /// one.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge of the area inside the insets.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The vertical centre of the area inside the insets.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The bottom edge of the area inside the insets.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The left edge of the area inside the insets.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The horizontal centre of the area inside the insets.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The right edge of the area inside the insets.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Creates a collection view with a layout.
  /// - Parameter layout: the layout; it can belong to one collection view at a time.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    transitions = TransitionController(layout)
    super.init(frame: frame)
    connectParts()
    layout.attachedCollectionView = self
  }

  /// Creates a view with a layout that has no elements; archives are not supported.
  public required init?(coder: NSCoder) {
    transitions = TransitionController(UICollectionViewLayout())
    super.init(coder: coder)
    connectParts()
    collectionViewLayout.attachedCollectionView = self
  }

  private func connectParts() {
    let parts = [
      data, work, layoutPass, presenter, transitions, itemScrolling, selection, movement, lists,
    ]
    for part in parts { part.connect(to: self) }
  }

  deinit {
    whileDeinitializing {
      for layout in layoutInUse.withParts() where layout.attachedCollectionView === self {
        layout.attachedCollectionView = nil
      }
    }
  }

  /// The layout. Setting it displays the new layout without animation; see
  /// ``setCollectionViewLayout(_:animated:completion:)``.
  open var collectionViewLayout: UICollectionViewLayout {
    get { work.openBatch?.newLayout ?? layoutInUse }
    set { transitions.changeLayout(to: newValue, animated: false, completion: nil) }
  }

  /// The object that provides the numbers of items and the views. Not retained; setting it reloads the data.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { data.source }
    set {
      data.source = newValue
      reloadData()
    }
  }

  /// The delegate, which is notified of events of elements and of scrolling, and may prevent selection. Not retained.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { weakDelegate.wrappedValue }
    set {
      weakDelegate.wrappedValue = newValue
      super.delegate = newValue
      if newValue != nil { selection.contextMenus.begin() }
    }
  }

  @exclusivity(unchecked) private final var weakDelegate = Weak<any UICollectionViewDelegate>()

  /// The interaction that opens the delegate's context menus; nil until there is a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { selection.contextMenus.interaction }

  /// The view behind all elements, as large as the collection view.
  open var backgroundView: UIView? {
    get { presenter.backgroundView }
    set { presenter.backgroundView = newValue }
  }

  /// The object that prepares data before they are displayed. Not retained.
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { prefetching?.dataSource }
    set {
      if newValue != nil, prefetching == nil {
        let part = Prefetching()
        part.connect(to: self)
        prefetching = part
      }
      prefetching?.dataSource = newValue
    }
  }
  /// Whether the prefetch data source is called before items are displayed; true by default.
  @exclusivity(unchecked) open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { prefetching?.restart() } }
  }

  // MARK: Owners of the state

  /// The data source, and the numbers of sections and items.
  final let data = CollectionData()
  /// The work in progress, and the requests that wait for its end.
  final let work = CollectionViewWork()
  /// The layout passes, with what they measure and keep in place.
  final let layoutPass = LayoutPass()
  /// The presenter of elements, with the reuse queues and the orthogonal sections.
  final let presenter = ElementPresenter()
  /// The layout and its changes.
  final let transitions: TransitionController
  /// The scrolling to items, by the app and by index titles.
  final let itemScrolling = ItemScrolling()
  final let selection = SelectionController()
  final let movement = MovementController()
  /// The prefetching; nil until there is a data source for it.
  @exclusivity(unchecked) final private(set) var prefetching: Prefetching?
  /// The texts that a host finds; nil until there is a data source for them.
  @exclusivity(unchecked) final private(set) var findableTexts: FindableTexts?
  final let lists = ListController()

  /// The layout in use. One set in an updates closure takes effect with the batch.
  final var layoutInUse: UICollectionViewLayout { transitions.layoutInUse }
  final var updates: BatchUpdates { BatchUpdates(collectionView: self) }
  /// The elements that have a view.
  final var visible: VisibleElements { presenter.visible }
  /// The orthogonal sections; nil until a layout has one.
  final var rows: OrthogonalRows? { presenter.rows }
  /// The measuring of elements.
  final var fitting: ElementFitting { layoutPass.fitting }

  /// Makes the part that knows the texts of all items.
  final func makeFindableTexts() {
    guard findableTexts == nil else { return }
    let part = FindableTexts()
    part.connect(to: self)
    findableTexts = part
  }

  // MARK: Data

  /// Reloads the data: requests everything from the data source, without animation.
  ///
  /// When called during a layout pass or an update, it ends that work, and the new data are displayed next. In the
  /// closure of `performBatchUpdates(_:completion:)`, it covers all changes of the batch.
  open func reloadData() {
    callRecorder?.began(.reload, of: self)
    defer { callRecorder?.ended() }
    work.reload()
    selection.forget()
    redisplay()
  }

  /// Removes all elements and invalidates everything.
  final func redisplay() {
    data.forget()
    data.noteChange()
    layoutPass.anchors.forget()
    movement.forget()
    prefetching?.restart()
    findableTexts?.forget()
    work.perform {
      presenter.removeAllElements()
      layoutInUse.invalidateLayout(with: updates.contextForNewData(isReload: true))
    }
  }

  /// The number of sections when the data source was last asked: at first, after a reload and with each update.
  open var numberOfSections: Int { data.loadedCounts().count }

  /// Returns the number of items in a section when the data source was last asked.
  /// - Parameter section: an existing section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = data.loadedCounts()
    ensure(counts.indices.contains(section), Mistake.noSection(section, counts))
    return counts[section]
  }

  // MARK: Updates

  /// Animates insertions, deletions, reloads and moves together.
  ///
  /// In the closure, change the data and report the changes. Deletions, reloads and the sources of moves are index
  /// paths before the batch, insertions and the destinations of moves after it, whatever the order of the calls. A
  /// nested batch is part of the outer one. A view that was never laid out, or whose data was reloaded and not
  /// displayed yet, is only reloaded. With nil, a change of the layout is animated.
  ///
  /// A layout set in the closure is displayed together with the changes. During a layout pass, in a callback to the
  /// data source, the delegate or a layout, the closure runs at once and the changes are displayed after the pass;
  /// during another update, both are displayed without animation.
  ///
  /// It lasts 0.3 s with ease-in and ease-out, unless a surrounding animation block or transaction has other values;
  /// such a block ends with the update. The cost grows with the number of changes and of visible elements, not with the
  /// number of items.
  /// - Parameter completion: called at the end of the frame in which the animations end, and never before this method
  ///   returns; with true unless an animation was removed before its end.
  /// - Parameter updates: inserts, deletes, moves and reloads; called at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    _ = work.takeBatchPassedOn()
    self.updates.perform(updates, completion: completion)
  }

  /// Animates insertions, deletions, reloads and moves together, with a closure that does not escape and needs no
  /// explicit `self`. It calls the method that can be overridden, whose closure is optional and hence escaping in
  /// Swift.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      // An override may call this method of `super`, with a closure around the one it received.
      if work.takeBatchPassedOn() { return self.updates.perform(updates, completion: completion) }
      work.passBatchOn { performBatchUpdates(Optional(updates), completion: completion) }
    }
  }

  /// Inserts items that the data source has added.
  /// - Parameter indexPaths: index paths after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { path.checkIsItem("insert") }
    updates.add("insertItems(at:)", [.paths(indexPaths)]) { $0.itemInsertions += indexPaths }
  }

  /// Deletes items that the data source has removed.
  /// - Parameter indexPaths: index paths before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { path.checkIsItem("delete") }
    updates.add("deleteItems(at:)", [.paths(indexPaths)]) { $0.itemDeletions += indexPaths }
  }

  /// Replaces the visible cells of items with new ones in a cross-fade.
  /// - Parameter indexPaths: index paths before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { path.checkIsItem("reload") }
    updates.add("reloadItems(at:)", [.paths(indexPaths)]) { $0.itemReloads += indexPaths }
  }

  /// Makes the data source configure the visible cells of items again, in place. This is cheaper than a reload, which
  /// replaces the cell. The data source must dequeue with the reuse identifier or registration that the cell was
  /// created with. Items without a cell are configured when they get one. A cell that needs another size gets it in the
  /// animation of the batch.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { path.checkIsItem("reconfigure") }
    updates.add("reconfigureItems(at:)", [.paths(indexPaths)]) { $0.itemReconfigurations += indexPaths }
  }

  /// Moves an item, together with its cell.
  /// - Parameters:
  ///   - indexPath: the index path before the batch.
  ///   - newIndexPath: the index path after the batch.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    indexPath.checkIsItem("move")
    newIndexPath.checkIsItem("move an item to")
    updates.add("moveItem(at:to:)", [.path(indexPath), .path(newIndexPath)]) {
      $0.itemMoves.append((indexPath, newIndexPath))
    }
  }

  /// Inserts sections that the data source has added, with all their items.
  /// - Parameter sections: sections after the batch.
  open func insertSections(_ sections: IndexSet) {
    updates.add("insertSections(_:)", [.indexes(sections)]) { $0.sectionInsertions += sections.map { $0 } }
  }

  /// Deletes sections that the data source has removed, with all their items.
  /// - Parameter sections: sections before the batch.
  open func deleteSections(_ sections: IndexSet) {
    updates.add("deleteSections(_:)", [.indexes(sections)]) { $0.sectionDeletions += sections.map { $0 } }
  }

  /// Replaces all views of the sections with new ones; their numbers of items may change.
  /// - Parameter sections: sections before the batch.
  open func reloadSections(_ sections: IndexSet) {
    updates.add("reloadSections(_:)", [.indexes(sections)]) { $0.sectionReloads += sections.map { $0 } }
  }

  /// Moves a section, together with its views.
  /// - Parameters:
  ///   - section: the section before the batch.
  ///   - newSection: the section after the batch.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.add("moveSection(_:toSection:)", [.index(section), .index(newSection)]) {
      $0.sectionMoves.append((section, newSection))
    }
  }

  // MARK: Reuse

  #if hasFeature(Embedded)
    /// The classes of cells and supplementary views, checked at compile time.
    public typealias CellClass = UICollectionViewCell.Type
    public typealias SupplementaryViewClass = UICollectionReusableView.Type
  #else
    /// Any class; one that is not a class of cells or supplementary views is refused at run time.
    public typealias CellClass = AnyClass
    /// The class of a supplementary view, a subclass of `UICollectionReusableView`.
    public typealias SupplementaryViewClass = AnyClass
  #endif

  /// Registers the class of the cells of an identifier; nil unregisters the identifier. Visible cells are kept, and not
  /// reused if their class differs.
  open func register(_ cellClass: CellClass?, forCellWithReuseIdentifier identifier: String) {
    presenter.register(cellClass.map { ReuseQueues.checkedCell($0) }, identifier: identifier)
  }

  /// Registers the class of the supplementary views of a kind and an identifier; nil unregisters them.
  open func register(
    _ viewClass: SupplementaryViewClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    presenter.register(viewClass.map { ReuseQueues.checkedView($0) }, kind: elementKind, identifier: identifier)
  }

  /// Returns a cell for the data source to configure. It already has the item's attributes.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    indexPath.checkIsItem("dequeue a cell for")
    guard let cell = presenter.dequeue(identifier, ElementKey(.cell, nil, indexPath)) as? UICollectionViewCell else {
      programmerError(Mistake.unknownCell(identifier, presenter.registeredCells))
    }
    return cell
  }

  /// Returns a supplementary view for the data source to configure. It already has its attributes.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = presenter.dequeue(identifier, ElementKey(.supplementaryView, elementKind, indexPath)) else {
      programmerError(Mistake.unknownSupplementaryView(elementKind, identifier, presenter.registeredViews))
    }
    return view
  }

  /// Registers a class that stands for a nib for the cells of an identifier; nil unregisters the identifier.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    presenter.register(nib?.viewClass, identifier: identifier, isNib: true)
  }

  /// Registers a class that stands for a nib for the supplementary views of a kind and an identifier; nil unregisters
  /// them.
  @_disfavoredOverload
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    presenter.register(nib?.viewClass, kind: kind, identifier: identifier, isNib: true)
  }

  // MARK: Displayed elements

  /// The visible cells, in the order of their index paths.
  open var visibleCells: [UICollectionViewCell] {
    visible.elements(.cell).compactMap { $0.view as? UICollectionViewCell }
  }

  /// The index paths of the visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    let paths = visible.elements(.cell).compactMap { movement.committedPath($0.key.indexPath) }
    return movement.current == nil ? paths : paths.ordered()
  }

  /// Returns the visible cell of an item; nil for an item that has none, or that does not exist.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    indexPath.checkIsItem("find the cell of")
    return visible.cell(at: movement.shownPath(indexPath))
  }

  /// Returns the index path of a cell's item in the data source; nil for a cell that is not in use, and for one that
  /// serves as a header.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let key = visible.element(of: cell)?.key, key.category == .cell else { return nil }
    return movement.committedPath(key.indexPath)
  }

  /// Returns the item of the frontmost cell at a point of content coordinates; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    for element in visible.stack.reversed()
    where element.key.category == .cell && !element.isDisappearing {
      let shift = element.row?.shift ?? .zero
      let place = CGPoint(x: point.x + shift.dx, y: point.y + shift.dy)
      if element.view.ownLayer.frame.contains(place) { return movement.committedPath(element.key.indexPath) }
    }
    return nil
  }

  /// Returns the layout's attributes of an item, visible or not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    indexPath.checkIsItem("find the attributes of")
    layoutPass.prepareIfNeeded()
    return tracedLayout.layoutAttributesForItem(at: movement.shownPath(indexPath))
  }

  /// Returns the visible supplementary view of a kind at an index path; nil if there is none.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    visible[ElementKey(.supplementaryView, elementKind, indexPath)]?.view
  }

  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// Returns the index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible.elements(.supplementaryView, kind: elementKind).map { $0.key.indexPath }
  }

  /// Returns the index path of a supplementary view; nil for one that is not visible.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    guard let key = visible.element(of: supplementaryView)?.key, key.category == .supplementaryView else { return nil }
    return key.indexPath
  }

  /// Returns the layout's attributes of a supplementary view, visible or not.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    layoutPass.prepareIfNeeded()
    return tracedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Selection

  /// Whether a tap selects an item while the view is not editing; true by default.
  open var allowsSelection: Bool {
    get { selection.rules.allowsSelection }
    set { selection.rules.allowsSelection = newValue }
  }
  /// Whether several items can be selected: a tap toggles the selection of an item. False by default.
  open var allowsMultipleSelection: Bool {
    get { selection.rules.allowsMultipleSelection }
    set { selection.rules.allowsMultipleSelection = newValue }
  }
  /// Whether a tap selects an item while the view is editing; false by default.
  open var allowsSelectionDuringEditing: Bool {
    get { selection.rules.allowsSelectionDuringEditing }
    set { selection.rules.allowsSelectionDuringEditing = newValue }
  }
  /// Whether several items can be selected while the view is editing; false by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.rules.allowsMultipleSelectionDuringEditing }
    set { selection.rules.allowsMultipleSelectionDuringEditing = newValue }
  }
  /// Whether the view is editing; false by default. A change deselects all items without notifying the delegate, and
  /// updates list cells, in 0.3 s or in the surrounding animation block.
  open var isEditing: Bool {
    get { lists.isEditing }
    set { lists.isEditing = newValue }
  }

  /// The index paths of the selected items, visible or not, in order; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.map { movement.dataPath($0) }.ordered() }

  /// Selects an item without notifying the delegate.
  /// - Parameters:
  ///   - indexPath: the index path of an existing item; nil deselects all.
  ///   - animated: whether cells change in an animation of 0.3 s.
  ///   - scrollPosition: the position to scroll the item to; empty for no scrolling.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selection.select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath, animated: animated)
  }

  /// The mode in which visible cells are measured again; `enabled` by default.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { fitting.mode }
    set { fitting.mode = newValue }
  }

  // MARK: Scrolling

  /// Scrolls an item to a position, as far as the content allows.
  /// - Parameters:
  ///   - indexPath: the index path of an existing item.
  ///   - scrollPosition: at most one position per axis; an axis without a position does not scroll. In an orthogonal
  ///     section, the position along its axis applies to the section's own scrolling.
  ///   - animated: whether the scrolling is animated.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    checkExists(indexPath, "scroll to")
    ensure(scrollPosition.isUnambiguous, Mistake.twoPositions(scrollPosition))
    layoutIfNeeded()
    itemScrolling.scroll(to: ScrollTarget(path: indexPath, position: scrollPosition), animated: animated)
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
    let old = layoutPass.progress.laidOutBounds
    layoutPass.layOut()
    if itemScrolling.hasTarget { itemScrolling.followTarget() }
    if !itemScrolling.isSettling { presenter.resumeWhatReturned() }
    if !work.isUnderWay { prefetch(from: old) }
    itemScrolling.indexTitles.placeBar()
    layoutPass.waitForNextFrameIfNotSettled()
  }

  /// Prefetches for the content and each row after a layout pass; not during other work, where the cell in creation does
  /// not count as visible yet.
  private final func prefetch(from old: CGRect) {
    prefetching?.layoutDidFinish(in: nil, from: old, to: bounds)
    for view in rows?.views ?? [] {
      let old = view.takeLastBounds()
      prefetching?.layoutDidFinish(in: view, from: old, to: view.bounds)
    }
  }

  override func contentWasStopped() { itemScrolling.stop() }

  override func contentWasLetGo() {
    super.contentWasLetGo()
    if itemScrolling.hasTarget { setNeedsLayout() }  // the last step may have moved nothing
  }

  override func contentDidScroll() {
    lists.swipes?.contentDidScroll()
    if !work.postponesScrolling() { tellDelegateOfScrolling() }
  }

  override func programWillMoveContent() { layoutPass.anchors.endPasses() }

  override func boundsWillChange(to new: inout CGRect) -> (() -> Void)? {
    if new.size != bounds.size { layoutPass.anchors.keepFirst() }
    return layoutPass.boundsChanges.askLayout(aboutNewBounds: &new)
  }

  override func boundsDidChange(from old: CGRect) {
    adaptContentToBounds(from: old)
    setNeedsLayout()
    layoutPass.layOutAtEndOfAnimationBlock()
  }

  override func layoutDirectionDidChange() { collectionViewLayout.invalidateLayout() }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    // Insets from a bar that shrinks while content is scrolled do not change the layout.
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
    let isTurned = previousTraitCollection?.layoutDirection != traitCollection.layoutDirection
    if layoutPass.progress.needsPass, !isTurned { layoutPass.anchors.keepFirst() }
  }

  // MARK: Layouts

  /// Changes the layout, optionally animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    transitions.changeLayout(to: layout, animated: animated, completion: nil)
  }

  /// Changes the layout.
  ///
  /// In an animated change, elements visible in both layouts move from one position to the other; appearing elements
  /// start at their position in the old layout, and disappearing ones end at theirs in the new one. Elements that only
  /// one of the layouts has fade. The animation lasts 0.3 s with ease-in and ease-out, unless a surrounding animation
  /// block or transaction has other values, and may begin during other changes. The content at the centre of the screen
  /// stays in place as far as the new content allows; content at its beginning stays there. The new layout may choose
  /// another content offset in `targetContentOffset(forProposedContentOffset:)`. The cost grows with the visible
  /// elements, in addition to the preparation of the layouts. In the closure of `performBatchUpdates(_:completion:)`,
  /// the new layout is displayed together with the batch.
  /// - Parameter completion: called at the end of the frame in which the animations end, and never before this method
  ///   returns; with true unless an animation was removed before its end.
  /// - Parameter animated: whether elements move from their old positions to the new ones.
  /// - Parameter layout: the new layout; it must not belong to another collection view.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { transitions.changeLayout(to: layout, animated: animated, completion: completion) }

  /// Starts a transition to a new layout whose progress the app controls, by changing `transitionProgress` of the
  /// returned layout from 0 to 1. End it with ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``.
  ///
  /// The content offset moves from the present one to the one that the new layout chooses. Each frame costs O(visible
  /// elements).
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    transitions.beginInteractiveTransition(to: layout, completion: completion)
  }

  /// Finishes an interactive transition: animates the rest of it and puts the new layout in use.
  open func finishInteractiveTransition() { transitions.endInteractiveTransition(isFinished: true) }

  /// Cancels an interactive transition: animates back to the old layout and puts it in use again.
  open func cancelInteractiveTransition() { transitions.endInteractiveTransition(isFinished: false) }

  // MARK: Interactive movement

  /// Starts the interactive movement of an item; call it when a gesture begins.
  /// - Returns: false if the data source does not allow it, the item has no visible cell, another item is moving, or a
  ///   batch of updates, even an empty one, is open or waiting, because the item may still change its index path.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { movement.begin(at: indexPath) }

  /// Moves the centre of the moving item to a point of content coordinates; call it when the gesture changes.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { movement.move(to: targetPosition) }

  /// Drops the moving item at its present target, and notifies the data source if that is another index path.
  open func endInteractiveMovement() { movement.drop() }

  /// Cancels the interactive movement; the item returns to its original position.
  open func cancelInteractiveMovement() { movement.cancel() }

  /// Whether the displayed items differ from the data source's, which is the case during interactive movement, with a
  /// gap below a drag, and with placeholders for dropped items.
  open var hasUncommittedUpdates: Bool { movement.hasUncommittedUpdates }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { selection.touchesBegan(touches) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { selection.touchesEnded(touches) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    selection.touchesCancelled(touches)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
