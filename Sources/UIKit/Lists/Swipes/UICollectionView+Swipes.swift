// The collection view's and the cell's part of swipe actions.

import Runtime

extension UICollectionView {
  /// Called before a row of a list is displayed. If its rows can be swiped, gestures are recognised from now on.
  func takePart(in list: ListElement) {
    let configuration = list.configuration
    guard
      configuration.leadingSwipeActionsConfigurationProvider != nil
        || configuration.trailingSwipeActionsConfigurationProvider != nil
    else { return }
    if swipes == nil { swipes = SwipeController(self) }
  }

  /// Returns whether a touch has closed a row and has no other effect.
  func isForSwipe(_ touch: UITouch) -> Bool { swipes?.isForSwipe(touch) ?? false }
}

extension UICollectionViewCell {
  /// All swipe actions of the row.
  var swipeActions: [UIContextualAction] {
    guard let swipes = containingCollectionView?.swipes else { return [] }
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
    list?.swipes?.forget(self)
    stateDidChange()
  }
}

extension UICollectionViewListCell {
  /// Reveals the trailing actions, as a delete accessory without a handler does.
  func revealTrailingActions() { containingCollectionView?.swipes?.reveal(self) }
}
