// Scrolling to an item whose place follows from sizes that nobody has said yet.

import Testing
import UIKit

@MainActor @Suite struct ScrollToEstimatedItemTests {
  private func fixture() -> CompositionalFixture {
    CompositionalFixture(1000, list(.estimated(50))) {
      $0.cellSize = { CGSize(width: 300, height: 40 + 20 * CGFloat($0.item % 4)) }
    }
  }

  @Test(arguments: [700, 3, 999, 500]) func withoutAnimationTheItemIsThere(_ item: Int) throws {
    let fixture = fixture()
    for (position, place) in [
      (UICollectionView.ScrollPosition.top, \CGRect.minY), (.centeredVertically, \.midY), (.bottom, \.maxY),
    ] {
      fixture.collectionView.scrollToItem(at: [0, item], at: position, animated: false)
      fixture.stage.advance(by: 0)
      let bounds = fixture.collectionView.bounds
      let offset = fixture.collectionView.contentOffset.y
      guard offset > 0, offset < fixture.height - 400 else { continue }
      let frame = try #require(fixture.cell(item)).frame
      #expect(abs(frame[keyPath: place] - bounds[keyPath: place]) < 0.01)
    }
  }

  @Test func withAnimationItIsThereInTheEnd() throws {
    let fixture = fixture()
    fixture.collectionView.scrollToItem(at: [0, 700], at: .top, animated: true)
    fixture.stage.advance(by: 3)
    #expect(abs(try #require(fixture.cell(700)).frame.minY - fixture.collectionView.contentOffset.y) < 0.01)
    fixture.collectionView.scrollToItem(at: [0, 100], at: .centeredVertically, animated: true)
    fixture.stage.advance(by: 3)
    #expect(abs(try #require(fixture.cell(100)).frame.midY - fixture.collectionView.bounds.midY) < 0.01)
  }

  /// Rows are twice as long as they were thought to be. The way turns as they say so, and does not jump in the end.
  @Test func anAnimatedWayTurnsToWhereTheItemIs() throws {
    let fixture = CompositionalFixture(1000, list(.estimated(50))) {
      $0.cellSize = { _ in CGSize(width: 300, height: 100) }
    }
    let view = fixture.collectionView
    view.scrollToItem(at: [0, 20], at: .top, animated: true)
    var offsets = [view.contentOffset.y]
    for _ in 0..<120 {
      fixture.stage.advance(by: 1.0 / 60)
      offsets.append(view.contentOffset.y)
    }
    let item = try #require(fixture.cell(20)).frame.minY
    #expect(item > 1500 && abs(view.contentOffset.y - item) < 0.01)
    let steps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 200 }, "\(steps)")
  }

  @Test func anAnimatedWayFollowsItsItemThroughABatch() throws {
    let fixture = fixture()
    let view = fixture.collectionView
    view.scrollToItem(at: [0, 700], at: .top, animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.counts = [1010]
    view.performBatchUpdates({ view.insertItems(at: (0..<10).map { [0, $0] }) })
    fixture.stage.advance(by: 3)
    #expect(abs(try #require(fixture.cell(710)).frame.minY - view.contentOffset.y) < 0.01)
  }

  @Test func aFingerTakesOver() {
    let fixture = fixture()
    fixture.collectionView.scrollToItem(at: [0, 700], at: .top, animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.stage.touchDown(at: CGPoint(x: 150, y: 200))
    fixture.stage.advance(by: 0.02)
    fixture.stage.touchMove(to: CGPoint(x: 150, y: 190))
    let offset = fixture.collectionView.contentOffset.y
    fixture.stage.advance(by: 1)
    #expect(abs(fixture.collectionView.contentOffset.y - offset) < 200)
    fixture.stage.touchUp()
  }

  @Test func aScrollThatATapEndsIsNotMadeUpForLater() {
    let fixture = fixture()
    fixture.collectionView.scrollToItem(at: [0, 700], at: .top, animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.stage.touchDown(at: CGPoint(x: 150, y: 200))
    fixture.stage.touchUp()
    let offset = fixture.collectionView.contentOffset.y
    fixture.counts = [1001]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.insertItems(at: [[0, 1000]]) })
    fixture.stage.advance(by: 1)
    #expect(abs(fixture.collectionView.contentOffset.y - offset) < 200)
  }

  /// As long as estimated: the movement keeps its course, and its last step moves nothing.
  @Test func contentThatHasArrivedIsNotScrolledByALaterUpdate() {
    let fixture = CompositionalFixture(1000, list(.estimated(50))) {
      $0.cellSize = { _ in CGSize(width: 300, height: 50) }
    }
    fixture.collectionView.scrollToItem(at: [0, 700], at: .top, animated: true)
    fixture.stage.advance(by: 1)
    let offset = fixture.collectionView.contentOffset.y
    #expect(offset == 35_000)
    fixture.counts = [1001]
    fixture.collectionView.performBatchUpdates({ fixture.collectionView.insertItems(at: [[0, 0]]) })
    #expect(fixture.collectionView.layer.presentation()?.bounds.minY == offset)
  }
}
