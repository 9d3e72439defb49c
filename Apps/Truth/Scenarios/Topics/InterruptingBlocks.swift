import UIKit

extension ScenarioTopic {
  /// Animations that begin while others of the same property run.
  static let interruptingBlocks = ScenarioTopic(
    "interrupting-blocks",
    [
      Scenario(
        "turn-back", "Does a view that is sent back half-way keep its speed, and is the first completion true?"
      ) { run in
        let view = dot(run)
        run.at(0) {
          run.watch("dot", .x, view: view)
          move(view, to: 250, []) { run.event("first completion \($0)") }
        }
        run.at(0.2) { move(view, to: 50, []) { run.event("second completion \($0)") } }
        run.end(0.9)
      },
      Scenario(
        "from-current-state", "What does beginFromCurrentState change for a view that is sent on half-way?"
      ) { run in
        let view = dot(run)
        run.at(0) {
          run.watch("dot", .x, view: view)
          move(view, to: 150, .curveLinear) { run.event("first completion \($0)") }
        }
        run.at(0.2) {
          move(view, to: 250, [.beginFromCurrentState, .curveLinear]) { run.event("second completion \($0)") }
        }
        run.end(0.9)
      },
      Scenario("opacity-interrupted", "Does an opacity that returns half-way begin at its present value?") { run in
        let view = dot(run)
        run.at(0) {
          run.watch("dot", .alpha, view: view)
          UIView.animate(withDuration: 0.4) {
            view.alpha = 0
          } completion: {
            run.event("first completion \($0)")
          }
        }
        run.at(0.2) {
          UIView.animate(withDuration: 0.4) {
            view.alpha = 1
          } completion: {
            run.event("second completion \($0)")
          }
        }
        run.end(0.9)
      },
      Scenario("set-without-animation", "Where is a moving view after its place is set outside of any block?") { run in
        let view = dot(run)
        run.at(0) {
          run.watch("dot", .x, view: view)
          move(view, to: 250, .curveLinear) { run.event("completion \($0)") }
        }
        run.at(0.2) { view.center.x = 100 }
        run.end(0.6)
      },
      Scenario("animator-reversed", "Where is a view whose animator is paused, scrubbed and reversed?") { run in
        let view = dot(run)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
        animator.addCompletion { run.event("completion \($0.rawValue)") }
        run.keep(animator)
        run.at(0) {
          run.watch("dot", .x, view: view)
          animator.startAnimation()
        }
        run.at(0.3) { animator.pauseAnimation() }
        run.at(0.4) { animator.fractionComplete = 0.8 }
        run.at(0.5) {
          animator.isReversed = true
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        run.end(1.6)
        run.promise("A reversed animator ends at its start.") { $0.count("completion 1") == 1 }
      },
    ])

  private static func move(
    _ view: UIView, to x: CGFloat, _ options: UIView.AnimationOptions, completion: @escaping (Bool) -> Void
  ) {
    UIView.animate(
      withDuration: 0.4, delay: 0, options: options, animations: { view.center.x = x }, completion: completion)
  }
}
