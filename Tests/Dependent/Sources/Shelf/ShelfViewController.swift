import CollectionMotion
import UIKit

/// A tap on a card takes it away, two fingers' tap beside them brings one, and a button sorts them.
public final class ShelfViewController: UICollectionViewController {
  public private(set) var names = ["Moor", "Fell", "Dale"]
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  public init() { super.init(collectionViewLayout: FanLayout()) }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<CardCell, String> { cell, _, name in cell.title.text = name }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, name in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] tap in self?.takeAway(at: tap.location(in: tap.view)) }
    collectionView.addGestureRecognizer(tap)
    let twoFingers = UITapGestureRecognizer { [weak self] _ in self?.add("Tarn") }
    twoFingers.numberOfTouchesRequired = 2
    collectionView.addGestureRecognizer(twoFingers)
    let sort = UIButton(type: .system, primaryAction: UIAction(title: "Sort") { [weak self] _ in self?.sort() })
    sort.frame = CGRect(x: 20, y: 220, width: 100, height: 44)
    view.addSubview(sort)
    apply(animated: false)
  }

  private func takeAway(at point: CGPoint) {
    guard let indexPath = collectionView.indexPathForItem(at: point) else { return }
    names.remove(at: indexPath.item)
    apply(animated: true)
  }

  private func add(_ name: String) {
    names.append(name)
    apply(animated: true)
  }

  private func sort() {
    names.sort()
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source?.apply(snapshot, animatingDifferences: animated)
  }
}
