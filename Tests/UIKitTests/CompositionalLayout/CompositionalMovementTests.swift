// Items of compositional layouts that are moved by hand.

import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct CompositionalMovementTests {
  @Test func anUpdateThatEndsAMovementFindsEveryItemInItsOwnSection() {
    let fixture = CompositionalFixture([3, 3], UICollectionViewCompositionalLayout(section: list(.absolute(50))))
    let view = fixture.collectionView
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 225))
    fixture.stage.advance(by: 0.1)
    #expect(fixture.height == 300)
    fixture.counts = [2, 3]
    view.performBatchUpdates({ view.deleteItems(at: [[0, 0]]) })
    fixture.stage.advance(by: 1)
    #expect(view.indexPathsForVisibleItems == [[0, 0], [0, 1], [1, 0], [1, 1], [1, 2]])
    #expect(fixture.height == 250)
    #expect(fixture.cell(2, 1)?.frame.minY == 200)
  }

  @Test func anItemForWhichAMovementMakesSpaceOnTheScreenComesFromWhereItWas() throws {
    let fixture = CompositionalFixture([20], UICollectionViewCompositionalLayout(section: list(.absolute(50))))
    let view = fixture.collectionView
    #expect(fixture.cell(8) == nil)
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 725))
    let cell = try #require(fixture.cell(8))  // as the data source counts
    func middle() -> CGFloat { cell.layer.presentationValues(at: fixture.stage.time).position.y }
    #expect(cell.center.y == 375 && middle() == 425)
    fixture.stage.advance(by: 0.15)
    #expect(abs(middle() - 400) < 0.1)  // half-way
    view.cancelInteractiveMovement()
  }
}
