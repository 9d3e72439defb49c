import CollectionMotion
import UIKit

/// A strip in which the selected item is twice as wide.
final class ColourStripViewController: UICollectionViewController {
  private let layout = SelectionStripLayout()

  init() { super.init(collectionViewLayout: layout) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 80, height: 200)
    layout.spacing = 10
    layout.selectedItem = 1
    layout.centersSelection = true
    layout.turnsMovedItems = false
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    8
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    layout.selectedItem = indexPath.item
    UIView.animate(withDuration: 0.3) {
      collectionView.performBatchUpdates(nil, completion: nil)
    }
  }
}
