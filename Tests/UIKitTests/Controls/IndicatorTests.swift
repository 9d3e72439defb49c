import Stage
import Testing
import UIKit

/// Activity indicators and progress views.
@MainActor @Suite struct IndicatorTests {
  let screen = Screen()

  /// How far the wheel of an activity indicator has turned, in eighths.
  func turn(_ indicator: UIActivityIndicatorView) -> Int {
    let transform = screen.seen(indicator.subviews[0].subviews[0]).transform
    let angle = atan2(transform.m12, transform.m11)
    return (Int((angle / (2 * .pi) * 8).rounded()) + 8) % 8
  }

  @Test func anIndicatorTurnsByAnEighthEightTimesASecond() {
    let indicator = screen.add(UIActivityIndicatorView(style: .medium))
    indicator.startAnimating()
    screen.stage.advance(by: 0.06)
    #expect(turn(indicator) == 0)
    screen.stage.advance(by: 0.125)
    #expect(turn(indicator) == 1)
    screen.stage.advance(by: 0.5)
    #expect(turn(indicator) == 5)
    screen.stage.advance(by: 10)
    #expect(turn(indicator) == 5)
  }

  @Test func nothingRunsWhileAnIndicatorIsStoppedHiddenOrNotInAWindow() {
    let indicator = screen.add(UIActivityIndicatorView(style: .large))
    let stage = screen.stage
    stage.advance(by: 1)
    #expect(indicator.isHidden)
    #expect(!stage.needsFrame)
    indicator.startAnimating()
    #expect(!indicator.isHidden)
    stage.advance(by: 1)
    #expect(stage.needsFrame)
    indicator.isHidden = true
    stage.advance(by: 1)
    #expect(!stage.needsFrame)
    indicator.isHidden = false
    stage.advance(by: 1)
    #expect(stage.needsFrame)
    indicator.removeFromSuperview()
    stage.advance(by: 1)
    #expect(!stage.needsFrame)
    #expect(indicator.isAnimating)
    screen.view.addSubview(indicator)
    stage.advance(by: 1)
    #expect(stage.needsFrame)
    indicator.stopAnimating()
    stage.advance(by: 1)
    #expect(indicator.isHidden)
    #expect(!stage.needsFrame)
  }

  @Test func anIndicatorThatDoesNotHideStandsStill() {
    let indicator = screen.add(UIActivityIndicatorView(style: .medium))
    indicator.hidesWhenStopped = false
    indicator.isHidden = false
    screen.stage.advance(by: 1)
    #expect(!indicator.isHidden)
    #expect(!screen.stage.needsFrame)
    #expect(indicator.accessibilityLabel == "Progress halted")
    indicator.startAnimating()
    #expect(indicator.accessibilityLabel == "In progress")
    #expect(indicator.accessibilityTraits.contains(.updatesFrequently))
  }

  @Test func indicatorsHaveTheSizesOfTheirStyles() {
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    let large = UIActivityIndicatorView(style: .large)
    #expect(large.bounds.size == CGSize(width: 37, height: 37))
    large.style = .medium
    #expect(large.intrinsicContentSize.width == 20)
  }

  @Test func theSpokesAreInTheIndicatorsColour() {
    let indicator = screen.add(UIActivityIndicatorView(style: .medium))
    indicator.color = .red
    indicator.startAnimating()
    let wheel = indicator.subviews[0].subviews[0]
    #expect(wheel.subviews.allSatisfy { $0.backgroundColor == .red })
    #expect(wheel.subviews[0].alpha == 1)
    #expect(wheel.subviews[7].alpha > wheel.subviews[1].alpha)
  }

  // MARK: Progress views

  @Test func aProgressViewFillsFromItsLeadingEnd() {
    let view = screen.add(UIProgressView(progressViewStyle: .default))
    view.frame = CGRect(x: 20, y: 20, width: 200, height: 10)
    view.progress = 0.25
    let (track, filled) = (view.subviews[0], view.subviews[0].subviews[0])
    #expect(track.frame == CGRect(x: 0, y: 3, width: 200, height: 4))
    #expect(filled.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    #expect(view.accessibilityValue == "25%")
    view.semanticContentAttribute = .forceRightToLeft
    screen.stage.advance(by: 0)
    #expect(filled.frame == CGRect(x: 150, y: 0, width: 50, height: 4))
    view.progress = 2
    #expect(view.progress == 1)
    view.progress = -1
    #expect(view.progress == 0)
  }

  @Test func progressIsAnimatedInAQuarterOfASecond() {
    let view = screen.add(UIProgressView(progressViewStyle: .bar))
    view.frame = CGRect(x: 20, y: 20, width: 200, height: 2.5)
    screen.stage.advance(by: 0)
    view.setProgress(1, animated: true)
    let filled = view.subviews[0].subviews[0]
    screen.stage.advance(by: 0.125)
    #expect(isNear(Double(screen.seen(filled).bounds.width), 100, 0.1))
    screen.stage.advance(by: 0.2)
    #expect(screen.seen(filled).bounds.width == 200)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 2.5))
  }

  @Test func aProgressViewHasTheTintUnlessItsColoursAreSet() {
    let view = screen.add(UIProgressView(progressViewStyle: .default))
    let (track, filled) = (view.subviews[0], view.subviews[0].subviews[0])
    screen.view.tintColor = .systemGreen
    #expect(filled.backgroundColor?.resolvedColor(with: view.traitCollection) != .clear)
    view.progressTintColor = .red
    view.trackTintColor = .blue
    #expect(filled.backgroundColor == .red)
    #expect(track.backgroundColor == .blue)
  }
}
