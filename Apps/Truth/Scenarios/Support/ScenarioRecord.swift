import UIKit

/// What a run of a scenario has shown.
public struct ScenarioRecord: Equatable, Sendable {
  /// The calls after an action and before the next one.
  public struct Step: Equatable, Sendable {
    /// The time for which the action was scheduled, in seconds; -1 for the setup.
    public let time: Double
    /// The time at which it was performed.
    public let began: Double
    public var calls: [String] = []
  }

  /// A number with a name.
  public struct Value: Equatable, Sendable {
    public let name: String
    public let value: Double
  }

  /// The values of one quantity in each frame; nil where its view did not exist.
  public struct Track: Equatable, Sendable {
    public let name: String
    public var values: [Double?]
  }

  /// A statement of UIKit's documentation about the scenario.
  public struct Promise: Equatable, Sendable {
    public let sentence: String
    public let isKept: Bool
  }

  public let name: String
  public let asks: String
  public var steps: [Step] = []
  /// When something happened, such as a completion, in seconds after the first action.
  public var moments: [Value] = []
  /// Results that are not times.
  public var values: [Value] = []
  /// The times of the frames, in seconds after the first action.
  public var times: [Double] = []
  public var tracks: [Track] = []
  public var promises: [Promise] = []

  init(_ scenario: Scenario) { (name, asks) = (scenario.name, scenario.asks) }
}

// MARK: Reading

extension ScenarioRecord {
  /// All calls, in their order.
  var calls: [String] { steps.flatMap(\.calls) }

  /// The number of calls that begin with a text.
  func count(_ beginning: String) -> Int { calls.filter { $0.hasPrefix(beginning) }.count }

  /// Returns whether calls that begin with the texts happen in their order, perhaps with others between them.
  func isOrdered(_ beginnings: String...) -> Bool {
    var rest = calls[...]
    for beginning in beginnings {
      guard let place = rest.firstIndex(where: { $0.hasPrefix(beginning) }) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// A result by its name.
  func value(_ name: String) -> Double? { values.first { $0.name == name }?.value }

  /// The time at which something happened first.
  func moment(_ name: String) -> Double? { moments.first { $0.name == name }?.value }

  /// The values of a track that exist.
  func track(_ name: String) -> [Double] {
    tracks.first { $0.name == name }?.values.compactMap { $0 } ?? []
  }
}
