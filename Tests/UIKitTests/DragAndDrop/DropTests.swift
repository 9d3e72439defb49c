import Foundation
import Stage
import Testing
import UIKit

/// Drops on collection views: where they go, and what the delegates may do.
@MainActor @Suite struct DropTests {
  @Test func anItemMovesToAnotherList() {
    let fixture = DragFixture([[["a", "b", "c"]], [["p", "q", "r"]]])
    let (first, second) = (fixture.lists[0], fixture.lists[1])
    fixture.drag(from: first.middle(1), to: second.middle(1))
    #expect(first.log == ["drag begins", "enter", "exit"] && second.log == ["enter"])
    #expect(!first.collectionView.hasActiveDrop && second.collectionView.hasActiveDrop)
    #expect(first.collectionView.hasActiveDrag && !second.collectionView.hasActiveDrag)
    #expect(second.destinations.last == IndexPath(item: 1, section: 0))
    #expect(second.collectionView.numberOfItems(inSection: 0) == 4)
    #expect(second.collectionView.indexPathForItem(at: CGPoint(x: 145, y: 45)) == nil)
    fixture.stage.advance(by: 0.4)
    #expect(second.frame("p")?.minX == 0 && second.frame("q")?.minX == 200 && second.frame("r")?.minX == 300)
    #expect(second.collectionView.indexPath(for: second.cell("q")!) == [0, 1])
    #expect(second.collectionView.indexPathsForVisibleItems == [[0, 0], [0, 1], [0, 2]])
    fixture.drop()
    // The item takes the place of the gap: nothing else moves.
    fixture.stage.advance(by: 0.1)
    #expect(second.frame("q")?.minX == 200 && second.frame("r")?.minX == 300 && second.coveredTexts == ["b"])
    fixture.rest()
    #expect(first.sections == [["a", "c"]] && second.sections == [["p", "b", "q", "r"]] && fixture.isAtRest)
    #expect(first.log == ["drag begins", "enter", "exit", "drop ends", "drag ends"])
    #expect(second.log == ["enter", "drop", "drop ends"])
  }

  @Test func theGapOpensWithTheUpdateOfTheLayout() {
    let fixture = DragFixture([[["a"]], [["p", "q"]]])
    let (first, second) = (fixture.lists[0], fixture.lists[1])
    fixture.drag(from: first.middle(0), to: CGPoint(x: 45, y: 395), steps: 4)
    fixture.move(from: CGPoint(x: 45, y: 395), to: second.middle(0), steps: 1)
    // Ease-in and ease-out from 0 to 100 points in 0.3 s, of which one frame is over.
    fixture.stage.advance(by: 0.15 - 1.0 / 60)
    #expect(abs(second.frame("p")!.minX - 50) < 0.01 && abs(second.frame("q")!.minX - 150) < 0.01)
    fixture.stage.advance(by: 0.15)
    #expect(second.frame("p")!.minX == 100 && second.frame("q")!.minX == 200)
    // It moves with the finger, and closes when the finger leaves.
    fixture.move(from: second.middle(0), to: second.middle(2), steps: 1)
    fixture.stage.advance(by: 0.4)
    #expect(second.frame("p")!.minX == 0 && second.frame("q")!.minX == 100)
    #expect(second.destinations.last == IndexPath(item: 2, section: 0))
    fixture.move(from: second.middle(2), to: first.middle(5), steps: 1)
    #expect(!second.collectionView.hasUncommittedUpdates && second.collectionView.numberOfItems(inSection: 0) == 2)
    fixture.stage.touchCancel(id: 1)
    fixture.rest()
    #expect(fixture.isAtRest && first.sections == [["a"]])
  }

  @Test func theDestinationBehindTheLastItemIsTheirNumber() {
    let fixture = DragFixture([[["a"]], [["p", "q"], ["x"], []]])
    let (first, second) = (fixture.lists[0], fixture.lists[1])
    second.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .unspecified) }
    fixture.drag(from: first.middle(0), to: second.middle(0))
    #expect(second.destinations.last == IndexPath(item: 0, section: 0))
    func destination(_ x: CGFloat, _ y: CGFloat) -> IndexPath? {
      fixture.stage.touchMove(to: second.collectionView.convert(CGPoint(x: x, y: y), to: nil), id: 1)
      return second.destinations.last!
    }
    #expect(destination(250, 45) == [0, 2])  // behind q in its line
    #expect(destination(95, 45) == nil)  // between p and q
    #expect(destination(145, 89) == [0, 1])
    #expect(destination(45, 135) == [1, 0])  // x, in the next line
    #expect(destination(250, 135) == [1, 1])
    #expect(destination(250, 300) == [1, 1])  // below everything
    fixture.drop()
    fixture.rest()
    #expect(fixture.isAtRest || second.sections.joined().contains("a"))
  }

  @Test func aForbiddenDropReturnsAndOpensNoGap() {
    let fixture = DragFixture([[["a", "b"]]])
    let list = fixture.list
    list.proposal = { _ in UICollectionViewDropProposal(operation: .forbidden, intent: .insertAtDestinationIndexPath) }
    fixture.drag(from: list.middle(0), to: list.middle(1))
    #expect(!list.collectionView.hasUncommittedUpdates)
    fixture.drop()
    let preview = fixture.previews[0]
    let start = fixture.presented(preview).x
    fixture.stage.advance(by: 0.1)
    #expect(fixture.presented(preview).x < start && list.coveredTexts == ["a"])
    fixture.rest()
    #expect(fixture.isAtRest && list.sections == [["a", "b"]])
    #expect(list.log == ["drag begins", "enter", "exit", "drop ends", "drag ends"])
  }

  @Test func aDelegateThatDoesNothingLeavesEverythingAsItWas() {
    let fixture = DragFixture([[["a"]], [["p", "q"]]])
    fixture.lists[1].perform = { _ in }
    fixture.drag(from: fixture.lists[0].middle(0), to: fixture.lists[1].middle(0))
    fixture.stage.advance(by: 0.4)
    fixture.drop()
    fixture.rest()
    #expect(fixture.isAtRest && fixture.lists[1].frame("p")?.minX == 0)
  }

  @Test func anItemMayTakeTheDroppedOnes() {
    let fixture = DragFixture([[["a", "b", "c"]]])
    let list = fixture.list
    list.proposal = { _ in UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath) }
    list.perform = { coordinator in
      let item = coordinator.items[0]
      #expect(item.sourceIndexPath == [0, 0] && coordinator.destinationIndexPath == [0, 1])
      #expect(item.previewSize == CGSize(width: 90, height: 90))
      list.collectionView.performBatchUpdates {
        list.sections[0].remove(at: 0)
        list.collectionView.deleteItems(at: [[0, 0]])
      }
      coordinator.drop(item.dragItem, intoItemAt: [0, 0], rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    }
    fixture.drag(from: list.middle(0), to: list.middle(1))
    #expect(list.cell("b")!.isHighlighted && list.cell("b")!.configurationState.cellDropState == .targeted)
    #expect(list.cell("c")!.configurationState.cellDropState == .notTargeted && !list.cell("c")!.isHighlighted)
    fixture.move(from: list.middle(1), to: list.middle(2), steps: 1)
    #expect(!list.cell("b")!.isHighlighted && list.cell("c")!.isHighlighted)
    fixture.move(from: list.middle(2), to: list.middle(1), steps: 1)
    fixture.drop()
    let preview = fixture.previews[0]
    fixture.stage.advance(by: 0.5)
    #expect(abs(preview.center.x - 15) < 1e-9 && abs(preview.transform.a - 1.0 / 3) < 1e-9)
    fixture.rest()
    #expect(fixture.isAtRest && list.sections == [["b", "c"]] && !list.cell("b")!.isHighlighted)
    #expect(list.cell("b")!.configurationState.cellDropState == UICellConfigurationState.DropState.none)
  }

  /// What code for iOS does in its drop: the order of the calls differs.
  @Test(arguments: ["before the update", "with a move", "in a reload", "in the completion", "anywhere"])
  func dropsOfPublishedCodeWork(_ way: String) {
    let fixture = DragFixture([[["a", "b", "c", "d"]]])
    let list = fixture.list
    list.perform = { coordinator in
      let item = coordinator.items[0]
      let (source, target) = (item.sourceIndexPath!, coordinator.destinationIndexPath!)
      @MainActor func change() {
        let text = list.sections[0].remove(at: source.item)
        list.sections[0].insert(text, at: target.item)
      }
      switch way {
      case "before the update":
        coordinator.drop(item.dragItem, toItemAt: target)
        change()
        list.collectionView.moveItem(at: source, to: target)
      case "with a move":
        list.collectionView.performBatchUpdates {
          change()
          list.collectionView.moveItem(at: source, to: target)
        }
        coordinator.drop(item.dragItem, toItemAt: target)
      case "in a reload":
        change()
        list.collectionView.reloadData()
        coordinator.drop(item.dragItem, toItemAt: target)
      case "in the completion":
        list.collectionView.performBatchUpdates {
          change()
          list.collectionView.deleteItems(at: [source])
          list.collectionView.insertItems(at: [target])
        } completion: { _ in
          coordinator.drop(item.dragItem, toItemAt: target)
        }
      default:
        change()
        list.collectionView.reloadSections([0])
        coordinator.drop(
          item.dragItem, to: UIDragPreviewTarget(container: list.collectionView, center: CGPoint(x: 200, y: 300)))
      }
    }
    fixture.drag(from: list.middle(0), to: list.middle(2))
    fixture.stage.advance(by: 0.3)
    fixture.drop()
    fixture.rest()
    #expect(list.sections == [["b", "c", "a", "d"]] && fixture.isAtRest)
  }

  @Test func contentScrollsBelowADragAtAnEdge() {
    let fixture = DragFixture([[(0..<100).map { "\($0)" }]])
    let list = fixture.list
    fixture.drag(from: list.middle(0), to: CGPoint(x: 145, y: 700))
    #expect(list.collectionView.contentOffset.y == 0)
    fixture.move(from: CGPoint(x: 145, y: 700), to: CGPoint(x: 145, y: 780), steps: 1)
    // The area of 80 points around the finger is beyond the edge by 20: half the velocity of 900 points per second.
    let before = list.collectionView.contentOffset.y
    fixture.stage.advance(by: 0.5)
    #expect(abs(list.collectionView.contentOffset.y - before - 225) < 8)
    let destination = list.destinations.last!!.item
    fixture.stage.advance(by: 1)
    #expect(list.destinations.last!!.item > destination && list.collectionView.contentOffset.y > 600)
    // The dragged cell is off screen, and comes back.
    fixture.stage.touchCancel(id: 1)
    fixture.rest()
    #expect(fixture.previews.isEmpty && list.coveredTexts.isEmpty)
    list.collectionView.contentOffset = .zero
    fixture.rest()
    #expect(list.texts.first == "0" && list.coveredTexts.isEmpty)
  }

  @Test(arguments: [UICollectionView.ReorderingCadence.fast, .slow])
  func theGapWaitsForAFingerThatRests(_ cadence: UICollectionView.ReorderingCadence) {
    let fixture = DragFixture([[["a", "b", "c", "d"]]])
    let list = fixture.list
    list.collectionView.reorderingCadence = cadence
    fixture.drag(from: list.middle(0), to: list.middle(2))
    let delay = cadence == .fast ? 0.1 : 0.3
    fixture.stage.advance(by: delay - 4.5 / 60)
    #expect(list.frame("c")!.minX == 200)
    fixture.stage.advance(by: 0.4)
    #expect(list.frame("c")!.minX == 100)
    fixture.drop()
    fixture.rest()
    #expect(list.sections == [["b", "c", "a", "d"]] && fixture.isAtRest)
  }
}
