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
}

extension Contents.Item {
  // Some items refuse to be touched, selected or moved.
  fileprivate var mayBeTouched: Bool { id % 17 != 0 }
  fileprivate var mayBeSelected: Bool { id % 13 != 0 }
  var mayBeMoved: Bool { id % 11 != 0 }
}
