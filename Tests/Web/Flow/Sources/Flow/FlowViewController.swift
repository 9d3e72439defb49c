import UIKit

/// Tiles in a flow layout: a tap on one inserts another after it.
public final class FlowViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private var numbers = Array(0..<60)
  private let layout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  public override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 72, height: 72)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    collectionView.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  // MARK: Items

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }

  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.show(numbers[indexPath.item])
    return cell
  }

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let next = indexPath.item + 1
    numbers.insert(numbers.count, at: next)
    collectionView.insertItems(at: [IndexPath(item: next, section: 0)])
  }
}
