import CollectionMotion
import UIKit

/// A row of covers, a pile of cards, and a wheel: the same cells with different scroll transitions.
final class CoversViewController: UIViewController {
  private let covers = CoversViewController.flow(
    .coverFlow(), size: CGSize(width: 90, height: 90), direction: .horizontal,
    inset: UIEdgeInsets(top: 8, left: 115, bottom: 8, right: 115))
  private let cards = CoversViewController.flow(
    .stack(depth: 2, peek: 8), size: CGSize(width: 134, height: 70),
    inset: UIEdgeInsets(top: 0, left: 8, bottom: 8, right: 8))
  private let wheel = CoversViewController.flow(
    .wheel(), size: CGSize(width: 134, height: 36), inset: UIEdgeInsets(top: 72, left: 8, bottom: 72, right: 8))

  private static func flow(
    _ transition: ScrollTransition, size: CGSize, direction: UICollectionView.ScrollDirection = .vertical,
    inset: UIEdgeInsets
  ) -> SwatchesViewController {
    let layout = AnimatedFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = size
    layout.minimumLineSpacing = 8
    layout.sectionInset = inset
    layout.scrollTransition = transition
    return SwatchesViewController([Array(0..<12)], layout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    cards.collectionView.contentInset.top = 24
    cards.collectionView.contentOffset.y = -24
    for child in [covers, cards, wheel] { addChild(child) }
    let columns = UIStackView(arrangedSubviews: [cards.view, wheel.view])
    columns.distribution = .fillEqually
    let rows = UIStackView(arrangedSubviews: [covers.view, columns])
    rows.axis = .vertical
    rows.frame = view.bounds
    rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    covers.view.heightAnchor.constraint(equalToConstant: 106).isActive = true
    view.addSubview(rows)
    for child in [covers, cards, wheel] { child.didMove(toParent: self) }
  }
}
