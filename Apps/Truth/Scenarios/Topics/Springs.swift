import UIKit

extension ScenarioTopic {
  /// Curves and springs of animations.
  static let springs = ScenarioTopic(
    "springs",
    [
      Scenario("curves", "Which positions do the four curves give in a second?") { run in
        let all: [(String, UIView.AnimationOptions)] = [
          ("linear", .curveLinear), ("easeIn", .curveEaseIn), ("easeOut", .curveEaseOut),
          ("easeInOut", .curveEaseInOut),
        ]
        let dots = all.map { _ in dot(run) }
        run.at(0) {
          for ((name, options), view) in zip(all, dots) {
            run.watch(name, .x, view: view)
            UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 250 }
          }
        }
        run.end(1.1)
      },
      Scenario("damping-ratios", "Which positions do springs with damping ratios of 0.3, 0.7 and 1 give?") { run in
        let ratios: [CGFloat] = [0.3, 0.7, 1]
        let dots = ratios.map { _ in dot(run) }
        run.at(0) {
          for (ratio, view) in zip(ratios, dots) {
            run.watch("ratio \(ratio.text)", .x, view: view)
            UIView.animate(
              withDuration: 0.8, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0, options: []
            ) {
              view.center.x = 250
            } completion: {
              run.event("completion \(ratio.text) \($0)")
            }
          }
        }
        run.end(1.5)
      },
      Scenario("initial-velocity", "What do velocities of 5 and of -5 change in a critical spring?") { run in
        let dots = [dot(run), dot(run)]
        run.at(0) {
          for (velocity, view) in zip([5, -5] as [CGFloat], dots) {
            run.watch("velocity \(velocity.text)", .x, view: view)
            UIView.animate(
              withDuration: 0.8, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity, options: []
            ) { view.center.x = 250 }
          }
        }
        run.end(1)
      },
      Scenario(
        "spring-parameters", "How long, and how, does an animator move with mass, stiffness and damping?"
      ) { run in
        let view = dot(run)
        let parameters = UISpringTimingParameters(
          mass: 1, stiffness: 120, damping: 8, initialVelocity: CGVector(dx: 0, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 7, timingParameters: parameters)
        run.keep(animator)
        run.at(0) {
          run.watch("dot", .x, view: view)
          run.value("duration", CGFloat(animator.duration))
          animator.addAnimations { view.center.x = 250 }
          animator.addCompletion { _ in run.event("completion") }
          animator.startAnimation()
        }
        run.end(2)
        run.promise("The parameters give the duration, not the initializer.") { $0.value("duration") != 7 }
      },
      Scenario("keyframes", "Where is a view in three keyframes with a gap between them, and with which pace?") { run in
        let view = dot(run)
        run.at(0) {
          run.watch("dot", .x, .alpha, view: view)
          UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 250 }
            UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.4) { view.alpha = 0 }
          } completion: { isFinished in
            MainActor.assumeIsolated { run.event("completion \(isFinished)") }
          }
        }
        run.end(1.1)
      },
    ])

  /// A view of 20 points whose centre is 50 points from the left.
  static func dot(_ run: ScenarioRun) -> UIView {
    let view = UIView(frame: CGRect(x: 40, y: 100, width: 20, height: 20))
    run.root.view.addSubview(view)
    return view
  }
}
