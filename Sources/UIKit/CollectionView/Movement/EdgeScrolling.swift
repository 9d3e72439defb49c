import QuartzCore

/// The scrolling of a collection view while something is held beyond an edge of its visible area: an item in
/// interactive movement, or a drag. It is faster with the distance.
@MainActor final class EdgeScrolling: NSObject {
  /// The velocity, in points per second, for an area that is beyond the edge by half of its length or more.
  private static let greatestVelocity: CGFloat = 900

  /// The collection view, which owns this object indirectly; not retained.
  private unowned(unsafe) let collectionView: UICollectionView
  /// A closure that returns the area that is held, in content coordinates; nil when nothing is held any more.
  private let area: @MainActor () -> CGRect?
  /// A closure that is called after each step with the change of the content offset.
  private let didScroll: @MainActor (CGVector) -> Void
  private var link: CADisplayLink?

  init(
    in collectionView: UICollectionView, area: @escaping @MainActor () -> CGRect?,
    didScroll: @escaping @MainActor (CGVector) -> Void
  ) {
    self.collectionView = collectionView
    self.area = area
    self.didScroll = didScroll
  }

  /// Scrolls from the next frame on, while the area is at an edge.
  func begin() {
    guard link == nil, velocity != .zero else { return }
    link = CADisplayLink(for: self) { $0.scroll(in: $1) }
    link?.start(on: collectionView.ownLayer.screenContext)
  }

  func end() {
    link?.invalidate()
    link = nil
  }

  /// The velocity of the content, in points per second.
  private var velocity: CGVector {
    guard let area = area() else { return .zero }
    let visible = collectionView.bounds.area(inside: collectionView.adjustedContentInset)
    func velocity(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      let before = start - low
      let after = high - end
      let reach = max((high - low) / 2, 1)
      if before > 0, after <= 0 { return -min(before / reach, 1) * Self.greatestVelocity }
      if after > 0, before <= 0 { return min(after / reach, 1) * Self.greatestVelocity }
      return 0
    }
    let range = collectionView.offsetRange
    return CGVector(
      dx: range.x.upperBound > range.x.lowerBound
        ? velocity(area.minX, area.maxX, visible.minX, visible.maxX) : 0,
      dy: range.y.upperBound > range.y.lowerBound
        ? velocity(area.minY, area.maxY, visible.minY, visible.maxY) : 0)
  }

  private func scroll(in link: CADisplayLink) {
    guard self.link === link else { return link.invalidate() }
    let velocity = velocity
    let former = collectionView.contentOffset
    let offset = collectionView.clamped(
      CGPoint(x: former.x + velocity.dx * link.duration, y: former.y + velocity.dy * link.duration))
    let step = CGVector(dx: offset.x - former.x, dy: offset.y - former.y)
    guard step != .zero else { return end() }
    collectionView.moveContent(to: offset)
    didScroll(step)
  }
}
