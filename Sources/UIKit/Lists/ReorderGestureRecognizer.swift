import Runtime

/// A recogniser for a finger on a handle, which begins when it touches.
@MainActor final class ReorderGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .began } else { for touch in touches { ignore(touch, for: event) } }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == touches.count { state = .ended }
  }
}

extension UICollectionViewListCell {
  /// Makes a handle move the cell's item.
  func addReordering(to handle: UIView) {
    guard handle.gestureRecognizers?.isEmpty ?? true else { return }
    let recognizer = ReorderGestureRecognizer()
    recognizer.addHandler(weakly(self) { $0.reorder($1) })
    handle.addGestureRecognizer(recognizer)
  }

  private func reorder(_ recognizer: UIGestureRecognizer) {
    guard let list = containingCollectionView else { return }
    // The handle may be touched anywhere; the cell keeps its distance from the finger.
    let finger = recognizer.location(in: list)
    switch recognizer.state {
    case .began:
      reorderDistance = center.y - finger.y
      guard let path = list.indexPath(for: self), list.beginInteractiveMovementForItem(at: path) else {
        return recognizer.state = .cancelled
      }
    case .changed:
      list.updateInteractiveMovementTargetPosition(CGPoint(x: center.x, y: finger.y + reorderDistance))
    case .ended: list.endInteractiveMovement()
    case .cancelled: list.cancelInteractiveMovement()
    default: break
    }
  }
}
