import Runtime

/// The configuration of a compositional layout as a whole. The layout keeps a copy: assign it again after a change.
@preconcurrency @MainActor public final class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The axis along which sections follow each other; vertical by default.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points; 0 by default.
  public var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the layout, at most one of a kind.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaries }
    set { boundaries = newValue.map { $0.duplicateBoundaryItem() } }
  }
  private var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The boundary of the horizontal insets of sections without a reference of their own; the safe area by default.
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

  /// Returns a copy with the same values, including copies of the headers and footers.
  public nonisolated func copy(with zone: NSZone? = nil) -> AnyValue { MainActor.assumeIsolated { duplicate() } }

  #if hasFeature(Embedded)
    public nonisolated override func copy() -> AnyObject { copy(with: nil) }
  #endif
}
