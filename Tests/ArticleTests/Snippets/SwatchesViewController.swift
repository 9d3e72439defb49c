import UIKit

/// Shows numbers as colours. The base class of the snippets, each of which has a different layout.
class SwatchesViewController: UICollectionViewController {
  /// The numbers of each section.
  var swatches: [[Int]]

  init(_ swatches: [[Int]], layout: UICollectionViewLayout) {
    self.swatches = swatches
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "swatch")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { swatches.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    swatches[section].count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    cell.backgroundColor = colour(of: swatches[indexPath.section][indexPath.item])
    cell.layer.cornerRadius = 8
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    header.backgroundColor = .darkGray
    return header
  }

  func colour(of number: Int) -> UIColor {
    UIColor(hue: CGFloat(number % 12) / 12, saturation: 0.55, brightness: 0.9, alpha: 1)
  }
}
