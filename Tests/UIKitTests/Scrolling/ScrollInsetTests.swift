import Stage
import Testing
import UIKit

@MainActor @Suite struct ScrollInsetTests {
  private static let safeArea = UIEdgeInsets(top: 50, left: 20, bottom: 30, right: 20)

  /// On a screen of 400 by 400 points with a safe area.
  private func makeFixture(content: CGSize = CGSize(width: 300, height: 1000)) -> ScrollFixture {
    let fixture = ScrollFixture(contentSize: content)
    fixture.stage.safeAreaInsets = ScrollInsetTests.safeArea
    fixture.stage.advance(by: 0)
    return fixture
  }

  @Test func theSafeAreaIsAddedAlongTheAxesThatScroll() {
    let fixture = makeFixture()
    let scrollView = fixture.scrollView
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 51, left: 2, bottom: 33, right: 4))
    scrollView.contentSize.width = 401
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 51, left: 22, bottom: 33, right: 24))
    scrollView.contentSize = CGSize(width: 100, height: 100)
    #expect(scrollView.adjustedContentInset == scrollView.contentInset)
    scrollView.alwaysBounceVertical = true
    #expect(scrollView.adjustedContentInset.top == 51)
  }

  @Test func contentThatIsLongerThanTheViewByRoundingDoesNotScroll() {
    let fixture = makeFixture(content: CGSize(width: 400 + 1e-5, height: 400 + 1e-5))
    #expect(fixture.scrollView.adjustedContentInset == .zero)
  }

  @Test func theSafeAreaIsAddedAlwaysOrNeverWhenTold() {
    let fixture = makeFixture(content: CGSize(width: 10, height: 1000))
    let scrollView = fixture.scrollView
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(scrollView.adjustedContentInset == ScrollInsetTests.safeArea)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
  }

  @Test func contentAtItsTopGoesWithTheSafeArea() {
    let fixture = makeFixture()
    #expect(fixture.y == -50)
    fixture.scrollView.contentOffset.y = 200
    fixture.stage.safeAreaInsets.top = 80
    #expect(fixture.y == 200)
    fixture.scrollView.contentOffset.y = -80
    fixture.stage.safeAreaInsets.top = 20
    #expect(fixture.y == -20)
  }

  @Test func aSmallerInsetBringsContentIntoItsRange() {
    let fixture = ScrollFixture()
    fixture.scrollView.contentInset.top = 60
    fixture.scrollView.contentOffset.y = -50
    fixture.scrollView.contentInset.top = 10
    #expect(fixture.y == -10)
  }

  @Test func theDelegateIsNotifiedOfEveryChangeOfTheAdjustedInset() {
    final class Teller: NSObject, UIScrollViewDelegate {
      var tops: [CGFloat] = []
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        tops.append(scrollView.adjustedContentInset.top)
      }
    }
    let teller = Teller()
    let fixture = ScrollFixture(contentSize: CGSize(width: 10, height: 10))
    fixture.scrollView.delegate = teller
    fixture.stage.safeAreaInsets = ScrollInsetTests.safeArea
    #expect(teller.tops == [])
    fixture.scrollView.contentSize.height = 1000
    fixture.scrollView.contentInset.top = 5
    fixture.scrollView.contentInset.top = 5
    fixture.scrollView.frame.origin.y = 45
    #expect(teller.tops == [50, 55, 10])
  }

  @Test func whatCountsAsInsetDoesNotReachIntoTheContent() {
    let fixture = makeFixture()
    let view = fixture.screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), to: fixture.scrollView)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    fixture.scrollView.contentInsetAdjustmentBehavior = .never
    fixture.scrollView.contentOffset.y = 0
    #expect(view.safeAreaInsets.top == 50)
    fixture.scrollView.contentOffset.y = 30  // the view goes up, and has no more than all of it
    #expect(view.safeAreaInsets.top == 50)
    fixture.scrollView.contentOffset.y = -30
    #expect(view.safeAreaInsets.top == 20)
  }

  @Test func smallContentLiesWhereTheAlignmentPointSpecifies() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 100, height: 200))
    fixture.scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(fixture.scrollView.contentOffset == CGPoint(x: -150, y: -200))
    fixture.scrollView.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 10, right: 0)
    #expect(fixture.scrollView.contentOffset == CGPoint(x: -160, y: -190))
    fixture.scrollView.contentSize.height = 1000
    fixture.scrollView.contentOffset.y = 700
    #expect(fixture.y == 700)
  }

  @Test func layoutGuidesTellTheContentAndWhatIsSeenOfIt() {
    let fixture = ScrollFixture(contentSize: CGSize(width: 500, height: 900))
    fixture.scrollView.contentOffset.y = 70
    #expect(fixture.scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 500, height: 900))
    #expect(fixture.scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 70, width: 400, height: 400))
  }

  @Test func aTapOnTheStatusBarScrollsToTheTop() {
    final class Teller: NSObject, UIScrollViewDelegate {
      var log: [String] = []
      var agrees = true
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { agrees }
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top \(scrollView.contentOffset.y)") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("ended") }
    }
    let teller = Teller()
    let fixture = ScrollFixture()
    fixture.scrollView.delegate = teller
    fixture.scrollView.contentInset.top = 40
    fixture.scrollView.contentOffset = CGPoint(x: 0, y: 500)
    teller.agrees = false
    fixture.stage.tapStatusBar()
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 500)
    teller.agrees = true
    fixture.stage.tapStatusBar()
    fixture.stage.advance(by: 0.1)
    #expect(fixture.y < 500 && fixture.y > -40 && fixture.scrollView.isScrollAnimating)
    fixture.stage.advance(by: 1)
    #expect(fixture.y == -40)
    #expect(teller.log == ["top -40.0"])
    fixture.stage.tapStatusBar()
    #expect(teller.log == ["top -40.0", "top -40.0"])
  }

  @Test func ofSeveralScrollViewsNoneScrollsToTheTop() {
    let fixture = ScrollFixture()
    let other = fixture.screen.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    fixture.scrollView.contentOffset.y = 500
    fixture.stage.tapStatusBar()
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 500)
    other.scrollsToTop = false
    fixture.stage.tapStatusBar()
    fixture.stage.advance(by: 1)
    #expect(fixture.y == 0)
  }

  @Test func aNewInsetLaysOutACollectionViewAgain() {
    let fixture = FlowFixture([10])
    let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: fixture)
    fixture.layout.itemSize = CGSize(width: 100, height: 50)
    stage.advance(by: 0.1)
    #expect(fixture.frame(3)?.minY == 60)  // three in a line
    fixture.collectionView.contentInset.left = 60
    stage.advance(by: 0.1)
    #expect(fixture.frame(2)?.minY == 60)  // two
    #expect(fixture.collectionView.cellForItem(at: [0, 2])?.frame.minY == 60)
  }
}
