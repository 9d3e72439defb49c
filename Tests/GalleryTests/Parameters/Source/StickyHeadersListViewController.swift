import CollectionMotion
import UIKit

/// A list with headers that stick and cells that expand.
final class StickyHeadersListViewController: UICollectionViewController {
  private let layout = ExpandableListLayout()

  init() { super.init(collectionViewLayout: layout) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.headerHeight = 40
    layout.pinsSectionHeaders = true
    let header = UICollectionView.elementKindSectionHeader
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
    layout.itemHeight = 100
    layout.expandedHeight = 300
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 12 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    4
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    header.backgroundColor = .systemGray
    return header
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    layout.toggleExpansion(at: indexPath, animation: .spring(duration: 0.4, dampingRatio: 1))
  }
}
