import UIKit

/// A compositional layout whose items and sections come and go in ways of your choice: each section of a page can come with
/// its cards one after the other.
///
/// ```swift
/// let layout = AnimatedCompositionalLayout { section, environment in shelf(section, environment) }
/// layout.transitions.insertSection = .slide(from: .bottom).combined(with: .fade)
/// layout.transitions.stagger = 0.05
/// ```
///
/// What neither comes nor goes moves from where it was to where it is. Headers, footers and backgrounds come and go with
/// their sections, what is attached to items with these. Sections that scroll across the layout are no exception: what
/// leaves them later than the rest of the update is seen where it was, however far they are scrolled.
@MainActor open class AnimatedCompositionalLayout: UICollectionViewCompositionalLayout {
  private let performer = TransitionPerformer()

  /// How items and sections come, go and move.
  public final var transitions: LayoutTransitions {
    get { performer.transitions }
    set { performer.transitions = newValue }
  }

  /// Whether the transitions take effect; without, updates look as in a plain compositional layout. With reduced motion they
  /// never do: what comes and goes fades, and so does what moves, at its old place and at its new one.
  public final var animatesUpdates: Bool {
    get { performer.animatesUpdates }
    set { performer.animatesUpdates = newValue }
  }

  // MARK: Layout

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    performer.show(found ?? [], in: rect, of: self)
    return found
  }

  open override func prepare() {
    super.prepare()
    performer.prepare()
  }

  // MARK: Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    performer.begin(updateItems)
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
