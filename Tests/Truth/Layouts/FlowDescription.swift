import UIKit

/// A flow layout as facts describe it: what is missing has UIKit's default. Sizes are width and height, insets top, left,
/// bottom and right.
struct FlowDescription: Decodable {
  let direction: String?
  let itemSize: [CGFloat]?
  let lineSpacing: CGFloat?
  let itemSpacing: CGFloat?
  let inset: [CGFloat]?
  let header: [CGFloat]?
  let footer: [CGFloat]?
  /// The delegate's footers, by section.
  let footers: [[CGFloat]]?
  /// The delegate's item sizes.
  let sizes: [[CGFloat]]?
  let estimate: [CGFloat]?
  /// Whether the estimate is the automatic size.
  let automatic: Bool?
  /// The sizes that cells prefer.
  let preferred: [[CGFloat]]?

  @MainActor func make() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    if direction == "horizontal" { layout.scrollDirection = .horizontal }
    if let itemSize { layout.itemSize = Self.size(itemSize) }
    if let lineSpacing { layout.minimumLineSpacing = lineSpacing }
    if let itemSpacing { layout.minimumInteritemSpacing = itemSpacing }
    if let inset {
      layout.sectionInset = UIEdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    }
    if let header { layout.headerReferenceSize = Self.size(header) }
    if let footer { layout.footerReferenceSize = Self.size(footer) }
    if let estimate { layout.estimatedItemSize = Self.size(estimate) }
    if automatic == true { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    return layout
  }

  static func size(_ numbers: [CGFloat]) -> CGSize { CGSize(width: numbers[0], height: numbers[1]) }
}

extension LayoutFact where Layout == FlowDescription {
  /// Lays the items out, and compares their positions. Headers are called "header" and footers "footer".
  @MainActor func replayed(scale: Double) -> [Comparison] {
    let replay = LayoutReplay(
      self, layout.make(), scale: scale, preferredSizes: (layout.preferred ?? []).map(FlowDescription.size),
      sizes: (layout.sizes ?? []).map(FlowDescription.size), footers: layout.footers?.map(FlowDescription.size))
    return withUIKitKinds.comparisons(with: replay.collectionView)
  }

  private var withUIKitKinds: Self {
    var kinds: [String: [[Double]]] = [:]
    kinds[UICollectionView.elementKindSectionHeader] = views?["header"]
    kinds[UICollectionView.elementKindSectionFooter] = views?["footer"]
    return Self(
      name: name, view: view, offset: offset, layout: layout, counts: counts, content: content, cells: cells,
      views: kinds, backgrounds: nil)
  }
}
