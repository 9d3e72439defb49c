import Stage
import Testing
import UIKit

/// Drags by scripts, in which taps are those of another finger than the one that holds.
@MainActor @Suite struct DragScriptTests {
  private func play(_ text: String, on fixture: DragFixture) throws {
    try ScriptPlayer(stage: fixture.stage).play(Script(json: text))
  }

  @Test func aScriptDragsAnItemAndAddsAnother() throws {
    let fixture = DragFixture([[["a", "b", "c"]], [["p"]]])
    try play(
      """
      [{"hold": [45, 45]}, {"wait": 0.6}, {"carry": [300, 300], "duration": 0.3}, {"tap": [145, 45]}, {"wait": 0.5}]
      """, on: fixture)
    #expect(fixture.badge == "2" && fixture.presented(fixture.previews[0]) == CGPoint(x: 300, y: 300))
  }

  @Test func aScriptReleasesWhatItHolds() throws {
    let fixture = DragFixture([[["a", "b", "c"]], [["p"]]])
    try play(
      """
      [{"hold": [45, 45]}, {"wait": 0.6}, {"carry": [300, 300]}, {"release": [45, 445], "duration": 0.2}, {"wait": 1.5}]
      """, on: fixture)
    #expect(fixture.isAtRest && fixture.lists[1].sections == [["a", "p"]])
  }

  @Test(arguments: [
    (#"[{"carry": [1, 2]}]"#, #"step 1: no finger holds; begin with "hold""#),
    (#"[{"hold": [1, 2]}, {"hold": [1, 2]}]"#, "step 2: a finger holds already; release it first"),
    (#"[{"hold": [1, 2]}, {"release": [1, 2]}, {"release": [1, 2]}]"#, #"step 3: no finger holds; begin with "hold""#),
  ])
  func aStepWithoutItsFingerIsAnError(_ text: String, _ message: String) {
    let fixture = DragFixture([[["a"]]])
    do {
      try play(text, on: fixture)
      Issue.record("It was played.")
    } catch {
      #expect((error as? ScriptError)?.message == message)
    }
  }
}
