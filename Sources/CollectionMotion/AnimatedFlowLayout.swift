import UIKit

/// A flow layout that animates inserted, deleted and moved items and sections with transitions you choose.
///
/// ```swift
/// let layout = AnimatedFlowLayout()
/// layout.transitions.insertItem = .scale(0.1)
/// layout.transitions.deleteItem = .fall(rotation: 0.2 * .pi).combined(with: .fade)
/// layout.transitions.insertSection = .slide(from: .left)
/// ```
///
/// Elements that persist move from their old position to their new one. Headers and footers appear and disappear with
/// their sections. ``AnimatedCompositionalLayout`` does the same for compositional layouts.
@MainActor open class AnimatedFlowLayout: UICollectionViewFlowLayout {
  private let performer = ChoreographyPerformer()
  private let scrolling = ScrollTransitionPerformer()

  /// The transitions of items and sections in batch updates and animated bounds changes.
  public final var transitions: LayoutTransitions {
    get { performer.transitions }
    set { performer.transitions = newValue }
  }

  /// The times and motions of elements in batch updates; ``Choreography/standard`` by default.
  public final var choreography: Choreography {
    get { performer.choreography }
    set { performer.choreography = newValue }
  }

  /// Whether the transitions and the choreography take effect. If false, updates look as in a plain flow layout.
  ///
  /// With Reduce Motion enabled they never take effect: appearing and disappearing elements fade, and moved
  /// ones cross-fade between their old and new positions.
  public final var animatesUpdates: Bool {
    get { performer.animatesUpdates }
    set { performer.animatesUpdates = newValue }
  }

  /// The change of cells on their way through the visible area while the content scrolls; nil, the default, for none.
  ///
  /// With Reduce Motion enabled, only their opacity changes.
  public final var scrollTransition: ScrollTransition? {
    get { scrolling.transition }
    set {
      scrolling.transition = newValue
      invalidateLayout()
    }
  }

  /// The content that keeps its visible position while items are inserted, deleted, moved or resized, and when the layout
  /// replaces another one in an animation; nil, the default, for UIKit's behaviour. Set it before items are displayed.
  public final var contentAnchor: AnchoredContent? {
    get { performer.keeper.anchor }
    set { performer.keeper.anchor = newValue }
  }

  // MARK: Layout

  /// True: in a right-to-left layout everything is mirrored, including the edges that transitions slide from.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = scrolling.elements(in: rect, of: self) { super.layoutAttributesForElements(in: $0) }
    performer.show(found ?? [], in: rect, of: self)
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    scrolling.applied(to: super.layoutAttributesForItem(at: indexPath), in: self)
  }

  open override func prepare() {
    scrolling.scrollDirection = scrollDirection
    performer.prepare(self) { super.prepare() }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    performer.invalidate(with: context)
    super.invalidateLayout(with: context)
  }

  // MARK: Scrolling

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds) || scrolling.followsScrolling(of: self)
  }

  /// Returns a context that names the visible items as well, if there is a ``scrollTransition``. The layout does not
  /// prepare for it.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard scrolling.addVisibleItems(to: context, forBoundsChange: newBounds, of: self) else { return context }
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      !sectionHeadersPinToVisibleBounds, !sectionFootersPinToVisibleBounds
    {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  // MARK: Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    performer.begin(updateItems, in: self)
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    let proposed = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    return performer.targetContentOffset(forProposedContentOffset: proposed, in: self)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    performer.finalizeUpdates(of: self)
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    performer.beginTransition(from: oldLayout)
  }

  open override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    performer.endTransition()
  }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    performer.beginBoundsChange()
  }

  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    performer.finalizeBoundsChange()
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = scrolling.completed(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath), in: self)
    return performer.initialAttributes(of: .cell(itemIndexPath), in: self, standard: standard)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = scrolling.completed(super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath), in: self)
    return performer.finalAttributes(of: .cell(itemIndexPath), in: self, standard: standard)
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    return performer.initialAttributes(
      of: .supplementaryView(elementKind, elementIndexPath), in: self, standard: standard)
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    return performer.finalAttributes(
      of: .supplementaryView(elementKind, elementIndexPath), in: self, standard: standard)
  }

  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.initialLayoutAttributesForAppearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
    return performer.initialAttributes(
      of: .decorationView(elementKind, decorationIndexPath), in: self, standard: standard)
  }

  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.finalLayoutAttributesForDisappearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
    return performer.finalAttributes(
      of: .decorationView(elementKind, decorationIndexPath), in: self, standard: standard)
  }
}
