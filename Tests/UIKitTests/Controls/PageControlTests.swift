import Stage
import Testing
import UIKit

@MainActor @Suite struct PageControlTests {
  let screen = Screen()
  let control: UIPageControl
  let log = Told()

  @MainActor final class Told { var pages: [Int] = [] }

  init() {
    control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
    control.numberOfPages = 5
    control.addAction(UIAction { [control, log] _ in log.pages.append(control.currentPage) }, for: .valueChanged)
    _ = screen.add(control)
  }

  func tap(_ x: CGFloat) { screen.stage.tap(at: CGPoint(x: x, y: 113)) }

  @Test func aTapOnTheTrailingHalfGoesForwardAndOneOnTheLeadingHalfBack() {
    tap(280)
    tap(280)
    tap(110)
    #expect(log.pages == [1, 2, 1])
    tap(110)
    tap(110)
    #expect(log.pages == [1, 2, 1, 0])
    control.semanticContentAttribute = .forceRightToLeft
    tap(110)
    #expect(log.pages.last == 1)
  }

  @Test func theFirstDotIsWhereReadingBegins() {
    let dots = control.subviews.dropFirst()
    #expect(dots.map { $0.center.x } == [64, 82, 100, 118, 136])
    control.semanticContentAttribute = .forceRightToLeft
    control.setNeedsLayout()
    control.layoutIfNeeded()
    #expect(dots.map { $0.center.x } == [136, 118, 100, 82, 64])
  }

  @Test func aFingerThatMovesAlongTheDotsGoesToThem() {
    screen.stage.touchDown(at: CGPoint(x: 200, y: 113))
    #expect(control.interactionState == .discrete)
    screen.stage.touchMove(to: CGPoint(x: 232, y: 113))
    #expect(control.interactionState == .continuous)
    #expect(control.currentPage == 4)
    screen.stage.touchMove(to: CGPoint(x: 184, y: 113))
    #expect(control.currentPage == 1)
    screen.stage.touchUp()
    #expect(log.pages == [4, 1])
    #expect(control.interactionState == .none)
  }

  @Test func aProgramsPageStaysAmongThePagesAndSendsNothing() {
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 3
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    #expect(log.pages == [])
  }

  @Test func itsSizeIsThatOfItsDots() {
    #expect(control.size(forNumberOfPages: 5) == CGSize(width: 4 * 18 + 7 + 31, height: 26))
    #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 5))
    #expect(control.size(forNumberOfPages: 0).width == 0)
  }

  @Test func aSinglePageMayHaveNoDot() {
    control.numberOfPages = 1
    let dot = control.subviews[1]
    #expect(!dot.isHidden)
    control.hidesForSinglePage = true
    #expect(dot.isHidden)
  }

  @Test func wherePagesDoNotFitTheCurrentOneHasADotAndTheLastDotsAreSmall() {
    control.numberOfPages = 30
    control.currentPage = 15
    screen.stage.advance(by: 0)
    let shown = control.subviews.dropFirst().filter { !$0.isHidden }
    #expect(shown.count == 10)
    #expect(shown.allSatisfy { $0.center.x > 0 && $0.center.x < 200 })
    #expect(!control.subviews[16].isHidden)
    #expect(shown.first!.transform.a < 1)
    #expect(shown.last!.transform.a < 1)
    control.currentPage = 0
    #expect(control.subviews[1].transform.a == 1)
  }

  @Test func assistiveTechnologyTurnsThePages() {
    #expect(control.accessibilityValue == "page 1 of 5")
    #expect(control.accessibilityTraits.contains(.adjustable))
    screen.stage.adjust(control.layer.identifier, up: true)
    #expect(control.accessibilityValue == "page 2 of 5")
    screen.stage.adjust(control.layer.identifier, up: false)
    #expect(log.pages == [1, 0])
    control.isEnabled = false
    control.accessibilityIncrement()
    #expect(control.currentPage == 0)
    #expect(control.alpha == 0.5)
  }

  @Test func dotsHaveTheColoursThatAreSet() {
    control.pageIndicatorTintColor = .red
    control.currentPageIndicatorTintColor = .blue
    control.currentPage = 1
    #expect(control.subviews[1].backgroundColor == .red)
    #expect(control.subviews[2].backgroundColor == .blue)
    #expect(control.subviews[0].isHidden)
    control.backgroundStyle = .prominent
    #expect(!control.subviews[0].isHidden)
  }
}
