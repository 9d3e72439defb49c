import Stage
import UIKit

/// A collection view on a phone, with sections of cells and headers.
@MainActor final class ArticleScreen: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let collectionView: UICollectionView
  let stage: Stage

  init(_ counts: [Int], layout: UICollectionViewLayout) {
    self.counts = counts
    let controller = UIViewController()
    stage = Stage(size: CGSize(width: 400, height: 800), rootViewController: controller)
    collectionView = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    collectionView.contentInsetAdjustmentBehavior = .never
    super.init()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    controller.view.addSubview(collectionView)
    stage.advance(by: 0.1)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  /// Invalidates the layout in an animation block, as the controller of the first article does.
  func animateInvalidation(of layout: UICollectionViewLayout) {
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: {
        layout.invalidateLayout()
        self.collectionView.layoutIfNeeded()
      })
  }

  /// The frame at which a view is presented now, in content coordinates.
  func presentedFrame(of view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

  /// The opacity at which a view is presented now.
  func presentedOpacity(of view: UIView) -> Float { (view.layer.presentation() ?? view.layer).opacity }
}
