import CollectionIndex
import Runtime

#if hasFeature(Embedded)
  /// Embedded Swift has no `AnyObject.Type`.
  public typealias AnyClass = NSObject.Type
#endif

/// An object that provides the position and appearance of every element of a collection view. Subclasses override the
/// queries; the collection view calls them in this order:
///
/// - `prepare()` after an invalidation, before anything else; not after one with a context that names elements;
/// - `collectionViewContentSize`;
/// - in an animation, `targetContentOffset(forProposedContentOffset:)`;
/// - `layoutAttributesForElements(in:)` for the visible elements;
/// - in an animation, the final attributes of disappearing elements and the initial attributes of appearing ones.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }

  /// Creates a layout as `init()` does; archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that uses the layout; nil before the layout is assigned and after it is replaced. Overrides
  /// may have a non-optional type.
  open var collectionView: UICollectionView? { attachedCollectionView }

  /// The default value of `collectionView`. Not retained: a collection view clears it when it replaces the layout and
  /// when it is deallocated.
  final unowned(unsafe) var attachedCollectionView: UICollectionView?

  /// The class of the attributes that UIKit's layouts create; a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with; a subclass of
  /// `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Returns the layout itself and, for a transition layout, the two layouts it blends.
  func withParts() -> [UICollectionViewLayout] { [self] }

  // MARK: Queries

  /// Whether the layout was invalidated after its last preparation.
  final var needsPreparation = true

  /// Computes what the queries need. Called once after invalidations, unless their contexts only name elements; does
  /// nothing by default.
  open func prepare() {}

  /// The size of all content, in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that intersect a rectangle of content coordinates. The array may contain
  /// others as well.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    noteBareLayout()
    return nil
  }

  /// Returns the attributes of an item, equal to those in a rectangle; nil by default. Updates and scrolling call it.
  /// - Parameter indexPath: the index path of the item when the layout was last prepared.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; nil if there is none, and by default.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes of a decoration view; nil if there is none, and by default.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  // MARK: Direction

  /// The direction that the layout's coordinates are designed for; left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored in a collection view of the opposite direction; false by default. When it is
  /// mirrored, the x axis begins at the right edge and runs to the left. All coordinates keep their values, including
  /// those of touches, the content offset and the content inset, whose left edge is at the beginning of the content.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Invalidates everything; the layout is prepared and queried again before the next frame, or in `layoutIfNeeded()`.
  open func invalidateLayout() {
    let context = makeContext()
    context.coversEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates what the context covers. Overrides must call super. After a change of bounds, it is called with the
  /// new bounds in place.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.prepares { needsPreparation = true }
    attachedCollectionView?.layoutPass.layoutWasInvalidated(with: context)
  }

  /// Returns whether a change of the collection view's bounds (scrolling, a new size) invalidates the layout; false by
  /// default. Called before the bounds change.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for a change of bounds, before they change. By default the attributes of all visible elements
  /// are requested again, unless an override names elements; `invalidateEverything` is false, because the data are the
  /// same.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Returns whether a visible element that prefers other attributes than the layout's invalidates the layout; false by
  /// default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for an element that prefers other attributes; by default it names that element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidate(originalAttributes.key)
    return context
  }

  /// The class of the attributes that the layout creates.
  final var attributesType: UICollectionViewLayoutAttributes.Type {
    let declared: AnyClass = type(of: self).layoutAttributesClass
    guard let type = declared as? UICollectionViewLayoutAttributes.Type else {
      programmerError("layoutAttributesClass must be a subclass of UICollectionViewLayoutAttributes.")
    }
    return type
  }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      programmerError(
        "invalidationContextClass must be a subclass of UICollectionViewLayoutInvalidationContext.")
    }
    return type.init()
  }

  // MARK: Content offset

  /// Returns the content offset at the end of an animated layout; the proposed one by default. Not called for
  /// scrolling.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the content offset at which a deceleration ends.
  /// - Parameter velocity: points per millisecond.
  /// - Parameter proposedContentOffset: the offset at which scrolling would end.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Animation

  /// Prepares for a batch update, before it requests initial and final attributes.
  /// - Parameter updateItems: sections first; deletions, reloads, moves and insertions, each in order. A change of a
  ///   whole section has index paths with the item `NSNotFound`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Ends the preparation of `prepare(forCollectionViewUpdates:)`, inside the animation block of the update.
  open func finalizeCollectionViewUpdates() {}

  /// Prepares for elements that appear and disappear because the bounds have changed inside an animation block.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Ends the preparation of `prepare(forAnimatedBoundsChange:)`, still inside the animation block.
  open func finalizeAnimatedBoundsChange() {}

  /// Prepares the layout to be replaced by another, in an animation or an interactive transition.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Prepares the layout to replace another. The old one still answers queries until the transition is finalized.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Ends the preparation of `prepareForTransition(to:)` or `prepareForTransition(from:)`, inside the transition's
  /// animation block.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes that an appearing cell starts with; nil for its new attributes. By default it fades in at
  /// its position; in a transition between layouts it starts at its position in the old layout.
  /// - Parameter itemIndexPath: the index path after the update.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultInitial(ElementKey(.cell, nil, itemIndexPath))
  }

  /// Returns the attributes that a disappearing cell ends with; nil to keep the present ones until the animation ends.
  /// By default it fades out at its position in the layout, or at its last position if the layout no longer has it; in
  /// a transition between layouts it ends at its position in the new layout.
  /// - Parameter itemIndexPath: the index path before the update.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultFinal(ElementKey(.cell, nil, itemIndexPath))
  }

  /// Returns the attributes that an appearing supplementary view starts with; the defaults are those for cells.
  /// - Parameter elementIndexPath: the index path after the update.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultInitial(ElementKey(.supplementaryView, elementKind, elementIndexPath))
  }

  /// Returns the attributes that a disappearing supplementary view ends with; the defaults are those for cells.
  /// - Parameter elementIndexPath: the index path before the update.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultFinal(ElementKey(.supplementaryView, elementKind, elementIndexPath))
  }

  /// Returns the attributes that an appearing decoration view starts with; the defaults are those for cells.
  /// - Parameter decorationIndexPath: the index path after the update.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultInitial(ElementKey(.decorationView, elementKind, decorationIndexPath))
  }

  /// Returns the attributes that a disappearing decoration view ends with; the defaults are those for cells.
  /// - Parameter decorationIndexPath: the index path before the update.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultFinal(ElementKey(.decorationView, elementKind, decorationIndexPath))
  }

  // MARK: Insertions and deletions by updates

  /// Returns the supplementary views that a batch update deletes although their sections persist; none by default.
  /// Called after `prepare(forCollectionViewUpdates:)`. The following views of the section move up.
  /// - Returns: index paths before the update.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views that a batch update inserts into persisting sections; none by default.
  /// - Returns: index paths after the update.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that a batch update deletes although their sections persist; none by default.
  /// - Returns: index paths before the update.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views that a batch update inserts into persisting sections; none by default.
  /// - Returns: index paths after the update.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Interactive movement

  /// Returns the index path at which a moving item would be dropped; by default that of the item beneath it, if there
  /// is one.
  /// - Parameters:
  ///   - previousIndexPath: the target until now.
  ///   - position: the centre of the moving item, in content coordinates.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
    -> IndexPath
  {
    let point = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let items = (layoutAttributesForElements(in: point) ?? []).filter {
      $0.representedElementCategory == .cell && $0.visibleFrame.contains(position)
    }
    return items.max { $0.zIndex < $1.zIndex }?.indexPath ?? previousIndexPath
  }

  /// Returns the attributes of a moving item; by default its usual attributes, in front of all other elements.
  /// - Parameter indexPath: the index path at which it would be dropped.
  /// - Parameter position: the present centre of the item, in content coordinates.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.row = nil
    attributes.zIndex = .max
    return attributes
  }

  /// Returns the context for a step of an interactive movement: everything when the target has changed, otherwise only
  /// the item.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    if targetIndexPaths == previousIndexPaths {
      context.invalidateItems(at: targetIndexPaths)
    } else {
      cover(context, movedFrom: previousIndexPaths, to: targetIndexPaths)
    }
    return context
  }

  /// Makes a context cover everything, with the mapping that measured sizes follow.
  private func cover(
    _ context: UICollectionViewLayoutInvalidationContext, movedFrom old: [IndexPath], to new: [IndexPath]
  ) {
    context.coversEverything = true
    context.coversCounts = true
    var batch = UpdateBatch()
    for (from, to) in zip(old, new) where from != to { batch.itemMoves.append((from, to)) }
    context.updatedIndexes = IndexMap(batch)
  }

  /// Returns the context for the end of an interactive movement: everything.
  /// - Parameters:
  ///   - indexPaths: the final index paths of the items.
  ///   - previousIndexPaths: the last targets.
  ///   - movementCancelled: whether the items return to where they came from.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    cover(context, movedFrom: previousIndexPaths, to: indexPaths)
    return context
  }

  // MARK: Hooks for layouts that come with UIKit

  // Hooks with defaults for an app's layouts. They are in the class itself because declarations in extensions cannot be
  // overridden.

  /// Returns the axes along which the layout would apply a view's preferred size.
  func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool) { (true, true) }

  /// Called when the adjusted content inset of the collection view has changed, for layouts whose lines depend on it.
  func adjustedContentInsetDidChange() {}

  /// Called when the safe area or the layout margins of the collection view have changed, for layouts whose insets are
  /// relative to them.
  func referenceInsetsDidChange(_ reference: UICollectionViewFlowLayout.SectionInsetReference) {}

  /// Called when the traits of the collection view have changed, for layouts that depend on them.
  /// - Parameter previous: the former traits.
  func traitsDidChange(from previous: UITraitCollection?) {}

  /// Called when an element that was asked for its preferred attributes keeps the size that it has.
  func noteKeptSize(_ size: CGSize, of key: ElementKey) {}

  /// Whether views size themselves, so that estimated positions may change. For an app's layout: whether it has applied
  /// a size that a view preferred.
  var hasEstimatedSizes: Bool { hasTakenPreferredAttributes }

  final var hasTakenPreferredAttributes = false

  /// Returns the position of an element that persists in a change and leaves the screen, under its old index path; nil
  /// to fade it where it is.
  /// - Parameters:
  ///   - key: the key after the change.
  ///   - oldKey: the key before the change.
  func placeOfLeaving(_ key: ElementKey, before oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    let place = attributes(for: key)?.duplicate()
    place?.place(section: oldKey.section, item: oldKey.item)
    return place
  }

  /// Returns the former position of an element that persists in a change and was not visible; nil if the layout does
  /// not know it. An app's layout does not, because it has prepared for the new state.
  /// - Parameters:
  ///   - key: the key after the change.
  ///   - oldKey: the key before the change.
  func placeOfEntering(_ key: ElementKey, before oldKey: ElementKey) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the former position of a supplementary view of an app's own kind: it moves the same distance as the item
  /// at its index path, to which it usually belongs, and keeps its distance from the nearest edges of the item. nil if
  /// there is no such item, or the layout does not know the item's former position.
  final func placeOfEnteringWithItem(
    _ key: ElementKey, before oldKey: ElementKey
  ) -> UICollectionViewLayoutAttributes? {
    guard key.category != .cell, let collectionView = attachedCollectionView,
      key.section < collectionView.numberOfSections, key.item < collectionView.numberOfItems(inSection: key.section)
    else { return nil }
    let item = ElementKey(.cell, "", section: key.section, item: key.item)
    let oldItem = ElementKey(.cell, "", section: oldKey.section, item: oldKey.item)
    guard let start = placeOfEntering(item, before: oldItem)?.frame, let end = attributes(for: item)?.frame,
      let place = attributes(for: key)?.duplicate()
    else { return nil }
    let center = place.center
    place.center = CGPoint(
      x: center.x + (center.x < end.midX ? start.minX - end.minX : start.maxX - end.maxX),
      y: center.y + (center.y < end.midY ? start.minY - end.minY : start.maxY - end.maxY))
    return place
  }

  /// Whether the layout knows the positions of elements before an animated change.
  var knowsFormerPlaces: Bool { false }

  /// Keeps the present positions for ``placeOfEntering(_:before:)`` at the beginning of an animated change. Does
  /// nothing if they are kept already.
  func keepFormerPlaces() {}

  /// Discards the former positions, once the change is displayed.
  func forgetFormerPlaces() {}

  /// The change for which the collection view requests attributes; nil outside of one.
  final var defaultEnds: DefaultEnds?

  /// Whether initial and final attributes are the defaults of this class, because the layout is of one of UIKit's own
  /// classes; persisting elements need not be queried then.
  var hasDefaultEnds: Bool { false }

  /// Whether queries have no observable effects: the layout is of one of UIKit's own classes and calls no code of the
  /// app.
  var hasSilentQueries: Bool { false }

  /// Returns the attributes of the wanted elements in a rectangle, for a layout with silent queries. The result equals
  /// that of `layoutAttributesForElements(in:)`, filtered.
  func layoutAttributesForElements(
    in rect: CGRect, where isWanted: (ElementKey) -> Bool
  ) -> [UICollectionViewLayoutAttributes] { [] }

  /// Returns the geometry of an orthogonal section; nil for any other. The attributes of its elements name its row.
  func rowGeometry(ofSection section: Int) -> RowGeometry? { nil }

  /// Returns the offset at which an orthogonal section comes to rest, in points along the row.
  /// - Parameters:
  ///   - velocity: points per second.
  ///   - drag: the offsets at the beginning of the drag and now; nil without a drag.
  func restingOffset(
    ofRow section: Int, proposed: CGFloat, velocity: CGFloat, drag: (from: CGFloat, to: CGFloat)?
  ) -> CGFloat { proposed }

  /// Called when an orthogonal section has scrolled.
  func rowDidScroll(_ section: Int) {}

  // MARK: Decoration views

  /// A class for decoration views, and whether it stands for a nib whose views awake from it.
  typealias DecorationClass = (type: UICollectionReusableView.Type, isNib: Bool)
  private var decorationClasses: [String: DecorationClass] = [:]

  /// Registers the class of the decoration views of a kind; nil unregisters the kind. Visible views are kept.
  open func register(_ viewClass: UICollectionView.SupplementaryViewClass?, forDecorationViewOfKind elementKind: String)
  {
    decorationClasses[elementKind] = viewClass.map { (ReuseQueues.checkedView($0), false) }
  }

  /// Registers a class that stands for a nib for the decoration views of a kind; nil unregisters the kind.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nib.map { ($0.viewClass, true) }
  }

  /// Returns the class of decoration views of the layout itself, which programs need not register; nil by default.
  func ownDecorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { nil }

  // The registered kinds in order, for messages; the page omits them.
  #if hasFeature(Embedded)
    final var decorationKinds: [String] { [] }
  #else
    final var decorationKinds: [String] {
      withParts().flatMap { $0.decorationClasses.keys }.ordered().map { "\"\($0)\"" }
    }
  #endif

  /// Returns the class registered for a kind of decoration view. A transition layout looks in its two layouts as well.
  final func decorationClass(ofKind kind: String) -> DecorationClass? {
    for layout in withParts() {
      if let known = layout.decorationClasses[kind] { return known }
      if let own = layout.ownDecorationClass(ofKind: kind) { return (own, false) }
    }
    return nil
  }
}
