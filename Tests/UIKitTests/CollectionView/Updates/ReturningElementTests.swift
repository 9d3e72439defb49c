import Stage
import Testing
import UIKit

/// Views that come back while they are on their way out go on from where they are seen, whether the change that brings
/// them back is animated or not.
@MainActor @Suite struct ReturningElementTests {
  /// What is seen of a view: its middle in content coordinates, its height, its opacity and its scale.
  private struct Sight {
    let y: CGFloat
    let height: CGFloat
    let opacity: Double
    let scale: CGFloat

    @MainActor init(_ view: UIView, _ stage: Stage) {
      let values = view.layer.presentationValues(at: stage.time)
      y = values.position.y
      height = values.bounds.height
      opacity = values.opacity
      scale = values.transform.m11
    }
  }

  /// Checks that a view moves on evenly, frame by frame, until it rests at its attributes.
  private func expectSmoothReturn(_ view: UIView, _ stage: Stage, from start: Sight) {
    var last = start
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      let now = Sight(view, stage)
      #expect(abs(now.y - last.y) < 60 && abs(now.opacity - last.opacity) < 0.15)
      #expect(abs(now.height - last.height) < 20 && abs(now.scale - last.scale) < 0.15)
      last = now
    }
    #expect(view.superview != nil && last.opacity == 1 && last.scale == 1 && view.layer.animationKeys() == nil)
  }

  @Test func aCellThatAnInsertionPushesOffTheScreenScrollsBackFromWhereItIsSeen() throws {
    let (stage, controller) = ProgramController.open(30)
    let view = controller.collectionView
    let leaving = try #require(view.cellForItem(at: [0, 7]))
    view.performBatchUpdates {
      controller.sections[0].insert(contentsOf: ["a", "b"], at: 0)
      view.insertItems(at: [[0, 0], [0, 1]])
    }
    stage.advance(by: 0.05)
    let before = Sight(leaving, stage)
    #expect(leaving.isDisappearing && before.opacity == 1 && before.y < leaving.layer.position.y)
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 9]) === leaving)
    let after = Sight(leaving, stage)
    #expect(isNear(after.y, before.y, 1e-9) && isNear(after.opacity, before.opacity, 1e-9))
    expectSmoothReturn(leaving, stage, from: after)
  }

  @Test func aCellThatMovesAwayScrollsBackFromWhereItIsSeen() throws {
    let (stage, controller) = ProgramController.open(30)
    let view = controller.collectionView
    let leaving = try #require(view.cellForItem(at: [0, 1]))
    view.performBatchUpdates {
      controller.sections[0].insert(controller.sections[0].remove(at: 1), at: 9)
      view.moveItem(at: [0, 1], to: [0, 9])
    }
    stage.advance(by: 0.05)
    let before = Sight(leaving, stage)
    view.contentOffset.y = 120
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 9]) === leaving)
    let after = Sight(leaving, stage)
    #expect(isNear(after.y, before.y, 1e-9) && isNear(after.opacity, before.opacity, 1e-9))
    expectSmoothReturn(leaving, stage, from: after)
  }

  @Test func whatReturnsAndIsPushedAwayWithoutAnimationIsGoneAtOnce() throws {
    let (stage, controller) = ProgramController.open(30)
    let view = controller.collectionView
    let leaving = try #require(view.cellForItem(at: [0, 7]))
    func insertTwo() {
      view.performBatchUpdates {
        controller.sections[0].insert(contentsOf: ["a", "b"], at: 0)
        view.insertItems(at: [[0, 0], [0, 1]])
      }
    }
    insertTwo()
    stage.advance(by: 0.05)
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    stage.advance(by: 0.05)
    #expect(view.cellForItem(at: [0, 9]) === leaving && leaving.layer.animationKeys() != nil)
    UIView.performWithoutAnimation { insertTwo() }
    #expect(leaving.superview == nil)
  }

  @Test func sizeAndTransformContinueToo() throws {
    final class Layout: UICollectionViewFlowLayout {
      override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
        attributes?.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        attributes?.size.height = 10
        return attributes
      }
    }
    let (stage, controller) = ProgramController.open(30)
    let view = controller.collectionView
    let layout = Layout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view.collectionViewLayout = layout
    stage.advance(by: 0.1)
    let leaving = try #require(view.cellForItem(at: [0, 7]))
    view.performBatchUpdates {
      controller.sections[0].insert("a", at: 0)
      view.insertItems(at: [[0, 0]])
    }
    stage.advance(by: 0.15)
    let before = Sight(leaving, stage)
    #expect(before.height < 40 && before.scale < 0.8)
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    let after = Sight(leaving, stage)
    #expect(isNear(after.height, before.height, 1e-9) && isNear(after.scale, before.scale, 1e-9))
    expectSmoothReturn(leaving, stage, from: after)
  }

  @Test func scrollingAwayAndBackWhileItReturnsStartsAfresh() {
    let (stage, controller) = ProgramController.open(30)
    let view = controller.collectionView
    view.performBatchUpdates {
      controller.sections[0].insert(contentsOf: ["a", "b"], at: 0)
      view.insertItems(at: [[0, 0], [0, 1]])
    }
    stage.advance(by: 0.05)
    for offset in [60, 0, 60, 800, 60] as [CGFloat] {
      view.contentOffset.y = offset
      stage.advance(by: 1.0 / 60)
    }
    stage.advance(by: 1)
    #expect(controller.rows == controller.expectedRows && controller.isDisplayBalanced && !stage.needsFrame)
  }
}
