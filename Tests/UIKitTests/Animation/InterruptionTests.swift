import QuartzCore
import Stage
import Testing
import UIKit

/// Animations that take over from others midway: what is seen does not jump, and where the new curve starts with
/// zero slope, its velocity does not either.
@MainActor @Suite struct InterruptionTests {
  private struct Random {
    var state: UInt64
    /// 0 to 1.
    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(UInt64(1) << 53)
    }
    mutating func next(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + next() * (range.upperBound - range.lowerBound)
    }
  }

  /// The numbers of what is seen, a moment (in seconds) from now; transforms as a matrix.
  private func numbers(_ bench: AnimationBench, after delay: Double = 0) -> [Double] {
    let seen = bench.view.layer.presentationValues(at: bench.stage.time + delay)
    let t = seen.transform
    return [
      seen.position.x, seen.position.y, seen.bounds.origin.x, seen.bounds.size.width, seen.bounds.size.height,
      seen.opacity, t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33, t.m41, t.m42,
    ]
  }

  /// Points, or units, per second just after the present moment, by differences of the second order.
  private func velocities(_ bench: AnimationBench) -> [Double] {
    let h = 1e-6
    let (now, soon, later) = (numbers(bench), numbers(bench, after: h), numbers(bench, after: 2 * h))
    return now.indices.map { (4 * soon[$0] - 3 * now[$0] - later[$0]) / (2 * h) }
  }

  private func change(_ view: UIView, _ random: inout Random) {
    view.center = CGPoint(x: random.next(0...800), y: random.next(0...800))
    view.bounds = CGRect(
      x: random.next(-50...50), y: 0, width: random.next(0...300), height: random.next(0...300))
    view.alpha = random.next()
    let scale = random.next() < 0.15 ? 0 : random.next(0.2...3)
    let angle = random.next() < 0.25 ? .pi : random.next(-3...3)
    var transform = CATransform3DMakeTranslation(random.next(-50...50), random.next(-50...50), 0)
    transform =
      random.next() < 0.3
      ? CATransform3DRotate(transform, angle, random.next(-1...1), random.next(-1...1), 1)
      : CATransform3DRotate(transform, angle, 0, 0, 1)
    view.transform3D = CATransform3DScale(transform, scale, random.next() < 0.5 ? scale : 1, 1)
  }

  @Test func aThousandTakeOversMidwayKeepValueAndVelocity() {
    let bench = AnimationBench()
    var random = Random(state: 42)
    var (worstJump, worstKick) = (0.0, 0.0)
    for index in 0..<1000 {
      let (values, velocities) = (numbers(bench), velocities(bench))
      switch index % 3 {
      case 0:
        UIView.animate(withDuration: random.next(0.1...1)) { change(bench.view, &random) }
      case 1:
        // A spring at rest starts with zero slope, too.
        UIView.animate(
          withDuration: random.next(0.2...1), delay: 0, usingSpringWithDamping: random.next(0.3...1),
          initialSpringVelocity: 0, animations: { change(bench.view, &random) })
      default:
        UIViewPropertyAnimator(duration: random.next(0.1...1), curve: .easeInOut) { change(bench.view, &random) }
          .startAnimation()
      }
      for (before, after) in zip(values, numbers(bench)) { worstJump = max(worstJump, abs(before - after)) }
      for (before, after) in zip(velocities, self.velocities(bench)) { worstKick = max(worstKick, abs(before - after)) }
      bench.stage.advance(by: random.next(0.02...0.3))
    }
    #expect(worstJump < 1e-6)
    // Of velocities up to some thousands; the differences have their own error.
    #expect(worstKick < 0.01)
  }

  @Test func aThousandInterruptionsOfAnAnimatorDoNotJump() {
    let bench = AnimationBench()
    var random = Random(state: 7)
    var animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
    var worstJump = 0.0
    for index in 0..<1000 {
      let before = numbers(bench)
      switch index % 7 {
      case 0:
        if animator.state == .active { animator.stopAnimation(true) }
        animator = UIViewPropertyAnimator(duration: random.next(0.3...1), dampingRatio: random.next(0.4...1))
        animator.addAnimations { change(bench.view, &random) }
        animator.startAnimation()
      case 1, 4: if animator.state == .active { animator.pauseAnimation() }
      case 2: if animator.state == .active { animator.isReversed.toggle() }
      case 3, 6:
        if animator.state == .active && !animator.isRunning {
          animator.continueAnimation(withTimingParameters: nil, durationFactor: random.next(0...1))
        }
      default: UIView.animate(withDuration: random.next(0.1...0.5)) { bench.view.center.x = random.next(0...800) }
      }
      for (before, after) in zip(before, numbers(bench)) { worstJump = max(worstJump, abs(before - after)) }
      bench.stage.advance(by: random.next(0.02...0.1))
    }
    #expect(worstJump < 1e-6)
  }
}
