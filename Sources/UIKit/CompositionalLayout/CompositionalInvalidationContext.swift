/// What of a compositional layout is no longer valid. One that the layout did not make itself has sections asked for again.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Everything stays where it is, but for what follows the bounds.
  var keepsPlaces = false
  /// The size that a view has said, and whose it is.
  var fitted: (key: ElementKey, size: CGSize)?
}
