import Stage
import Testing
import UIKit

/// Programs that act while the collection view lays out: what they ask for is on screen when all is at rest.
@MainActor @Suite struct LayoutReentrancyTests {
  private func expectRest(_ stage: Stage, _ controller: ProgramController) {
    stage.advance(by: 1)
    #expect(controller.rows == controller.expectedRows)
    #expect(!controller.rows.isEmpty)
    #expect(controller.isDisplayBalanced)
    #expect(!stage.needsFrame)
  }

  @Test func scrollingToTheEndInWillDisplayShowsTheEnd() {
    var hasScrolled = false
    let (stage, controller) = ProgramController.open(100)
    controller.acts[.willDisplay] = { _ in
      if hasScrolled { return }
      hasScrolled = true
      controller.collectionView.scrollToItem(at: [0, 99], at: .bottom, animated: false)
    }
    controller.collectionView.reloadData()
    stage.advance(by: 0.1)
    #expect(controller.collectionView.contentOffset.y == 4600)
    #expect(controller.rows == (92..<100).map { "\($0)" })
    expectRest(stage, controller)
  }

  @Test func scrollingToTheEndInCellForItemShowsTheEnd() {
    let (stage, controller) = ProgramController.open(100)
    controller.once(.cellForItem) { _ in
      controller.collectionView.scrollToItem(at: [0, 99], at: .bottom, animated: false)
    }
    controller.collectionView.reloadData()
    stage.advance(by: 0.1)
    #expect(controller.rows == (92..<100).map { "\($0)" })
    expectRest(stage, controller)
  }

  @Test(arguments: [ProgramController.Callback.cellForItem, .willDisplay, .didEndDisplaying])
  func reloadingDataInACallbackOfALayoutPassShowsTheNewData(callback: ProgramController.Callback) {
    let (stage, controller) = ProgramController.open(100)
    controller.once(callback) { _ in
      controller.sections = [["a", "b", "c"]]
      controller.collectionView.reloadData()
    }
    controller.collectionView.contentOffset.y = 1000
    stage.advance(by: 0.1)
    #expect(controller.rows == ["a", "b", "c"])
    expectRest(stage, controller)
  }

  @Test(arguments: [ProgramController.Callback.cellForItem, .willDisplay])
  func anInterruptedPassLeavesNoCopiesOfCells(callback: ProgramController.Callback) {
    let (stage, controller) = ProgramController.open(100)
    controller.layout.dependsOnBounds = true
    controller.layout.finalShift = 50
    controller.once(callback) { _ in
      controller.sections[0].remove(at: 50)
      controller.collectionView.deleteItems(at: [[0, 50]])
    }
    UIView.animate(withDuration: 0.3) { controller.collectionView.contentOffset.y = 150 }
    expectRest(stage, controller)
    #expect(controller.collectionView.subviews.count { $0 is UICollectionReusableView } == 8)
  }

  @Test(arguments: [ProgramController.Callback.cellForItem, .willDisplay, .didEndDisplaying, .prepare])
  func insertingInACallbackOfALayoutPassAnimatesTheInsertion(callback: ProgramController.Callback) {
    let (stage, controller) = ProgramController.open(100)
    var completions: [Bool] = []
    controller.once(callback) { _ in
      controller.collectionView.performBatchUpdates {
        controller.sections[0].insert("new", at: 22)
        controller.collectionView.insertItems(at: [[0, 22]])
      } completion: {
        completions.append($0)
      }
    }
    controller.collectionView.contentOffset.y = 1000
    if callback == .prepare { controller.layout.invalidateLayout() }
    stage.advance(by: 1.0 / 60)
    #expect(controller.rows.contains("new"))
    #expect(completions.isEmpty)
    expectRest(stage, controller)
    #expect(completions == [true])
  }

  @Test func loadingMoreWhenTheLastItemIsDisplayedContinuesFromWhereTheListIs() {
    let (stage, controller) = ProgramController.open(10)
    controller.acts[.willDisplay] = { path in
      let count = controller.sections[0].count
      guard path!.item == count - 1, count < 40 else { return }
      controller.sections[0] += (count..<(count + 10)).map { "\($0)" }
      controller.collectionView.insertItems(at: (count..<(count + 10)).map { [0, $0] })
    }
    controller.collectionView.contentOffset.y = 100
    stage.advance(by: 0.5)
    #expect(controller.sections[0].count == 20)
    controller.collectionView.contentOffset.y = 600
    expectRest(stage, controller)
    #expect(controller.sections[0].count == 30)
  }

  @Test func loadingMoreInDidScrollThatARotationCausesWorks() {
    let (stage, controller) = ProgramController.open(30)
    controller.collectionView.contentOffset.y = 1100
    stage.advance(by: 0.1)
    controller.acts[.didScroll] = { _ in
      let view = controller.collectionView
      let count = controller.sections[0].count
      guard view.contentOffset.y + view.bounds.height > view.contentSize.height - 200, count < 60 else { return }
      controller.sections[0] += (count..<(count + 10)).map { "\($0)" }
      view.insertItems(at: (count..<(count + 10)).map { [0, $0] })
    }
    stage.resize(to: CGSize(width: 600, height: 300), duration: 0)  // two items in a row: the content is half as high
    stage.advance(by: 1)
    #expect(controller.sections[0].count > 30)
    #expect(controller.collectionView.visibleCells.count == 12 && controller.isDisplayBalanced && !stage.needsFrame)
  }

  @Test func reloadingInDidScrollWhileABatchShrinksTheContentWorks() {
    let (stage, controller) = ProgramController.open(30)
    controller.collectionView.contentOffset.y = 1100
    stage.advance(by: 0.1)
    controller.once(.didScroll) { _ in
      controller.sections = [["a", "b", "c"]]
      controller.collectionView.reloadData()
    }
    var completions: [Bool] = []
    controller.collectionView.performBatchUpdates {
      controller.sections[0].removeSubrange(10...)
      controller.collectionView.deleteItems(at: (10..<30).map { [0, $0] })
    } completion: {
      completions.append($0)
    }
    expectRest(stage, controller)
    #expect(controller.rows == ["a", "b", "c"])
    #expect(completions.count == 1)
  }

  @Test func anEndlessReloadInCellForItemNeitherTrapsNorHangs() {
    let (stage, controller) = ProgramController.open(30)
    controller.acts[.cellForItem] = { _ in controller.collectionView.reloadData() }
    controller.collectionView.reloadData()
    stage.advance(by: 0.1)
    controller.acts = [:]
    expectRest(stage, controller)
  }

  @Test func aBatchInDidScrollOfALayoutIsPerformedWhenTheLayoutIsDone() {
    let (stage, controller) = ProgramController.open(100)
    controller.collectionView.contentOffset.y = 4600
    stage.advance(by: 0.1)
    var offsets: [CGFloat] = []
    controller.acts[.didScroll] = { _ in offsets.append(controller.collectionView.contentOffset.y) }
    controller.sections[0].removeLast(50)
    controller.collectionView.reloadData()
    stage.advance(by: 0.1)
    #expect(offsets == [2100])
    expectRest(stage, controller)
  }

  @Test func anInsertionInWillDisplayWhileAnotherWaitsShowsTheRightItems() {
    let (stage, controller) = ProgramController.open(30)
    controller.once(.initialAttributes) { _ in
      controller.sections[0].insert("first", at: 0)
      controller.collectionView.insertItems(at: [[0, 0]])
      controller.once(.willDisplay) { _ in
        controller.sections[0].insert("second", at: 0)
        controller.collectionView.insertItems(at: [[0, 0]])
      }
    }
    controller.sections[0].remove(at: 5)
    controller.collectionView.deleteItems(at: [[0, 5]])
    expectRest(stage, controller)
    #expect(controller.rows.prefix(3) == ["second", "first", "0"])
  }

  @Test func insertionsThatFollowEachOtherInOneCallbackAreShownTogether() {
    let (stage, controller) = ProgramController.open(30)
    controller.once(.willDisplay) { _ in
      for name in ["first", "second", "third"] {
        controller.sections[0].insert(name, at: 0)
        controller.collectionView.insertItems(at: [[0, 0]])
      }
    }
    controller.collectionView.contentOffset.y = 30
    expectRest(stage, controller)
    #expect(controller.rows.prefix(4) == ["third", "second", "first", "0"])
  }

  @Test func aLayoutThatShrinksWhenItPreparesForTheOffsetInRangeScrollsIntoItsOwnRange() {
    let (stage, controller) = ProgramController.open(30)
    let view = controller.collectionView
    controller.layout.dependsOnBounds = true
    view.contentOffset.y = 1100
    view.layoutIfNeeded()
    var preparations = 0
    controller.acts[.prepare] = { _ in
      preparations += 1
      if preparations == 2 { controller.layout.itemSize.height = 20 }
    }
    controller.layout.itemSize.height = 40
    view.layoutIfNeeded()
    #expect(preparations > 2 && view.contentSize.height == 600 && view.contentOffset.y == 200)
    #expect(view.cellForItem(at: [0, 29])?.frame == CGRect(x: 0, y: 580, width: 300, height: 20))
    stage.advance(by: 0.1)
    #expect(!stage.needsFrame)
  }

  @Test func reloadingInPrepareOfALayoutPassShowsTheNewData() {
    let (stage, controller) = ProgramController.open(30)
    controller.once(.prepare) { _ in
      controller.sections = [["a", "b", "c"]]
      controller.collectionView.reloadData()
    }
    controller.layout.invalidateLayout()
    stage.advance(by: 0.1)
    #expect(controller.rows == ["a", "b", "c"])
    expectRest(stage, controller)
  }
}
