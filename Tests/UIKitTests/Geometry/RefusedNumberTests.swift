import Stage
import Testing
import UIKit

/// Numbers that are none, where there is a value to keep: they are refused with one sentence, and nothing is lost. All
/// others end the program; see Tests/Mistakes.
@MainActor @Suite struct RefusedNumberTests {
  private static let nowhere = CGPoint(x: CGFloat.nan, y: CGFloat.nan)

  @Test func theTargetOfALayoutIsNotTaken() {
    let fixture = CollectionFixture([100])
    fixture.collectionView.contentOffset.y = 300
    fixture.layout.target = { _ in Self.nowhere }
    fixture.collectionView.performBatchUpdates(nil)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.collectionView.contentOffset == CGPoint(x: 0, y: 300))
    #expect(fixture.items() == [3, 4, 5, 6])
  }

  @Test func theTargetOfACollectionViewsDelegateIsNotTaken() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
      ) -> CGPoint { RefusedNumberTests.nowhere }
    }
    let (fixture, delegate) = (CollectionFixture([100]), Delegate())
    fixture.collectionView.delegate = delegate
    fixture.collectionView.contentOffset.y = 300
    fixture.collectionView.performBatchUpdates(nil)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.collectionView.contentOffset == CGPoint(x: 0, y: 300))
  }

  @Test func aThrowEndsWhereItWouldWithoutTheDelegatesTarget() {
    let (refused, plain) = (ScrollFixture(), ScrollFixture())
    refused.target = Self.nowhere
    for fixture in [refused, plain] {
      fixture.fling(velocity: 1000)
      fixture.stage.advance(by: 5)
    }
    #expect(plain.y > 400)
    #expect(refused.y == plain.y)
  }

  @Test func theTargetOfALayoutForAThrowIsNotTaken() {
    final class Nowhere: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { RefusedNumberTests.nowhere }
    }
    let (fixture, layout) = (CollectionFixture([400]), Nowhere())
    fixture.collectionView.collectionViewLayout = layout
    fixture.stage.advance(by: 0.1)
    fixture.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.1)
    fixture.stage.advance(by: 5)
    #expect(fixture.collectionView.contentOffset.y > 100)
    #expect(!fixture.items().isEmpty)
  }

  @Test func theProgressOfALayoutTransitionStays() {
    let fixture = CollectionFixture([100])
    let next = ListLayout()
    next.itemHeight = 50
    let transition = fixture.collectionView.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.5
    transition.transitionProgress = .nan
    fixture.stage.advance(by: 0.1)
    #expect(transition.transitionProgress == 0.5)
    #expect(fixture.cell(1)?.frame == CGRect(x: 0, y: 75, width: 400, height: 75))
  }

  @Test func theProgressOfAnAnimatorStays() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.fractionComplete = 0.25
    animator.fractionComplete = .nan
    bench.stage.advance(by: 0.1)
    #expect(animator.fractionComplete == 0.25)
    #expect(bench.x == 125)
  }
}
