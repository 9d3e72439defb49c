import UIKit

/// The performance of a scenario in a window, frame by frame.
///
/// A test on a simulated screen and a display link in an app call ``frame()`` alike, in each frame. It measures what is
/// displayed, and then performs the actions that are due. Times are those of `CACurrentMediaTime()`.
@MainActor public final class ScenarioRun {
  /// The time between the setup and the first action, in seconds. What the setup animates is over by then.
  static let settling = 0.4
  /// Half a frame, in seconds: an action is performed in the frame that is next to its time. The number of frames between
  /// actions is then the same with a clock that is not exact.
  private static let earliness = 1.0 / 120

  public let window: UIWindow
  /// The controller that the scenario fills, which is the root of the window when the setup begins.
  public let root = UIViewController()
  /// The result so far.
  public private(set) var record: ScenarioRecord

  private struct Action {
    let time: Double
    let perform: @MainActor () -> Void
  }

  private struct Probe {
    let track: Int
    let quantity: Quantity
    let view: @MainActor () -> UIView?
  }

  private let scenario: Scenario
  private var actions: [Action] = []
  private var probes: [Probe] = []
  private var promises: [(sentence: String, isKept: @MainActor (ScenarioRecord) -> Bool)] = []
  private var end = 0.0
  /// The time of the first action; nil before the setup.
  private var start: Double?
  private var now: Double { start.map { CACurrentMediaTime() - $0 } ?? -ScenarioRun.settling }
  /// What the setup has created and nothing else retains.
  private var retained: [AnyObject] = []

  /// Whether the calls of the setup are recorded.
  var recordsSetup = false

  /// Creates a run in a window, which is given a new root controller.
  public init(_ scenario: Scenario, in window: UIWindow) {
    (self.scenario, self.window) = (scenario, window)
    record = ScenarioRecord(scenario)
  }

  // MARK: For the host

  /// Measures what is displayed and performs what is due; the first call sets up the scenario.
  /// - Returns: Whether there are frames left.
  public func frame() -> Bool {
    guard start != nil else {
      start = CACurrentMediaTime() + ScenarioRun.settling
      window.rootViewController = root
      root.view.backgroundColor = .white
      record.steps = [ScenarioRecord.Step(time: -1, began: -1)]
      scenario.program(self)
      root.view.layoutIfNeeded()
      return true
    }
    let now = now
    guard now > -1e-6 else { return true }
    if record.steps.first?.time == -1, !recordsSetup { record.steps = [] }
    recordsSetup = true
    measure(at: now)
    while let action = actions.first, action.time <= now + ScenarioRun.earliness {
      actions.removeFirst()
      record.steps.append(ScenarioRecord.Step(time: action.time, began: now))
      action.perform()
    }
    guard now >= end - 1e-6, actions.isEmpty else { return true }
    for promise in promises {
      record.promises.append(.init(sentence: promise.sentence, isKept: promise.isKept(record)))
    }
    leave()
    return false
  }

  /// Releases what the scenario has created.
  private func leave() {
    for view in root.view.subviews { view.removeFromSuperview() }
    (probes, promises, retained) = ([], [], [])
  }

  private func measure(at time: Double) {
    record.times.append(time)
    for probe in probes { record.tracks[probe.track].values.append(probe.view().flatMap(probe.quantity.read)) }
  }

  // MARK: For scenarios

  /// Performs something a number of seconds after the first action. Calls at the same time keep their order.
  func at(_ time: Double, _ perform: @escaping @MainActor () -> Void) {
    let place = actions.firstIndex { $0.time > time } ?? actions.count
    actions.insert(Action(time: time, perform: perform), at: place)
    end = max(end, time)
  }

  /// Ends the run so many seconds after the first action.
  func end(_ time: Double) { end = max(end, time) }

  /// Records a call.
  func log(_ call: String) { if !record.steps.isEmpty { record.steps[record.steps.count - 1].calls.append(call) } }

  /// Records a call and the time at which it happens.
  func event(_ name: String) {
    log(name)
    let now = now
    if now >= 0 { record.moments.append(.init(name: name, value: now)) }
  }

  /// Records a number.
  func value(_ name: String, _ value: CGFloat) { record.values.append(.init(name: name, value: Double(value))) }

  /// Records a yes as 1 and a no as 0.
  func value(_ name: String, _ value: Bool) { self.value(name, value ? 1 : 0) }

  /// Records the parts of a rectangle.
  func value(_ name: String, _ rect: CGRect?) {
    guard let rect else { return value("\(name) exists", false) }
    value("\(name) x", rect.origin.x)
    value("\(name) y", rect.origin.y)
    value("\(name) width", rect.size.width)
    value("\(name) height", rect.size.height)
  }

  /// Measures a view in every frame from now on.
  func watch(_ name: String, _ quantities: Quantity..., view: UIView?) {
    for quantity in quantities { watch(name, quantity) { view } }
  }

  /// Measures the view that a closure returns, in every frame from now on.
  func watch(_ name: String, _ quantities: Quantity..., of view: @escaping @MainActor () -> UIView?) {
    let missing = [Double?](repeating: nil, count: record.times.count)
    for quantity in quantities {
      record.tracks.append(.init(name: "\(name) \(quantity.rawValue)", values: missing))
      probes.append(Probe(track: record.tracks.count - 1, quantity: quantity, view: view))
    }
  }

  /// States what the documentation says about the result.
  func promise(_ sentence: String, isKept: @escaping @MainActor (ScenarioRecord) -> Bool) {
    promises.append((sentence, isKept))
  }

  /// Keeps an object, such as a delegate, until the end of the run.
  func keep(_ object: AnyObject) { retained.append(object) }
}
