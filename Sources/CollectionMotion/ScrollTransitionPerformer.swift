import UIKit

/// Applies a ``ScrollTransition`` for a layout, which forwards four calls to it.
///
/// ```swift
/// final class StepsLayout: StaircaseLayout {
///   let scrolling = ScrollTransitionPerformer()
///
///   override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///     scrolling.elements(in: rect, of: self) { super.layoutAttributesForElements(in: $0) }
///   }
///
///   override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
///     scrolling.applied(to: super.layoutAttributesForItem(at: indexPath), in: self)
///   }
///
///   override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
///     super.shouldInvalidateLayout(forBoundsChange: newBounds) || scrolling.followsScrolling(of: self)
///   }
///
///   override func invalidationContext(
///     forBoundsChange newBounds: CGRect
///   ) -> UICollectionViewLayoutInvalidationContext {
///     let context = super.invalidationContext(forBoundsChange: newBounds)
///     scrolling.addVisibleItems(to: context, forBoundsChange: newBounds, of: self)
///     return context
///   }
/// }
/// ```
///
/// A step of scrolling invalidates the visible items only. Its cost depends on their number, and on that of the elements
/// within the transition's ``ScrollTransition/reach``.
@MainActor public final class ScrollTransitionPerformer {
  /// The transition; nil, the default, for none. The layout has to be invalidated after a change.
  public var transition: ScrollTransition?
  /// The direction in which the content scrolls; nil, the default, for the direction in which it is longer than the
  /// visible area, vertical if in doubt.
  public var scrollDirection: UICollectionView.ScrollDirection?

  /// The orthogonal sections, with what their handlers were called with last.
  private var rows: [Int: Row] = [:]
  /// The items that were last found in the bounds. While they are being displayed, they are not all visible yet.
  private var found: [IndexPath] = []
  /// Whether a layout is being asked for elements: it may ask itself for items meanwhile.
  private var isFinding = false

  /// The scroll area of an orthogonal section.
  private struct Row {
    var offset = CGPoint.zero
    /// The size of the area; nil until the section's handler is called.
    var size: CGSize?
  }

  /// Creates a performer without a transition.
  public init() {}

  // MARK: Attributes

  /// Returns the elements in a rectangle, changed by the transition. It includes those that the transition moves there.
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates.
  ///   - find: Returns the layout's own attributes of the elements in a rectangle, which may be larger.
  public func elements(
    in rect: CGRect, of layout: UICollectionViewLayout,
    _ find: (CGRect) -> [UICollectionViewLayoutAttributes]?
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let transition, let collectionView = layout.collectionView, !isFinding else { return find(rect) }
    let area = visibleArea(of: collectionView)
    let isHorizontal = isHorizontal(layout, area)
    let size = collectionView.bounds.size
    let (x, y) = (transition.reach * size.width, transition.reach * size.height)
    let wide = rect.insetBy(
      dx: isHorizontal || !rows.isEmpty ? -x : 0, dy: !isHorizontal || !rows.isEmpty ? -y : 0)
    isFinding = true
    let own = find(wide)
    isFinding = false
    let isMotionReduced = layout.isMotionReduced
    let result: [UICollectionViewLayoutAttributes]? = own?.compactMap { attributes in
      let row = rows[attributes.indexPath.section]
      guard attributes.representedElementCategory == .cell else {
        return wide == rect || row != nil || overlap(attributes.frame, rect) ? attributes : nil
      }
      let phase = phase(of: attributes, area, isHorizontal: isHorizontal)
      let changed = transition.applied(to: attributes, at: phase, isMotionReduced: isMotionReduced)
      return wide == rect || isSeen(changed, in: rect, row, isHorizontal: isHorizontal) ? changed : nil
    }
    if covers(rect, collectionView.bounds) {
      found = result?.filter { $0.representedElementCategory == .cell }.map { $0.indexPath } ?? []
    }
    return result
  }

  /// Returns the attributes of an item, changed by the transition.
  /// - Parameter attributes: The layout's own attributes of the item.
  public func applied(
    to attributes: UICollectionViewLayoutAttributes?, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes, let transition, !isFinding, let phase = phase(of: attributes, in: layout) else {
      return attributes
    }
    return transition.applied(to: attributes, at: phase, isMotionReduced: layout.isMotionReduced)
  }

  /// Returns the attributes that an item starts or ends with by default, changed by the transition unless they are
  /// already.
  func completed(
    _ attributes: UICollectionViewLayoutAttributes?, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes, attributes.alpha == 1, CATransform3DIsIdentity(attributes.transform3D) else {
      return attributes
    }
    return applied(to: attributes, in: layout)
  }

  /// Returns the phase of an item's own attributes; nil for a layout without a collection view.
  public func phase(of attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout) -> ScrollPhase?
  {
    guard let collectionView = layout.collectionView else { return nil }
    let area = visibleArea(of: collectionView)
    return phase(of: attributes, area, isHorizontal: isHorizontal(layout, area))
  }

  private func phase(
    of attributes: UICollectionViewLayoutAttributes, _ area: CGRect, isHorizontal: Bool
  ) -> ScrollPhase {
    let (center, size) = (attributes.center, attributes.size)
    var (origin, visible, isHorizontal) = (area.origin, area.size, isHorizontal)
    if let row = rows[attributes.indexPath.section] {
      isHorizontal.toggle()
      if let size = row.size { (origin, visible) = (row.offset, size) }
    }
    return isHorizontal
      ? ScrollPhase(
        isHorizontal: true, start: center.x - size.width / 2 - origin.x, length: size.width,
        visibleLength: visible.width)
      : ScrollPhase(
        isHorizontal: false, start: center.y - size.height / 2 - origin.y, length: size.height,
        visibleLength: visible.height)
  }

  /// Returns the bounds without the content insets.
  private func visibleArea(of collectionView: UICollectionView) -> CGRect {
    let (bounds, inset) = (collectionView.bounds, collectionView.adjustedContentInset)
    return CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top,
      width: max(0, bounds.width - inset.left - inset.right), height: max(0, bounds.height - inset.top - inset.bottom))
  }

  private func isHorizontal(_ layout: UICollectionViewLayout, _ area: CGRect) -> Bool {
    if let scrollDirection { return scrollDirection == .horizontal }
    let content = layout.collectionViewContentSize
    return content.width > area.width && content.height <= area.height
  }

  /// Returns whether any part of an item is in a rectangle of the content and, in an orthogonal section, in its scroll
  /// area.
  private func isSeen(
    _ attributes: UICollectionViewLayoutAttributes, in rect: CGRect, _ row: Row?, isHorizontal: Bool
  ) -> Bool {
    guard !attributes.isHidden else { return false }
    let frame = attributes.frame
    guard let row else { return overlap(frame, rect) }
    guard let size = row.size else { return true }
    return isHorizontal
      ? overlap(frame, CGRect(x: rect.minX, y: row.offset.y, width: rect.width, height: size.height))
      : overlap(frame, CGRect(x: row.offset.x, y: rect.minY, width: size.width, height: rect.height))
  }

  /// Returns whether more than the edge of a rectangle is in another one.
  private func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && one.maxX > other.minX && one.minY < other.maxY && one.maxY > other.minY
  }

  /// Returns whether all of the second rectangle is in the first one, by exact numbers.
  private func covers(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX <= other.minX && one.maxX >= other.maxX && one.minY <= other.minY && one.maxY >= other.maxY
  }

  // MARK: Invalidation

  /// Returns whether scrolling changes visible items. The result of `shouldInvalidateLayout(forBoundsChange:)`, if the
  /// layout does not depend on the bounds otherwise.
  public func followsScrolling(of layout: UICollectionViewLayout) -> Bool {
    guard transition != nil, let collectionView = layout.collectionView else { return false }
    return !visibleItems(of: collectionView).isEmpty
  }

  /// Returns the visible items, and those that are about to be in a layout pass that is under way.
  private func visibleItems(of collectionView: UICollectionView) -> [IndexPath] {
    let visible = collectionView.indexPathsForVisibleItems
    let known = Set(visible)
    let sections = collectionView.numberOfSections
    // An item that is moved by hand into another section is one more there than the collection view counts.
    return visible
      + found.filter { path in
        !known.contains(path) && path.section < sections
          && path.item <= collectionView.numberOfItems(inSection: path.section)
      }
  }

  /// Adds the visible items to the context for new bounds, unless the size changes, which invalidates everything. Those
  /// that are about to become visible are queried in any case.
  /// - Returns: Whether items were added.
  @discardableResult
  public func addVisibleItems(
    to context: UICollectionViewLayoutInvalidationContext, forBoundsChange newBounds: CGRect,
    of layout: UICollectionViewLayout
  ) -> Bool {
    guard transition != nil, let collectionView = layout.collectionView, newBounds.size == collectionView.bounds.size
    else { return false }
    let visible = visibleItems(of: collectionView)
    if !visible.isEmpty { context.invalidateItems(at: visible) }
    return !visible.isEmpty
  }

  // MARK: Orthogonal sections

  /// Returns a section provider for a copy of a section.
  func following(_ section: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayoutSectionProvider {
    let copy = section.copy() as? NSCollectionLayoutSection ?? section
    return following { _, _ in copy }
  }

  /// Returns a provider of the same sections, with handlers in orthogonal ones that tell the performer where they have
  /// been scrolled to. Scrolling invalidates the items of sections with handlers.
  func following(
    _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) -> UICollectionViewCompositionalLayoutSectionProvider {
    { [self] index, environment in
      let section = provider(index, environment)
      guard transition != nil, let section, section.orthogonalScrollingBehavior != .none,
        let copy = section.copy() as? NSCollectionLayoutSection
      else {
        rows[index] = nil
        return section
      }
      if rows[index] == nil { rows[index] = Row() }
      copy.visibleItemsInvalidationHandler = { [self] items, offset, environment in
        section.visibleItemsInvalidationHandler?(items, offset, environment)
        // UIKit may share a handler between sections of the same description.
        guard let section = items.first(where: { $0.representedElementCategory == .cell })?.indexPath.section else {
          return
        }
        rows[section] = Row(offset: offset, size: environment.container.contentSize)
      }
      return copy
    }
  }
}
