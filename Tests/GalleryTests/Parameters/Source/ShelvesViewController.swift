import CollectionMotion
import UIKit

/// A grid, and shelves of cards. Tapping a tile adds a shelf or removes the last one; tapping a card opens it.
final class ShelvesViewController: UICollectionViewController {
  private let layout: AnimatedCompositionalLayout
  private var shelves = 2
  private let card = UIControl()
  private var home = CGRect.zero

  init() {
    layout = AnimatedCompositionalLayout { section, environment in
      section == 0 ? Self.grid(environment) : Self.row()
    }
    layout.transitions.insertSection = .shift(x: 0, y: 80).combined(with: .fade)
    layout.transitions.deleteSection = .shift(x: 0, y: 80).combined(with: .fade)
    layout.transitions.stagger = 0.06
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a row of large cards. Those beside the middle shrink and move towards it.
  private static func row() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(240))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 14
    section.boundarySupplementaryItems = [header()]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      for item in items where item.representedElementCategory == .cell {
        let distance = (item.center.x - middle) / item.bounds.width
        let scale = 1 - 0.06 * min(1, abs(distance))
        item.transform = CGAffineTransform(translationX: -40 * distance, y: 0).scaledBy(x: scale, y: scale)
      }
    }
    return section
  }

  /// A grid with as many tiles side by side as fit.
  private static func grid(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = max(2, (environment.container.contentSize.width / 150).rounded(.down))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / columns), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(160))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    return header
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    card.backgroundColor = .systemTeal
    let turn = UIAction { [unowned self] _ in moveCard(to: card.frame == home ? view.bounds : home) }
    card.addAction(turn, for: .touchUpInside)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { shelves + 1 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    header.backgroundColor = .systemBackground
    return header
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if indexPath.section > 0 { return open(indexPath) }
    UIView.animate(withDuration: 0.5) {
      if indexPath.item % 2 == 0 {
        self.shelves += 1
        collectionView.insertSections([1])
      } else if self.shelves > 0 {
        self.shelves -= 1
        collectionView.deleteSections([self.shelves + 1])
      }
    }
  }

  private func open(_ indexPath: IndexPath) {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return }
    home = cell.convert(cell.bounds, to: view)
    card.frame = home
    view.addSubview(card)
    moveCard(to: view.bounds)
  }

  /// Moves the card from its presented frame, even in the middle of an animation.
  private func moveCard(to frame: CGRect) {
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: { self.card.frame = frame },
      completion: { _ in if self.card.frame == self.home { self.card.removeFromSuperview() } })
  }
}
