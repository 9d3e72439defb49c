// Additions of lists to the collection view and its cells.

import Runtime

extension UICollectionView {
  /// Updates the editing state of cells, in the current animation block or in one of 0.3 s.
  func editingDidChange() {
    swipes?.close()
    let cells = visible.shown.all.compactMap { $0.view as? UICollectionViewCell }
    guard window != nil, UIView.areAnimationsEnabled else {
      for cell in cells { cell.stateDidChange() }
      return
    }
    UIView.animate(withDuration: 0.3) { [self] in
      var areRows = false
      for cell in cells {
        cell.stateDidChange()
        cell.ownLayer.layoutBelowIfNeeded()
        areRows = areRows || cell.decoration != nil
      }
      if areRows { layoutIfNeeded() }  // rows that have become higher need space
    }
  }
}

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
