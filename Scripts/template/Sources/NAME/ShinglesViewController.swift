import UIKit

/// Removes a card when it is tapped, and adds one when the bar button is.
public final class ShinglesViewController: UICollectionViewController {
  private var names = ["Moor", "Fell", "Dale", "Tarn", "Beck", "Gill"]
  private var source: UICollectionViewDiffableDataSource<Int, String>?
  private var additions = 0

  public init() { super.init(collectionViewLayout: ShingleLayout()) }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shingles"
    collectionView.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.add() })
    let card = UICollectionView.CellRegistration<CardCell, String> { cell, _, name in cell.show(name) }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, name in
      view.dequeueConfiguredReusableCell(using: card, for: indexPath, item: name)
    }
    show(animated: false)
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    names.remove(at: indexPath.item)
    show(animated: true)
  }

  /// Inserts a new card after the first one.
  public func add() {
    additions += 1
    names.insert("Pike \(additions)", at: min(1, names.count))
    show(animated: true)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source?.apply(snapshot, animatingDifferences: animated)
  }
}
