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
  private let performer = TransitionPerformer()

  /// The transitions of items and sections in batch updates and animated bounds changes.
  public final var transitions: LayoutTransitions {
    get { performer.transitions }
    set { performer.transitions = newValue }
  }

  /// Whether the transitions take effect. If false, updates look as in a plain flow layout.
  ///
  /// With Reduce Motion enabled the transitions never take effect: appearing and disappearing elements fade, and moved
  /// ones cross-fade between their old and new positions.
  public final var animatesUpdates: Bool {
    get { performer.animatesUpdates }
    set { performer.animatesUpdates = newValue }
  }

  /// The content that keeps its visible position while items are inserted, deleted, moved or resized; nil, the default,
  /// for UIKit's behaviour. Set it before items are displayed.
  public final var contentAnchor: AnchoredContent? {
    get { performer.keeper.anchor }
    set { performer.keeper.anchor = newValue }
  }

  // MARK: Layout

  /// True: in a right-to-left layout everything is mirrored, including the edges that transitions slide from.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    performer.show(found ?? [], in: rect, of: self)
    return found
  }

  open override func prepare() {
    performer.keeper.prepare(self) { super.prepare() }
    performer.prepare()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    performer.keeper.invalidate(with: context)
    super.invalidateLayout(with: context)
  }

  // MARK: Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    performer.begin(updateItems, in: self)
  }

  open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    let proposed = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    return performer.keeper.targetContentOffset(forProposedContentOffset: proposed, in: self)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    performer.finalizeUpdates(of: self)
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
    let standard = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return performer.initialAttributes(of: .cell(itemIndexPath), in: self, standard: standard)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
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
