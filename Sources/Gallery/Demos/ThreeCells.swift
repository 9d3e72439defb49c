import CollectionMotion
import UIKit

extension Demo {
  /// A demo outside the index: every kind of change of the smallest list, for `gallery trace`.
  public static let threeCells = Demo(
    id: "three-cells",
    title: "Three Cells",
    summary: "One change at a time, to trace the calls between a collection view and its layout.",
    explanation: """
      Three cells in a row, and a button for each kind of change. In a batch update, the collection view prepares the \
      layout, passes it the updates, requests the final attributes of cells that disappear or move and the initial \
      attributes of cells that appear or move, and calls finalizeCollectionViewUpdates() inside the animation.
      """,
    script: """
      [
        {"press": "Delete"}, {"wait": 0.5},
        {"press": "Insert"}, {"wait": 0.5},
        {"press": "Insert"}, {"wait": 0.5},
        {"press": "Delete"}, {"wait": 0.5},
        {"press": "Move"}, {"wait": 0.5},
        {"press": "Reload"}, {"wait": 0.5}
      ]
      """,
    makeViewController: { ThreeCellsViewController() })
}

/// Three cells side by side. The changes apply to the second one, except that a move takes the first to the third
/// place.
public final class ThreeCellsViewController: UIViewController, UICollectionViewDataSource {
  private let layout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private var swatches = [0, 1, 2]
  private var nextSwatch = 3
  private lazy var buttons = [
    UIButton.titled("Insert", weakly(self) { $0.insert() }),
    UIButton.titled("Delete", weakly(self) { $0.delete() }),
    UIButton.titled("Move", weakly(self) { $0.move() }),
    UIButton.titled("Reload", weakly(self) { $0.reload() }),
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Three Cells"
    view.backgroundColor = .systemBackground
    layout.itemSize = CGSize(width: 80, height: 100)
    layout.scrollDirection = .horizontal
    collectionView.register(SwatchTileCell.self, forCellWithReuseIdentifier: "tile")
    collectionView.dataSource = self
    view.addSubview(collectionView)
    for button in buttons { view.addSubview(button) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = CGRect(x: 0, y: 40, width: view.bounds.width, height: 100)
    let width = view.bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 160, width: width, height: 44)
    }
  }

  // MARK: Changes

  private func insert() {
    let place = min(1, swatches.count)
    swatches.insert(nextSwatch, at: place)
    nextSwatch += 1
    collectionView.insertItems(at: [IndexPath(item: place, section: 0)])
  }

  private func delete() {
    guard swatches.count > 1 else { return }
    swatches.remove(at: 1)
    collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
  }

  private func move() {
    guard swatches.count > 2 else { return }
    swatches.insert(swatches.removeFirst(), at: 2)
    collectionView.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
  }

  private func reload() { collectionView.reloadSections(IndexSet(integer: 0)) }

  // MARK: Data

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    swatches.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? SwatchTileCell)?.show(swatch: swatches[indexPath.item])
    return cell
  }
}
