import Stage
import Testing
import UIKit

/// `UIView.animate` and its kin.
@MainActor @Suite struct ViewAnimationTests {
  private let ease = CAMediaTimingFunction(name: .easeInEaseOut)

  private func square(on screen: Screen) -> UIView {
    screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  @Test func valuesMoveFromOldToNewOnTheCurve() {
    let screen = Screen()
    let view = square(on: screen)
    UIView.animate(withDuration: 1) {
      view.center = CGPoint(x: 250, y: 50)
      view.bounds = CGRect(x: 0, y: 40, width: 200, height: 50)
      view.alpha = 0.5
      view.transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 3, y: 1)
    }
    #expect(view.center == CGPoint(x: 250, y: 50))  // the model is there at once
    #expect(view.alpha == 0.5)
    for time in [0, 0.25, 0.5, 0.9] {
      screen.stage.advance(by: time - screen.stage.time)
      let progress = ease.progress(at: time)
      let seen = screen.seen(view)
      #expect(isNear(seen.position, CGPoint(x: 50 + 200 * progress, y: 50)))
      #expect(isNear(seen.bounds.origin, CGPoint(x: 0, y: 40 * progress)))
      #expect(isNear(Double(seen.bounds.width), 100 + 100 * progress))
      #expect(isNear(Double(seen.bounds.height), 100 - 50 * progress))
      #expect(isNear(seen.opacity, 1 - 0.5 * progress))
      #expect(isNear(Double(seen.transform.m11), 1 + 2 * progress))
      #expect(isNear(Double(seen.transform.m41), 10 * progress))
      #expect(isNear(Double(seen.transform.m42), 20 * progress))
    }
    screen.stage.advance(by: 0.1)
    #expect(screen.seen(view).position == CGPoint(x: 250, y: 50))
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func aSpringMovesLikeItsClosedForm() {
    let screen = Screen()
    let view = square(on: screen)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2,
      animations: { view.center.x = 250 }, completion: nil)
    let spring = Spring(duration: 0.4, dampingRatio: 0.5, initialVelocity: 2)
    for frame in 1..<24 {
      screen.stage.advance(by: 1.0 / 60)
      #expect(
        isNear(Double(screen.seen(view).position.x), 50 + 200 * spring.progress(at: Double(frame) / 60), 1e-6))
    }
    screen.stage.advance(by: 1.0 / 60)
    #expect(screen.seen(view).position.x == 250)
  }

  @Test func animationsOfTheSamePropertyAddUp() {
    let screen = Screen()
    let view = square(on: screen)
    UIView.animate(withDuration: 1) { view.center.x = 150 }
    screen.stage.advance(by: 0.5)
    UIView.animate(withDuration: 1) { view.center.x = 350 }
    screen.stage.advance(by: 0.25)
    let expected = 350 - 100 * (1 - ease.progress(at: 0.75)) - 200 * (1 - ease.progress(at: 0.25))
    #expect(isNear(Double(screen.seen(view).position.x), expected))
  }

  @Test func coloursStartFromWhatIsSeenAndReplaceEachOther() throws {
    let screen = Screen()
    let view = square(on: screen)
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      })
    screen.stage.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      })
    #expect(view.layer.animationKeys() == ["backgroundColor"])
    #expect(isNear(Double(try #require(screen.seen(view).backgroundColor).red), 0.5))
    screen.stage.advance(by: 0.5)
    let color = try #require(screen.seen(view).backgroundColor)
    #expect(isNear(Double(color.red), 0.25) && isNear(Double(color.green), 0.5))
  }

  @Test func aDelayHoldsTheOldValue() {
    let screen = Screen()
    let view = square(on: screen)
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.alpha = 0 })
    screen.stage.advance(by: 0.4)
    #expect(screen.seen(view).opacity == 1)
    screen.stage.advance(by: 0.6)
    #expect(isNear(screen.seen(view).opacity, 0.5))
    screen.stage.advance(by: 0.5)
    #expect(screen.seen(view).opacity == 0)
  }

  @Test func theCurveOptionsAreTheNamedFunctions() {
    let curves: [(UIView.AnimationOptions, CAMediaTimingFunctionName)] = [
      (.curveEaseInOut, .easeInEaseOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
    ]
    for (option, name) in curves {
      let screen = Screen()
      let view = square(on: screen)
      UIView.animate(withDuration: 1, delay: 0, options: option, animations: { view.alpha = 0 })
      screen.stage.advance(by: 0.3)
      #expect(isNear(screen.seen(view).opacity, 1 - CAMediaTimingFunction(name: name).progress(at: 0.3)))
    }
  }

  @Test func repeatAndAutoreverseGoThereAndBackForEver() {
    let screen = Screen()
    let view = square(on: screen)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: { view.center.x = 150 })
    for (time, x) in [(0.25, 75.0), (1.25, 125), (1.75, 75), (6.25, 75), (101.25, 125)] {
      screen.stage.frame(at: time)
      #expect(isNear(Double(screen.seen(view).position.x), x, 1e-6))
    }
  }

  @Test func autoreverseNeedsRepeat() {
    let screen = Screen()
    let view = square(on: screen)
    var ends: [Double] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear], animations: { view.center.x = 150 },
      completion: { _ in ends.append(screen.stage.time) })
    for (time, x) in [(0.5, 100.0), (0.9, 140), (1, 150), (1.5, 150)] {
      screen.stage.frame(at: time)
      #expect(isNear(Double(screen.seen(view).position.x), x, 1e-6))
    }
    #expect(ends == [1])
  }

  @Test func aNestedBlockInheritsDurationAndCurve() {
    let screen = Screen()
    let (view, other) = (square(on: screen), square(on: screen))
    UIView.animate(
      withDuration: 2, delay: 0, options: .curveLinear,
      animations: {
        view.alpha = 0
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 0.1, delay: 0, options: .curveEaseIn, animations: { other.alpha = 0 })
      })
    #expect(UIView.inheritedAnimationDuration == 0)
    screen.stage.advance(by: 1)
    #expect(isNear(screen.seen(view).opacity, 0.5))
    #expect(isNear(screen.seen(other).opacity, 0.5))
  }

  @Test func aNestedBlockMayOverrideDurationAndCurve() {
    let screen = Screen()
    let view = square(on: screen)
    UIView.animate(
      withDuration: 2, delay: 0, options: .curveLinear,
      animations: {
        UIView.animate(
          withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve],
          animations: { view.alpha = 0 })
      })
    screen.stage.advance(by: 0.5)
    #expect(isNear(screen.seen(view).opacity, 1 - CAMediaTimingFunction(name: .easeIn).progress(at: 0.5)))
    screen.stage.advance(by: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func performWithoutAnimationChangesAtOnceInsideABlock() {
    let screen = Screen()
    let view = square(on: screen)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.center.x = 150
      }
      view.alpha = 0
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(screen.seen(view).position.x == 150)
    #expect(screen.seen(view).opacity == 1)
  }

  @Test func disabledActionsAndDisabledAnimationsChangeAtOnce() {
    let screen = Screen()
    let view = square(on: screen)
    UIView.animate(withDuration: 1) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      view.center.x = 150
      CATransaction.commit()
    }
    #expect(view.layer.animationKeys() == nil)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.center.x = 250 }
    UIView.setAnimationsEnabled(true)
    #expect(view.layer.animationKeys() == nil)
    #expect(screen.seen(view).position.x == 250)
  }

  @Test func aTransactionMayStraddleABlock() {
    let screen = Screen()
    let view = square(on: screen)
    UIView.animate(withDuration: 1) {
      view.center.x = 150
      CATransaction.begin()
      CATransaction.setDisableActions(true)
    }
    view.center.x = 250
    CATransaction.commit()
    #expect(screen.seen(view).position.x == 150)  // 100 of the 200 points without animation
  }

  @Test func fromTheCurrentStateTheFormerAnimationIsReplaced() {
    let screen = Screen()
    let view = square(on: screen)
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: { view.center.x = 150 }, completion: { finished = $0 })
    screen.stage.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear], animations: { view.center.x = 0 })
    #expect(finished == false)
    #expect(view.layer.animationKeys()?.count == 1)
    #expect(isNear(Double(screen.seen(view).position.x), 100, 1e-5))
    screen.stage.advance(by: 0.5)
    #expect(isNear(Double(screen.seen(view).position.x), 50, 1e-5))
  }

  @Test func viewsOutsideABlockChangeAtOnce() {
    let screen = Screen()
    let view = square(on: screen)
    view.center.x = 300
    view.alpha = 0.5
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func layoutInsideABlockIsAnimated() {
    final class Half: UIView {
      let child = UIView()
      override func layoutSubviews() {
        if child.superview == nil { addSubview(child) }
        child.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
    }
    let screen = Screen()
    let view = screen.add(Half(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        view.bounds.size.width = 200
        view.layoutIfNeeded()
      })
    screen.stage.advance(by: 0.5)
    #expect(isNear(Double(screen.seen(view).bounds.width), 150))
    #expect(isNear(Double(screen.seen(view.child).bounds.width), 75))
  }
}
