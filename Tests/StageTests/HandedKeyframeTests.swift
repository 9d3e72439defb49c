import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import Stage

@MainActor @Suite struct HandedKeyframeTests {
  private let controller = UIViewController()
  private let stage: Stage
  private let renderer = RunningRenderer()
  private let box = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 80))

  init() {
    stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
    stage.animationRenderer = renderer
    stage.renderer = renderer
    controller.view.addSubview(box)
    stage.advance(by: 0)
  }

  private func check(milliseconds: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    renderer.check(milliseconds: milliseconds, from: stage.time, [box.layer], sourceLocation: sourceLocation)
  }

  /// Adds an animation of half a second, and checks it from its beginning, and after the end.
  private func check(
    _ animation: CAAnimation, _ properties: Set<HandedMotion.Property>, most: Int = 60,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    animation.duration = 0.5
    box.layer.add(animation, forKey: nil)
    stage.advance(by: 0)
    let rendered = renderer.rendered
    for property in HandedMotion.Property.allCases {
      let isHandedOver = renderer.isAnimating(box.layer, property, at: stage.time)
      #expect(isHandedOver == properties.contains(property), "\(property)", sourceLocation: sourceLocation)
      let count = isHandedOver ? renderer.keyframes(box.layer, property) ?? 0 : 0
      #expect(count <= most, "\(property)", sourceLocation: sourceLocation)
    }
    check(milliseconds: 501, sourceLocation: sourceLocation)
    stage.advance(by: 0.51)
    #expect(renderer.rendered == rendered && !stage.needsFrame, sourceLocation: sourceLocation)
    check(milliseconds: 1, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    UIView.KeyframeAnimationOptions.calculationModeLinear, .calculationModeCubic, .calculationModeDiscrete,
    .calculationModePaced, .calculationModeCubicPaced,
  ])
  func keyframesOfAViewAreSeenAsPresented(mode: UIView.KeyframeAnimationOptions) {
    UIView.animateKeyframes(withDuration: 0.5, delay: 0.1, options: mode) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
        box.center = CGPoint(x: 300, y: 120)
        box.transform = CGAffineTransform(rotationAngle: 1)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.1) {
        box.alpha = 0.2
        box.center.y = 300
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        box.transform = CGAffineTransform(scaleX: 1, y: 0.2)
        box.center = CGPoint(x: 50, y: 50)
        box.alpha = 0.9
      }
    }
    stage.advance(by: 0)
    #expect(renderer.animated == 3)
    let rendered = renderer.rendered
    // Not at a jump, which takes half a millisecond.
    stage.advance(by: 0.0007)
    check(milliseconds: 350)
    stage.advance(by: 0.35)
    // Another animation on top.
    UIView.animate(withDuration: 0.1) { box.center.x += 100 }
    stage.advance(by: 0)
    #expect(renderer.animated == 4)
    check(milliseconds: 249)
    stage.advance(by: 0.5)
    #expect(renderer.rendered <= rendered + 2 && !stage.needsFrame && renderer.stopped == 0)
    check(milliseconds: 1)
  }

  @Test(arguments: [false, true])
  func animationsBetweenValuesAreSeenAsPresented(isMirrored: Bool) {
    controller.view.layer.mirrorsSublayers = isMirrored
    stage.advance(by: 0)
    func basic(_ path: String, from: Any?, to: Any?) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue) = (from, to)
      return animation
    }
    check(basic("position", from: CGPoint(x: 0, y: 0), to: CGPoint(x: 100, y: 300)), [.translation])
    check(basic("position.x", from: nil, to: 5000), [.translation])
    check(basic("opacity", from: 1.5, to: 0), [.opacity])
    check(basic("transform.scale", from: 0, to: 1), [.transform])
    check(basic("transform.scale.x", from: 1, to: -1), [.transform])
    check(basic("transform.translation.y", from: -50, to: 20), [.transform])
    check(basic("transform.rotation.z", from: 0, to: 6 * Double.pi), [.transform], most: 80)
    let spring = CASpringAnimation(keyPath: "transform")
    spring.fromValue = CATransform3DMakeRotation(1, 1, 0, 0)
    spring.isAdditive = true
    check(spring, [.transform])
    let turns = basic("transform", from: 0, to: 4 * Double.pi)
    turns.valueFunction = CAValueFunction(name: .rotateZ)
    check(turns, [.transform], most: 80)
    let late = basic("opacity", from: 0.2, to: 0.6)
    late.beginTime = stage.time + 0.3
    late.duration = 0.2
    box.layer.add(late, forKey: "late")
    stage.advance(by: 0)
    #expect(renderer.isAnimating(box.layer, .opacity, at: stage.time))
    check(milliseconds: 501)
  }

  @Test func keyframesOfALayerAreSeenAsPresented() {
    func keyframes(_ path: String, _ values: [Any]?) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: path)
      animation.values = values
      return animation
    }
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 50), CGPoint(x: 100, y: 300), CGPoint(x: 160, y: 140)]
    for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
      let animation = keyframes("position", points)
      animation.calculationMode = mode
      check(animation, [.translation])
    }
    let eased = keyframes("opacity", [0, 1, 0.5])
    eased.keyTimes = [0, 0.1, 1]
    eased.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut)]
    eased.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    check(eased, [.opacity])
    check(keyframes("transform.rotation", [0, 1, -1, 0]), [.transform])
    check(
      keyframes(
        "transform",
        [CATransform3DIdentity, CATransform3DMakeScale(0, 2, 1), CATransform3DMakeRotation(2, 1, 0, 0)]), [.transform])
    let pulse = keyframes(
      "transform", [CATransform3DIdentity, CATransform3DMakeScale(1.2, 1.2, 1), CATransform3DIdentity])
    pulse.isAdditive = true
    check(pulse, [.transform], most: 12)
    // All sixteenths have the same value.
    let shake = keyframes("position.x", (0..<33).map { $0 % 2 == 0 ? 0.0 : 20 })
    shake.isAdditive = true
    check(shake, [.translation], most: 70)
    let ride = CAKeyframeAnimation(keyPath: "position")
    ride.path = CGPath(ellipseIn: CGRect(x: 50, y: 50, width: 300, height: 200), transform: nil)
    ride.rotationMode = .rotateAuto
    ride.calculationMode = .paced
    check(ride, [.translation, .transform], most: 80)
  }

  @Test func whatLastsShorterThanAPieceIsSeen() {
    let blink = CAKeyframeAnimation(keyPath: "position.x")
    (blink.values, blink.keyTimes, blink.isAdditive) = ([0, 30, 0, 0], [0, 0.05, 0.1, 1], true)
    check(blink, [.translation])
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0.26, relativeDuration: 0.02) { box.center.x += 60 }
      UIView.addKeyframe(withRelativeStartTime: 0.28, relativeDuration: 0.02) { box.center.x -= 60 }
    }
    stage.advance(by: 0)
    check(milliseconds: 1001)
  }

  @Test(arguments: [15.0, 16, 17])
  func wholeTurnsAreTurnsInTheSameDirection(turns: Double) {
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    (spin.fromValue, spin.toValue) = (0, turns * 2 * .pi)
    check(spin, [.transform], most: 300)
  }

  @Test func aValueThatIsSetIsHandedOverAnewIfTheModelMovesBelow() {
    let basic = CABasicAnimation(keyPath: "position")
    (basic.fromValue, basic.toValue, basic.duration) = (CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 300), 0.5)
    box.layer.add(basic, forKey: nil)
    stage.advance(by: 0.1)
    UIView.performWithoutAnimation { box.center = CGPoint(x: 300, y: 10) }
    stage.advance(by: 0)
    #expect(renderer.animated == 2)
    check(milliseconds: 399)
    box.layer.removeAllAnimations()
    stage.advance(by: 0)
    #expect(renderer.stopped == 1)
    check(milliseconds: 1)
  }

  @Test func animationsThatFollowEachOtherHaveTheirBends() {
    // In the long one, the short one is easily overlooked.
    UIView.animate(withDuration: 5) { box.center.x = 300 }
    UIView.animate(withDuration: 0.05, delay: 2.03, options: .curveLinear) { box.center.x = 200 }
    stage.advance(by: 0)
    #expect(renderer.animated == 1)
    check(milliseconds: 4990)
  }

  @Test func anAnimationThatHasEndedIsNotKept() {
    final class Delegate: NSObject, CAAnimationDelegate {}
    weak var kept: Delegate?
    do {
      let delegate = Delegate()
      kept = delegate
      let basic = CABasicAnimation(keyPath: "opacity")
      (basic.fromValue, basic.duration, basic.delegate) = (0, 0.1, delegate)
      box.layer.add(basic, forKey: nil)
    }
    UIView.animate(withDuration: 1) { box.center.x = 300 }
    stage.advance(by: 0.05)
    #expect(kept != nil && renderer.isAnimating(box.layer, .opacity, at: stage.time))
    stage.advance(by: 0.1)
    #expect(kept == nil && renderer.isAnimating(box.layer, .translation, at: stage.time))
  }
}
