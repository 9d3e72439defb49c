import Stage
import Testing
import UIKit

/// What is not a number, or infinite, is no offset, size, inset or scale: the scroll view keeps what it has, and stays usable.
@MainActor @Suite struct RefusedScrollNumberTests {
  private static let wrong: [CGFloat] = [.nan, .infinity, -.infinity]

  private static func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 200, height: 300)
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentOffset = CGPoint(x: 10, y: 20)
    return view
  }

  @Test(arguments: [false, true]) func theOffsetStays(isAnimated: Bool) {
    let screen = Screen()
    let view = screen.add(Self.scrollView())
    for wrong in Self.wrong {
      view.contentOffset = CGPoint(x: wrong, y: 0)
      view.contentOffset.y = wrong
      view.setContentOffset(CGPoint(x: wrong, y: 0), animated: isAnimated)
      view.setContentOffset(CGPoint(x: 0, y: wrong), animated: isAnimated)
      view.scrollRectToVisible(CGRect(x: 0, y: wrong, width: 10, height: 10), animated: isAnimated)
      view.scrollRectToVisible(CGRect(x: 0, y: 0, width: wrong, height: 10), animated: isAnimated)
      screen.stage.advance(by: 0.5)
      #expect(view.contentOffset == CGPoint(x: 10, y: 20))
    }
    view.setContentOffset(CGPoint(x: 30, y: 40), animated: isAnimated)
    screen.stage.advance(by: 0.5)
    #expect(view.contentOffset == CGPoint(x: 30, y: 40))
  }

  @Test func aWrongOffsetDoesNotEndAThrow() {
    let (disturbed, plain) = (ScrollFixture(), ScrollFixture())
    for fixture in [disturbed, plain] { fixture.fling(velocity: 1000) }
    disturbed.scrollView.contentOffset.y = .nan
    disturbed.scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: false)
    for fixture in [disturbed, plain] { fixture.stage.advance(by: 5) }
    #expect(plain.y > 400)
    #expect(disturbed.y == plain.y)
  }

  @Test func theSizeOfTheContentStays() {
    let view = Self.scrollView()
    for wrong in Self.wrong {
      view.contentSize = CGSize(width: wrong, height: 300)
      view.contentSize.height = wrong
      #expect(view.contentSize == CGSize(width: 200, height: 300))
    }
  }

  @Test func theInsetStays() {
    let view = Self.scrollView()
    for wrong in Self.wrong {
      view.contentInset.top = wrong
      view.contentInset.left = wrong
      view.contentInset.bottom = wrong
      view.contentInset.right = wrong
      #expect(view.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(view.adjustedContentInset == view.contentInset)
    }
  }

  @Test func theAlignmentStays() {
    let view = Self.scrollView()
    for wrong in Self.wrong {
      view.contentAlignmentPoint = CGPoint(x: wrong, y: 0)
      view.contentAlignmentPoint = CGPoint(x: 0, y: wrong)
      #expect(view.contentAlignmentPoint == .zero)
    }
  }

  @Test(arguments: [false, true]) func theScaleStays(isAnimated: Bool) {
    final class Delegate: NSObject, UIScrollViewDelegate {
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    }
    let (screen, delegate) = (Screen(), Delegate())
    let view = screen.add(Self.scrollView())
    _ = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), to: view)
    view.delegate = delegate
    view.maximumZoomScale = 4
    view.minimumZoomScale = 0.5
    view.zoomScale = 2
    for wrong in Self.wrong {
      view.setZoomScale(wrong, animated: isAnimated)
      view.zoom(to: CGRect(x: 0, y: 0, width: wrong, height: 10), animated: isAnimated)
      view.minimumZoomScale = wrong
      screen.stage.advance(by: 0.5)
      #expect(view.zoomScale == 2 && view.minimumZoomScale == 0.5)
    }
    view.maximumZoomScale = .nan
    #expect(view.maximumZoomScale == 4)
    view.maximumZoomScale = .infinity
    view.zoomScale = 100
    #expect(view.zoomScale == 100)
  }

  @Test func aListKeepsItsOffsetAndItsCells() {
    let fixture = CollectionFixture([100])
    fixture.collectionView.contentOffset.y = 300
    fixture.stage.advance(by: 0.1)
    for wrong in Self.wrong {
      fixture.collectionView.contentOffset.y = wrong
      UIView.animate(withDuration: 0.3) { fixture.collectionView.contentOffset.y = wrong }
      fixture.collectionView.contentInset.top = wrong
      fixture.stage.advance(by: 0.5)
      #expect(fixture.collectionView.contentOffset == CGPoint(x: 0, y: 300))
      #expect(fixture.items() == [3, 4, 5, 6])
    }
  }

  @Test func aMessageNamesTheScrollViewOnce() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.tag = 7
        for _ in 0..<3 {
          view.contentOffset.y = .nan
          view.contentSize.width = .infinity
        }
      }
    }
    #expect(
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == """
        Ignored a value for the contentOffset of UIScrollView 7 that contains NaN or infinity: (0.0, nan). \
        Check the computation for a division by zero.
        Ignored a value for the contentSize of UIScrollView 7 that contains NaN or infinity: (inf, 0.0). \
        Check the computation for a division by zero.

        """)
  }
}
