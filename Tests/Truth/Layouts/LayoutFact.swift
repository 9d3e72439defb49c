import CoreGraphics
import UIKit

/// The recorded positions of a layout's elements, and what the layout was.
struct LayoutFact<Layout: Decodable>: Decodable {
  let name: String
  /// The size of the collection view, in points.
  let view: [CGFloat]
  /// The content offset; nil for the beginning.
  let offset: [CGFloat]?
  let layout: Layout
  /// The number of items in each section.
  let counts: [Int]
  let content: [Double]?
  /// Section, item, x, y, width, height and, if it is not 0, the z-index. In a fact about a scrolled layout, only of
  /// what was visible.
  let cells: [[Double]]
  /// The same of supplementary views, by kind. The item is -1 for one of the whole layout.
  let views: [String: [[Double]]]?
  /// The same of decoration views.
  let backgrounds: [String: [[Double]]]?

  /// Returns each number beside the one of a collection view.
  @MainActor func comparisons(with collectionView: UICollectionView) -> [Comparison] {
    let layout = collectionView.collectionViewLayout
    var all: [Comparison] = []
    func compare(_ what: String, _ recorded: Double, _ ours: Double?) {
      all.append(Comparison(name: "\(name), \(what)", recorded: recorded, ours: ours ?? .nan, tolerance: 0.001))
    }
    func compare(_ what: String, _ recorded: [Double], _ ours: UICollectionViewLayoutAttributes?) {
      let element = "\(what) \(Int(recorded[0])).\(Int(recorded[1]))"
      compare(element + " x", recorded[2], ours.map { Double($0.frame.minX) })
      compare(element + " y", recorded[3], ours.map { Double($0.frame.minY) })
      compare(element + " width", recorded[4], ours.map { Double($0.frame.width) })
      compare(element + " height", recorded[5], ours.map { Double($0.frame.height) })
      if recorded.count > 6 { compare(element + " z-index", recorded[6], ours.map { Double($0.zIndex) }) }
    }
    func path(_ recorded: [Double]) -> IndexPath {
      IndexPath(item: recorded[1] < 0 ? .max : Int(recorded[1]), section: Int(recorded[0]))
    }
    if let content {
      compare("content width", content[0], Double(collectionView.contentSize.width))
      compare("content height", content[1], Double(collectionView.contentSize.height))
    }
    for cell in cells { compare("cell", cell, layout.layoutAttributesForItem(at: path(cell))) }
    for (kind, elements) in (views ?? [:]).sorted(by: { $0.key < $1.key }) {
      for element in elements {
        compare(kind, element, layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(element)))
      }
    }
    for (kind, elements) in (backgrounds ?? [:]).sorted(by: { $0.key < $1.key }) {
      for element in elements {
        compare(kind, element, layout.layoutAttributesForDecorationView(ofKind: kind, at: path(element)))
      }
    }
    return all
  }
}
