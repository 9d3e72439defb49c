import Foundation
import Gallery
import Stage
import StageTesting
import Testing
import UIKit

private let names = [
  "cell-animations", "sticky-headers", "colours", "photos", "select-strip", "dashboard", "outline", "storefront",
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

  /// A tile that is selected while others move, and rows that come to rest below a header that stays.
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
