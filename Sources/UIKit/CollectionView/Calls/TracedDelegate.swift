/// A delegate whose calls are recorded.
@MainActor struct TracedDelegate {
  let delegate: any UICollectionViewDelegate

  // MARK: Touches and selection

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    view.tell(.delegate, "collectionView(_:shouldHighlightItemAt:)", [.path(path)], answer: CallValue.flag) {
      delegate.collectionView(view, shouldHighlightItemAt: path)
    }
  }

  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    view.tell(.delegate, "collectionView(_:didHighlightItemAt:)", [.path(path)]) {
      delegate.collectionView(view, didHighlightItemAt: path)
    }
  }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    view.tell(.delegate, "collectionView(_:didUnhighlightItemAt:)", [.path(path)]) {
      delegate.collectionView(view, didUnhighlightItemAt: path)
    }
  }

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    view.tell(.delegate, "collectionView(_:shouldSelectItemAt:)", [.path(path)], answer: CallValue.flag) {
      delegate.collectionView(view, shouldSelectItemAt: path)
    }
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    view.tell(.delegate, "collectionView(_:didSelectItemAt:)", [.path(path)]) {
      delegate.collectionView(view, didSelectItemAt: path)
    }
  }

  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    view.tell(.delegate, "collectionView(_:shouldDeselectItemAt:)", [.path(path)], answer: CallValue.flag) {
      delegate.collectionView(view, shouldDeselectItemAt: path)
    }
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    view.tell(.delegate, "collectionView(_:didDeselectItemAt:)", [.path(path)]) {
      delegate.collectionView(view, didDeselectItemAt: path)
    }
  }

  func collectionView(_ view: UICollectionView, canPerformPrimaryActionForItemAt path: IndexPath) -> Bool {
    view.tell(.delegate, "collectionView(_:canPerformPrimaryActionForItemAt:)", [.path(path)], answer: CallValue.flag) {
      delegate.collectionView(view, canPerformPrimaryActionForItemAt: path)
    }
  }

  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    view.tell(.delegate, "collectionView(_:performPrimaryActionForItemAt:)", [.path(path)]) {
      delegate.collectionView(view, performPrimaryActionForItemAt: path)
    }
  }

  // MARK: Display

  func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
    view.tell(.delegate, "collectionView(_:willDisplay:forItemAt:)", [.view(cell), .path(path)]) {
      delegate.collectionView(view, willDisplay: cell, forItemAt: path)
    }
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    view.tell(.delegate, "collectionView(_:didEndDisplaying:forItemAt:)", [.view(cell), .path(path)]) {
      delegate.collectionView(view, didEndDisplaying: cell, forItemAt: path)
    }
  }

  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView supplementary: UICollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) {
    view.tell(
      .delegate, "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      [.view(supplementary), .text(kind), .path(path)]
    ) {
      delegate.collectionView(view, willDisplaySupplementaryView: supplementary, forElementKind: kind, at: path)
    }
  }

  func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView supplementary: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) {
    view.tell(
      .delegate, "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      [.view(supplementary), .text(kind), .path(path)]
    ) {
      delegate.collectionView(view, didEndDisplayingSupplementaryView: supplementary, forElementOfKind: kind, at: path)
    }
  }

  // MARK: Targets

  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    view.tell(
      .delegate,
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      [.path(original), .path(current), .path(proposed)], answer: CallValue.path
    ) {
      delegate.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current,
        toProposedIndexPath: proposed)
    }
  }

  func collectionView(
    _ view: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint {
    let offset = view.tell(
      .delegate, "collectionView(_:targetContentOffsetForProposedContentOffset:)", [.point(proposed)],
      answer: CallValue.point
    ) {
      delegate.collectionView(view, targetContentOffsetForProposedContentOffset: proposed)
    }
    return checkedTarget(
      offset, proposed: proposed,
      "The delegate's collectionView(_:targetContentOffsetForProposedContentOffset:)")
  }
}

extension UICollectionView {
  final var tracedDelegate: TracedDelegate? { delegate.map { TracedDelegate(delegate: $0) } }
}
