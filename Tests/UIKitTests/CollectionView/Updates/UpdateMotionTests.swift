// What is seen of updates.

import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct UpdateMotionTests {
  private func ease(_ time: Double) -> Double {
    CAMediaTimingFunction(name: .easeInEaseOut).progress(at: time / 0.3)
  }

  @Test func survivorsMoveInThreeTenthsAndTheInsertedFadesIn() throws {
    let (stage, controller) = StripController.open([["a", "b"]])
    controller.sections[0].insert("x", at: 0)
    var finished: Bool?
    controller.collectionView.performBatchUpdates {
      controller.collectionView.insertItems(at: [[0, 0]])
    } completion: {
      finished = $0
    }
    for time in [0.05, 0.1, 0.2, 0.25] {
      stage.advance(by: time - stage.time)
      let a = try #require(stage.seen.first { $0.text == "a" })
      #expect(abs(a.x - 90 * ease(time)) < 1e-6)
      #expect(a.alpha == 1)
      let x = try #require(stage.seen.first { $0.text == "x" })
      #expect(x.x == 0)
      #expect(abs(x.alpha - ease(time)) < 1e-6)
      #expect(finished == nil)
    }
    stage.advance(by: 0.05)
    #expect(finished == true)
    #expect(stage.texts == ["x", "a", "b"])
  }

  @Test func theDeletedFadesOutWhereItIsAndIsGoneAtTheEnd() throws {
    let (stage, controller) = StripController.open([["a", "b"]])
    controller.sections[0].remove(at: 0)
    controller.collectionView.deleteItems(at: [[0, 0]])
    stage.advance(by: 0.1)
    let a = try #require(stage.seen.first { $0.text == "a" })
    #expect(a.isDisappearing && a.x == 0)
    #expect(abs(a.alpha - (1 - ease(0.1))) < 1e-6)
    #expect(controller.displayed == 2)
    stage.advance(by: 0.25)
    #expect(stage.seen.count == 1)
    #expect(controller.displayed == 1)
  }

  @Test func aReloadCrossFadesTwoViews() throws {
    let (stage, controller) = StripController.open([["a", "b"]])
    controller.sections[0][0] = "A"
    controller.collectionView.reloadItems(at: [[0, 0]])
    stage.advance(by: 0.1)
    let old = try #require(stage.seen.first { $0.text == "a" })
    let new = try #require(stage.seen.first { $0.text == "A" })
    #expect(old.isDisappearing && !new.isDisappearing)
    #expect(abs(old.alpha + new.alpha - 1) < 1e-6)
    stage.advance(by: 0.3)
    #expect(stage.texts == ["A", "b"])
    #expect(stage.seen.count == 2)
  }

  @Test func anUpdateInAnAnimationBlockTakesItsTiming() throws {
    let (stage, controller) = StripController.open([["a"]])
    controller.sections[0].insert("x", at: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      controller.collectionView.insertItems(at: [[0, 0]])
    }
    stage.advance(by: 0.5)
    #expect(abs(try #require(stage.seen.first { $0.text == "a" }).x - 45) < 1e-6)
  }

  @Test func anAnimationBlockIsOverWhenTheUpdateInItIs() {
    let updates: [@MainActor (StripController, UICollectionView) -> Void] = [
      { controller, view in
        controller.sections[0].insert("x", at: 0)
        view.insertItems(at: [[0, 0]])
      },
      { controller, view in
        controller.sections[0].swapAt(0, 1)
        view.moveItem(at: [0, 0], to: [0, 1])
      },
      { controller, view in
        controller.sections[0].remove(at: 0)
        view.performBatchUpdates { view.deleteItems(at: [[0, 0]]) }
      },
      { _, view in view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) },
    ]
    for update in updates {
      let (stage, controller) = StripController.open([["a", "b"]])
      var ends: [Bool] = []
      UIView.animate(
        withDuration: 1, animations: { update(controller, controller.collectionView) },
        completion: { ends.append($0) })
      stage.advance(by: 0.9)
      #expect(ends == [])
      stage.advance(by: 0.2)
      #expect(ends == [true])
    }
  }

  @Test func anAnimationBlockIsOverAtOnceWhenTheUpdateInItMovesNothing() {
    let (_, controller) = StripController.open([["a", "b"]])
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, animations: { controller.collectionView.performBatchUpdates({}) },
      completion: { ends.append($0) })
    #expect(ends == [true])
  }

  @Test func disabledActionsBetweenPrepareAndFinalizeSuppressTheAnimations() {
    let (stage, controller) = StripController.open([["a", "b"]])
    controller.strip.suppressesAnimations = true
    controller.sections[0].remove(at: 0)
    controller.collectionView.deleteItems(at: [[0, 0]])
    #expect(stage.seen == [Seen(path: [0, 0], x: 0, alpha: 1, text: "b", isDisappearing: false)])
    #expect(CATransaction.disableActions() == false)
  }

  @Test func anUpdateBeforeTheFirstLayoutIsAReload() {
    let controller = StripController([["a"]])
    controller.loadViewIfNeeded()
    controller.sections[0].append("b")
    controller.collectionView.insertItems(at: [[0, 1]])
    let stage = Stage(size: CGSize(width: 900, height: 100), rootViewController: controller)
    #expect(stage.texts == ["a", "b"])
    #expect(!controller.strip.calls.contains { $0.hasPrefix("updates") })
  }

  @Test func updatesWhileUpdatesRunContinueFromWhereTheyAre() throws {
    let (stage, controller) = StripController.open([["a", "b"]])
    controller.sections[0].insert("x", at: 0)
    controller.collectionView.insertItems(at: [[0, 0]])
    stage.advance(by: 0.15)
    let before = try #require(stage.seen.first { $0.text == "b" }).x
    controller.sections[0].remove(at: 0)
    controller.collectionView.deleteItems(at: [[0, 0]])
    let after = try #require(stage.seen.first { $0.text == "b" }).x
    #expect(abs(before - after) < 1e-9)
    stage.advance(by: 0.5)
    #expect(stage.texts == ["a", "b"])
    #expect(stage.seen.map { $0.x } == [0, 90])
    #expect(controller.displayed == 2)
  }

  @Test func selectionFollowsItsItem() {
    let (_, controller) = StripController.open([["a", "b"]])
    controller.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    controller.sections[0].insert("x", at: 0)
    controller.collectionView.insertItems(at: [[0, 0]])
    #expect(controller.collectionView.indexPathsForSelectedItems == [[0, 2]])
    controller.sections[0].remove(at: 2)
    controller.collectionView.deleteItems(at: [[0, 2]])
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }
}
