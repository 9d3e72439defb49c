import UIKit

/// A cell with a collection view of its own, which scrolls the other way.
@MainActor final class NestedCell: UICollectionViewCell, FuzzScreenCell, UICollectionViewDataSource {
  private(set) var shownText = ""
  private(set) var count = 0
  let inner: UICollectionView

  override init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 60, height: 40)
    inner = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    ScreenAccount.current.met(self)
    inner.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    inner.dataSource = self
    inner.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inner)
    let height = inner.heightAnchor.constraint(equalToConstant: 60)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      inner.topAnchor.constraint(equalTo: contentView.topAnchor),
      inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func fill(_ text: String, count: Int) {
    shownText = text
    self.count = count
    inner.reloadData()
  }

  /// An item comes or goes.
  func changeCount(by number: Int) {
    let number = count + number < 0 ? 1 : number
    inner.performBatchUpdates { [self] in
      count += number
      let path = [IndexPath(item: 0, section: 0)]
      if number > 0 { inner.insertItems(at: path) } else { inner.deleteItems(at: path) }
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SizedCell)?.fill("\(indexPath.item)", (nil, nil))
    return cell
  }
}
