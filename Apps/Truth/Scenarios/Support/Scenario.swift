import UIKit

/// A question to UIKit: a short program, whose calls and movements are recorded.
@MainActor public struct Scenario {
  /// The name, unique among all scenarios, such as "insert-first".
  public let name: String
  /// What the scenario asks, in one sentence.
  public let asks: String
  /// The program. It sets up views in the run's root controller, and schedules what happens to them.
  let program: @MainActor (ScenarioRun) -> Void

  /// Creates a scenario.
  init(_ name: String, _ asks: String, program: @escaping @MainActor (ScenarioRun) -> Void) {
    (self.name, self.asks, self.program) = (name, asks, program)
  }
}
