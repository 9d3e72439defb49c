import UIKit

/// A feed with cards as high as their texts. Add inserts one at the top, a long text of it leads on, a tap deletes.
public final class FeedViewController: UIViewController, PostStoreDelegate, UICollectionViewDelegate {
  private let store = PostStore()
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!
  private let status = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    store.delegate = self
    view.addSubview(collectionView)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.store.add()
        self.collectionView.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: true)
      })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Authors",
      primaryAction: UIAction { [weak self] _ in
        if let self {
          self.showAuthors()
        }
      })
    makeDataSource()
    apply(animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] _, environment in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(self.estimatedHeight))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }

  private var estimatedHeight: CGFloat { 100 }

  private func makeDataSource() {
    let cell = UICollectionView.CellRegistration<PostCell, Int> { [weak self] cell, _, id in
      guard let store = self?.store, let post = store.posts.first(where: { $0.id == id }) else { return }
      cell.show(post)
      cell.onLike = { [weak store] in store?.like(id) }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
    }
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.posts.map(\.id))
    snapshot.reconfigureItems(Array(Set(snapshot.itemIdentifiers).intersection(dataSource.snapshot().itemIdentifiers)))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func showAuthors() {
    let names = Set(store.authors).sorted().joined(separator: ", ")
    let alert = UIAlertController(title: "Authors", message: names, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  // MARK: PostStoreDelegate

  func postStoreDidChange(_ store: PostStore) { apply(animated: true) }

  // MARK: UICollectionViewDelegate

  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    store.delete(id)
  }
}
