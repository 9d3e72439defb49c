import Stage
import UIKit

/// What controllers are told, in order.
@MainActor final class ControllerLog {
  var entries: [String] = []

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Writes down what it is told.
@MainActor final class DiaryController: UIViewController {
  let name: String
  let log: ControllerLog
  var logsLayout = false

  init(_ name: String, _ log: ControllerLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { log.entries.append("\(name) \(text)") }

  override func viewDidLoad() { view.backgroundColor = .white }
  override func viewWillAppear(_ animated: Bool) { note("willAppear \(animated)") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear \(animated)") }
  override func viewWillLayoutSubviews() { if logsLayout { note("willLayout") } }
  override func viewDidLayoutSubviews() { if logsLayout { note("didLayout") } }
  override func willMove(toParent parent: UIViewController?) { note("willMove \(parent != nil)") }
  override func didMove(toParent parent: UIViewController?) { note("didMove \(parent != nil)") }
}
