import UIKit

/// A collection view that fills the screen, with plain or self-sizing cells.
@MainActor final class ColumnController: UIViewController, UICollectionViewDataSource {
  /// The number of items of each section.
  var counts: [Int]
  /// The height that cells prefer; nil for that of the layout.
  var wish: CGFloat?
  /// The reuse identifier of headers.
  var headerKind = ""
  let collectionView: UICollectionView

  init(_ counts: [Int], layout: UICollectionViewLayout, isRightToLeft: Bool = false) {
    self.counts = counts
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    if isRightToLeft { collectionView.semanticContentAttribute = .forceRightToLeft }
    collectionView.contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(WishfulCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? WishfulCell)?.height = wish
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: headerKind, for: indexPath)
  }
}
