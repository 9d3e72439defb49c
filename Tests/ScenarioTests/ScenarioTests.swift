import Foundation
import Scenarios
import Stage
import Testing
import UIKit

/// The scenarios of Apps/Truth on this UIKit.
///
/// What they record is in Apps/Truth/Recorded/murmuration. A test that finds another result writes it to
/// build/scenarios; with STAGE_RECORD=1 the results replace the recorded ones.
@MainActor
struct ScenarioTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    .standardizedFileURL

  private nonisolated static let topicCount = 19

  /// The record of a scenario on a phone of 402 by 874 points, at 60 frames a second.
  private func perform(_ scenario: Scenario) -> ScenarioRecord {
    let stage = Stage(
      size: CGSize(width: 402, height: 874), safeAreaInsets: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      rootViewController: UIViewController())
    let run = ScenarioRun(scenario, in: stage.window)
    var frame = 0
    while run.frame() {
      frame += 1
      stage.frame(at: Double(frame) / 60)
    }
    return run.record
  }

  @Test func thereAreAHundredAndFiftyDifferentScenarios() {
    let scenarios = ScenarioTopic.all.flatMap(\.scenarios)
    #expect(scenarios.count == 150)
    #expect(Set(scenarios.map(\.name)).count == 150)
    #expect(Set(scenarios.map(\.asks)).count == 150)
    #expect(scenarios.allSatisfy { $0.asks.hasSuffix("?") })
    #expect(ScenarioTopic.all.count == ScenarioTests.topicCount)
    #expect(Set(ScenarioTopic.all.map(\.name)).count == ScenarioTests.topicCount)
  }

  @Test(arguments: 0..<ScenarioTests.topicCount)
  func resultsAreTheRecordedOnes(number: Int) throws {
    let topic = ScenarioTopic.all[number]
    let records = topic.scenarios.map(perform)
    for record in records {
      for promise in record.promises { #expect(promise.isKept, "\(record.name): \(promise.sentence)") }
    }
    let text = ScenarioRecord.json(records, topic: topic.name, system: "Murmuration, 402 x 874")
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let file = root.appendingPathComponent("Apps/Truth/Recorded/murmuration/\(topic.name).json")
    if ProcessInfo.processInfo.environment["STAGE_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    guard text != recorded else { return }
    let folder = root.appendingPathComponent("build/scenarios")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: folder.appendingPathComponent("\(topic.name).json"), atomically: true, encoding: .utf8)
    Issue.record("\(firstDifference(text, recorded)); build/scenarios/\(topic.name).json has the results of this run")
  }

  /// The first line in which two texts differ, with the scenario that it belongs to.
  private func firstDifference(_ text: String, _ recorded: String) -> String {
    let (lines, others) = (text.split(separator: "\n"), recorded.split(separator: "\n"))
    var name = ""
    for (line, other) in zip(lines, others) {
      if line.contains("\"name\": "), line.hasPrefix("      \"") { name = line.trimmingCharacters(in: .whitespaces) }
      if line != other { return "\(name) \(line.prefix(200)) was \(other.prefix(200))" }
    }
    return "there are \(lines.count) lines, and were \(others.count)"
  }
}
