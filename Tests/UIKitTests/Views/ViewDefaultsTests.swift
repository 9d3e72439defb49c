import QuartzCore
import Stage
import Testing
import UIKit

/// What views and their animations are when nothing else is said.
@MainActor @Suite struct ViewDefaultsTests {
  @Test func aScreenIsAsFineAndFastAsItsStage() {
    let screen = Screen(width: 100, height: 50)
    screen.stage.traitCollection = UITraitCollection(displayScale: 3)
    defer { screen.stage.traitCollection = UITraitCollection() }
    screen.stage.framesPerSecond = 120
    let main = UIScreen.main
    #expect(main.nativeScale == 3 && main.nativeBounds == CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(main.maximumFramesPerSecond == 120)
  }

  @Test func whatAViewSaysToAssistiveTechnologyIsKeptAndToldOnce() {
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.isAccessibilityElement = true
    view.accessibilityIdentifier = nil
    #expect(
      view.accessibilityIdentifier == nil && view.accessibilityValue == nil && view.accessibilityCustomActions == nil)
    view.accessibilityIdentifier = "box"
    view.accessibilityValue = "half"
    view.accessibilityCustomActions = []
    screen.stage.advance(by: 0)
    let semantics = screen.stage.scene.nodes.first { $0.id == view.layer.identifier }?.semantics
    #expect(semantics?.value == "half")
    #expect(view.accessibilityIdentifier == "box" && view.accessibilityCustomActions?.isEmpty == true)
    view.accessibilityValue = nil
    #expect(view.accessibilityValue == nil)
  }

  @Test func aViewBeginsWithTheDefaultsOfUIKit() {
    let view = UIView()
    #expect(!view.clipsToBounds && view.alpha == 1 && !view.isHidden && view.autoresizesSubviews && view.isOpaque)
    #expect(view.contentMode == .scaleToFill && view.transform == .identity && view.isUserInteractionEnabled)
  }

  @Test func alphaLiesBetween0And1() {
    let view = UIView()
    for (value, alpha) in [(1.5, 1), (-0.5, 0), (0.25, 0.25)] as [(CGFloat, CGFloat)] {
      view.alpha = value
      #expect(view.alpha == alpha)
    }
  }

  @Test func isHiddenIgnoresSuperviews() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.isHidden = true
    #expect(!inner.isHidden)
  }

  @Test func aViewFitsTheSizeThatItHasAndSizeToFitChangesTheBounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.sizeThatFits(CGSize(width: 5, height: 500)) == CGSize(width: 30, height: 40))
    let square = Square(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    square.sizeToFit()
    #expect(square.bounds == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  private final class Square: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: min(size.width, size.height), height: min(size.width, size.height))
    }
  }

  @Test func frameBoundsCentreTransformsAndAlphaAreAnimated() {
    let changes: [(UIView) -> Void] = [
      { $0.frame = CGRect(x: 150, y: 50, width: 200, height: 100) }, { $0.bounds.size.width = 300 },
      { $0.center.y = 300 }, { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
      { $0.transform3D = CATransform3DMakeTranslation(0, 0, 50) }, { $0.alpha = 0.5 },
    ]
    for change in changes {
      let bench = AnimationBench()
      func look() -> [Double] {
        let (seen, transform) = (bench.seen, bench.seen.transform)
        return [bench.x, bench.y, bench.alpha, seen.bounds.width, transform.m11, transform.m43].map { Double($0) }
      }
      let start = look()
      UIView.animate(withDuration: 1) { change(bench.view) }
      #expect(look() == start)
      bench.stage.advance(by: 0.5)
      let middle = look()
      bench.stage.advance(by: 0.6)
      #expect(middle != start && look() != middle && look() != start)
    }
  }

  @Test func withADurationAloneABlockBeginsAtOnceAndEasesInAndOut() {
    let bench = AnimationBench()
    UIView.animate(withDuration: 1) { bench.moveRight() }
    bench.stage.advance(by: 0.3)
    let easing = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(isNear(bench.x, 100 + 100 * easing.progress(at: 0.3)))
  }

  @Test func changesWhileAnimationsAreDisabledAreNotAnimated() {
    let bench = AnimationBench()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { bench.moveRight() }
    UIView.setAnimationsEnabled(true)
    #expect(bench.x == 200)
    UIView.animate(withDuration: 1) { bench.moveRight() }
    #expect(bench.x == 200)
  }

  @Test func theVelocityOfASpringIsInTravelsPerSecond() {
    let bench = AnimationBench()
    // 200 points to go, at 100 points per second in the beginning.
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0.5) {
      bench.view.center.x += 200
    }
    bench.stage.advance(by: 1e-5)
    #expect(isNear((bench.x - 100) / 1e-5, 100, 0.1))
  }

  @Test func onlyASpringWithADampingBelowOneGoesBeyondItsEnd() {
    func farthest(damping: CGFloat) -> Double {
      let bench = AnimationBench()
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0) {
        bench.moveRight()
      }
      var farthest = 0.0
      for _ in 0..<100 {
        bench.stage.advance(by: 0.01)
        farthest = max(farthest, bench.x)
      }
      return farthest
    }
    #expect(farthest(damping: 1) <= 200)
    // e^(-pi z / sqrt(1 - z z)) of the way at damping z = 0.5: 16.3 of 100 points.
    #expect(isNear(farthest(damping: 0.5), 216.3, 0.2))
  }

  @Test func aSpringByDurationLastsHalfASecondWithoutBounceOrDelayByDefault() {
    let bench = AnimationBench()
    UIView.animate(springDuration: 0.5, bounce: 0, initialSpringVelocity: 0, delay: 0) { bench.view.center.y += 100 }
    UIView.animate { bench.moveRight() }
    bench.stage.advance(by: 0.1)
    // w = 2 pi / 0.5, critically damped.
    let w = 4 * Double.pi
    #expect(isNear(bench.x, 200 - 100 * (1 + w * 0.1) * exp(-w * 0.1)))
    #expect(isNear(bench.x, bench.y))
  }

  @Test func anAnimatorBeginsInactiveWithTheDefaultsOfUIKit() {
    let bench = AnimationBench()
    let animator = bench.animator()
    #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled && animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion && animator.fractionComplete == 0)
    bench.stage.advance(by: 1)
    #expect(bench.x == 100)
  }

  @Test func aRunningAnimatorIsActive() {
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { bench.moveRight() })
    #expect(animator.isRunning && animator.state == .active && animator.isInterruptible)
    bench.stage.advance(by: 0.5)
    #expect(isNear(bench.x, 150))
    animator.pauseAnimation()
    #expect(!animator.isRunning && animator.state == .active)
  }

  @Test func aStoppedAnimatorKeepsThePresentedValuesUntilItIsFinished() {
    let bench = AnimationBench()
    let animator = bench.animator()
    animator.startAnimation()
    bench.stage.advance(by: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && isNear(Double(bench.view.center.x), 125))
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive && isNear(Double(bench.view.center.x), 125))
  }

  @Test func theDefaultCurveOfCubicParametersIsCoreAnimations() {
    let parameters = UICubicTimingParameters()
    let curve = CAMediaTimingFunction(name: .default)
    let bench = AnimationBench()
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { bench.moveRight() }
    animator.startAnimation()
    bench.stage.advance(by: 0.4)
    #expect(isNear(bench.x, 100 + 100 * curve.progress(at: 0.4)))
  }
}
