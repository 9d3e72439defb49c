import Stage
import UIKit

/// A collection view on a screen, with the layout of a fact and as many items.
@MainActor final class LayoutReplay: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let collectionView: UICollectionView
  private let stage: Stage
  private let controller = UIViewController()
  private let counts: [Int]
  /// The sizes that cells prefer, by item, from the beginning again after the last; empty for those that they have.
  private let preferredSizes: [CGSize]
  /// The sizes that headers and footers prefer, by kind.
  private let preferredViewSizes: [String: CGSize]
  /// The delegate's sizes as those of cells, counted through all sections.
  private let sizes: [CGSize]
  /// The sizes of footers, by section; nil for those of the layout.
  private let footers: [CGSize]?

  init<Layout>(
    _ fact: LayoutFact<Layout>, _ layout: UICollectionViewLayout, scale: Double, margins: UIEdgeInsets = .zero,
    preferredSizes: [CGSize] = [], preferredViewSizes: [String: CGSize] = [:], sizes: [CGSize] = [],
    footers: [CGSize]? = nil
  ) {
    counts = fact.counts
    self.preferredViewSizes = preferredViewSizes
    (self.preferredSizes, self.sizes, self.footers) = (preferredSizes, sizes, footers)
    let size = CGSize(width: fact.view[0], height: fact.view[1])
    stage = Stage(size: size, rootViewController: controller)
    stage.traitCollection = UITraitCollection(displayScale: CGFloat(scale))
    collectionView = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    collectionView.register(ReplayedCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.layoutMargins = margins
    collectionView.dataSource = self
    if !sizes.isEmpty || footers != nil { collectionView.delegate = self }
    controller.view.addSubview(collectionView)
    stage.advance(by: 0.1)
    if let offset = fact.offset {
      collectionView.contentOffset = CGPoint(x: offset[0], y: offset[1])
      stage.advance(by: 0.1)
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if !preferredSizes.isEmpty {
      (cell as? ReplayedCell)?.preferredSize = preferredSizes[indexPath.item % preferredSizes.count]
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(ReplayedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? ReplayedView)?.preferredSize = preferredViewSizes[kind]
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard !sizes.isEmpty else { return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    return sizes[(counts[..<indexPath.section].reduce(0, +) + indexPath.item) % sizes.count]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    footers?[section] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}

/// A cell that prefers a size, or the one that it has.
@MainActor private final class ReplayedCell: UICollectionViewCell {
  var preferredSize: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let preferredSize { layoutAttributes.size = preferredSize }
    return layoutAttributes
  }
}

/// A supplementary view that prefers a size, or the one that it has.
@MainActor private final class ReplayedView: UICollectionReusableView {
  var preferredSize: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let preferredSize { layoutAttributes.size = preferredSize }
    return layoutAttributes
  }
}
