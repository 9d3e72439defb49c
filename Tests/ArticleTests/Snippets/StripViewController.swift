import CollectionMotion
import UIKit

/// A strip in which the selected item is twice as wide.
final class StripViewController: SwatchesViewController {
  private let layout = SelectionStripLayout()

  init() {
    layout.itemSize = CGSize(width: 36, height: 96)
    layout.spacing = 8
    layout.selectedItem = 1
    super.init([Array(0..<5)], layout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    layout.selectedItem = indexPath.item
    UIView.animate(withDuration: 0.4) { collectionView.reloadSections([0]) }
  }

  func insertAtSelection() {
    guard let item = layout.selectedItem else { return }
    swatches[0].insert(7, at: item)
    UIView.animate(withDuration: 0.4) { self.collectionView.insertItems(at: [[0, item]]) }
  }

  func moveSelectionToEnd() {
    guard let item = layout.selectedItem else { return }
    let last = swatches[0].count - 1
    swatches[0].append(swatches[0].remove(at: item))
    layout.selectedItem = last
    UIView.animate(withDuration: 0.6) { self.collectionView.moveItem(at: [0, item], to: [0, last]) }
  }
}
