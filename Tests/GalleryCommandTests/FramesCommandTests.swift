import Foundation
import Gallery
import Testing

@testable import GalleryCommand

@MainActor @Suite struct Frames {
  private func run(_ script: String?, _ arguments: [String]) throws -> GalleryTool.Outcome {
    let folder = try TemporaryFolder()
    let file = try script.map { ["--script", try folder.write($0, to: "script.json")] } ?? []
    let outcome = GalleryTool.run(arguments: ["frames", "cell-animations"] + file + arguments)
    // The folder's name is another one each time.
    return GalleryTool.Outcome(
      status: outcome.status, output: outcome.output,
      error: outcome.error.replacingOccurrences(of: folder.path + "/", with: ""))
  }

  private func frames(_ script: String?, _ arguments: [String]) throws -> [[String: Any]] {
    let outcome = try run(script, arguments)
    try #require(outcome.error == "")
    try #require(outcome.status == 0)
    return try outcome.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func cells(_ frame: [String: Any]) throws -> [Int: [Double]] {
    let views = try #require(frame["collectionViews"] as? [[String: Any]])
    var frames: [Int: [Double]] = [:]
    for element in try #require(views.first?["elements"] as? [[String: Any]]) {
      let path = try #require(element["indexPath"] as? [Int])
      if element["category"] as? String == "cell" { frames[path[1]] = element["frame"] as? [Double] }
    }
    return frames
  }

  @Test func aTappedCellGrowsAlongTheSpring() throws {
    let times = (0...36).map { Double($0) / 60 }
    let list = times.map { "\($0)" }.joined(separator: ",")
    let lines = try frames(#"[{"tapItem": [0, 2]}]"#, ["--at", list])
    #expect(lines.count == times.count)
    // The frequency of a critically damped spring of 0.4 s: (1 + 0.4 w) exp(-0.4 w) = 0.001.
    var low = 1.0
    var high = 100.0
    for _ in 0..<60 {
      let w = (low + high) / 2
      if (1 + 0.4 * w) * exp(-0.4 * w) > 0.001 { low = w } else { high = w }
    }
    for (time, line) in zip(times, lines) {
      #expect(abs((line["time"] as? Double ?? -1) - time) < 1e-12)
      let remaining = time < 0.4 ? (1 + low * time) * exp(-low * time) : 0
      let cells = try cells(line)
      #expect(abs(try #require(cells[2])[3] - (300 - 200 * remaining)) < 0.5)
      #expect(abs(try #require(cells[3])[1] - (500 - 200 * remaining)) < 0.5)
    }
  }

  @Test func aLineHasAllThatIsPromised() throws {
    let line = try #require(try frames("[]", ["--at", "0", "--size", "320x480"]).first)
    #expect(line.keys.sorted() == ["collectionViews", "time"])
    let view = try #require((line["collectionViews"] as? [[String: Any]])?.first)
    #expect(view.keys.sorted() == ["contentOffset", "contentSize", "elements"])
    #expect((view["contentSize"] as? [Double])?.first == 320)
    let element = try #require((view["elements"] as? [[String: Any]])?.first)
    #expect(
      element.keys.sorted() == [
        "alpha", "category", "departing", "frame", "indexPath", "kind", "text", "transform", "zIndex",
      ])
    #expect(element["category"] as? String == "cell")
    #expect(element["kind"] is NSNull)
    #expect(element["indexPath"] as? [Int] == [0, 0])
    #expect(element["frame"] as? [Double] == [0, 0, 320, 100])
    #expect(element["transform"] as? [Double] == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect((element["text"] as? String)?.isEmpty == false)
  }

  @Test func timesAreReportedInTheOrderAskedFor() throws {
    let lines = try frames(#"[{"tapItem": [0, 1]}]"#, ["--at", "0.2,0,0.2"])
    #expect(lines.compactMap { $0["time"] as? Double } == [0.2, 0, 0.2])
    #expect(try cells(lines[0])[1]?[3] ?? 0 > 200)
    #expect(try cells(lines[1])[1]?[3] == 100)
    #expect(try cells(lines[0]) == cells(lines[2]))
  }

  @Test func aTimeDoesNotDependOnTheOthers() throws {
    let script =
      #"[{"tapItem": [0, 1]}, {"wait": 0.05}, {"drag": {"from": [50, 700], "to": [50, 200], "duration": 0.1}}]"#
    let alone = try run(script, ["--at", "0.5"]).output
    let together = try run(script, ["--at", "0.033,0.2,0.4999,0.5"]).output
    #expect(!alone.isEmpty)
    #expect(together.hasSuffix("\n" + alone))
  }

  @Test func timesCountFromTheEndOfTheScript() throws {
    let early = try frames(#"[{"tapItem": [0, 1]}]"#, ["--at", "0.25"])
    let late = try frames(#"[{"tapItem": [0, 1]}, {"wait": 0.25}]"#, ["--at", "0"])
    let heights = try (cells(early[0])[1]?[3], cells(late[0])[1]?[3])
    #expect(abs((heights.0 ?? 0) - (heights.1 ?? 1)) < 1e-6)
  }

  @Test func withoutAScriptTheDemosOwnIsPlayed() throws {
    let script = try #require(DemoIndex.demo("cell-animations")).script
    #expect(try run(nil, ["--at", "0"]) == run(script, ["--at", "0"]))
  }

  @Test func anHourPasses() throws {
    #expect(try cells(frames(#"[{"tapItem": [0, 0]}]"#, ["--at", "3600"])[0])[0]?[3] == 300)
  }

  @Test(arguments: [
    (#"[{"wait": 1}, {"tapItem": [1, 0]}]"#, "step 2: there is no item [1, 0]"),
    (#"[{"tapItem": [0, 2000000000]}]"#, "step 1: there is no item [0, 2000000000]"),
    (#"[{"tapItem": [0, 15]}]"#, "step 1: item [0, 15] is not on the screen"),
    (
      #"[{"tapItem": [0, 0], "collectionView": 1}]"#,
      "step 1: there is no collection view 1: there is 1, numbered from 0"
    ),
    (#"[{"press": "No such button"}]"#, #"step 1: there is no button "No such button""#),
    (#"[{"tap": [390, 10]}]"#, "step 1: the point (390, 10) is outside the screen, which is 390 x 844"),
    (
      #"[{"resize": [200, 300]}, {"drag": {"from": [10, 300], "to": [0, 0], "duration": 1}}]"#,
      "step 2: the point (10, 300) is outside the screen, which is 200 x 300"
    ),
    (
      #"[{"hop": 1}]"#,
      #"step 1: unknown action "hop"; the actions are "tap", "tapItem", "press", "drag", "pinch", "hold", "carry", "#
        + #""release", "wheel", "secondaryClick", "type", "key", "wait", "resize" and "safeArea""#
    ),
    ("[", "invalid JSON: expected a value, but the text ends, at line 1, column 2"),
  ])
  func aStepThatCannotBeDoneIsNamed(script: String, message: String) throws {
    let outcome = try run(script, ["--at", "0,1"])
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error == "gallery frames: the script \"script.json\", \(message)\n")
  }
}
