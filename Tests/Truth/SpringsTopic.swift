import QuartzCore
import Stage
import UIKit

extension Topic {
  /// Curves, and springs by duration or by mass, stiffness and damping.
  static let springs = Topic(name: "springs") {
    let facts = try FactFile<SpringFacts>("springs").facts
    let bench = SpringBench()
    return facts.curves.map(bench.compare) + facts.stiffnesses.map(bench.compare) + facts.positions.map(bench.compare)
      + bench.compare(facts.overdamped)
  }
}

struct SpringFacts: Decodable {
  let curves: [Curve]
  let stiffnesses: [Stiffness]
  let positions: [Position]
  let overdamped: Overdamped

  struct Curve: Decodable {
    let curve: String
    let fraction: Double
    let progress: Double
  }

  /// The stiffness of a spring of mass 1 that a damping ratio and a duration make.
  struct Stiffness: Decodable {
    let damping: Double
    let duration: Double
    let velocity: Double
    let stiffness: Double
  }

  /// Where a view is that a spring moves.
  struct Position: Decodable {
    let damping: Double
    let duration: Double
    let from: Double
    let to: Double
    let time: Double
    let position: Double
  }

  struct Overdamped: Decodable {
    let mass: CGFloat
    let stiffness: CGFloat
    let damping: CGFloat
    /// The frequency of the critical spring that moves the same, in radians per second.
    let frequency: Double
    let duration: Double
  }
}

/// A view that is animated on a stage.
@MainActor private struct SpringBench {
  private let stage: Stage
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let controller = UIViewController()
    stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
    controller.view.addSubview(view)
  }

  /// Returns where the centre is after a time, when `animate` moves it from one place to another.
  private func place(from start: Double, to end: Double, after time: Double, _ animate: (@escaping () -> Void) -> Void)
    -> Double
  {
    view.center.x = start
    stage.advance(by: 0)
    animate { view.center.x = end }
    stage.advance(by: time)
    defer {
      view.layer.removeAllAnimations()
      stage.advance(by: 1)
    }
    return view.layer.presentationValues(at: stage.time).position.x
  }

  func compare(_ fact: SpringFacts.Curve) -> Comparison {
    let options: [String: UIView.AnimationOptions] = [
      "easeIn": .curveEaseIn, "easeOut": .curveEaseOut, "linear": .curveLinear, "easeInOut": .curveEaseInOut,
    ]
    let ours = place(from: 0, to: 1, after: fact.fraction) { changes in
      UIView.animate(withDuration: 1, delay: 0, options: options[fact.curve] ?? [], animations: changes)
    }
    return Comparison(
      name: "\(fact.curve) at \(fact.fraction)", recorded: fact.progress, ours: ours, tolerance: 2e-5)
  }

  func compare(_ fact: SpringFacts.Stiffness) -> Comparison {
    let spring = Spring(duration: fact.duration, dampingRatio: fact.damping, initialVelocity: fact.velocity)
    return Comparison(
      name: "stiffness for damping \(fact.damping), \(fact.duration) s, velocity \(fact.velocity)",
      recorded: fact.stiffness, ours: spring.frequency * spring.frequency, tolerance: fact.stiffness * 1e-5)
  }

  func compare(_ fact: SpringFacts.Position) -> Comparison {
    let ours = place(from: fact.from, to: fact.to, after: fact.time) { changes in
      UIView.animate(
        withDuration: fact.duration, delay: 0, usingSpringWithDamping: fact.damping, initialSpringVelocity: 0,
        animations: changes)
    }
    let name = "damping \(fact.damping) after \(fact.time) s"
    let isFastest = fact.damping == 0.35 && fact.time == 0.15
    return Comparison(
      name: name, recorded: fact.position, ours: ours, tolerance: 0.5,
      keptBecause: isFastest ? "The fastest moment of a bouncing spring" : nil)
  }

  func compare(_ fact: SpringFacts.Overdamped) -> [Comparison] {
    let own = UISpringTimingParameters(
      mass: fact.mass, stiffness: fact.stiffness, damping: fact.damping, initialVelocity: .zero)
    return [("by its numbers", own), ("by default", UISpringTimingParameters())].flatMap { name, parameters in
      let animator = UIViewPropertyAnimator(duration: 7, timingParameters: parameters)
      let duration = Comparison(
        name: "duration of an overdamped spring, \(name)", recorded: fact.duration, ours: animator.duration,
        tolerance: 0.002)
      let ours = place(from: 0, to: 100, after: 0.1) { changes in
        animator.addAnimations(changes)
        animator.startAnimation()
      }
      let way = fact.frequency * 0.1
      let progress = Comparison(
        name: "an overdamped spring after 0.1 s, \(name)", recorded: 100 * (1 - (1 + way) * exp(-way)), ours: ours,
        tolerance: 0.01)
      return [duration, progress]
    }
  }
}
