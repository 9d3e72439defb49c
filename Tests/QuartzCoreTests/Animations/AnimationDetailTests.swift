import Testing

@testable import QuartzCore

@MainActor @Suite struct AnimationDetailTests {
  @Test func aValueFunctionTurnsSeveralTimesRound() {
    let fixture = AnimationFixture()
    let animation = fixture.animation("transform", from: 0, to: 8 * .pi)
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    fixture.layer.add(animation, forKey: nil)
    let seen = fixture.layer.presentationValues(at: 1.0 / 16).transform  // a quarter turn
    #expect(abs(seen.m11) < 1e-9 && abs(seen.m12 - 1) < 1e-9)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "wobble")) == nil)
  }

  @Test func aValueFunctionOfThreeNumbersScales() {
    let fixture = AnimationFixture()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.duration = 1
    animation.fromValue = [1.0, 1, 1]
    animation.toValue = [3.0, 5, 1]
    animation.valueFunction = CAValueFunction(name: .scale)
    fixture.layer.add(animation, forKey: nil)
    #expect(fixture.layer.presentationValues(at: 0.5).transform == CATransform3DMakeScale(2, 3, 1))
  }

  @Test func aPerceptualSpringHasItsMassStiffnessAndDamping() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(spring.mass == 1 && abs(spring.stiffness - 157.91367041742973) < 1e-9)  // (2 pi / 0.5)^2
    #expect(abs(spring.damping - 18.84955592153876) < 1e-9)  // 2 * 0.75 * 2 pi / 0.5
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12 && abs(spring.bounce - 0.25) < 1e-12)
    #expect(abs(CASpringAnimation(perceptualDuration: 0.5, bounce: -0.25).bounce - -0.25) < 1e-12)
  }

  @Test func dampingBeyondCriticalCountsOnlyWhereItIsAllowed() {
    let spring = CASpringAnimation()
    spring.damping = 40
    #expect(spring.spring.dampingRatio == 1)
    spring.allowsOverdamping = true
    #expect(spring.spring.dampingRatio == 2)
  }

  @Test func theControlPointsOfATimingFunctionCanBeRead() {
    let function = CAMediaTimingFunction(name: .default)
    var points: [[Float]] = []
    for index in 0...3 {
      var point: [Float] = [9, 9]
      function.getControlPoint(at: index, values: &point)
      points.append(point)
    }
    #expect(points == [[0, 0], [0.25, 0.1], [0.25, 1], [1, 1]])
  }

  @Test func transactionsHaveValuesByKey() {
    CATransaction.begin()
    CATransaction.setValue(0.75, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue("mine", forKey: "own")
    #expect(CATransaction.animationDuration() == 0.75 && CATransaction.disableActions())
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "own") as? String == "mine")
    CATransaction.setValue("inner", forKey: "own")
    #expect(CATransaction.value(forKey: "own") as? String == "inner")
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "own") as? String == "mine")
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "own") == nil && CATransaction.animationDuration() == 0.25)
  }

  @Test func defaultsAreThoseOfNewLayersAndAnimations() {
    #expect(CALayer.defaultValue(forKey: "shadowRadius") as? Double == 3)
    #expect(CALayer.defaultValue(forKey: "wobble") == nil)
    #expect((CAAnimation.defaultValue(forKey: "speed") as? NSNumber)?.doubleValue == 1)
  }
}
