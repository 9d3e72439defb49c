// How much work demo A does, counted.

import CollectionMotion
import Foundation
import Gallery
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

/// Demo A's layout, counting what it is asked.
@MainActor private final class CountingLayout: ExpandableListLayout {
  struct Counts: Equatable {
    var prepare = 0
    var rects = 0
    /// Attributes that were created.
    var attributes = 0
    var initial = 0
    var final = 0
    var targets = 0
  }

  var counts = Counts()

  override func prepare() {
    counts.prepare += 1
    super.prepare()
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    counts.rects += 1
    return super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    counts.attributes += 1
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    counts.initial += 1
    counts.attributes += 1
    return super.initialLayoutAttributesForAppearingItem(at: path)
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    counts.final += 1
    counts.attributes += 1
    return super.finalLayoutAttributesForDisappearingItem(at: path)
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    counts.targets += 1
    return super.targetContentOffset(forProposedContentOffset: offset)
  }
}

@MainActor @Suite struct CellAnimationsWorkTests {
  private static func open(_ numberOfItems: Int) -> (Stage, CountingLayout, CellAnimationsViewController) {
    let layout = CountingLayout()
    let controller = CellAnimationsViewController()
    controller.layout = layout
    controller.numberOfItems = numberOfItems
    return (Stage(size: CGSize(width: 390, height: 844), rootViewController: controller), layout, controller)
  }

  @Test func scrollingDoesNotPrepareTheLayout() {
    let (stage, layout, controller) = CellAnimationsWorkTests.open(100)
    layout.counts = .init()
    stage.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 100), duration: 0.2)
    stage.advance(by: 3)
    #expect(controller.collectionView.contentOffset.y > 1000)
    #expect(layout.counts.prepare == 0)
    #expect(layout.counts.targets == 0)
    #expect(layout.counts.initial == 0 && layout.counts.final == 0)
    #expect(layout.counts.rects > 10)
  }

  @Test func aNewSizePreparesTheLayoutOnce() throws {
    let (stage, layout, _) = CellAnimationsWorkTests.open(100)
    layout.counts = .init()
    stage.resize(to: CGSize(width: 844, height: 390))
    stage.advance(by: 0.1)
    #expect(layout.counts.prepare == 1)
    #expect(try #require(stage.cell(0)).frame.width == 844)
  }

  @Test func aTapPreparesOnceAndAsksOnlyForWhatComesAndGoes() {
    let (stage, layout, _) = CellAnimationsWorkTests.open(100)
    layout.counts = .init()
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.5)
    #expect(layout.counts.prepare == 1)
    #expect(layout.counts.targets == 1)
    #expect(layout.counts.initial == 0)
    #expect(layout.counts.final == 2)  // cells 7 and 8
    layout.counts = .init()
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.5)
    #expect(layout.counts.initial == 2)
    #expect(layout.counts.final == 0)
  }

  @Test func aHundredThousandCellsAreAsMuchWorkAsAHundred() {
    func work(_ numberOfItems: Int) -> (CountingLayout.Counts, evaluations: Int, cells: Int) {
      let (stage, layout, controller) = CellAnimationsWorkTests.open(numberOfItems)
      let context = stage.window.layer.context!
      stage.tap(at: CGPoint(x: 195, y: 250))
      stage.advance(by: 0.5)
      stage.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), duration: 0.2)
      stage.advance(by: 0.5)
      stage.tap(at: CGPoint(x: 195, y: 450))
      stage.advance(by: 0.5)
      return (layout.counts, context.evaluations, controller.collectionView.visibleCells.count)
    }
    let few = work(100)
    let many = work(100_000)
    #expect(few == many)
    #expect(many.0.attributes < 1000)
  }

  @Test func theLastOfAHundredThousandCellsExpandsLikeTheFirst() throws {
    let (stage, _, controller) = CellAnimationsWorkTests.open(100_000)
    stage.key("End")
    stage.advance(by: 0.1)
    #expect(controller.collectionView.contentOffset.y == CGFloat(9_999_204))
    stage.tap(at: CGPoint(x: 195, y: 750))
    stage.advance(by: 0.5)
    #expect(try #require(stage.cell(99_999)).frame == CGRect(x: 0, y: 9_999_900, width: 390, height: 300))
    #expect(controller.collectionView.contentOffset.y == CGFloat(9_999_404))
  }
}
