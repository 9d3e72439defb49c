import Testing
import UIKit

@testable import Fuzz

/// The fuzzer finds what is wrong, and nothing else.
@MainActor @Suite(.serialized) struct TrialTests {
  @Test(arguments: FuzzScript.Family.allCases)
  func aRunWithoutViolations(family: FuzzScript.Family) {
    for episode in 0..<2 {
      let failure = Generator.script(family, seed: 99, episode: episode, length: 150).run()
      #expect(failure == nil, "\(failure?.violation.message ?? "") at \(failure?.operations ?? 0)")
    }
  }

  /// A list that has come to rest, with more items than fit.
  private func trial() throws -> Trial {
    for setup in 1...100 {
      let trial = Trial(FuzzScript(family: .list, setup: setup, operations: []))
      try trial.settle()
      let isFilled = trial.view.visibleCells.count > 3 && (trial.host.contents.counts.first ?? 0) > 3
      if isFilled, trial.specimen is RuleSpecimen { return trial }
    }
    throw Violation("no setup has a plain list")
  }

  private func complaint(about fault: (Trial) throws -> Void) throws -> String? {
    let trial = try trial()
    try trial.settle()
    try fault(trial)
    do throws(Violation) {
      try trial.settle()
      return nil
    } catch {
      return error.message
    }
  }

  @Test func nothingIsComplainedAboutWithoutAFault() throws {
    #expect(try complaint { _ in } == nil)
  }

  @Test func aCellInAnotherPlaceIsFound() throws {
    let message = try complaint { $0.view.visibleCells[1].center.x += 1 }
    #expect(message?.contains("should be at") == true)
  }

  @Test func aCellThatIsMissingIsFound() throws {
    let message = try complaint { $0.view.visibleCells[1].removeFromSuperview() }
    #expect(message?.hasPrefix("cell [0, 1] is missing") == true)
  }

  @Test func aCellWithOldContentIsFound() throws {
    let message = try complaint { trial in
      trial.host.contents.sections[0].items[0].version += 1
    }
    #expect(message?.contains("and should show") == true)
  }

  @Test func aViewLeftBehindIsFound() throws {
    let message = try complaint { $0.view.addSubview(UIView()) }
    #expect(message == "a view that is no element is left in the collection view")
  }

  @Test func aCellThatIsWronglySelectedIsFound() throws {
    let message = try complaint { ($0.view.visibleCells[0]).isSelected = true }
    #expect(message == "cell [0, 0] is selected")
  }

  @Test func anUnreportedChangeIsFound() throws {
    let message = try complaint { trial in
      trial.host.contents.sections[0].items.removeLast()
    }
    #expect(message?.hasPrefix("the content size is") == true)
  }

  @Test func aJumpIsFound() throws {
    let trial = try trial()
    let glimpse = Glimpse(of: trial.view, at: trial.stage.time)
    func check() throws(Violation) {
      try glimpse.checkJumps(trial.view, at: trial.stage.time, .animated(.ease(0.3)), movesStarts: false, carried: nil)
    }
    try check()
    trial.view.visibleCells[1].center.y += 1
    let error = #expect(throws: Violation.self) { try check() }
    #expect(error?.message.hasPrefix("cell [0, 1] jumps") == true)
  }

  /// A change of layouts sends cells nowhere and so ends the batch before, whose completion begins another: that takes
  /// their views for other cells.
  @Test func aViewThatIsUsedForAnotherCellMeanwhileDoesNotJump() throws {
    let script = try FuzzScript(
      text: """
        layout list 567980
        batch 0 deleteItem 6 3 insertSection 3 1
        resize 256 112 2
        offset 77 311 0
        exchange 970 3
        batch 6 deleteItem 7 13 insertSection 0 10
        wheel 77 -150
        exchange 121 1
        """)
    #expect(Trial.run(script)?.violation.message == nil)
  }

  @Test func aSnapshotThatLosesTheSelectionIsFound() throws {
    let trial = Trial(Generator.script(.snapshots, seed: 3, episode: 0, length: 0))
    try trial.perform(Operation(kind: .select, numbers: [0, 0, 0]))
    try #require(trial.host.selected.count == 1)
    try trial.perform(Operation(kind: .batch, numbers: [0], edits: [Edit(kind: .insertItem, numbers: [0, 0])]))
    trial.view.deselectItem(at: try #require(trial.view.indexPathsForSelectedItems?.first), animated: false)
    let error = #expect(throws: Violation.self) {
      try trial.perform(Operation(kind: .batch, numbers: [0], edits: [Edit(kind: .insertItem, numbers: [0, 0])]))
    }
    #expect(error?.message.hasPrefix("a snapshot changed the selection") == true)
  }
}
