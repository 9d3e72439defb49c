// CollectionMotion: animated collection view layouts, ready to use.

import UIKit

/// A list of full-width items, one or several of which can be expanded with a spring animation. Its sections can have
/// headers that stick to the top.
///
/// ```swift
/// let layout = ExpandableListLayout()
/// layout.toggleExpansion(at: indexPath, animation: .spring(duration: 0.4, dampingRatio: 1))
/// ```
///
/// The purpose of each override:
/// - The layout keeps a ``LayoutHistory``. Elements that scroll into view during the animation start at their previous
///   position instead of fading in; elements that scroll out end at their new position instead of fading out.
/// - The collection view asks for a target content offset inside the animation. It brings the whole expanded item into
///   view, below a pinned header.
/// - Scrolling invalidates only the pinned headers, with a custom invalidation context; a new size invalidates
///   everything.
/// - Pinned headers are in their correct positions in every frame of the animation, even if it scrolls.
/// - Batch updates keep the expanded items expanded. Persisting elements move from their old position; inserted and
///   deleted ones fade.
@MainActor open class ExpandableListLayout: UICollectionViewLayout {
  /// The height of an item that is not expanded, in points. Must be above 0.
  public var itemHeight: CGFloat = 100 { didSet { invalidateLayout() } }
  /// The height of an expanded item, in points. Must not be less than ``itemHeight``.
  public var expandedHeight: CGFloat = 300 { didSet { invalidateLayout() } }
  /// The height of the section headers, in points; 0 for none. Headers are supplementary views of kind
  /// `elementKindSectionHeader`.
  public var headerHeight: CGFloat = 0 { didSet { invalidateLayout() } }
  /// Whether a section's header stays visible as long as a part of the section is.
  public var pinsSectionHeaders = false { didSet { invalidateLayout() } }

  /// The index paths of the expanded items; during an update, those before it.
  ///
  /// A change takes effect in the next layout pass: invalidate and lay out inside an animation block, or call
  /// ``toggleExpansion(at:animation:)``.
  public var expandedIndexPaths: Set<IndexPath> = []
  /// The item that was expanded last. Setting it collapses all others.
  public var expandedIndexPath: IndexPath? {
    get { lastExpanded.flatMap { expandedIndexPaths.contains($0) ? $0 : nil } ?? expandedIndexPaths.min() }
    set {
      expandedIndexPaths = newValue.map { [$0] } ?? []
      lastExpanded = newValue
    }
  }
  private var lastExpanded: IndexPath?

  /// Whether several items can be expanded at the same time.
  public var allowsMultipleExpansion = false

  /// The overrides that take effect. Remove one to see its purpose.
  public var overrides = Overrides.all

  /// The overrides with which the layout answers a collection view during a change.
  public struct Overrides: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Elements that scroll into view start at their previous position; without this option they fade in.
    public static let initialAttributes = Overrides(rawValue: 1)
    /// Elements that scroll out of view end at their new position; without this option they fade out.
    public static let finalAttributes = Overrides(rawValue: 2)
    /// An update scrolls the expanded item into view.
    public static let targetContentOffset = Overrides(rawValue: 4)
    /// Bounds changes invalidate the layout: all of it for a new size, the pinned headers for a new origin.
    public static let boundsInvalidation = Overrides(rawValue: 8)
    /// Scrolling invalidates only the pinned headers, and headers have a history like items. Without this option it
    /// invalidates everything: each frame computes the whole layout, and headers start where they were before its last
    /// preparation. An expansion that scrolls prepares twice, so headers that come into view in it are at their new
    /// positions immediately.
    public static let headerInvalidation = Overrides(rawValue: 16)
    /// All overrides, which is the default.
    public static let all: Overrides = [
      .initialAttributes, .finalAttributes, .targetContentOffset, .boundsInvalidation, .headerInvalidation,
    ]
  }

  private typealias State = ExpandableListState

  private var history = LayoutHistory<State>()
  /// The state before the last preparation, whether it was shown or not.
  private var precedent: State?
  private let headerMotion = PinnedHeaderMotion()
  private var needsGeometry = true
  /// Whether an animation has changed the heights of items since the headers were last placed.
  private var hasNewHeights = false
  private var hasNewData = false
  /// The cell attributes of the last query, for reuse.
  private var queried: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  /// Expands an item, or collapses it if it is expanded, and animates the other items along. With Reduce Motion enabled
  /// the list cross-fades instead.
  public func toggleExpansion(at indexPath: IndexPath, animation: LayoutAnimation) {
    if expandedIndexPaths.contains(indexPath) {
      expandedIndexPaths.remove(indexPath)
      lastExpanded = nil
    } else {
      if !allowsMultipleExpansion { expandedIndexPaths = [] }
      expandedIndexPaths.insert(indexPath)
      lastExpanded = indexPath
    }
    animation.run(on: self)
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    precedent = history.current
    if sticks { headerMotion.getReady(in: collectionView) }
    guard needsGeometry || history.current == nil else { return prepareHeaders() }
    needsGeometry = false
    hasNewHeights = UIView.inheritedAnimationDuration > 0 && UIView.areAnimationsEnabled && !hasNewData
    hasNewData = false
    history.prepare(State(geometry: makeGeometry(of: collectionView), pinned: visibleTop))
  }

  /// Computes the positions of the headers for the present scroll position, and nothing else.
  private func prepareHeaders() {
    guard let geometry = history.current?.geometry else { return }
    history.prepare(State(geometry: geometry, pinned: visibleTop))
  }

  private func makeGeometry(of collectionView: UICollectionView) -> ExpandableListGeometry {
    queried = [:]
    return ExpandableListGeometry(
      itemCounts: (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) },
      width: collectionView.bounds.width, itemHeight: itemHeight, expandedHeight: expandedHeight,
      headerHeight: headerHeight, expanded: expandedIndexPaths)
  }

  /// The y-coordinate at which headers are pinned and the top of the visible bounds, in content coordinates.
  private var visibleTop: (offset: CGFloat, edge: CGFloat) {
    guard let collectionView else { return (0, 0) }
    let edge = collectionView.contentOffset.y
    return (edge + collectionView.adjustedContentInset.top, edge)
  }

  open override var collectionViewContentSize: CGSize { history.current?.geometry.contentSize ?? .zero }

  /// Returns the attributes of the elements in a rectangle. O(log sections + sections and items in the rectangle).
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    if history.show(rect, of: collectionView?.bounds), hasNewHeights { moveHeadersOfNewHeights() }
    guard let geometry = history.current?.geometry else { return nil }
    var visible: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var found: [UICollectionViewLayoutAttributes] = []
    for indexPath in geometry.indexPaths(in: rect) {
      guard let attributes = queried[indexPath] ?? layoutAttributesForItem(at: indexPath) else { continue }
      visible[indexPath] = attributes
      found.append(attributes)
    }
    queried = visible
    if headerHeight > 0 {
      found += geometry.sections(from: rect.minY, to: rect.maxY).compactMap {
        layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: $0))
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cellAttributes(at: indexPath, in: history.current)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    isHeader(elementKind, indexPath) ? headerAttributes(at: indexPath, in: history.current) : nil
  }

  /// Returns whether the kind and section are those of a header. During a transition between layouts, a layout may be
  /// asked for elements of the other one.
  private func isHeader(_ kind: String, _ indexPath: IndexPath) -> Bool {
    kind == UICollectionView.elementKindSectionHeader && indexPath.item == 0
  }

  /// Returns attributes for an index path with the frame of an item in a state.
  /// - Parameter place: The item whose frame to use, or nil for the one at `indexPath`.
  private func cellAttributes(
    at indexPath: IndexPath, as place: IndexPath? = nil, in state: State?
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = state?.geometry.frame(at: place ?? indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  private func headerAttributes(
    at indexPath: IndexPath, as section: Int? = nil, in state: State?
  ) -> UICollectionViewLayoutAttributes? {
    let section = section ?? indexPath.section
    guard let state, let rest = state.geometry.headerFrame(ofSection: section, pinned: nil) else { return nil }
    let attributes = PinnedLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: indexPath)
    attributes.frame = rest
    if pinsSectionHeaders, let frame = state.geometry.headerFrame(ofSection: section, pinned: state.pinned) {
      attributes.frame = frame
      attributes.pinnedDistance = frame.minY - rest.minY
    }
    attributes.zIndex = 1  // in front of the cells
    return attributes
  }

  // MARK: Invalidation

  open override class var invalidationContextClass: AnyClass { ExpandableListInvalidationContext.self }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      needsGeometry = true
    } else if !needsGeometry {
      prepareHeaders()  // the collection view doesn't prepare for a context that names the headers
    }
    if context.invalidateDataSourceCounts {
      headerMotion.stop()
      hasNewData = true
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard overrides.contains(.boundsInvalidation), let bounds = collectionView?.bounds else { return false }
    return newBounds.size != bounds.size || (sticks && newBounds.origin.y != bounds.origin.y)
  }

  private var sticks: Bool { pinsSectionHeaders && headerHeight > 0 }

  /// Returns a context that for a new origin invalidates only the headers that are or were visible.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard overrides.contains(.headerInvalidation), let context = context as? ExpandableListInvalidationContext,
      let bounds = collectionView?.bounds, newBounds.size == bounds.size, let geometry = history.current?.geometry
    else { return context }
    context.invalidateSectionHeaders = true
    var sections = Array(geometry.sections(from: newBounds.minY, to: newBounds.maxY))
    sections += geometry.sections(from: bounds.minY, to: bounds.maxY).filter { !sections.contains($0) }
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: sections.map { IndexPath(item: 0, section: $0) })
    return context
  }

  // MARK: Updates

  private var updates = UpdateTracker()

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates.begin(updateItems)
    history.begin(.update)
    guard !expandedIndexPaths.isEmpty, let collectionView else { return }
    expandedIndexPaths = Set(expandedIndexPaths.compactMap { updates.newPath(ofOld: $0) })
    lastExpanded = lastExpanded.flatMap { updates.newPath(ofOld: $0) }
    history.revise { $0 = State(geometry: makeGeometry(of: collectionView), pinned: visibleTop) }
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updates.end()
    history.finalize(.update)
  }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    history.begin(.boundsChange)
    if let previous = history.previous, let current = history.current { moveHeaders(from: previous, to: current) }
  }

  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    history.finalize(.boundsChange)
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    history.beginTransitionFromOtherLayout()
  }

  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    history.begin(.transition)
    headerMotion.stop()
  }

  open override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    history.finalize(.transition)
  }

  /// Moves pinned headers along their own paths, in a change of heights that does not scroll. Headers whose paths are
  /// straight are left to the collection view.
  private func moveHeadersOfNewHeights() {
    hasNewHeights = false
    guard history.changes.isEmpty, let previous = history.previous, let current = history.current,
      previous.geometry.hasSameItems(as: current.geometry), let bounds = collectionView?.bounds
    else { return }
    let former = previous.geometry.sections(from: bounds.minY, to: bounds.maxY)
    let next = current.geometry.sections(from: bounds.minY, to: bounds.maxY)
    let sections = min(former.lowerBound, next.lowerBound)..<max(former.upperBound, next.upperBound)
    if sections.contains(where: { previous.bendsHeader(ofSection: $0, to: current) }) {
      moveHeaders(from: previous, to: current)
    }
  }

  /// Moves pinned headers along their own paths.
  private func moveHeaders(from former: State, to next: State) {
    hasNewHeights = false
    guard sticks, overrides.contains(.headerInvalidation), !updates.isUpdating,
      former.geometry.hasSameItems(as: next.geometry), let collectionView
    else { return }
    headerMotion.begin(from: former, to: next, in: collectionView, placeHeaders: weakly(self) { $0.placeHeaders() })
  }

  private func placeHeaders() {
    guard sticks, let collectionView, let current = history.current else { return headerMotion.stop() }
    headerMotion.place(in: collectionView, current)
  }

  /// Returns whether an override decides where elements appear from and disappear to. In a transition to or from
  /// another layout the collection view decides.
  private func decides(_ part: Overrides) -> Bool {
    overrides.contains(part) && !history.changes.contains(.transition)
  }

  // MARK: Animation

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard decides(.initialAttributes) else {
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    guard updates.isUpdating else { return cellAttributes(at: itemIndexPath, in: history.previous) }
    guard let old = updates.oldPath(ofNew: itemIndexPath) else {
      return clear(cellAttributes(at: itemIndexPath, in: history.current))
    }
    let initial = cellAttributes(at: itemIndexPath, as: old, in: history.previous)
    return updates.reloadedItems.contains(old) ? clear(initial) : initial
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard decides(.finalAttributes) else {
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    guard updates.isUpdating else { return cellAttributes(at: itemIndexPath, in: history.current) }
    guard let new = updates.newPath(ofOld: itemIndexPath) else {
      return clear(cellAttributes(at: itemIndexPath, in: history.previous))
    }
    let final = cellAttributes(at: itemIndexPath, as: new, in: history.current)
    return updates.reloadedItems.contains(itemIndexPath) ? clear(final) : final
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard decides(.initialAttributes), isHeader(elementKind, elementIndexPath) else {
      return super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    guard updates.isUpdating else {
      let former = overrides.contains(.headerInvalidation) ? history.previous : precedent
      return headerAttributes(at: elementIndexPath, in: former)
    }
    guard let old = updates.oldSection(ofNew: elementIndexPath.section) else {
      return clear(headerAttributes(at: elementIndexPath, in: history.current))
    }
    return headerAttributes(at: elementIndexPath, as: old, in: history.previous)
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard decides(.finalAttributes), isHeader(elementKind, elementIndexPath) else {
      return super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
    }
    guard updates.isUpdating else { return headerAttributes(at: elementIndexPath, in: history.current) }
    guard let new = updates.newSection(ofOld: elementIndexPath.section) else {
      return clear(headerAttributes(at: elementIndexPath, in: history.previous))
    }
    return headerAttributes(at: elementIndexPath, as: new, in: history.current)
  }

  private func clear(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    attributes?.alpha = 0
    return attributes
  }

  /// Returns the offset that brings the last expanded item into view: scrolls down by the height that is cut off at the
  /// bottom, or aligns the item's top with the top edge, or a header pinned there, if it is cut off at the top.
  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard overrides.contains(.targetContentOffset), !updates.isUpdating, let collectionView, let lastExpanded,
      let frame = history.current?.geometry.frame(at: lastExpanded)
    else { return proposedContentOffset }
    let insets = collectionView.adjustedContentInset
    let covered = insets.top + (sticks ? headerHeight : 0)
    let top = proposedContentOffset.y + covered
    let bottom = proposedContentOffset.y + collectionView.bounds.height - insets.bottom
    var offset = proposedContentOffset
    if frame.maxY > bottom { offset.y += frame.maxY - bottom }
    if frame.minY < top || frame.height > bottom - top { offset.y = frame.minY - covered }
    return offset
  }
}
