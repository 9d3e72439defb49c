import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite struct BasicAnimationTests {
  /// The layer's x is 50; what is seen of it at the begin, after a quarter and just before the end.
  private func seen(from: Double? = nil, to: Double? = nil, by: Double? = nil, isAdditive: Bool = false) -> [Double] {
    let fixture = AnimationFixture()
    let animation = fixture.animation("position.x", from: from, to: to, by: by)
    animation.isAdditive = isAdditive
    fixture.layer.add(animation, forKey: nil)
    return [0, 0.25, 0.75].map { Double(fixture.layer.presentationValues(at: $0).position.x) }
  }

  @Test func theSixCombinationsOfFromToAndBy() {
    #expect(seen(from: 10, to: 20) == [10, 12.5, 17.5])
    #expect(seen(from: 10, by: 20) == [10, 15, 25])
    #expect(seen(to: 100, by: 20) == [80, 85, 95])
    #expect(seen(from: 10) == [10, 20, 40])
    #expect(seen(to: 90) == [50, 60, 80])
    #expect(seen(by: 8) == [50, 52, 56])
  }

  @Test func withoutValuesNothingMoves() { #expect(seen() == [50, 50, 50]) }

  @Test func anAdditiveAnimationIsAddedToTheModel() {
    #expect(seen(from: -40, to: 0, isAdditive: true) == [10, 20, 40])
  }

  @Test func additiveAnimationsAddUp() {
    let fixture = AnimationFixture()
    for _ in 0..<2 {
      let animation = fixture.animation("position.x", from: -10, to: 0)
      animation.isAdditive = true
      fixture.layer.add(animation, forKey: nil)
    }
    #expect(fixture.layer.presentationValues(at: 0.5).position.x == 40)
  }

  @Test func theLaterOfTwoAnimationsThatReplaceCounts() {
    let fixture = AnimationFixture()
    fixture.layer.add(fixture.animation("position.x", from: 0, to: 100), forKey: "first")
    fixture.layer.add(fixture.animation("position.x", from: 200, to: 300), forKey: "second")
    #expect(fixture.layer.presentationValues(at: 0.5).position.x == 250)
  }

  @Test func everyKindOfValueIsAnimated() {
    let fixture = AnimationFixture()
    func half(_ keyPath: String, _ from: Any, _ to: Any) -> LayerValues {
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.duration = 1
      animation.fromValue = from
      animation.toValue = to
      layer.add(animation, forKey: nil)
      return layer.presentationValues(at: 0.5)
    }
    withExtendedLifetime(fixture) {
      #expect(half("position", CGPoint(x: 0, y: 10), CGPoint(x: 4, y: 20)).position == CGPoint(x: 2, y: 15))
      #expect(
        half("bounds", CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 4, width: 20, height: 30)).bounds
          == CGRect(x: 1, y: 2, width: 15, height: 20))
      #expect(half("bounds.size.width", 10.0, 20.0).bounds.width == 15)
      #expect(half("bounds.origin.y", 0, 30).bounds.minY == 15)
      #expect(half("opacity", Float(0), Float(0.5)).opacity == 0.25)
      #expect(half("cornerRadius", CGFloat(0), CGFloat(8)).cornerRadius == 4)
      #expect(
        half("shadowOffset", CGSize.zero, CGSize(width: 6, height: 2)).shadowOffset == CGSize(width: 3, height: 1))
      #expect(half("transform.scale", 1.0, 2.0).transform == CATransform3DMakeScale(1.5, 1.5, 1.5))
      #expect(half("transform.translation.x", 0.0, 30.0).transform.m41 == 15)
      let turned = half("transform.rotation.z", 0.0, 2 * Double.pi).transform
      #expect(abs(turned.m11 + 1) < 1e-9 && abs(turned.m12) < 1e-9)
    }
  }

  @Test func aWholeTurnByKeyPathPassesThroughAllAngles() {
    let fixture = AnimationFixture()
    fixture.layer.add(fixture.animation("transform.rotation", from: 0, to: 2 * .pi), forKey: nil)
    for step in 0..<16 {
      let time = Double(step) / 16
      let transform = fixture.layer.presentationValues(at: time).transform
      #expect(abs(transform.m11 - cos(2 * .pi * time)) < 1e-9)
      #expect(abs(transform.m12 - sin(2 * .pi * time)) < 1e-9)
    }
  }

  @Test func coloursBlendPremultiplied() {
    let fixture = AnimationFixture()
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.duration = 1
    animation.fromValue = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    animation.toValue = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    fixture.layer.add(animation, forKey: nil)
    let color = fixture.layer.presentationValues(at: 0.75).backgroundColor
    #expect(color == CGColor(red: 1, green: 0, blue: 0, alpha: 0.25))
  }

  @Test func aTimingFunctionShapesTheProgress() {
    let fixture = AnimationFixture()
    let animation = fixture.animation("position.x", from: 0, to: 100)
    let function = CAMediaTimingFunction(name: .easeIn)
    animation.timingFunction = function
    fixture.layer.add(animation, forKey: nil)
    #expect(abs(Double(fixture.layer.presentationValues(at: 0.3).position.x) - 100 * function.progress(at: 0.3)) < 1e-9)
  }

  @Test func aSpringAnimationMovesLikeItsSpring() {
    let fixture = AnimationFixture()
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0.0
    animation.toValue = 100.0
    animation.mass = 2
    animation.stiffness = 300
    animation.damping = 12
    animation.initialVelocity = 3
    animation.duration = animation.settlingDuration
    fixture.layer.add(animation, forKey: nil)
    let spring = Spring(mass: 2, stiffness: 300, damping: 12, initialVelocity: 3)
    #expect(animation.settlingDuration == spring.settlingDuration)
    for time in [0.05, 0.2, 0.5] {
      #expect(
        abs(Double(fixture.layer.presentationValues(at: time).position.x) - 100 * spring.progress(at: time)) < 1e-9)
    }
  }

  @Test func anUnknownKeyPathHasNoEffect() {
    let fixture = AnimationFixture()
    fixture.layer.add(fixture.animation("wobble", from: 0, to: 100), forKey: nil)
    #expect(fixture.layer.presentationValues(at: 0.5).position == fixture.layer.position)
  }

  @Test func aCopyHasAllThatTheOriginalHas() throws {
    let original = CASpringAnimation(keyPath: "opacity")
    original.beginTime = 3
    original.duration = 2
    original.speed = 0.5
    original.timeOffset = 0.1
    original.repeatCount = 4
    original.repeatDuration = 9
    original.autoreverses = true
    original.fillMode = .both
    original.timingFunction = CAMediaTimingFunction(name: .easeOut)
    original.isRemovedOnCompletion = false
    original.isAdditive = true
    original.isCumulative = true
    original.fromValue = 0.25
    original.toValue = 0.75
    original.byValue = 0.5
    original.damping = 3
    original.initialVelocity = 7
    let copy = try #require(original.copy(with: nil) as? CASpringAnimation)
    #expect(copy !== original)
    #expect(copy.keyPath == "opacity" && copy.property == .opacity)
    #expect(copy.beginTime == 3 && copy.duration == 2 && copy.speed == 0.5 && copy.timeOffset == 0.1)
    #expect(copy.repeatCount == 4 && copy.repeatDuration == 9 && copy.autoreverses && copy.fillMode == .both)
    #expect(copy.timing.fillsForwards && copy.timing.fillsBackwards)
    #expect(copy.timingFunction === original.timingFunction && !copy.isRemovedOnCompletion)
    #expect(copy.isAdditive && copy.isCumulative && copy.damping == 3 && copy.spring == original.spring)
    #expect(copy.fromValue as? Double == 0.25 && copy.toValue as? Double == 0.75 && copy.byValue as? Double == 0.5)
  }

  @Test func cumulativeRepetitionsContinueFromWhereTheOneBeforeEnded() {
    let fixture = AnimationFixture()
    let animation = fixture.animation("position.x", from: 0, to: 10)
    animation.isCumulative = true
    animation.repeatCount = 3
    fixture.layer.add(animation, forKey: nil)
    #expect(fixture.layer.presentationValues(at: 0.5).position.x == 5)
    #expect(fixture.layer.presentationValues(at: 1.5).position.x == 15)
    #expect(fixture.layer.presentationValues(at: 2.5).position.x == 25)
  }

  @Test func aTransformGoesToAValueAndByAValue() {
    let fixture = AnimationFixture()
    fixture.withoutActions { fixture.layer.transform = CATransform3DMakeScale(2, 2, 1) }
    func seen(to: CATransform3D? = nil, by: CATransform3D? = nil) -> [CATransform3D] {
      let animation = CABasicAnimation(keyPath: "transform")
      animation.duration = 1
      animation.toValue = to
      animation.byValue = by
      fixture.layer.add(animation, forKey: "one")
      return [0, 0.5, 0.999_999].map { fixture.layer.presentationValues(at: $0).transform }
    }
    let to = seen(to: CATransform3DMakeScale(4, 4, 1))
    #expect(to[0].m11 == 2 && abs(to[1].m11 - 3) < 1e-9 && abs(to[2].m11 - 4) < 1e-4)
    let by = seen(by: CATransform3DMakeTranslation(10, 0, 0))
    #expect(by[0].m41 == 0 && abs(by[1].m41 - 10) < 1e-9 && abs(by[2].m41 - 20) < 1e-4)
    #expect(by.allSatisfy { abs($0.m11 - 2) < 1e-9 })
  }

  @Test func aTransformGoesFromToMinusByToTo() {
    let fixture = AnimationFixture()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.duration = 1
    animation.toValue = CATransform3DMakeScale(3, 3, 1)
    animation.byValue = CATransform3DMakeTranslation(10, 0, 0)
    fixture.layer.add(animation, forKey: nil)
    // What `by` followed by the start makes is `to`: the start is 10 points to the left before it is scaled.
    let start = fixture.layer.presentationValues(at: 0).transform
    #expect(start == CATransform3DConcat(CATransform3DMakeTranslation(-10, 0, 0), CATransform3DMakeScale(3, 3, 1)))
    #expect(abs(fixture.layer.presentationValues(at: 0.5).transform.m41 - -15) < 1e-9)
    #expect(abs(fixture.layer.presentationValues(at: 0.5).transform.m11 - 3) < 1e-9)
  }
}
