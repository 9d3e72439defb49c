// Batch updates and animated changes of a flow layout, as they are seen.

import Stage
import Testing
import UIKit

@MainActor @Suite struct FlowUpdateTests {
  struct Seen {
    let frame: CGRect
    let alpha: Double
  }

  /// What is seen of an element that is there (not on its way out).
  static func seen(_ stage: Stage, _ category: Scene.Element.Category, _ section: Int, _ item: Int = 0) -> Seen? {
    for node in stage.scene.nodes {
      guard case .element(let element) = node.content, element.category == category, element.section == section,
        element.item == item, !element.isDisappearing
      else { continue }
      return Seen(frame: node.frame, alpha: node.opacity)
    }
    return nil
  }

  static func fixture() -> (FlowFixture, Stage) {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let fixture = FlowFixture([10, 10], layout: layout)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.advance(by: 0.1)
    return (fixture, stage)
  }

  @Test func aNewSectionFadesInWithItsHeaderAndPushesTheOthersDown() throws {
    let (fixture, stage) = Self.fixture()
    fixture.counts = [5, 10, 10]
    fixture.collectionView.performBatchUpdates { fixture.collectionView.insertSections(IndexSet(integer: 0)) }
    stage.advance(by: 0.15)  // half of 0.3 s, eased in and out
    let new = try #require(Self.seen(stage, .supplementary, 0))
    #expect(new.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(abs(new.alpha - 0.5) < 1e-3)
    // The section is 80 high.
    let pushed = try #require(Self.seen(stage, .supplementary, 1))
    #expect(abs(pushed.frame.minY - 40) < 0.1)
    #expect(pushed.alpha == 1)
    let cell = try #require(Self.seen(stage, .cell, 1, 5))
    #expect(abs(cell.frame.minY - (90 + 40)) < 0.1)
    stage.advance(by: 0.3)
    #expect(try #require(Self.seen(stage, .supplementary, 0)).alpha == 1)
    #expect(try #require(Self.seen(stage, .supplementary, 1)).frame.minY == 80)
    #expect(try #require(Self.seen(stage, .supplementary, 2)).frame.minY == 220)
  }

  @Test func aDeletedItemLetsTheOthersFlowIntoTheLineBefore() throws {
    let (fixture, stage) = Self.fixture()
    fixture.counts = [9, 10]
    fixture.collectionView.performBatchUpdates {
      fixture.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    stage.advance(by: 0.15)
    // Item 5 was the first of the second line and will be the last of the first one.
    let moving = try #require(Self.seen(stage, .cell, 0, 4))
    #expect(abs(moving.frame.minX - 135) < 0.5)
    #expect(abs(moving.frame.minY - 60) < 0.1)
    stage.advance(by: 0.3)
    #expect(try #require(Self.seen(stage, .cell, 0, 4)).frame == CGRect(x: 270, y: 30, width: 50, height: 50))
  }

  @Test func aPropertyThatChangesInAnAnimationBlockMovesTheCells() throws {
    let (fixture, stage) = Self.fixture()
    UIView.animate(withDuration: 0.2) {
      fixture.layout.itemSize = CGSize(width: 150, height: 50)
      fixture.collectionView.layoutIfNeeded()
    }
    stage.advance(by: 0.1)
    let cell = try #require(Self.seen(stage, .cell, 0, 1))
    // From 68 to 170, and from 50 wide to 150.
    #expect(abs(cell.frame.width - 100) < 0.1)
    #expect(abs(cell.frame.minX - 119) < 0.1)
    stage.advance(by: 0.2)
    #expect(try #require(Self.seen(stage, .cell, 0, 2)).frame == CGRect(x: 0, y: 90, width: 150, height: 50))
  }

  @Test func aNewScreenSizeFlowsAgain() throws {
    let (fixture, stage) = Self.fixture()
    fixture.collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.resize(to: CGSize(width: 480, height: 320))
    stage.advance(by: 0.1)
    // Eight of 50 with 80/7 between.
    let last = try #require(Self.seen(stage, .cell, 0, 7)).frame
    #expect(abs(last.maxX - 480) < 1e-9)
    #expect(try #require(Self.seen(stage, .cell, 0, 8)).frame == CGRect(x: 0, y: 90, width: 50, height: 50))
  }

  /// The item is 100 high, below the screen, and will be 50 high on it.
  @Test func whatComesOnTheScreenInAnAnimationComesFromItsPlaceInItsSize() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    let fixture = FlowFixture([20], layout: layout)
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.advance(by: 0.1)
    #expect(Self.seen(stage, .cell, 0, 5) == nil)
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
      layout.itemSize = CGSize(width: 320, height: 50)
      fixture.collectionView.layoutIfNeeded()
    }
    for (time, top, height) in [(0.0, 550.0, 100.0), (0.05, 487.5, 87.5), (0.05, 425, 75), (0.2, 300, 50)] {
      stage.advance(by: time)
      let seen = try #require(Self.seen(stage, .cell, 0, 5))
      #expect(abs(seen.frame.minY - top) < 1e-6 && abs(seen.frame.height - height) < 1e-6 && seen.alpha == 1)
    }
  }

  /// Lines of five items of 50 points, ten points apart.
  @Test func betweenTheItemsAnItemThatIsMovedByHandStaysWhereItWouldBeDropped() {
    let fixture = FlowFixture([10])
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    stage.advance(by: 0.1)
    func target(_ y: CGFloat) -> IndexPath {
      fixture.layout.targetIndexPath(forInteractivelyMovingItem: [0, 7], withPosition: CGPoint(x: 10, y: y))
    }
    #expect([0, 49.5, 50, 55, 59.5, 60, 109.5, 110].map(target).map(\.item) == [0, 0, 7, 7, 7, 5, 5, 7])
  }
}
