import UIKit

extension ScenarioTopic {
  /// Pushes and pops of a navigation controller.
  static let navigation = ScenarioTopic(
    "navigation",
    [
      Scenario("push", "Where are both controllers' views during a push, and in which order are they told?") { run in
        let (first, navigation) = makeNavigation(run)
        let second = ToldController(run, "second")
        run.at(0) {
          run.watch("first", .screenX, .alpha, view: first.view)
          run.watch("second", .screenX, .alpha, view: second.view)
          navigation.pushViewController(second, animated: true)
        }
        run.end(1)
        run.promise("Each is told before and after the animation.") {
          $0.isOrdered("second willAppear", "second didAppear")
            && $0.isOrdered("first willDisappear", "first didDisappear")
        }
      },
      Scenario("pop", "Where are both controllers' views during a pop, and in which order are they told?") { run in
        let (first, navigation) = makeNavigation(run)
        let second = ToldController(run, "second")
        navigation.pushViewController(second, animated: false)
        run.at(0) {
          run.watch("first", .screenX, .alpha, view: first.view)
          run.watch("second", .screenX, .alpha, view: second.view)
          navigation.popViewController(animated: true)
        }
        run.end(1)
        run.promise("The popped controller has left its parent.") { _ in second.parent == nil }
      },
      Scenario("set-controllers", "Is a change of the whole stack to one new controller a push or a pop?") { run in
        let (_, navigation) = makeNavigation(run)
        let third = ToldController(run, "third")
        run.at(0) {
          run.watch("third", .screenX, view: third.view)
          navigation.setViewControllers([third], animated: true)
        }
        run.end(1)
      },
    ])

  private static func makeNavigation(_ run: ScenarioRun) -> (ToldController, UINavigationController) {
    let first = ToldController(run, "first")
    let navigation = UINavigationController(rootViewController: first)
    run.window.rootViewController = navigation
    return (first, navigation)
  }
}
