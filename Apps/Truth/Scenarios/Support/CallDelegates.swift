import UIKit

// Delegates that record what they are told, one for each subject: UIKit asks a delegate only what it answers.

/// Records what a scroll view tells.
@MainActor final class ScrollCalls: NSObject, UICollectionViewDelegate {
  private let run: ScenarioRun
  /// Whether each change of the offset is recorded.
  var logsScrolling = true
  var onScroll: ((UIScrollView) -> Void)?

  init(_ run: ScenarioRun) {
    self.run = run
    super.init()
    run.keep(self)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if logsScrolling { run.log("didScroll \(scrollView.contentOffset.text)") }
    onScroll?(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { run.event("didEndScrollingAnimation") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { run.event("didEndDecelerating") }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { run.event("didScrollToTop") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    run.log("didChangeAdjustedContentInset \(scrollView.adjustedContentInset.top.text)")
  }
}

/// Records questions about selection.
@MainActor final class SelectionCalls: NSObject, UICollectionViewDelegate {
  private let run: ScenarioRun

  init(_ run: ScenarioRun) {
    self.run = run
    super.init()
    run.keep(self)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    run.log("shouldSelect \(indexPath.text)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    run.log("didSelect \(indexPath.text)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    run.log("didDeselect \(indexPath.text)")
  }
}

/// Chooses content offsets.
@MainActor final class OffsetDelegate: NSObject, UICollectionViewDelegate {
  private let run: ScenarioRun
  private let target: (CGPoint) -> CGPoint

  init(_ run: ScenarioRun, _ target: @escaping (CGPoint) -> CGPoint) {
    (self.run, self.target) = (run, target)
    super.init()
    run.keep(self)
  }

  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    run.log("delegate target \(proposedContentOffset.text)")
    return target(proposedContentOffset)
  }
}

/// Chooses where a moving item would be dropped.
@MainActor final class MovementDelegate: NSObject, UICollectionViewDelegate {
  private let run: ScenarioRun
  private let target: (IndexPath, IndexPath) -> IndexPath

  init(_ run: ScenarioRun, _ target: @escaping (_ original: IndexPath, _ proposed: IndexPath) -> IndexPath) {
    (self.run, self.target) = (run, target)
    super.init()
    run.keep(self)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    run.log("target \(originalIndexPath.text) \(currentIndexPath.text) \(proposedIndexPath.text)")
    return target(originalIndexPath, proposedIndexPath)
  }
}

/// Chooses the sizes of items.
@MainActor final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let run: ScenarioRun
  private let size: (IndexPath) -> CGSize

  init(_ run: ScenarioRun, _ size: @escaping (IndexPath) -> CGSize) {
    (self.run, self.size) = (run, size)
    super.init()
    run.keep(self)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    run.log("size \(indexPath.text)")
    return size(indexPath)
  }
}

/// Records what is prefetched.
@MainActor final class PrefetchCalls: NSObject, UICollectionViewDataSourcePrefetching {
  private let run: ScenarioRun

  init(_ run: ScenarioRun) {
    self.run = run
    super.init()
    run.keep(self)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    run.log("prefetch " + indexPaths.map(\.text).joined(separator: " "))
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    run.log("cancelPrefetching " + indexPaths.map(\.text).joined(separator: " "))
  }
}
