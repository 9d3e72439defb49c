/// What of a layout has been invalidated.
struct PendingInvalidation {
  /// Something was invalidated: the layout has to prepare.
  var isPending = false
  /// Everything is to be asked for anew.
  var everything = false
  /// The numbers of sections and items, too.
  var counts = false
  /// More than scrolling caused it: an animated layout may choose where to end.
  var asksForTarget = false
  /// Elements to ask for anew.
  var named: Set<ElementKey> = []

  /// Before anything has been asked for.
  static let all = {
    var all = PendingInvalidation()
    all.isPending = true
    all.everything = true
    all.counts = true
    return all
  }()

  mutating func formUnion(_ other: PendingInvalidation) {
    isPending = isPending || other.isPending
    everything = everything || other.everything
    counts = counts || other.counts
    asksForTarget = asksForTarget || other.asksForTarget
    named.formUnion(other.named)
  }

  mutating func merge(_ context: UICollectionViewLayoutInvalidationContext, asksForTarget: Bool) {
    isPending = true
    counts = counts || context.changesCounts
    everything = everything || context.coversAllElements
    self.asksForTarget = self.asksForTarget || asksForTarget
    named.formUnion(context.namedElements)
  }
}
