import CollectionMotion
import UIKit

/// A page of shelves between a title and a footer: each has a header of 30 points, and cards of 100 by 80 with badges, side by side in a
/// row that scrolls across the page.
@MainActor final class ShelvesController: UIViewController, UICollectionViewDataSource {
  lazy var layout = makeLayout()
  lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  /// How many cards there are on each shelf.
  var shelves: [Int]
  private let cardHeight: NSCollectionLayoutDimension
  /// What a card wants to be, where that is estimated.
  var wish: CGFloat?

  init(_ shelves: [Int] = [6, 6], cardHeight: NSCollectionLayoutDimension = .absolute(80)) {
    self.shelves = shelves
    self.cardHeight = cardHeight
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func makeLayout() -> AnimatedCompositionalLayout {
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), elementKind: "title", alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "end", alignment: .bottom),
    ]
    let height = cardHeight
    let layout = AnimatedCompositionalLayout(
      sectionProvider: { _, _ in
        let badge = NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let card = NSCollectionLayoutItem(
          layoutSize: size(.fractionalWidth(1), height), supplementaryItems: [badge])
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size(.absolute(100), height), subitems: [card]))
        section.orthogonalScrollingBehavior = .continuous
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
        ]
        section.decorationItems = [.background(elementKind: "ground")]
        return section
      }, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    return layout
  }

  override func viewDidLoad() {
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(WishfulCell.self, forCellWithReuseIdentifier: "card")
    for kind in ["title", "end", "header", "badge"] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shelves[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? WishfulCell)?.height = wish
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  // MARK: Changes

  func insertShelf(_ section: Int, of count: Int = 6) {
    shelves.insert(count, at: section)
    collectionView.insertSections(IndexSet(integer: section))
  }

  func deleteShelf(_ section: Int) {
    shelves.remove(at: section)
    collectionView.deleteSections(IndexSet(integer: section))
  }

  func insertCard(_ indexPath: IndexPath) {
    shelves[indexPath.section] += 1
    collectionView.insertItems(at: [indexPath])
  }

  func deleteCard(_ indexPath: IndexPath) {
    shelves[indexPath.section] -= 1
    collectionView.deleteItems(at: [indexPath])
  }
}
