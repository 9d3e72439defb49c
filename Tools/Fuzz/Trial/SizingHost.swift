import UIKit

/// A delegate that gives flow layouts a size for each item.
@MainActor final class SizingHost: FuzzHost, UICollectionViewDelegateFlowLayout {
  /// The flow layout that asks.
  var sizes: ((Contents.Item) -> CGSize)?

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let item = contents[indexPath], let sizes else {
      complain("a size was asked for at [\(indexPath.section), \(indexPath.item)], where no item is")
      return CGSize(width: 10, height: 10)
    }
    return sizes(item)
  }
}
