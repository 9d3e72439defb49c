import Testing

@testable import Fuzz

@MainActor @Suite struct ScriptTests {
  @Test(arguments: FuzzScript.Family.allCases)
  func aScriptThatIsWrittenAndReadIsTheSame(family: FuzzScript.Family) throws {
    let script = Generator.script(family, seed: 7, episode: 3, length: 500)
    #expect(script.operations.count == 500)
    let kinds = Set(script.operations.map { $0.kind })
    #expect(kinds.contains(.open) == [.gallery, .screens, .elements].contains(family))
    #expect(kinds.contains(.batch) == (family != .gallery) && kinds.contains(.animator) == family.hasScreens)
    #expect(kinds.count > (family == .anchors || family == .elements || family == .drags ? 11 : 18))
    #expect(try FuzzScript(text: script.text) == script)
    #expect(Generator.script(family, seed: 7, episode: 3, length: 500) == script)
    #expect(Generator.script(family, seed: 8, episode: 3, length: 500) != script)
  }

  @Test func commentsAndEmptyLinesAreLeftOut() throws {
    let script = try FuzzScript(text: "# why\n\nlayout list 5\nwait 3 # a moment\n\tsettle\r\n")
    #expect(
      script
        == FuzzScript(
          family: .list, setup: 5,
          operations: [Operation(kind: .wait, numbers: [3]), Operation(kind: .settle)]))
  }

  @Test(arguments: [
    ("", "the line \"layout\" is missing"),
    (
      "wait 3",
      "line 1 should be \"layout\", one of flow, list, custom, snapshots, gallery, compositional, sizing, screens, anchors, elements, drags, and a number"
    ),
    (
      "layout grid 3",
      "line 1 should be \"layout\", one of flow, list, custom, snapshots, gallery, compositional, sizing, screens, anchors, elements, drags, and a number"
    ),
    ("layout flow 3\nwait", "line 2 needs 1 whole numbers from -1000000 to 1000000 after a word"),
    ("layout flow 3\n\nwait x", "line 3 needs 1 whole numbers from -1000000 to 1000000 after a word"),
    ("layout flow 3\nwait 9999999", "line 2 needs 1 whole numbers from -1000000 to 1000000 after a word"),
    (
      "layout flow 3\nwait -9223372036854775808",
      "line 2 needs 1 whole numbers from -1000000 to 1000000 after a word"
    ),
    ("layout flow 3\nwait 1 2", "line 2 has too many values for the operation"),
  ])
  func aBadScriptIsToldInOneSentence(text: String, message: String) {
    #expect(throws: FuzzScriptError(message: message)) { try FuzzScript(text: text) }
  }

  @Test(arguments: [Int.min, -1_000_000, -1, 0, Int.max])
  func rawNumbersAreReducedToWhatThereIs(number: Int) {
    #expect((1...60).allSatisfy { (0..<$0).contains(number.reduced(to: $0)) })
  }

  @Test func anUnknownWordIsReportedWithTheKnownOnes() {
    let error = #expect(throws: FuzzScriptError.self) { try FuzzScript(text: "layout flow 3\njump 1") }
    #expect(error?.message.hasPrefix("line 2 has an unknown operation; the operations are batch, mistake, ") == true)
    let edit = #expect(throws: FuzzScriptError.self) { try FuzzScript(text: "layout flow 3\nbatch 0 eatItem 1 2") }
    #expect(edit?.message.hasPrefix("line 2 has an unknown change; the changes are deleteItem, ") == true)
  }

  @Test func aFailingScriptIsShortenedToWhatItFailsFor() {
    let script = Generator.script(.custom, seed: 1, episode: 0, length: 400)
    let needed = [script.operations[40], script.operations[333]]
    let short = Shrinker.shortest(script) { candidate in
      needed.allSatisfy { wanted in candidate.operations.contains { $0 == wanted } }
    }
    #expect(short.operations == needed)
  }

  @Test func theChangesOfABatchAreShortened() throws {
    let script = try FuzzScript(
      text: "layout flow 1\nwait 2\nbatch 0 deleteItem 1 2 insertItem 3 4 deleteItem 5 6 deleteSection 2\n")
    let short = Shrinker.shortest(script) { candidate in
      candidate.operations.contains { $0.edits.contains { $0.kind == .insertItem } }
    }
    #expect(short.text == "layout flow 1\nbatch 0 insertItem 3 4\n")
  }
}
