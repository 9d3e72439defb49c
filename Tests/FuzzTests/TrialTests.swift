import Testing
import UIKit

@testable import Fuzz

/// The fuzzer finds what is wrong, and nothing else.
@MainActor @Suite(.serialized) struct TrialTests {
  @Test(arguments: Script.Family.allCases)
  func aRunWithoutViolations(family: Script.Family) {
    for episode in 0..<4 {
      let failure = Trial.run(Generator.script(family, seed: 99, episode: episode, length: 150))
      #expect(failure == nil, "\(failure?.violation.message ?? "") at \(failure?.operations ?? 0)")
    }
  }

  /// A list that has come to rest, with more items than fit.
  private func trial() throws -> Trial {
    for setup in 1...100 {
      let trial = Trial(Script(family: .list, setup: setup, operations: []))
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

  @Test func aChangeThatNobodyWasToldOfIsFound() throws {
    let message = try complaint { trial in
      trial.host.contents.sections[0].items.removeLast()
    }
    #expect(message?.hasPrefix("the content size is") == true)
  }
}
