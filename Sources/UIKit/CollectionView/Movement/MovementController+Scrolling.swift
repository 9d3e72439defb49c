import QuartzCore

// Scrolling during interactive movement by a gesture: holding the item beyond an edge of the visible area scrolls the
// content, faster with the distance. A movement without a gesture does not scroll.

extension MovementController {
  /// The velocity, in points per second, for an item that is beyond the edge by half of its length or more.
  private static let fastestMovementScrolling: CGFloat = 900

  /// The velocity of the content under the item, in points per second.
  private var movementScrollingVelocity: CGVector {
    guard let movement = current, let element = collectionView.visible[movement.key] else { return .zero }
    let visible = collectionView.bounds.area(inside: collectionView.adjustedContentInset)
    let size = element.attributes.size
    func velocity(_ position: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      let before = start - (position - length / 2)
      let after = position + length / 2 - end
      let reach = max(length / 2, 1)
      if before > 0, after <= 0 { return -min(before / reach, 1) * Self.fastestMovementScrolling }
      if after > 0, before <= 0 { return min(after / reach, 1) * Self.fastestMovementScrolling }
      return 0
    }
    let range = collectionView.offsetRange
    return CGVector(
      dx: range.x.upperBound > range.x.lowerBound
        ? velocity(movement.position.x, size.width, visible.minX, visible.maxX) : 0,
      dy: range.y.upperBound > range.y.lowerBound
        ? velocity(movement.position.y, size.height, visible.minY, visible.maxY) : 0)
  }

  /// Scrolls the content while the item is at an edge; called when the item has moved.
  func scroll() {
    guard let movement = current, movement.link == nil, UIGestureRecognizer.handlersRunning > 0,
      movementScrollingVelocity != .zero
    else { return }
    movement.link = CADisplayLink(for: collectionView) { $0.movement.scroll(in: $1) }
    movement.link?.start()
  }

  private func scroll(in link: CADisplayLink) {
    guard let movement = current, movement.link === link else { return link.invalidate() }
    let velocity = movementScrollingVelocity
    let offset = collectionView.clamped(
      CGPoint(
        x: collectionView.contentOffset.x + velocity.dx * link.duration,
        y: collectionView.contentOffset.y + velocity.dy * link.duration))
    let step = CGVector(dx: offset.x - collectionView.contentOffset.x, dy: offset.y - collectionView.contentOffset.y)
    guard step != .zero else { return movement.stopScrolling() }
    collectionView.moveContent(to: offset)
    collectionView.updateInteractiveMovementTargetPosition(
      CGPoint(x: movement.position.x + step.dx, y: movement.position.y + step.dy))
  }
}
