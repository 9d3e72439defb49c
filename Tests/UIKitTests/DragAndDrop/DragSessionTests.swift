import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct DragSessionTests {
  @Test func aPressLiftsACellAndAMovementDragsIt() {
    let fixture = DragFixture([[["a", "b", "c", "d", "e"]]])
    let (stage, list) = (fixture.stage, fixture.list)
    stage.touchDown(at: list.middle(1), id: 1)
    stage.advance(by: 0.49)
    #expect(fixture.previews.isEmpty && list.coveredTexts.isEmpty)
    stage.advance(by: 0.02)
    #expect(fixture.previews.count == 1 && list.coveredTexts == ["b"])
    #expect(!list.collectionView.hasActiveDrag && list.log.isEmpty)
    #expect(fixture.presented(fixture.previews[0]) == list.middle(1))
    stage.advance(by: 0.6)
    #expect(abs(fixture.previews[0].layer.presentation()!.transform.m11 - 1.05) < 1e-3)
    // The finger has to leave the place where it has pressed.
    stage.touchMove(to: CGPoint(x: 150, y: 50), id: 1)
    #expect(list.log.isEmpty)
    stage.touchMove(to: CGPoint(x: 155, y: 50), id: 1)
    #expect(list.log == ["drag begins", "enter"] && list.collectionView.hasActiveDrag)
    #expect(list.collectionView.hasActiveDrop)
    stage.advance(by: 0.8)
    #expect(fixture.presented(fixture.previews[0]) == CGPoint(x: 155, y: 50))
    // From now on the preview is below the finger at once.
    stage.touchMove(to: CGPoint(x: 200, y: 300), id: 1)
    stage.advance(by: 1.0 / 60)
    #expect(fixture.presented(fixture.previews[0]) == CGPoint(x: 200, y: 300))
    fixture.drop()
    fixture.rest()
    #expect(fixture.isAtRest)
    #expect(list.sections == [["a", "c", "d", "e", "b"]])
    #expect(list.log == ["drag begins", "enter", "drop", "drop ends", "drag ends"])
  }

  @Test func aFingerThatLeavesBeforeItMovesUndoesTheLift() {
    let fixture = DragFixture([[["a", "b"]]])
    fixture.press(fixture.list.middle(0))
    #expect(fixture.list.coveredTexts == ["a"] && fixture.list.cell("a")?.configurationState.cellDragState == .lifting)
    fixture.drop()
    fixture.rest()
    #expect(fixture.isAtRest && fixture.list.log.isEmpty)
    #expect(fixture.list.cell("a")?.configurationState.cellDragState == UICellConfigurationState.DragState.none)
  }

  @Test func anItemWithoutDragItemsIsNotLifted() {
    let fixture = DragFixture([[["a", "b"]]])
    fixture.list.mayDrag = { $0 != "a" }
    fixture.drag(from: fixture.list.middle(0), to: fixture.list.middle(1))
    #expect(fixture.previews.isEmpty && fixture.list.log.isEmpty)
    fixture.drop()
    fixture.list.collectionView.dragInteractionEnabled = false
    fixture.drag(from: fixture.list.middle(1), to: fixture.list.middle(0))
    #expect(fixture.previews.isEmpty && fixture.list.log.isEmpty)
    fixture.drop()
  }

  @Test func theGapFollowsTheFingerAndTheOthersMakeSpace() {
    let fixture = DragFixture([[["a", "b", "c", "d"]]])
    let list = fixture.list
    fixture.drag(from: list.middle(0), to: list.middle(2))
    fixture.stage.advance(by: 0.4)
    #expect(list.frame("b")?.minX == 0 && list.frame("c")?.minX == 100 && list.frame("a")?.minX == 200)
    #expect(list.coveredTexts == ["a"] && list.destinations.last == IndexPath(item: 2, section: 0))
    fixture.move(from: list.middle(2), to: list.middle(1), steps: 1)
    #expect(list.collectionView.hasUncommittedUpdates && list.sections == [["a", "b", "c", "d"]])
    fixture.drop()
    fixture.rest()
    #expect(list.sections == [["b", "a", "c", "d"]] && fixture.isAtRest)
  }

  @Test func aDropFliesToTheCellInEveryFrame() {
    let fixture = DragFixture([[["a", "b", "c", "d"]]])
    let list = fixture.list
    fixture.drag(from: list.middle(0), to: CGPoint(x: 300, y: 300))
    fixture.stage.advance(by: 0.7)
    fixture.drop()
    let preview = fixture.previews[0]
    var distances: [CGFloat] = []
    for _ in 0..<30 {
      fixture.stage.advance(by: 1.0 / 60)
      guard preview.window != nil else { break }
      let place = fixture.presented(preview)
      distances.append(((place.x - 345) * (place.x - 345) + (place.y - 45) * (place.y - 45)).squareRoot())
      #expect(list.coveredTexts == ["a"])
    }
    #expect(distances.count > 20 && distances[0] > 200)
    for (a, b) in zip(distances, distances.dropFirst()) { #expect(b < a) }
    fixture.rest()
    #expect(list.sections == [["b", "c", "d", "a"]] && fixture.isAtRest)
  }

  @Test func aTapOfAnotherFingerAddsAnItem() {
    let fixture = DragFixture([[["a", "b", "c", "d", "e", "f"]]])
    let (stage, list) = (fixture.stage, fixture.list)
    list.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .unspecified) }
    fixture.drag(from: list.middle(0), to: CGPoint(x: 60, y: 250))
    #expect(fixture.badge == nil)
    stage.tap(at: list.middle(1))
    #expect(fixture.badge == "2" && fixture.previews.count == 2)
    stage.advance(by: 0.01)
    stage.tap(at: list.middle(2))
    #expect(fixture.badge == "3" && list.log == ["drag begins", "enter"])
    stage.advance(by: 1)
    let places = fixture.previews.map { fixture.presented($0) }
    #expect(places == [CGPoint(x: 60, y: 250), CGPoint(x: 64, y: 254), CGPoint(x: 68, y: 258)])
    // A second tap on the same place does not add the same item.
    stage.tap(at: list.middle(0))
    fixture.drop()
    fixture.rest()
    #expect(fixture.isAtRest)
    #expect(list.sections == [["d", "e", "f", "a", "b", "c"]])
  }
}
