// The cell's part of lists.

extension UICollectionViewCell {
  /// Shows or hides the shadow of a row that follows a finger.
  func liftRow(_ isLifted: Bool) {
    UIView.animate(withDuration: 0.2) { [self] in
      ownLayer.shadowRadius = 10
      ownLayer.shadowOffset = CGSize(width: 0, height: 3)
      ownLayer.shadowOpacity = isLifted ? 0.2 : 0
    }
  }

  /// Called when the cell has become an element of a list, or no longer is one.
  func take(_ list: ListElement?, at path: IndexPath) {
    if isHeaderOfList != list?.isHeader ?? false { ownLayer.noteChange(.semantics) }
    guard let list else {
      decoration?.remove()
      decoration = nil
      ownLayer.cornerRadius = 0
      clipsToBounds = false
      return
    }
    if let decoration {
      if decoration.element != list || decoration.path != path { decoration.update(list, path: path, in: self) }
      return
    }
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: ListMetrics.margin, bottom: 8, trailing: ListMetrics.margin)
    decoration = ListCellDecoration(list, path: path, in: self)
  }
}
