import CollectionMotion
import UIKit

/// A grid whose items fly off under a tap.
final class ColourGridViewController: UICollectionViewController {
  private let layout = AnimatedFlowLayout()
  private var count = 5

  init() { super.init(collectionViewLayout: layout) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.transitions.insertItem = .scale(0.1)
    layout.transitions.deleteItem = .fall(rotation: 0.2 * .pi).combined(with: .fade)
    layout.transitions.insertSection = .slide(from: .left)
    layout.transitions.deleteSection = .fall(rotation: 0.2 * .pi).combined(with: .fade)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.itemSize = CGSize(width: 80, height: 80)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    count -= 1
    UIView.animate(withDuration: 0.3) {
      collectionView.deleteItems(at: [indexPath])
    }
  }
}
