/// The difference between the displayed state and the layout: the invalidations, the state that the layout has
/// prepared, and the bounds that are laid out.
struct LayoutProgress {
  /// The invalidations that the layout has not prepared for yet.
  private(set) var invalidation = PendingInvalidation.all
  /// The invalidations that the layout has prepared for and that are not displayed yet.
  private(set) var prepared = PendingInvalidation()
  /// The bounds of the last layout pass; null before the first.
  private(set) var laidOutBounds = CGRect.null
  private var isPreparing = false

  var hasLaidOut: Bool { !laidOutBounds.isNull }
  var needsPreparation: Bool { invalidation.prepares }
  var needsPass: Bool { invalidation.isPending || prepared.isPending }

  // MARK: Invalidation

  /// Records an invalidation.
  /// - Parameters:
  ///   - asksForTarget: whether an animated layout may choose the final content offset.
  ///   - everything: whether all attributes are requested, whatever the context names.
  @MainActor mutating func invalidate(
    with context: UICollectionViewLayoutInvalidationContext, asksForTarget: Bool, everything: Bool
  ) {
    invalidation.merge(context, asksForTarget: asksForTarget)
    if everything { (invalidation.prepares, invalidation.everything) = (true, true) }
  }

  /// Makes the next pass request the attributes of all elements, besides those that an invalidation names: their
  /// neighbours move.
  mutating func invalidateElements() {
    invalidation.isPending = true
    invalidation.prepares = true
    invalidation.everything = true
  }

  // MARK: Preparation

  /// Begins a preparation.
  /// - Returns: false if the layout is preparing already: it may call the collection view meanwhile.
  mutating func beginPreparing() -> Bool {
    guard !isPreparing else { return false }
    isPreparing = true
    return true
  }

  mutating func endPreparing() { isPreparing = false }

  /// Takes the invalidations that the next preparation covers.
  /// - Returns: whether the numbers of sections and items have to be requested.
  mutating func takeInvalidation() -> Bool {
    let counts = invalidation.counts
    prepared.formUnion(invalidation)
    invalidation = PendingInvalidation()
    return counts
  }

  /// Discards the invalidations that a layout has made while it prepared.
  mutating func dropInvalidation() { invalidation = PendingInvalidation() }

  /// Takes an invalidation for which the layout does not prepare, to be displayed as it is.
  mutating func takePartialInvalidation() {
    guard invalidation.isPending, !invalidation.prepares else { return }
    prepared.formUnion(invalidation)
    invalidation = PendingInvalidation()
  }

  // MARK: Passes

  /// Takes the prepared invalidations, to be displayed with new bounds.
  @discardableResult mutating func takePrepared(in bounds: CGRect) -> PendingInvalidation {
    laidOutBounds = bounds
    guard prepared.isPending else { return PendingInvalidation() }
    defer { prepared = PendingInvalidation() }
    return prepared
  }
}
