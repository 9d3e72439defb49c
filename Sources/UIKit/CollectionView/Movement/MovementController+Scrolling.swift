import QuartzCore

// Scrolling during interactive movement by a gesture: holding the item beyond an edge of the visible area scrolls the
// content. A movement without a gesture does not scroll.

extension MovementController {
  /// Scrolls the content while the item is at an edge; called when the item has moved.
  func scroll() {
    guard let movement = current, !movement.isGap, UIGestureRecognizer.handlersRunning > 0 else { return }
    if movement.scrolling == nil {
      let collectionView = collectionView!
      movement.scrolling = EdgeScrolling(
        in: collectionView, area: { [unowned(unsafe) collectionView] in collectionView.movement.areaOfMovingItem },
        didScroll: { [unowned(unsafe) collectionView] step in
          guard let movement = collectionView.movement.current else { return }
          collectionView.updateInteractiveMovementTargetPosition(
            CGPoint(x: movement.position.x + step.dx, y: movement.position.y + step.dy))
        })
    }
    movement.scrolling?.begin()
  }

  /// The area of the item that follows the finger, in content coordinates.
  private var areaOfMovingItem: CGRect? {
    guard let movement = current, let size = collectionView.visible[movement.key]?.attributes.size else { return nil }
    return CGRect(
      x: movement.position.x - size.width / 2, y: movement.position.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
