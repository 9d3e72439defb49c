import Stage
import UIKit

/// A cell, or a header or badge, that is as large as it is told.
@MainActor final class SizedCell: UICollectionViewCell {
  var wish: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wish { layoutAttributes.size = wish }
    return layoutAttributes
  }
}

@MainActor final class SizedView: UICollectionReusableView {
  var wish: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wish { layoutAttributes.size = wish }
    return layoutAttributes
  }
}

/// A collection view with a compositional layout on a screen; counts what its data source is asked.
@MainActor final class CompositionalFixture: NSObject, UICollectionViewDataSource {
  let controller = UIViewController()
  let stage: Stage
  let layout: UICollectionViewCompositionalLayout
  let collectionView: UICollectionView
  /// Items per section.
  var counts: [Int]
  /// What cells, and headers, want to be.
  var cellSize: (IndexPath) -> CGSize? = { _ in nil }
  var viewSize: (String, IndexPath) -> CGSize? = { _, _ in nil }
  /// Cells and headers of other classes.
  var makeCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  var makeView: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?
  /// Which cells were made, in order.
  private(set) var made: [IndexPath] = []

  init(
    _ counts: [Int], _ layout: UICollectionViewCompositionalLayout, width: CGFloat = 300, height: CGFloat = 400,
    prepare: (CompositionalFixture) -> Void = { _ in }
  ) {
    self.counts = counts
    self.layout = layout
    stage = Stage(size: CGSize(width: width, height: height), rootViewController: controller)
    collectionView = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
    super.init()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "side", "badge", "group", "global"] {
      collectionView.register(SizedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    prepare(self)
    collectionView.dataSource = self
    controller.view.addSubview(collectionView)
    stage.advance(by: 0)
  }

  /// One section that is described so.
  convenience init(
    _ count: Int, _ section: NSCollectionLayoutSection, width: CGFloat = 300, height: CGFloat = 400,
    direction: UICollectionView.ScrollDirection = .vertical, prepare: (CompositionalFixture) -> Void = { _ in }
  ) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    self.init(
      [count], UICollectionViewCompositionalLayout(section: section, configuration: configuration), width: width,
      height: height, prepare: prepare)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    made.append(indexPath)
    if let makeCell { return makeCell(collectionView, indexPath) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! SizedCell
    cell.wish = cellSize(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let makeView { return makeView(collectionView, kind, indexPath) }
    let view =
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
      as! SizedView
    view.wish = viewSize(kind, indexPath)
    return view
  }

  /// Where the layout has an item.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// Where it has a header or something attached.
  func frame(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    view(kind, item, section)?.frame
  }

  func view(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: item, section: section))
  }

  var height: CGFloat { collectionView.contentSize.height }

  func scroll(to y: CGFloat) {
    collectionView.contentOffset.y = y
    stage.advance(by: 0)
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    collectionView.cellForItem(at: IndexPath(item: item, section: section))
  }
}

func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(width, height))
}

/// A row of such items, as high as they are.
func row(
  _ width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension, spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size(.fractionalWidth(1), height), subitems: [item(width, height)])
  group.interItemSpacing = spacing
  return group
}

/// A list of rows of one item.
func list(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
  NSCollectionLayoutSection(group: row(.fractionalWidth(1), height: height))
}

func boundary(
  _ kind: String, _ alignment: NSRectAlignment, _ height: NSCollectionLayoutDimension = .absolute(30),
  width: NSCollectionLayoutDimension = .fractionalWidth(1), offset: CGPoint = .zero
) -> NSCollectionLayoutBoundarySupplementaryItem {
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(width, height), elementKind: kind, alignment: alignment, absoluteOffset: offset)
}
