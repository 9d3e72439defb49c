import UIKit

// What the delegate is told.

extension FuzzHost {
  // MARK: Display

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    Ledger.current.willDisplay(cell, at: indexPath)
    if (cell as! FuzzCell).text != contents[indexPath]?.text {
      complain("willDisplay came with the wrong cell for [\(indexPath.section), \(indexPath.item)]")
    }
    if let item = contents[indexPath] { prefetching.show(item.id) }
    Interjections.current.reached(.willDisplay)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    Ledger.current.didEndDisplaying(cell, at: indexPath)
    Interjections.current.reached(.didEndDisplaying)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { Ledger.current.willDisplay(view, at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { Ledger.current.didEndDisplaying(view, at: indexPath) }

  // MARK: Insets

  /// A layout of one's own isn't told of insets, which its scroll transition goes by.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    ((scrollView as? UICollectionView)?.collectionViewLayout as? ScrolledLayout)?.invalidateLayout()
  }

  // MARK: Touches

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    guard let item = item(indexPath, in: "shouldHighlight") else { return true }
    touches.shouldHighlight(item.id, item.mayBeTouched)
    return item.mayBeTouched
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    if let item = item(indexPath, in: "didHighlight") { touches.didHighlight(item.id) }
    Interjections.current.reached(.didHighlight)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    if let item = item(indexPath, in: "didUnhighlight") { touches.didUnhighlight(item.id) }
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let item = item(indexPath, in: "shouldSelect") else { return true }
    touches.shouldSelect(item.id, item.mayBeSelected)
    return item.mayBeSelected
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    if let item = item(indexPath, in: "shouldDeselect") { touches.shouldDeselect(item.id, true) }
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = item(indexPath, in: "didSelect") else { return }
    touches.didSelect(item.id)
    selected.insert(item.id)
    Interjections.current.reached(.didSelect)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard let item = item(indexPath, in: "didDeselect") else { return }
    touches.didDeselect(item.id, takesTurns: !isMultiple)
    if selected.remove(item.id) == nil {
      complain("didDeselect came for [\(indexPath.section), \(indexPath.item)] for no reason")
    }
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { Interjections.current.reached(.didScroll) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrolling.willBeginDragging()
    dragOrigin = scrollView.contentOffset
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let isFree = !scrollView.isPagingEnabled
    if !isFree { checkPage(scrollView, velocity, targetContentOffset.pointee) }
    let proposed = Throw(scrollView, velocity: velocity, target: targetContentOffset.pointee, at: time())
    scrolling.willEndDragging(proposed, isFree: isFree)
    if aims { targetContentOffset.pointee = aim(targetContentOffset.pointee, in: scrollView) }
    scrolling.thrown = Throw(scrollView, velocity: velocity, target: targetContentOffset.pointee, at: time())
  }

  /// The nearest multiple of so many points that is in range.
  private func aim(_ target: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    let (insets, size, room) = (scrollView.adjustedContentInset, scrollView.contentSize, scrollView.bounds.size)
    func near(_ offset: CGFloat, _ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ extent: CGFloat) -> CGFloat
    {
      min(max((offset / 60).rounded() * 60, -before), max(-before, content + after - extent))
    }
    return CGPoint(
      x: near(target.x, insets.left, size.width, insets.right, room.width),
      y: near(target.y, insets.top, size.height, insets.bottom, room.height))
  }

  /// Throws end at whole pages, or at an edge. What the program has moved under the finger is not foretold.
  private func checkPage(_ scrollView: UIScrollView, _ velocity: CGPoint, _ target: CGPoint) {
    guard let origin = dragOrigin else { return }
    let (insets, size, room) = (scrollView.adjustedContentInset, scrollView.contentSize, scrollView.bounds.size)
    func isPage(
      _ offset: CGFloat, _ target: CGFloat, _ origin: CGFloat, isFlick: Bool, _ before: CGFloat, _ content: CGFloat,
      _ after: CGFloat, _ extent: CGFloat
    ) -> Bool {
      let (first, last) = (-before, max(-before, content + after - extent))
      guard last > first, extent > 0, target != first, target != last else { return true }
      let page = target / extent
      // Content that is pulled beyond an edge counts from there.
      let from = min(max(offset, first), last)
      guard abs(page - page.rounded()) < 1e-9, abs(target - from) < extent + 1e-9 else { return false }
      // A flick turns one page, from the one where the drag began.
      return !isFlick || abs(page - (origin / extent).rounded()) < 1 + 1e-9
    }
    let offset = scrollView.contentOffset
    guard
      isPage(
        offset.x, target.x, origin.x, isFlick: abs(velocity.x) > 0.1, insets.left, size.width, insets.right, room.width),
      isPage(
        offset.y, target.y, origin.y, isFlick: abs(velocity.y) > 0.1, insets.top, size.height, insets.bottom,
        room.height)
    else { return complain("paged content is to rest at \(target), from \(offset) in \(room)") }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrolling.didEndDragging(willDecelerate: decelerate)
    Interjections.current.reached(.didEndDragging)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { scrolling.willBeginDecelerating() }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrolling.didEndDecelerating()
    Interjections.current.reached(.didEndDecelerating)
  }
}

extension Contents.Item {
  // Some items refuse to be touched, selected or moved.
  fileprivate var mayBeTouched: Bool { id % 17 != 0 }
  fileprivate var mayBeSelected: Bool { id % 13 != 0 }
  var mayBeMoved: Bool { id % 11 != 0 }
}
