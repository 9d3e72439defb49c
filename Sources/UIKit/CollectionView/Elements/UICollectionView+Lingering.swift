import QuartzCore
import Runtime

// What a turn of the screen puts off it while it still moves there: it is seen until it has arrived.

extension UICollectionView {
  /// Has an element that the layout has off the screen, but that is presented on it, go on to its place with its
  /// neighbours; it is removed when it has arrived. Should the layout have it on the screen again before that, it gets
  /// another view, which moves along with the neighbours, too.
  /// - Returns: whether it is such an element. Nothing that is not animated is, at the cost of a comparison.
  func linger(_ element: Element) -> Bool {
    guard element.movesWithNeighbours, element.view.ownLayer.isAnimated,
      let animation = animationAround(element), let attributes = layoutAttributes(for: element.key),
      !work.isInterrupted
    else { return false }
    UIView.performWithoutAnimation { show(attributes, in: element) }
    guard isPresented(element) else { return false }
    visible.disappear(element, returningKey: nil, in: animation)
    let collectionView = Weak(self)
    animation.addCompletion { _ in
      if element.disappearance === animation { collectionView.value?.remove(element) }
    }
    return true
  }

  /// A running block that moves an element; where its movement was handed on by its neighbours, one that moves them.
  private func animationAround(_ element: Element) -> ViewAnimation? {
    if let own = ViewAnimation.last(of: element.view.ownLayer) { return own }
    for neighbour in visible.stack where neighbour.movesWithNeighbours {
      if let animation = ViewAnimation.last(of: neighbour.view.ownLayer) { return animation }
    }
    return nil
  }

  private func isPresented(_ element: Element) -> Bool {
    let values = element.view.ownLayer.presentationValues(at: element.view.ownLayer.currentMediaTime)
    let center = values.position.converted(from: element.row, to: nil)
    let size = values.bounds.size
    let frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    return frame.intersects(bounds)
  }
}
