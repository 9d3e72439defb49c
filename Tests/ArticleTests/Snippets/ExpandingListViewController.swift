import CollectionMotion
import UIKit

/// A list whose items expand when they are tapped, below pinned headers.
final class ExpandingListViewController: SwatchesViewController {
  private let layout = ExpandableListLayout()

  init() {
    layout.itemHeight = 44
    layout.expandedHeight = 120
    layout.headerHeight = 24
    layout.pinsSectionHeaders = true
    super.init([Array(0..<6), Array(6..<12)], layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    layout.toggleExpansion(at: indexPath, animation: .spring(duration: 0.5, dampingRatio: 0.7))
  }
}
