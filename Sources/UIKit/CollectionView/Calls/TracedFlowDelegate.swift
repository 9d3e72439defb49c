/// A flow layout's delegate whose calls are recorded.
@MainActor struct TracedFlowDelegate {
  let delegate: any UICollectionViewDelegateFlowLayout

  /// Creates the delegate of a collection view; nil if that has none for flow layouts.
  init?(of collectionView: UICollectionView) {
    guard let delegate = collectionView.delegate?.asFlowLayoutDelegate else { return nil }
    self.delegate = delegate
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    view.tell(.delegate, "collectionView(_:layout:sizeForItemAt:)", [.path(path)], answer: CallValue.size) {
      delegate.collectionView(view, layout: layout, sizeForItemAt: path)
    }
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    view.tell(.delegate, "collectionView(_:layout:insetForSectionAt:)", [.index(section)], answer: CallValue.insets) {
      delegate.collectionView(view, layout: layout, insetForSectionAt: section)
    }
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    view.tell(
      .delegate, "collectionView(_:layout:minimumLineSpacingForSectionAt:)", [.index(section)], answer: CallValue.number
    ) {
      delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    view.tell(
      .delegate, "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", [.index(section)],
      answer: CallValue.number
    ) {
      delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    view.tell(
      .delegate, "collectionView(_:layout:referenceSizeForHeaderInSection:)", [.index(section)], answer: CallValue.size
    ) {
      delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    }
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    view.tell(
      .delegate, "collectionView(_:layout:referenceSizeForFooterInSection:)", [.index(section)], answer: CallValue.size
    ) {
      delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
  }
}
