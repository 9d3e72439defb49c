import UIKit

/// A controller that records when it appears and disappears.
final class ToldController: UIViewController {
  private let run: ScenarioRun
  private let name: String

  init(_ run: ScenarioRun, _ name: String) {
    (self.run, self.name) = (run, name)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    run.event("\(name) willAppear \(animated)")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    run.log("\(name) isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    run.event("\(name) didAppear \(animated)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    run.event("\(name) willDisappear \(animated)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    run.event("\(name) didDisappear \(animated)")
  }
}
