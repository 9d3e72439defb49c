import Foundation
import Stage
import Testing
import UIKit

/// What a new content inset does to layouts and to the content.
@MainActor @Suite struct InsetInvalidationTests {
  @Test func aNewInsetDoesNotInvalidateALayoutThatIsNoFlowLayout() {
    let fixture = CollectionFixture([100])
    fixture.collectionView.contentOffset.y = 500
    fixture.stage.advance(by: 0.1)
    fixture.clear()
    fixture.collectionView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.layout.log == [])
    #expect(fixture.collectionView.contentOffset.y == 500)
  }

  @Test func aLayoutMayChangeTheInsetWhileItIsAskedForElements() {
    let fixture = CollectionFixture([100])
    fixture.collectionView.contentOffset.y = 500
    fixture.stage.advance(by: 0.1)
    fixture.layout.extra = { layout in
      layout.collectionView?.contentInset.top += 10
      return []
    }
    fixture.clear()
    fixture.layout.invalidateLayout()
    for _ in 0..<3 { fixture.stage.advance(by: 0.1) }
    #expect(fixture.layout.log == ["prepare", "elements"])
  }

  @Test func aFlowLayoutBetweenTwoLayoutsFollowsTheInset() {
    let fixture = FlowFixture([40])
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    fixture.layout.itemSize = CGSize(width: 100, height: 50)
    let next = ListLayout()
    let transition = fixture.collectionView.startInteractiveTransition(to: next)
    transition.transitionProgress = 0
    stage.advance(by: 0.1)
    #expect(fixture.collectionView.cellForItem(at: [0, 2])?.frame.minY == 0)
    fixture.collectionView.contentInset.left = 60
    stage.advance(by: 0.1)
    #expect(fixture.collectionView.cellForItem(at: [0, 2])?.frame.minY == 60)
  }

  @Test func contentAtItsEdgeMovesWithTheInset() {
    let fixture = ScrollFixture()
    fixture.scrollView.contentInset = UIEdgeInsets(top: 60, left: 20, bottom: 0, right: 0)
    #expect(fixture.scrollView.contentOffset == CGPoint(x: -20, y: -60))
    fixture.scrollView.contentInset = UIEdgeInsets(top: 10, left: 30, bottom: 0, right: 0)
    #expect(fixture.scrollView.contentOffset == CGPoint(x: -30, y: -10))
    fixture.scrollView.contentOffset.y = 5
    fixture.scrollView.contentInset.top = 100
    #expect(fixture.y == 5)
  }

  @Test func aContextThatNamesNothingCoversAllElementsAndOneThatNamesSomeOnlyThose() {
    let fixture = CollectionFixture([100])
    fixture.clear()
    fixture.layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    fixture.stage.advance(by: 0.1)
    #expect(fixture.layout.log == ["prepare", "elements"])
    fixture.clear()
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 2]])
    fixture.layout.invalidateLayout(with: context)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.layout.log == ["item 0.2"])
    fixture.clear()
    let empty = UICollectionViewLayoutInvalidationContext()
    empty.invalidateItems(at: [])
    fixture.layout.alpha = { _ in 0.5 }
    fixture.layout.invalidateLayout(with: empty)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.cell(0)?.alpha == 0.5)
  }

  @Test func settingTheContentOffsetIsNotACallOfSetContentOffset() {
    final class Teller: UIScrollView {
      var calls: [CGPoint] = []
      override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        calls.append(contentOffset)
        super.setContentOffset(contentOffset, animated: animated)
      }
    }
    let bench = ScrollBench(Teller())
    let teller = bench.scrollView as? Teller
    bench.scrollView.contentOffset = CGPoint(x: 0, y: 30)
    #expect(bench.offset.y == 30 && teller?.calls == [])
    bench.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(bench.offset.y == 50 && teller?.calls == [CGPoint(x: 0, y: 50)])
    bench.flick(by: CGVector(dx: 0, dy: -100))
    #expect(bench.scrollView.isDecelerating)
    bench.scrollView.contentOffset.y = 200
    #expect(bench.offset.y == 200 && teller?.calls.count == 1)
  }
}
