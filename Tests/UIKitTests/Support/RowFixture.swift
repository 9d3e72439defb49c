import QuartzCore
import Stage
import UIKit

/// A section of cells of 100 by 80, which scroll across the layout.
func rowSection(
  _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous, width: CGFloat = 100,
  height: CGFloat = 80, spacing: CGFloat = 0, inset: CGFloat = 0
) -> NSCollectionLayoutSection {
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size(.absolute(width), .absolute(height)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
  let section = NSCollectionLayoutSection(group: group)
  section.orthogonalScrollingBehavior = behavior
  section.interGroupSpacing = spacing
  section.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  return section
}

extension CompositionalFixture {
  /// The scroll views of sections that scroll across the layout, from the first that lies there.
  var scrollViews: [UIScrollView] {
    collectionView.subviews.compactMap { $0 as? UIScrollView }.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
  }

  /// How far the first of them is scrolled, and scrolling it.
  var rowOffset: CGFloat { scrollViews.first?.contentOffset.x ?? 0 }

  func scrollRow(to x: CGFloat, _ row: Int = 0) {
    scrollViews[row].contentOffset.x = x
    stage.advance(by: 0)
  }

  /// Throws what is under a point, and waits until it rests.
  func flick(from start: CGPoint, by way: CGVector, duration: Double = 0.1) {
    stage.drag(from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: duration)
    stage.advance(by: 3)
  }

  /// Where a cell is seen, in coordinates of the window.
  func presented(_ item: Int, _ section: Int = 0) -> CGRect? {
    guard let cell = cell(item, section) else { return nil }
    return presented(cell)
  }

  func presented(_ view: UIView) -> CGRect {
    func values(_ layer: CALayer) -> LayerValues { layer.presentationValues(at: layer.currentMediaTime) }
    var frame = values(view.layer).bounds
    frame.origin = .zero
    var layer = view.layer
    while layer !== controller.view.layer, let outer = layer.superlayer {
      let (inner, around) = (values(layer), values(outer).bounds)
      let (size, anchor) = (inner.bounds.size, inner.anchorPoint)
      frame.origin.x += inner.position.x - anchor.x * size.width - around.minX
      frame.origin.y += inner.position.y - anchor.y * size.height - around.minY
      layer = outer
    }
    return frame
  }

  func items(_ section: Int = 0) -> [Int] {
    collectionView.indexPathsForVisibleItems.filter { $0.section == section }.map { $0.item }
  }
}
