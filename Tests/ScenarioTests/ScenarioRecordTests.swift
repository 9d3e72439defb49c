import Foundation
import Stage
import Testing
import UIKit

@testable import Scenarios

/// What a record of a scenario writes, and what its promises read.
@MainActor struct ScenarioRecordTests {
  private func record(_ calls: [String] = []) -> ScenarioRecord {
    var record = ScenarioRecord(Scenario("some", "What?") { _ in })
    record.steps = [ScenarioRecord.Step(time: 0, began: 0, calls: calls)]
    return record
  }

  @Test func numbersHaveThreeDecimalsAndZeroHasNoSign() throws {
    var record = record()
    record.values = [-0.0, -0.0001, 1.23456, 2, .infinity, .nan].map { .init(name: "n", value: $0) }
    let text = ScenarioRecord.json([record], topic: "a", system: "b")
    let numbers = text.split(separator: "\"value\": ").dropFirst().map { String($0.prefix { $0 != "}" }) }
    #expect(numbers == ["0", "0", "1.235", "2", "null", "null"])
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func namesAreQuoted() throws {
    let text = ScenarioRecord.json([record(["say \"a\\b\"\nagain"])], topic: "a", system: "b")
    let topic = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let scenario = try #require((topic["scenarios"] as? [[String: Any]])?.first)
    let step = try #require((scenario["steps"] as? [[String: Any]])?.first)
    #expect(step["calls"] as? [String] == ["say \"a\\b\"\nagain"])
  }

  @Test func callsAreInOrderIfEachComesAfterTheOneBefore() {
    let record = record(["prepare", "size", "elements 1", "prepare"])
    #expect(record.isOrdered("prepare", "elements"))
    #expect(record.isOrdered("prepare", "prepare"))
    #expect(!record.isOrdered("elements", "size"))
    #expect(!record.isOrdered("size", "size"))
    #expect(record.count("prepare") == 2)
  }
}
