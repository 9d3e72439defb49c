import Stage
import UIKit

/// A collection view on a screen of 100 by 400 points, and what its data source and delegate say.
@MainActor final class List: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// Collection views do not keep their data sources.
  private static var kept: [List] = []

  let stage: Stage
  let view: UICollectionView
  var counts = [3, 3]
  var sections: Int?
  var makeCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  var size = CGSize(width: 50, height: 50)
  var headerSize = CGSize.zero
  var footerSize = CGSize.zero
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var moveTarget: IndexPath?

  @discardableResult init(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), asksDelegate: Bool = false,
    _ change: (List) -> Void = { _ in }
  ) {
    let controller = UIViewController()
    stage = Stage(size: CGSize(width: 100, height: 400), rootViewController: controller)
    view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    super.init()
    stage.updateFailurePolicy = .trap
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "view")
    change(self)
    List.kept.append(self)
    view.dataSource = self
    if asksDelegate { view.delegate = self }
    controller.view.addSubview(view)
    stage.advance(by: 0.1)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections ?? counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    makeCell?(collectionView, indexPath)
      ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {}

  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { moveTarget ?? proposed }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { inset }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { lineSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { itemSpacing }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { headerSize }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { footerSize }
}

/// Three elements, the last of which is what a mistake makes of it.
@MainActor final class WrongLayout: UICollectionViewLayout {
  let last: () -> UICollectionViewLayoutAttributes
  var contentSize = CGSize(width: 100, height: 300)
  var initial: UICollectionViewLayoutAttributes?
  var moveTarget: IndexPath?

  init(last: @escaping () -> UICollectionViewLayoutAttributes = { cell([0, 2]) }) {
    self.last = last
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    [cell([0, 0]), cell([0, 1]), last()]
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { cell(path) }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    initial ?? super.initialLayoutAttributesForAppearingItem(at: path)
  }

  override func targetIndexPath(
    forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { moveTarget ?? previous }
}

/// The attributes of a cell, changed.
@MainActor func cell(
  _ path: IndexPath, _ change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
) -> UICollectionViewLayoutAttributes {
  let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
  attributes.frame = CGRect(x: 0, y: 50 * CGFloat(path.count > 1 ? path.item : 0), width: 100, height: 50)
  change(attributes)
  return attributes
}
