import CollectionIndex
import Runtime

#if hasFeature(Embedded)
  /// Embedded Swift has no `AnyObject.Type`.
  public typealias AnyClass = NSObject.Type
#endif

/// Says where every element of a collection view is. Subclasses override the queries; the collection view
/// calls them, in this order:
///
/// - `prepare()` after each invalidation, before anything else;
/// - `collectionViewContentSize`;
/// - in an animation, `targetContentOffset(forProposedContentOffset:)`;
/// - `layoutAttributesForElements(in:)` for what is on screen;
/// - in an animation, the final attributes of what goes and the initial ones of what comes.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }

  /// There are no archives here; the same as `init()`.
  public required init?(coder: NSCoder) { super.init() }

  /// Who uses the layout; nil before it is set and after it is replaced.
  /// A subclass may override it, also without the question mark.
  open var collectionView: UICollectionView? { attachedCollectionView }

  /// What `collectionView` answers unless it is overridden. Not counted: a collection view clears it when it replaces the
  /// layout and when it goes.
  final unowned(unsafe) var attachedCollectionView: UICollectionView?

  /// Of what attributes are made of by layouts that come with UIKit; a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Of what the layout is invalidated with; a subclass of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Itself and, of a layout between two others, these.
  func withParts() -> [UICollectionViewLayout] { [self] }

  // MARK: Queries

  /// Whether it was invalidated after its last preparation.
  final var needsPreparation = true

  /// Computes what the queries need. Called once after each invalidation.
  open func prepare() {}

  /// Of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Everything that touches a rectangle of content coordinates; more does no harm.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    noteBareLayout()
    return nil
  }

  /// The same as in a rectangle, for one item; nil by default. Asked for what updates and scrolling need.
  /// - Parameter indexPath: as the layout was last prepared.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The same for a supplementary view; nil where there is none, and by default.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// The same for a decoration view; nil where there is none, and by default.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  // MARK: Direction

  /// The direction for which the layout computes its coordinates; by default from left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether a collection view that is read in the opposite direction shows the layout the other way round; by default
  /// not. Then its x axis begins at the right edge and runs to the left: all coordinates stay as they are, also those of
  /// touches, the content offset and the content inset, whose left edge is where the content begins.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Makes everything be asked for anew before the next frame, or at `layoutIfNeeded()`.
  open func invalidateLayout() {
    let context = makeContext()
    context.coversEverything = true
    invalidateLayout(with: context)
  }

  /// Makes anew what the context says. Overrides call super. For a change of bounds, called when the bounds are the new
  /// ones.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    attachedCollectionView?.layoutWasInvalidated(with: context)
  }

  /// Whether a change of the collection view's bounds (scrolling, a new size) invalidates the layout; by
  /// default none does, and everything stays where it is. Called before the bounds change.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context for a change of bounds, asked for before they change. By default everything on screen is asked for
  /// anew, unless an override names elements; `invalidateEverything` is false, as the data are the same.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether an element on screen that prefers other attributes than the layout's invalidates the layout; by default not.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The context for an element that prefers other attributes; by default it names that element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidate(originalAttributes.key)
    return context
  }

  /// The class of the attributes that the layout makes.
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

  /// The content offset that an animated layout is to end at. Not asked while scrolling.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// The content offset at which a throw is to rest.
  /// - Parameter velocity: points per millisecond.
  /// - Parameter proposedContentOffset: where the scrolling would end.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Animation

  /// A batch update is about to ask for initial and final attributes.
  /// - Parameter updateItems: sections first; deletions, reloads, moves and insertions, each in order. A change of a
  ///   whole section has index paths with the item `NSNotFound`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Ends what `prepare(forCollectionViewUpdates:)` began, inside the animation block of the update.
  open func finalizeCollectionViewUpdates() {}

  /// The bounds have changed inside an animation block; elements are about to come and go.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Ends what `prepare(forAnimatedBoundsChange:)` began, still inside the block.
  open func finalizeAnimatedBoundsChange() {}

  /// The layout is about to be replaced by another in an animation, or interactively.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// The layout is about to take over from another; the old one still answers queries until the transition is finalized.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Ends what `prepareForTransition(to:)` or `prepareForTransition(from:)` began, inside the transition's animation
  /// block.
  open func finalizeLayoutTransition() {}

  /// From where a cell comes in; nil for its new attributes. By default it fades in at its place; in a transition
  /// between layouts it comes from where the old layout has it.
  /// - Parameter itemIndexPath: after the update.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultInitial(ElementKey(.cell, nil, itemIndexPath))
  }

  /// To where a cell goes; nil to stay where it is until the animation ends. By default it fades out where
  /// the layout has it now, or where it was when the layout has it no longer; in a transition between layouts it goes to
  /// where the new layout has it.
  /// - Parameter itemIndexPath: before the update.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    defaultFinal(ElementKey(.cell, nil, itemIndexPath))
  }

  /// From where a supplementary view comes in, as for a cell.
  /// - Parameter elementIndexPath: after the update.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultInitial(ElementKey(.supplementaryView, elementKind, elementIndexPath))
  }

  /// To where a supplementary view goes, as for a cell.
  /// - Parameter elementIndexPath: before the update.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultFinal(ElementKey(.supplementaryView, elementKind, elementIndexPath))
  }

  /// From where a decoration view comes in, as for a cell.
  /// - Parameter decorationIndexPath: after the update.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultInitial(ElementKey(.decorationView, elementKind, decorationIndexPath))
  }

  /// To where a decoration view goes, as for a cell.
  /// - Parameter decorationIndexPath: before the update.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    defaultFinal(ElementKey(.decorationView, elementKind, decorationIndexPath))
  }

  // MARK: Elements that updates insert and delete

  /// Supplementary views that go because of a batch update, though their sections stay. Asked after
  /// `prepare(forCollectionViewUpdates:)`; those behind them in their section move up.
  /// - Returns: index paths before the update.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Supplementary views that come because of a batch update into sections that were there before.
  /// - Returns: index paths after the update.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// As for supplementary views.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// As for supplementary views.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Moving items by hand

  /// Where a moving item would be dropped; by default the place of the item under it, if there is one.
  /// - Parameters:
  ///   - previousIndexPath: where it would have been dropped until now.
  ///   - position: of its middle, in content coordinates.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
    -> IndexPath
  {
    let point = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let items = (layoutAttributesForElements(in: point) ?? []).filter {
      $0.representedElementCategory == .cell && $0.visibleFrame.contains(position)
    }
    return items.max { $0.zIndex < $1.zIndex }?.indexPath ?? previousIndexPath
  }

  /// How a moving item looks; by default as always, in front of all others.
  /// - Parameter indexPath: where it would be dropped.
  /// - Parameter position: where the item's middle is now, in content coordinates.
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

  /// What a step of a movement invalidates: everything when the item would be dropped at another place, otherwise only
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

  /// Everything; sizes that items have said go with them.
  private func cover(
    _ context: UICollectionViewLayoutInvalidationContext, movedFrom old: [IndexPath], to new: [IndexPath]
  ) {
    context.coversEverything = true
    context.coversCounts = true
    var batch = UpdateBatch()
    for (from, to) in zip(old, new) where from != to { batch.itemMoves.append((from, to)) }
    context.updatedIndexes = IndexMap(batch)
  }

  /// What the end of a movement invalidates: everything.
  /// - Parameters:
  ///   - indexPaths: where the items are now.
  ///   - previousIndexPaths: where they would have been dropped last.
  ///   - movementCancelled: whether the items go back.
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

  // Layouts of the program inherit these answers. In the class, and not in a file of their own, as extensions cannot be
  // overridden.

  /// Along which axes the layout would follow what the view says for whom the attributes are.
  func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool) { (true, true) }

  /// The room around the collection view's content has changed. For layouts whose lines follow from it.
  func adjustedContentInsetDidChange() {}

  /// The collection view's safe area or layout margins have changed. For layouts whose insets count from them.
  func referenceInsetsDidChange(_ reference: UICollectionViewFlowLayout.SectionInsetReference) {}

  /// The collection view's traits have changed. For layouts that are described by them.
  /// - Parameter previous: what they were.
  func traitsDidChange(from previous: UITraitCollection?) {}

  /// Whether views say how large they are, so that what was laid out by estimates moves. Of a program's layout: whether it
  /// has taken a size that a view said.
  var hasEstimatedSizes: Bool { hasTakenPreferredAttributes }

  final var hasTakenPreferredAttributes = false

  /// Where an element goes that stays in a change and leaves the screen, under its old index path: where the layout has it.
  /// nil to let it fade where it is.
  /// - Parameters:
  ///   - key: after the change.
  ///   - oldKey: before it.
  func placeOfLeaving(_ key: ElementKey, before oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    let place = attributes(for: key)?.duplicate()
    place?.place(section: oldKey.section, item: oldKey.item)
    return place
  }

  /// From where an element comes that stays in a change and was not on screen; nil where the layout does not know, as that of
  /// a program, which has prepared for what is there now.
  /// - Parameters:
  ///   - key: after the change.
  ///   - oldKey: before it.
  func placeOfEntering(_ key: ElementKey, before oldKey: ElementKey) -> UICollectionViewLayoutAttributes? { nil }

  /// The same of a view of a program's own kind: it comes from as far away as the item of its index path does, to which it
  /// mostly belongs, and keeps its distance from the sides of the item that are near it. nil where there is no such item, or
  /// the layout does not know where that was.
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

  /// Whether the layout can say where elements were before an animated change.
  var knowsFormerPlaces: Bool { false }

  /// Keeps where everything is, for ``placeOfEntering(_:before:)``: an animated change begins. Where a change has begun
  /// already, what is kept stays.
  func keepFormerPlaces() {}

  /// The change has begun to be seen.
  func forgetFormerPlaces() {}

  /// The change that the collection view is asking about; nil outside of one.
  final var defaultEnds: DefaultEnds?

  /// Whether what comes and goes starts and ends as this class says, because the layout is of one of UIKit's classes
  /// itself: then what stays needs not be asked for.
  var hasDefaultEnds: Bool { false }

  /// Whether nobody notices that the layout is asked what is in a rectangle: it is of one of UIKit's classes itself, and
  /// runs nothing of an app's for that.
  var hasSilentQueries: Bool { false }

  /// What is in a rectangle, of a layout with silent queries: the same as `layoutAttributesForElements(in:)`, made only
  /// for the elements that are wanted.
  func layoutAttributesForElements(
    in rect: CGRect, where isWanted: (ElementKey) -> Bool
  ) -> [UICollectionViewLayoutAttributes] { [] }

  /// Where a section that scrolls across the layout is; nil for one that does not. Its elements have attributes that name
  /// its row.
  func rowGeometry(ofSection section: Int) -> RowGeometry? { nil }

  /// Where such a section may come to rest, in points along the row.
  /// - Parameters:
  ///   - velocity: points per second.
  ///   - drag: how far it was scrolled when the drag began and is now; nil when there is none.
  func restingOffset(
    ofRow section: Int, proposed: CGFloat, velocity: CGFloat, drag: (from: CGFloat, to: CGFloat)?
  ) -> CGFloat { proposed }

  /// Such a section is being scrolled.
  func rowDidScroll(_ section: Int) {}

  // MARK: Decoration views

  /// What makes decoration views: a class, and whether it stands for a nib, from which its views awake.
  typealias DecorationClass = (type: UICollectionReusableView.Type, isNib: Bool)
  private var decorationClasses: [String: DecorationClass] = [:]

  /// Says which class makes the decoration views of a kind from now on; nil unregisters the kind. Those on screen stay.
  open func register(_ viewClass: UICollectionView.SupplementaryViewClass?, forDecorationViewOfKind elementKind: String)
  {
    decorationClasses[elementKind] = viewClass.map { (UICollectionView.checkedView($0), false) }
  }

  /// Has decoration views of a kind made by the class that stands for a nib; nil unregisters the kind.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nib.map { ($0.viewClass, true) }
  }

  // For which classes are registered, in order, for messages; the page does without.
  #if hasFeature(Embedded)
    final var decorationKinds: [String] { [] }
  #else
    final var decorationKinds: [String] {
      withParts().flatMap { $0.decorationClasses.keys }.ordered().map { "\"\($0)\"" }
    }
  #endif

  /// A layout between two others shows their decoration views.
  final func decorationClass(ofKind kind: String) -> DecorationClass? {
    for layout in withParts() {
      if let known = layout.decorationClasses[kind] { return known }
      if kind == ListBackgroundView.kind { return (ListBackgroundView.self, false) }
    }
    return nil
  }
}
