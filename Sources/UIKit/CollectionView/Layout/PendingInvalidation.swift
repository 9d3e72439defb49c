/// The invalid parts of a layout.
struct PendingInvalidation {
  /// Whether anything was invalidated.
  var isPending = false
  /// Whether the layout has to prepare.
  var prepares = false
  /// Whether all attributes have to be requested.
  var everything = false
  /// Whether the numbers of sections and items have to be requested.
  var counts = false
  /// Whether more than scrolling caused the invalidation, so that an animated layout may choose the final content
  /// offset.
  var asksForTarget = false
  /// The elements whose attributes have to be requested.
  var named: Set<ElementKey> = []

  /// The state before anything has been requested.
  static let all = {
    var all = PendingInvalidation()
    all.isPending = true
    all.prepares = true
    all.everything = true
    all.counts = true
    return all
  }()

  mutating func formUnion(_ other: PendingInvalidation) {
    isPending = isPending || other.isPending
    prepares = prepares || other.prepares
    everything = everything || other.everything
    counts = counts || other.counts
    asksForTarget = asksForTarget || other.asksForTarget
    named.formUnion(other.named)
  }

  @MainActor mutating func merge(_ context: UICollectionViewLayoutInvalidationContext, asksForTarget: Bool) {
    isPending = true
    prepares = prepares || context.prepares
    counts = counts || context.changesCounts
    everything = everything || context.coversAllElements
    self.asksForTarget = self.asksForTarget || asksForTarget
    named.formUnion(context.namedElements)
  }
}
