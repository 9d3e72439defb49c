/// How far the screen is behind the layout: what was invalidated, what the layout has prepared for, and the bounds that are
/// laid out.
struct LayoutProgress {
  /// The invalidations that the layout has not prepared for yet.
  private(set) var invalidation = PendingInvalidation.all
  /// The invalidations that the layout has prepared for, and the screen does not show yet.
  private(set) var prepared = PendingInvalidation()
  /// The bounds of the last layout pass; null before the first.
  private(set) var laidOutBounds = CGRect.null
  private var isPreparing = false

  var hasLaidOut: Bool { !laidOutBounds.isNull }
  var needsPreparation: Bool { invalidation.isPending }
  var needsPass: Bool { invalidation.isPending || prepared.isPending }

  // MARK: Invalidation

  /// - Parameters:
  ///   - asksForTarget: whether an animated layout may choose the content offset that it ends at.
  ///   - everything: whether all elements are to be asked for, whatever the context names.
  mutating func invalidate(
    with context: UICollectionViewLayoutInvalidationContext, asksForTarget: Bool, everything: Bool
  ) {
    invalidation.merge(context, asksForTarget: asksForTarget)
    if everything { invalidation.everything = true }
  }

  /// Has all elements asked for in the next pass, besides what an invalidation names: their neighbours make room.
  mutating func invalidateElements() {
    invalidation.isPending = true
    invalidation.everything = true
  }

  // MARK: Preparation

  /// - Returns: false while the layout prepares: it may ask the collection view meanwhile.
  mutating func beginPreparing() -> Bool {
    guard !isPreparing else { return false }
    isPreparing = true
    return true
  }

  mutating func endPreparing() { isPreparing = false }

  /// Takes the invalidations that the layout prepares for next.
  /// - Returns: whether the numbers of sections and items are to be asked for.
  mutating func takeInvalidation() -> Bool {
    let counts = invalidation.counts
    prepared.formUnion(invalidation)
    invalidation = PendingInvalidation()
    return counts
  }

  /// Leaves out what a layout has invalidated while it prepared.
  mutating func dropInvalidation() { invalidation = PendingInvalidation() }

  // MARK: Passes

  /// Takes what the layout has prepared for, to be shown in new bounds.
  @discardableResult mutating func takePrepared(in bounds: CGRect) -> PendingInvalidation {
    laidOutBounds = bounds
    guard prepared.isPending else { return PendingInvalidation() }
    defer { prepared = PendingInvalidation() }
    return prepared
  }
}
