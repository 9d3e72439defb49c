import UIKit

/// A compositional layout that animates inserted, deleted and moved items and sections with transitions you choose,
/// optionally staggered: the cards of a shelf can appear one after the other.
///
/// ```swift
/// let layout = AnimatedCompositionalLayout { section, environment in shelf(section, environment) }
/// layout.transitions.insertSection = .slide(from: .bottom).combined(with: .fade)
/// layout.transitions.stagger = 0.05
/// ```
///
/// Elements that persist move from their old position to their new one. Headers, footers and backgrounds appear and
/// disappear with their sections, supplementary views that are attached to items with their items. This also holds for
/// sections that scroll orthogonally: an element whose disappearance is delayed stays where it was seen, whatever the
/// section's scroll position.
@MainActor open class AnimatedCompositionalLayout: UICollectionViewCompositionalLayout {
  private let performer = ChoreographyPerformer()
  private let scrolling: ScrollTransitionPerformer

  // MARK: Lifecycle

  public override init(section: NSCollectionLayoutSection) {
    scrolling = ScrollTransitionPerformer()
    super.init(sectionProvider: scrolling.following(section))
  }

  public override init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    scrolling = ScrollTransitionPerformer()
    super.init(sectionProvider: scrolling.following(section), configuration: configuration)
  }

  public override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    scrolling = ScrollTransitionPerformer()
    super.init(sectionProvider: scrolling.following(sectionProvider))
  }

  public override init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    scrolling = ScrollTransitionPerformer()
    super.init(sectionProvider: scrolling.following(sectionProvider), configuration: configuration)
  }

  /// Returns nil with the portable UIKit, which has no archives.
  public required init?(coder: NSCoder) {
    scrolling = ScrollTransitionPerformer()
    super.init(coder: coder)
  }

  // MARK: Transitions

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

  /// Whether the transitions and the choreography take effect. If false, updates look as in a plain compositional layout.
  ///
  /// With Reduce Motion enabled they never take effect: appearing and disappearing elements fade, and moved
  /// ones cross-fade between their old and new positions.
  public final var animatesUpdates: Bool {
    get { performer.animatesUpdates }
    set { performer.animatesUpdates = newValue }
  }

  /// The change of cells on their way through the visible area while the content scrolls; nil, the default, for none.
  /// In an orthogonal section, the way through the section's own scroll area counts.
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

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = scrolling.elements(in: rect, of: self) { super.layoutAttributesForElements(in: $0) }
    performer.show(found ?? [], in: rect, of: self)
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    scrolling.applied(to: super.layoutAttributesForItem(at: indexPath), in: self)
  }

  open override func prepare() {
    scrolling.scrollDirection = configuration.scrollDirection
    performer.prepare(self) { super.prepare() }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    performer.invalidate(with: context)
    super.invalidateLayout(with: context)
  }

  // MARK: Scrolling

  /// Whether the layout itself depends on the bounds, for pinned headers and for the handlers of sections.
  private final var dependsOnBounds = false

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    dependsOnBounds = super.shouldInvalidateLayout(forBoundsChange: newBounds)
    return dependsOnBounds || scrolling.followsScrolling(of: self)
  }

  /// Returns a context that names the visible items as well, if there is a ``scrollTransition``. The layout prepares for
  /// it only if it has pinned headers, orthogonal sections, or sections with handlers.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    guard dependsOnBounds || !scrolling.followsScrolling(of: self) else {
      let context = makeInvalidationContext()
      scrolling.addVisibleItems(to: context, forBoundsChange: newBounds, of: self)
      return context
    }
    let context = super.invalidationContext(forBoundsChange: newBounds)
    scrolling.addVisibleItems(to: context, forBoundsChange: newBounds, of: self)
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
