import Runtime
import Stage
import Testing
import UIKit

@testable import Fuzz

/// The looks at screens find what they are there for: each is shown one that is wrong.
@MainActor @Suite(.serialized) struct ScreenTrialTests {
  /// A screen that has come to rest, with more items than fit, scrolled away from its edges.
  private func trial(
    _ family: FuzzScript.Family = .sizing, where isWanted: (FuzzScreen) -> Bool = { _ in true }
  ) throws -> ScreenTrial {
    for setup in 1...300 {
      let trial = ScreenTrial(FuzzScript(family: family, setup: setup, operations: []))
      try trial.settle()
      guard let screen = trial.screen, isWanted(screen), screen.list.visibleCells.count > 3 else { continue }
      try trial.perform(Operation(kind: .offset, numbers: [500, 500, 0]))
      try trial.settle()
      if ScreenAnchor(screen) != nil || !screen.isOneByOne { return trial }
    }
    throw Violation("no setup has such a screen")
  }

  private func complaint(
    _ family: FuzzScript.Family = .sizing, where isWanted: (FuzzScreen) -> Bool = { _ in true },
    about fault: (ScreenTrial, FuzzScreen) throws -> Void
  ) throws -> String? {
    let trial = try trial(family, where: isWanted)
    try fault(trial, #require(trial.screen))
    do throws(Violation) {
      try trial.settle()
      return nil
    } catch {
      return error.message
    }
  }

  @Test(arguments: [FuzzScript.Family.sizing, .screens])
  func nothingIsComplainedAboutWithoutAFault(family: FuzzScript.Family) throws {
    #expect(try complaint(family) { _, _ in } == nil)
  }

  @Test func aCellInAnotherPlaceIsFound() throws {
    let message = try complaint { $1.list.visibleCells[1].center.x += 1 }
    #expect(message?.contains("and should be at") == true)
  }

  @Test func aCellThatIsMissingIsFound() throws {
    let message = try complaint { $1.list.visibleCells[1].removeFromSuperview() }
    #expect(message?.contains("is missing: ") == true)
  }

  @Test func aCellWithOldContentIsFound() throws {
    let message = try complaint { _, screen in
      let cells = screen.list.visibleCells.compactMap { $0 as? SizedCell }
      try #require(cells.first).fill("another", (nil, nil))
    }
    #expect(message?.contains("shows another, and should show i") == true)
  }

  @Test func aCellOfAnotherSizeThanItsConstraintsWantIsFound() throws {
    let message = try complaint(where: { !$0.isHorizontal && $0.isOneByOne }) { _, screen in
      screen.list.selfSizingInvalidation = .disabled
      for case let cell as SizedCell in screen.list.visibleCells { cell.fill(cell.shownText, (nil, 7)) }
    }
    #expect(message?.contains("and prefers") == true)
  }

  @Test func whatIsLookedAtAndMovesIsFound() throws {
    let trial = try trial(where: { $0.isOneByOne && !$0.isHorizontal })
    let screen = try #require(trial.screen)
    let anchor = try #require(ScreenAnchor(screen))
    try anchor.check()
    screen.list.contentOffset.y += 1
    let error = #expect(throws: Violation.self) { try anchor.check() }
    #expect(error?.message.hasPrefix("what is looked at moves: item ") == true)
  }

  @Test func aCompletionThatIsNeverCalledIsFound() throws {
    let message = try complaint { trial, _ in trial.account.expectCompletion(runsLater: false) { _ in } }
    #expect(message == "1 completions were not called")
  }

  @Test func aCompletionThatIsCalledTwiceIsFound() throws {
    let message = try complaint { trial, _ in
      trial.account.expectCompletion(runsLater: false) { complete in
        complete()
        complete()
      }
    }
    #expect(message == "a completion was called twice")
  }

  @Test func aWarningIsFound() throws {
    let former = messageListener
    defer { messageListener = former }
    let message = try complaint { trial, _ in
      messageListener = { trial.account.warn($0) }
      logMessage("Mind the gap.")
    }
    #expect(message == "a right program is warned: Mind the gap.")
  }

  @Test func aScreenThatIsKeptIsFound() throws {
    var trial: ScreenTrial? = try self.trial(.screens)
    try trial?.perform(Operation(kind: .open, numbers: [0, 0]))
    let kept = try #require(trial?.front)
    try trial?.perform(Operation(kind: .leave, numbers: [2]))
    let violation = #expect(throws: Violation.self) { try trial?.settle() }
    #expect(violation?.message.hasPrefix("the \(type(of: kept)) number ") == true)
    #expect(violation?.message.hasSuffix(" was left and is not released") == true)
    trial = nil
  }

  @Test func aCellThatIsKeptIsFound() throws {
    var kept: UICollectionViewCell?
    let account: ScreenAccount
    do {
      let trial = try trial()
      account = trial.account
      kept = trial.screen?.list.visibleCells.first
    }
    #expect(account.keptCell == kept.map { "\(type(of: $0))" })
    kept = nil
    #expect(account.keptCell == nil)
  }

  @Test func scriptsHaveWhatProgramsDo() throws {
    for family in [FuzzScript.Family.sizing, .screens] {
      let kinds = Set(Generator.script(family, seed: 1, episode: 0, length: 2000).operations.map { $0.kind })
      #expect(kinds.isSuperset(of: [.refresh, .grow, .trait, .keyboard, .animator, .batch, .resize]))
    }
  }
}
