// The cell's part of swipe actions.

import Runtime

extension UICollectionViewCell {
  /// All swipe actions of the row.
  var swipeActions: [UIContextualAction] {
    guard let swipes = containingCollectionView?.lists.swipes else { return [] }
    return (swipes.actions(self, trailing: true)?.actions ?? [])
      + (swipes.actions(self, trailing: false)?.actions ?? [])
  }

  func customAction(for action: UIContextualAction) -> UIAccessibilityCustomAction {
    let cell = Weak(self)
    return UIAccessibilityCustomAction(name: action.title ?? "") { _ in
      guard let cell = cell.value else { return false }
      action.handler(action, cell) { _ in }
      return true
    }
  }

  func beginSwipe(_ swipe: SwipeView) {
    self.swipe?.removeFromSuperview()
    self.swipe = swipe
    clipsToBounds = true
    UIView.performWithoutAnimation {
      addSubview(swipe)
      swipe.layOut(in: self)
    }
    stateDidChange()
  }

  func endSwipe() {
    guard let swipe else { return }
    let list = containingCollectionView
    self.swipe = nil
    UIView.performWithoutAnimation {
      swipe.removeFromSuperview()
      bounds.origin.x = 0
    }
    clipsToBounds = decoration?.isOnCard ?? false
    list?.lists.swipes?.forget(self)
    stateDidChange()
  }
}

extension UICollectionViewListCell {
  /// Reveals the trailing actions, as a delete accessory without a handler does.
  func revealTrailingActions() { containingCollectionView?.lists.swipes?.reveal(self) }
}
