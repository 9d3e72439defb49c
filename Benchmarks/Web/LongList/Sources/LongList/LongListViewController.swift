import UIKit

/// A list of 100,000 rows of 44 points. The message “insert” inserts 100, each after two others, from the top of the
/// screen on; “scroll” scrolls on by 37 points in each frame, for ten seconds.
final class LongListViewController: UIViewController, UICollectionViewDataSource {
  private static let rowHeight: CGFloat = 44
  private var rows = Array(0..<100_000)
  private let layout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private var scrolledFrames = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: view.bounds.width, height: Self.rowHeight)
    layout.minimumLineSpacing = 0
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
    collectionView.dataSource = self
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  func receive(_ message: String) {
    if message == "insert" { insert() }
    if message == "scroll" { scroll() }
  }

  private func insert() {
    let first = Int(collectionView.contentOffset.y / Self.rowHeight)
    let places = (0..<100).map { first + 1 + 3 * $0 }
    let count = rows.count
    for (index, place) in places.enumerated() { rows.insert(count + index, at: place) }
    UIView.animate(withDuration: 0.4) {
      self.collectionView.insertItems(at: places.map { IndexPath(item: $0, section: 0) })
    }
  }

  private func scroll() {
    scrolledFrames = 0
    let link = CADisplayLink { [weak self] link in
      guard let self, self.scrolledFrames < 600 else { return link.invalidate() }
      self.scrolledFrames += 1
      self.collectionView.contentOffset.y += 37
    }
    link.add(to: .main, forMode: .common)
  }

  // MARK: UICollectionViewDataSource

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.show(rows[indexPath.item])
    return cell
  }
}
