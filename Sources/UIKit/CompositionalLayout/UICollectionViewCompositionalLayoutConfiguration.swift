import Runtime

/// What concerns a compositional layout as a whole. The layout keeps a copy: assign it again after a change.
@preconcurrency @MainActor public final class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// Along which axis sections follow each other; vertical by default.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Between every two sections, in points.
  public var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the layout. At most one of a kind.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaries }
    set { boundaries = newValue.map { $0.duplicateBoundaryItem() } }
  }
  private var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What is kept free at the sides of sections that do not say so themselves.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundaries
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  /// One of the same values, with copies of the headers and footers.
  public nonisolated func copy(with zone: NSZone? = nil) -> AnyValue { MainActor.assumeIsolated { duplicate() } }

  #if hasFeature(Embedded)
    public nonisolated override func copy() -> AnyObject { copy(with: nil) }
  #endif
}
