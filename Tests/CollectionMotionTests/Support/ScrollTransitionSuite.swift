import CollectionMotion
import Foundation
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

/// Tests of cells that change while they scroll: the screens, and what is read from their scenes.
@MainActor protocol ScrollTransitionSuite {}

extension ScrollTransitionSuite {
  /// Items of 300 by 100 points on a screen of 300 by 400, or of 100 by 400 side by side.
  func flow(
    _ transition: ScrollTransition?, _ layout: AnimatedFlowLayout = AnimatedFlowLayout(), isHorizontal: Bool = false
  ) -> AnimatedFlowLayout {
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.itemSize = isHorizontal ? CGSize(width: 100, height: 400) : CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.scrollTransition = transition
    return layout
  }

  func open(
    _ layout: UICollectionViewLayout, _ counts: [Int] = [20], isRightToLeft: Bool = false,
    _ change: (ColumnController) -> Void = { _ in }
  ) -> (ColumnController, Stage) {
    let controller = ColumnController(counts, layout: layout, isRightToLeft: isRightToLeft)
    change(controller)
    return (controller, Stage(size: CGSize(width: 300, height: 400), rootViewController: controller))
  }

  func scale(_ item: Int, _ stage: Stage, section: Int = 0) throws -> Double {
    Double(try cell(item, stage, section: section).transform.m11)
  }

  func cell(_ item: Int, _ stage: Stage, section: Int = 0) throws -> Scene.Node {
    try #require(stage.scene.cell(at: IndexPath(item: item, section: section)))
  }

  func ease(_ time: Double) -> Double {
    CAMediaTimingFunction(name: .easeInEaseOut).progress(at: min(max(time / 0.3, 0), 1))
  }

  func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  /// The displayed items, from back to front.
  func order(_ stage: Stage) -> [Int] {
    stage.scene.nodes.compactMap { node in
      guard case .element(let element) = node.content, element.category == .cell else { return nil }
      return element.item
    }
  }

  /// What a compositional layout shows in its sections: columns of 300 by 100 points, or rows of 100 by 100 that scroll
  /// across.
  func section(_ behaviour: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(behaviour == .none ? 300 : 100), heightDimension: .absolute(100)))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: item.layoutSize, subitems: [item]))
    section.orthogonalScrollingBehavior = behaviour
    return section
  }
}
