/// The delegate as a flow layout asks it: the same questions, told to the recorder.
@MainActor struct TracedFlowDelegate {
  let delegate: any UICollectionViewDelegateFlowLayout

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    view.callRecorder?.called(.delegate, "collectionView(_:layout:sizeForItemAt:)", [.path(path)], for: view)
    let size = delegate.collectionView(view, layout: layout, sizeForItemAt: path)
    view.callRecorder?.returned(.size(size))
    return size
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    view.callRecorder?.called(.delegate, "collectionView(_:layout:insetForSectionAt:)", [.index(section)], for: view)
    let insets = delegate.collectionView(view, layout: layout, insetForSectionAt: section)
    view.callRecorder?.returned(.insets(insets))
    return insets
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    view.callRecorder?.called(
      .delegate, "collectionView(_:layout:minimumLineSpacingForSectionAt:)", [.index(section)], for: view)
    let spacing = delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    view.callRecorder?.returned(.number(spacing))
    return spacing
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    view.callRecorder?.called(
      .delegate, "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", [.index(section)], for: view)
    let spacing = delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    view.callRecorder?.returned(.number(spacing))
    return spacing
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    view.callRecorder?.called(
      .delegate, "collectionView(_:layout:referenceSizeForHeaderInSection:)", [.index(section)], for: view)
    let size = delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    view.callRecorder?.returned(.size(size))
    return size
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    view.callRecorder?.called(
      .delegate, "collectionView(_:layout:referenceSizeForFooterInSection:)", [.index(section)], for: view)
    let size = delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    view.callRecorder?.returned(.size(size))
    return size
  }
}

extension UICollectionView {
  final var tracedFlowDelegate: TracedFlowDelegate? {
    delegate?.asFlowLayoutDelegate.map { TracedFlowDelegate(delegate: $0) }
  }
}
