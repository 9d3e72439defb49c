import Foundation
import Gallery
import Stage
import StageTesting
import Testing
import UIKit

private let names = [
  "cell-animations", "sticky-headers", "colours", "photos", "select-strip", "dashboard", "outline", "storefront",
  "library", "chat",
]
private let demos = ProcessInfo.processInfo.environment["FLAWS_DEMO"].map { [$0] } ?? names

/// The demos, read by the checker of visual flaws: their scripts, and random touches. `Scripts/flaws` performs more.
@MainActor @Suite struct DemoFlawTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// The number of random scripts of each demo.
  private static let count = environment["FLAWS_COUNT"].flatMap { Int($0) } ?? 1
  private static let seed = environment["FLAWS_SEED"].flatMap { UInt64($0) } ?? 1

  private func makeStage(_ demo: String) throws -> Stage {
    let demo = try #require(DemoIndex.demo(demo))
    return Stage(size: CGSize(width: 390, height: 844), rootViewController: demo.makeViewController())
  }

  @Test func everyDemoIsExamined() { #expect(names == DemoIndex.demos.map { $0.id }) }

  @Test(arguments: demos) func theScriptShowsNoFlaws(demo: String) throws {
    let stage = try makeStage(demo)
    let script = try Script(json: #require(DemoIndex.demo(demo)).script)
    try expectNoVisualFlaws {
      try ScriptPlayer(stage: stage).play(script)
      stage.advance(by: 2)
    }
  }

  /// A tile that is selected while others move; rows that come to rest below a header that stays; a price that scrolls
  /// under a button; rows that leave below new ones when a filter is chosen, and that leave while they come back.
  @Test(arguments: [
    ("select-strip", #"[{"tap": [335, 614]}, {"wait": 0.1}, {"tap": [303, 614]}]"#),
    (
      "storefront",
      """
      [{"tap": [189, 780]}, {"wait": 0.25}, {"tap": [380, 560]}, {"wait": 0.1}, {"tap": [191, 400]},
       {"wait": 0.13333333333333333}, {"tap": [380, 560]}, {"wait": 0.7833333333333333},
       {"drag": {"from": [1, 457], "to": [1, 52], "duration": 0.3}}, {"wait": 3}]
      """
    ),
    (
      "storefront",
      """
      [{"tap": [189, 780]}, {"wait": 0.1}, {"tap": [381, 780]}, {"wait": 0.13333333333333333}, {"tap": [381, 832]},
       {"wait": 0.75}, {"drag": {"from": [294, 811], "to": [294, 337], "duration": 0.36666666666666664}},
       {"wait": 0.05}, {"drag": {"from": [277, 409], "to": [277, 6], "duration": 0.5666666666666667}}, {"wait": 3.5}]
      """
    ),
    ("outline", #"[{"tapItem": [1, 1]}, {"wait": 1}, {"press": "Unread"}, {"wait": 1}, {"press": "All"}]"#),
    ("outline", #"[{"press": "Starred"}, {"wait": 0.1}, {"press": "All"}, {"wait": 1}]"#),
    (
      "outline",
      #"[{"tapItem": [1, 0]}, {"wait": 0.8}, {"tapItem": [1, 0]}, {"wait": 0.2}, {"tapItem": [1, 0]}, {"wait": 1}]"#
    ),
  ])
  func touchesThatShowedFlawsShowNoneAnyMore(demo: String, script: String) throws {
    let stage = try makeStage(demo)
    try expectNoVisualFlaws {
      try ScriptPlayer(stage: stage).play(Script(json: script))
      stage.advance(by: 2)
    }
  }

  @Test(arguments: demos) func randomTouchesShowNoFlaws(demo: String) throws {
    for number in 0..<Self.count {
      let stage = try makeStage(demo)
      let seed = Self.seed + UInt64(number)
      var touches = RandomTouches(seed: seed, stage: stage)
      let flaws = try stage.visualFlaws { try touches.perform() }
      for flaw in flaws {
        Issue.record("\(demo), seed \(seed): \(flaw). The touches were \(touches.script)")
      }
    }
  }
}
