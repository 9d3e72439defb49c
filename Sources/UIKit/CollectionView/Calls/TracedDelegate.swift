/// The delegate as the collection view calls it: the same methods, told to the recorder.
@MainActor struct TracedDelegate {
  let delegate: any UICollectionViewDelegate

  // MARK: Touches and selection

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    view.callRecorder?.called(.delegate, "collectionView(_:shouldHighlightItemAt:)", [.path(path)], for: view)
    let answer = delegate.collectionView(view, shouldHighlightItemAt: path)
    view.callRecorder?.returned(.flag(answer))
    return answer
  }

  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    view.callRecorder?.called(.delegate, "collectionView(_:didHighlightItemAt:)", [.path(path)], for: view)
    delegate.collectionView(view, didHighlightItemAt: path)
    view.callRecorder?.returned()
  }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    view.callRecorder?.called(.delegate, "collectionView(_:didUnhighlightItemAt:)", [.path(path)], for: view)
    delegate.collectionView(view, didUnhighlightItemAt: path)
    view.callRecorder?.returned()
  }

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    view.callRecorder?.called(.delegate, "collectionView(_:shouldSelectItemAt:)", [.path(path)], for: view)
    let answer = delegate.collectionView(view, shouldSelectItemAt: path)
    view.callRecorder?.returned(.flag(answer))
    return answer
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    view.callRecorder?.called(.delegate, "collectionView(_:didSelectItemAt:)", [.path(path)], for: view)
    delegate.collectionView(view, didSelectItemAt: path)
    view.callRecorder?.returned()
  }

  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    view.callRecorder?.called(.delegate, "collectionView(_:shouldDeselectItemAt:)", [.path(path)], for: view)
    let answer = delegate.collectionView(view, shouldDeselectItemAt: path)
    view.callRecorder?.returned(.flag(answer))
    return answer
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    view.callRecorder?.called(.delegate, "collectionView(_:didDeselectItemAt:)", [.path(path)], for: view)
    delegate.collectionView(view, didDeselectItemAt: path)
    view.callRecorder?.returned()
  }

  func collectionView(_ view: UICollectionView, canPerformPrimaryActionForItemAt path: IndexPath) -> Bool {
    view.callRecorder?.called(
      .delegate, "collectionView(_:canPerformPrimaryActionForItemAt:)", [.path(path)], for: view)
    let answer = delegate.collectionView(view, canPerformPrimaryActionForItemAt: path)
    view.callRecorder?.returned(.flag(answer))
    return answer
  }

  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    view.callRecorder?.called(.delegate, "collectionView(_:performPrimaryActionForItemAt:)", [.path(path)], for: view)
    delegate.collectionView(view, performPrimaryActionForItemAt: path)
    view.callRecorder?.returned()
  }

  // MARK: Display

  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
    view.callRecorder?.called(
      .delegate, "collectionView(_:willDisplay:forItemAt:)", [.view(cell), .path(path)], for: view)
    delegate.collectionView(view, willDisplay: cell, forItemAt: path)
    view.callRecorder?.returned()
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    view.callRecorder?.called(
      .delegate, "collectionView(_:didEndDisplaying:forItemAt:)", [.view(cell), .path(path)], for: view)
    delegate.collectionView(view, didEndDisplaying: cell, forItemAt: path)
    view.callRecorder?.returned()
  }

  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView supplementary: UICollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) {
    view.callRecorder?.called(
      .delegate, "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      [.view(supplementary), .text(kind), .path(path)], for: view)
    delegate.collectionView(view, willDisplaySupplementaryView: supplementary, forElementKind: kind, at: path)
    view.callRecorder?.returned()
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView supplementary: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) {
    view.callRecorder?.called(
      .delegate, "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      [.view(supplementary), .text(kind), .path(path)], for: view)
    delegate.collectionView(view, didEndDisplayingSupplementaryView: supplementary, forElementOfKind: kind, at: path)
    view.callRecorder?.returned()
  }

  // MARK: Where to

  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    view.callRecorder?.called(
      .delegate,
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      [.path(original), .path(current), .path(proposed)], for: view)
    let target = delegate.collectionView(
      view, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current,
      toProposedIndexPath: proposed)
    view.callRecorder?.returned(.path(target))
    return target
  }

  func collectionView(
    _ view: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint {
    view.callRecorder?.called(
      .delegate, "collectionView(_:targetContentOffsetForProposedContentOffset:)", [.point(proposed)], for: view)
    let offset = delegate.collectionView(view, targetContentOffsetForProposedContentOffset: proposed)
    view.callRecorder?.returned(.point(offset))
    return checkedTarget(
      offset, proposed: proposed,
      "The delegate's collectionView(_:targetContentOffsetForProposedContentOffset:)")
  }
}

extension UICollectionView {
  final var tracedDelegate: TracedDelegate? { delegate.map { TracedDelegate(delegate: $0) } }
}
