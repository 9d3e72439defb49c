import Stage
import Testing
import TestSupport
import UIKit

/// Cells that disappear.
@MainActor @Suite struct DisappearanceTests {
  @Test func aDisappearingCellIsRemovedWhenTheAnimationEndsAndTheDelegateIsNotifiedThen() throws {
    let fixture = CollectionFixture([100])
    let leaving = try #require(fixture.cell(3))
    fixture.clear()
    fixture.animate(itemHeight: 200)
    fixture.stage.advance(by: 0.99)
    #expect(fixture.items() == [0, 1] && fixture.shown == [0, 1, 2, 3])
    #expect(leaving.isDisappearing && fixture.cell(3) == nil)
    #expect(!fixture.log.contains { $0.hasPrefix("didEnd") })
    fixture.stage.advance(by: 0.01)
    #expect(fixture.shown == [0, 1])
    #expect(fixture.log.filter { $0.hasPrefix("didEnd") } == ["didEndDisplaying 0.2", "didEndDisplaying 0.3"])
    #expect(!leaving.isDisappearing)
  }

  @Test func aDisappearingCellThatReturnsIsTheSameViewAndDoesNotJump() throws {
    let fixture = CollectionFixture([100])
    let leaving = try #require(fixture.cell(3))
    fixture.animate(itemHeight: 200)
    for height in [100.0, 200, 100, 200, 100] as [CGFloat] {
      fixture.stage.advance(by: 0.23)
      let before = fixture.screen.seen(leaving)
      fixture.animate(itemHeight: height)
      let after = fixture.screen.seen(leaving)
      #expect(isNear(after.position, before.position, 1e-6))
      #expect(isNear(after.opacity, before.opacity, 1e-6))
      #expect(leaving.isDisappearing == (height == 200))
      if height == 100 { #expect(fixture.cell(3) === leaving) }
    }
    fixture.stage.advance(by: 1)
    #expect(fixture.cell(3) === leaving && leaving.alpha == 1 && leaving.superview != nil)
    #expect(fixture.shown == [0, 1, 2, 3])
    #expect(leaving.reuses == 0)
  }

  @Test func anOlderDisappearanceDoesNotEndALaterOne() throws {
    let fixture = CollectionFixture([100])
    let leaving = try #require(fixture.cell(3))
    fixture.animate(itemHeight: 200)
    fixture.stage.advance(by: 0.5)
    fixture.animate(itemHeight: 100)
    fixture.stage.advance(by: 0.1)
    fixture.animate(itemHeight: 200)
    fixture.stage.advance(by: 0.5)  // the first is over
    #expect(leaving.superview != nil && leaving.isDisappearing)
    fixture.stage.advance(by: 0.5)
    #expect(leaving.superview == nil)
  }

  /// It comes back by scrolling, which takes two seconds as its way out did, and leaves again in a fifth of a second.
  @Test func whatLeavesAgainBeforeItHasArrivedIsThereUntilItHas() throws {
    let fixture = CollectionFixture([100])
    let leaving = try #require(fixture.cell(3))
    fixture.animate(itemHeight: 200, duration: 2)
    fixture.stage.advance(by: 0.5)
    fixture.collectionView.contentOffset.y = 300
    fixture.stage.advance(by: 0.1)
    #expect(fixture.cell(3) === leaving && !leaving.isDisappearing)
    fixture.animate(itemHeight: 300, duration: 0.2)
    #expect(fixture.cell(3) == nil && leaving.isDisappearing)
    fixture.stage.advance(by: 1.85)
    #expect(leaving.superview != nil && leaving.isDisappearing)
    fixture.stage.advance(by: 0.1)
    #expect(leaving.superview == nil && fixture.shown == [1, 2])
  }

  /// Each of its ways out waits for the content to be scrolled. By the time it has been, the cell has come back and leaves
  /// for good, in an animation that probably has the address of one of the others, which are gone.
  @Test func whatEarlierDeparturesWaitedForDoesNotEndALaterOne() throws {
    let fixture = CollectionFixture([100])
    fixture.collectionView.contentOffset.y = 500
    fixture.stage.advance(by: 0.1)
    UIView.animate(withDuration: 40, delay: 0, options: .curveLinear) { fixture.collectionView.contentOffset.y = 0 }
    fixture.stage.advance(by: 0.1)
    let leaving = try #require(fixture.cell(3))
    for _ in 0..<12 {
      UIView.animate(withDuration: 0.2) { fixture.collectionView.moveItem(at: [0, 3], to: [0, 7]) }
      fixture.stage.advance(by: 0.3)
      #expect(leaving.superview != nil && leaving.isDisappearing)
      UIView.performWithoutAnimation { fixture.collectionView.moveItem(at: [0, 7], to: [0, 3]) }
      fixture.stage.advance(by: 0.3)
      #expect(fixture.cell(3) === leaving && !leaving.isDisappearing)
    }
    fixture.counts = [99]
    UIView.animate(withDuration: 60) { fixture.collectionView.deleteItems(at: [[0, 3]]) }
    #expect(leaving.isDisappearing)
    fixture.stage.advance(by: 40)  // the scrolling is over
    #expect(leaving.superview != nil && leaving.isDisappearing)
    fixture.stage.advance(by: 21)
    #expect(leaving.superview == nil && !leaving.isDisappearing)
  }

  /// The others are put back, too: each is seen where it would be without the animation, less what that has to go.
  @Test func whatABlockSendsOffAndTakesBackMovesLikeItsNeighbours() throws {
    let fixture = CollectionFixture([100])
    let cells = try (0..<4).map { item in try #require(fixture.cell(item)) }
    func layOut(_ height: CGFloat) {
      fixture.layout.itemHeight = height
      fixture.layout.invalidateLayout()
      fixture.collectionView.layoutIfNeeded()
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      layOut(200)
      #expect(cells[3].isDisappearing)
      UIView.performWithoutAnimation { layOut(100) }
    }
    #expect((0..<4).map { fixture.cell($0) === cells[$0] } == [true, true, true, true])
    fixture.stage.advance(by: 0.5)
    for (cell, y) in zip(cells, [25.0, 75, 125, 175]) { #expect(isNear(fixture.screen.seen(cell).position.y, y)) }
    fixture.stage.advance(by: 0.6)
    for (cell, y) in zip(cells, [50.0, 150, 250, 350]) { #expect(isNear(fixture.screen.seen(cell).position.y, y)) }
  }

  /// Two new rows push the others down while the screen becomes half as high.
  @Test func whatATurnPutsOffTheScreenIsSeenUntilItHasArrivedThere() throws {
    let fixture = CollectionFixture([100])
    let cells = try (0..<4).map { item in try #require(fixture.cell(item)) }
    fixture.counts = [102]
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      fixture.collectionView.insertItems(at: [[0, 0], [0, 1]])
    }
    fixture.stage.advance(by: 0.25)
    fixture.collectionView.frame.size.height = 200
    fixture.collectionView.layoutIfNeeded()
    #expect(fixture.items() == [0, 1])
    // From 50 to 250, and from 150 to 350: both are seen below the new rows.
    for (cell, y) in zip(cells, [100.0, 200]) {
      #expect(cell.superview != nil && cell.isDisappearing && isNear(fixture.screen.seen(cell).position.y, y, 1e-6))
    }
    fixture.stage.advance(by: 0.7)
    #expect(cells[0].superview != nil && isNear(fixture.screen.seen(cells[0]).position.y, 240, 1e-6))
    fixture.stage.advance(by: 0.1)
    #expect(cells[0].superview == nil && fixture.shown == [0, 1])
  }

  @Test func aDisappearingCellIsNotReused() {
    let fixture = CollectionFixture([100])
    fixture.animate(itemHeight: 200)
    let leaving = fixture.collectionView.subviews.compactMap { $0 as? DiaryCell }.filter { $0.isDisappearing }
    fixture.stage.advance(by: 0.1)
    fixture.collectionView.contentOffset.y = 2000
    fixture.stage.advance(by: 0.1)
    #expect(leaving.count == 2)
    #expect(leaving.allSatisfy { $0.reuses == 0 && $0.superview != nil })
  }

  @Test func scrollingDuringAnAnimationShowsTheRightCellsInEveryFrame() {
    let fixture = CollectionFixture([1000])
    fixture.animate(itemHeight: 150)
    for step in 1...60 {
      fixture.collectionView.contentOffset.y = CGFloat(step) * 40
      fixture.stage.advance(by: 1.0 / 60)
      let first = Int(fixture.collectionView.contentOffset.y / 150)
      let last = Int(((fixture.collectionView.contentOffset.y + 400) / 150).rounded(.up)) - 1
      #expect(fixture.items() == Array(first...last))
    }
    fixture.stage.advance(by: 1)
    #expect(fixture.shown == fixture.items())
  }

  @Test func aDisappearingCellTakesNoTaps() {
    let fixture = CollectionFixture([100])
    fixture.animate(itemHeight: 200)
    fixture.clear()
    fixture.stage.tap(at: CGPoint(x: 200, y: 350))  // cell 3 is seen there still, cell 1 has its place
    #expect(fixture.log.contains("didSelect 0.1"))
  }

  @Test func reloadingDuringAnAnimationStartsAfresh() {
    let fixture = CollectionFixture([100])
    fixture.animate(itemHeight: 200)
    fixture.stage.advance(by: 0.3)
    fixture.counts = [2]
    fixture.collectionView.reloadData()
    fixture.stage.advance(by: 0.1)
    #expect(fixture.shown == [0, 1])
    fixture.stage.advance(by: 2)
    #expect(fixture.shown == [0, 1] && fixture.items() == [0, 1])
    #expect(fixture.cell(0)!.layer.animationKeys() == nil)
  }

  @Test func interruptionsInAnyRhythmLeaveNothingBehind() {
    var random = RandomNumbers(seed: 8)
    let fixture = CollectionFixture([60])
    for _ in 0..<150 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: fixture.collectionView.contentOffset.y = CGFloat(random.number(0...2000))
      case 1: fixture.layout.itemHeight = CGFloat(random.number(50...250))
      default: fixture.animate(itemHeight: CGFloat(random.number(50...250)), duration: random.number(0.05...0.5))
      }
      fixture.stage.advance(by: random.number(0.01...0.2))
    }
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 2)
    #expect(fixture.shown == fixture.items())
    for item in fixture.items() {
      #expect(fixture.cell(item)!.frame == fixture.layout.cell(IndexPath(item: item, section: 0)).frame)
      #expect(fixture.cell(item)!.layer.animationKeys() == nil)
      #expect(!fixture.cell(item)!.isDisappearing)
    }
    #expect(fixture.cells.count < 40)
  }
}
