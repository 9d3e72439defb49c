import CollectionMotion
import UIKit

/// Two collection views. Swatches fly from the upper one into the lower one.
final class BasketViewController: UIViewController {
  private let shop = SwatchesViewController([Array(0..<8)], layout: BasketViewController.row(side: 64))
  private let basket = SwatchesViewController([[]], layout: BasketViewController.row(side: 40))
  private lazy var animator = MatchedElementAnimator(in: view)

  private static func row(side: CGFloat) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (controller, frame) in [
      (shop, CGRect(x: 0, y: 0, width: 320, height: 160)), (basket, CGRect(x: 0, y: 170, width: 320, height: 60)),
    ] {
      addChild(controller)
      controller.view.frame = frame
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
    }
    animator.elements = { [unowned self] in elements(of: shop) + elements(of: basket) }
  }

  /// The visible cells of a controller, identified by their numbers.
  private func elements(of controller: SwatchesViewController) -> [MatchedElement] {
    controller.collectionView.indexPathsForVisibleItems.compactMap { indexPath in
      guard controller.swatches[0].indices.contains(indexPath.item) else { return nil }
      let number = controller.swatches[0][indexPath.item]
      return controller.collectionView.cellForItem(at: indexPath).map { MatchedElement("\(number)", view: $0) }
    }
  }

  func buy(_ item: Int) {
    animator.animate {
      self.basket.swatches[0].append(self.shop.swatches[0].remove(at: item))
      UIView.performWithoutAnimation {
        self.shop.collectionView.reloadData()
        self.basket.collectionView.reloadData()
      }
    }
  }
}
