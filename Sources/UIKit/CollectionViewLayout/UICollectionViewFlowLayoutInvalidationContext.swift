/// What of a flow layout is no longer valid. A new one covers everything; a subclass of the layout that only
/// moves elements of its own sets both properties to false.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// The delegate is asked for sizes and distances again. False keeps what it said, unless the numbers of
  /// sections or items have changed.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Items are put into lines again. False keeps all places, unless something else needs them made anew.
  open var invalidateFlowLayoutAttributes = true

  /// Sizes that cells have said.
  final var fittedSizes: [FittedSize] = []
}
