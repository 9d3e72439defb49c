// What pages draw of springs is what animations do.

import Stage
import Testing
import UIKit

@MainActor @Suite struct SpringCurveTests {
  @Test(arguments: [1, 0.4, 0.15], [0, 5]) func aCurveIsTheWayOfAnAnimatedView(_ damping: Double, _ velocity: Double) {
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    stage.advance(by: 0.1)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity, options: [],
      animations: { view.center.x += 200 }, completion: nil)
    let pieces = 30
    let curve = SpringCurve(duration: 0.5, dampingRatio: damping, initialVelocity: velocity)
      .progress(until: 0.5, pieces: pieces)
    #expect(curve.count == pieces + 1 && curve[0] == 0)
    for progress in curve.dropLast() {
      let seen = view.layer.presentation()!.position.x
      #expect(abs(seen - (5 + 200 * progress)) < 1e-6)
      stage.advance(by: 0.5 / Double(pieces))
    }
    // What is small then is the sine's part of the motion.
    #expect(abs(curve.last! - 1) < 0.01)
  }

  @Test func aCurveByItsFrequencyIsThatOfTheInspectedAnimation() throws {
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller, isInspecting: true)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    controller.view.addSubview(view)
    stage.advance(by: 0.1)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2, options: [],
      animations: { view.center.x += 200 }, completion: nil)
    let animation = try #require(stage.takeInspection()?.animations.first)
    guard case .spring(let damping, let frequency, let velocity) = animation.curve else {
      Issue.record("\(animation.curve) is no spring")
      return
    }
    let told = SpringCurve(frequency: frequency, dampingRatio: damping, initialVelocity: velocity)
    let asked = SpringCurve(duration: 0.5, dampingRatio: 0.4, initialVelocity: 2)
    #expect(told.progress(until: 1, pieces: 50) == asked.progress(until: 1, pieces: 50))
  }
}
