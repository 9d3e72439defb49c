import QuartzCore
import Testing

@testable import Fuzz
@testable import UIKit

/// Each look finds what it is there for: it is shown a screen that is wrong.
@MainActor @Suite(.serialized) struct LookTests {
  /// A plain list that has come to rest, with more items than fit.
  private func trial() throws -> Trial {
    for setup in 1...100 {
      let trial = Trial(FuzzScript(family: .list, setup: setup, operations: []))
      try trial.settle()
      let isFilled = trial.view.visibleCells.count > 3 && (trial.host.contents.counts.first ?? 0) > 3
      if isFilled, (trial.specimen as? RuleSpecimen)?.rule is PlainListRule { return trial }
    }
    throw Violation("no setup has a plain list")
  }

  private func message(_ work: () throws -> Void) -> String? {
    #expect(throws: Violation.self, performing: work)?.message
  }

  // MARK: Jumps

  @Test func aViewThatLosesItsAnimationWhileTheContentScrollsIsFound() throws {
    let trial = try trial()
    let cell = trial.view.visibleCells[1]
    UIView.animate(withDuration: 0.3) { cell.center.y += 100 }
    let glimpse = Glimpse(of: trial.view, at: trial.stage.time)
    try glimpse.checkJumps(trial.view, at: trial.stage.time, .scrolling, movesStarts: false, carried: nil)
    cell.layer.removeAllAnimations()
    let found = message {
      try glimpse.checkJumps(trial.view, at: trial.stage.time, .scrolling, movesStarts: false, carried: nil)
    }
    #expect(found?.hasPrefix("cell [0, 1] jumps") == true)
  }

  @Test func aViewThatReturnsAtItsPlaceIsFoundAndOneThatContinuesIsNot() throws {
    let trial = try trial()
    let cell = trial.view.visibleCells[1]
    cell.isDisappearing = true
    UIView.animate(withDuration: 0.3) { cell.alpha = 0 }
    let glimpse = Glimpse(of: trial.view, at: trial.stage.time + 0.15)
    trial.stage.frame(at: trial.stage.time + 0.15)
    cell.isDisappearing = false
    let seen = cell.layer.presentationValues(at: trial.stage.time).opacity
    cell.layer.removeAllAnimations()
    cell.alpha = 1
    #expect(
      message {
        try glimpse.checkJumps(trial.view, at: trial.stage.time, .scrolling, movesStarts: false, carried: nil)
      }?.contains("jumps") == true)
    cell.alpha = seen
    UIView.animate(withDuration: 0.3) { cell.alpha = 1 }
    try glimpse.checkJumps(trial.view, at: trial.stage.time, .scrolling, movesStarts: false, carried: nil)
  }

  @Test func whatAScriptFoundToTeleportContinues() throws {
    let script = try FuzzScript(
      text: "layout list 718108\nwheel -65 -165\nbatch 0 insertSection 4 6 deleteItem 7 35\noffset 958 751 0\n")
    #expect(Trial.run(script)?.violation.message == nil)
  }

  // MARK: Curves

  @Test func aCurveHasItsClosedForm() {
    #expect(Course.ease(0.3).remainder(after: 0) == 1)
    #expect(abs(Course.ease(0.3).remainder(after: 0.15) - 0.5) < 1e-9)
    #expect(Course.ease(0.3).remainder(after: 0.3) == 0)
    let spring = Spring(duration: 0.5, dampingRatio: 0.6, initialVelocity: 1)
    for time in [0, 0.05, 0.1, 0.3, 0.49] {
      let left = Course.spring(0.5, damping: 0.6, velocity: 1).remainder(after: time)
      #expect(abs(left - (1 - spring.progress(at: time))) < 1e-6)
    }
  }

  @Test(arguments: [true, false])
  func anotherCurveIsFound(isRight: Bool) throws {
    let options: UIView.AnimationOptions = isRight ? .curveEaseInOut : .curveLinear
    let trial = try trial()
    let glimpse = Glimpse(of: trial.view, at: trial.stage.time)
    let cell = trial.view.visibleCells[1]
    UIView.animate(withDuration: 0.3, delay: 0, options: options, animations: { cell.center.y += 100 })
    var motions = Motions()
    motions.note(glimpse, in: trial.view, at: trial.stage.time, .ease(0.3))
    trial.stage.frame(at: trial.stage.time + 0.1)
    if isRight {
      try motions.checkCurves(in: trial.view, at: trial.stage.time)
    } else {
      let found = message { try motions.checkCurves(in: trial.view, at: trial.stage.time) }
      #expect(found?.hasPrefix("cell [0, 1] is not where its curve has it") == true)
    }
  }

  // MARK: Coming and going

  @Test func aViewThatVanishesIsFound() throws {
    let trial = try trial()
    let glimpse = Glimpse(of: trial.view, at: trial.stage.time)
    trial.view.visibleCells[1].removeFromSuperview()
    let found = message {
      try Motions().checkDepartures(glimpse, in: trial.view, at: trial.stage.time, isAnimated: true)
    }
    #expect(found?.hasPrefix("cell [0, 1] vanishes at once") == true)
  }

  @Test func aViewThatVanishesOnItsWayOutIsFound() throws {
    let trial = try trial()
    let before = Glimpse(of: trial.view, at: trial.stage.time)
    let cell = trial.view.visibleCells[1]
    cell.isDisappearing = true
    UIView.animate(withDuration: 0.3) { cell.alpha = 0 }
    var motions = Motions()
    motions.note(before, in: trial.view, at: trial.stage.time, .ease(0.3))
    let glimpse = Glimpse(of: trial.view, at: trial.stage.time + 0.1)
    trial.stage.frame(at: trial.stage.time + 0.1)
    try motions.checkDepartures(glimpse, in: trial.view, at: trial.stage.time, isAnimated: false)
    cell.removeFromSuperview()
    let found = message {
      try motions.checkDepartures(glimpse, in: trial.view, at: trial.stage.time, isAnimated: false)
    }
    #expect(found?.hasPrefix("cell [0, 1] vanishes on its way out") == true)
  }

  @Test func whatScrollsInAndFadesIsFound() throws {
    let trial = try trial()
    let glimpse = Glimpse(of: trial.view, at: trial.stage.time)
    let cell = trial.view.visibleCells[1]
    Ledger.current.arrived = [cell]
    try glimpse.checkNewcomers(trial.view, at: trial.stage.time, isList: true)
    cell.alpha = 0
    UIView.animate(withDuration: 0.3) { cell.alpha = 1 }
    let found = message { try glimpse.checkNewcomers(trial.view, at: trial.stage.time, isList: true) }
    #expect(found == "cell [0, 1] scrolls in and fades in")
  }

  @Test func whatDoesNotMoveAlongIsFound() throws {
    let trial = try trial()
    let glimpse = Glimpse(of: trial.view, at: trial.stage.time)
    let cells = trial.view.visibleCells
    UIView.animate(withDuration: 0.3) { for cell in cells.dropLast() { cell.center.y += 100 } }
    let last = cells.last!
    let before = glimpse.without(last)
    Ledger.current.arrived = [last as! FuzzCell]
    let found = message { try before.checkNewcomers(trial.view, at: trial.stage.time, isList: true) }
    #expect(found?.contains("while all others have") == true)
  }

  @Test func aReloadedItemThatKeepsItsCellIsFound() throws {
    let trial = try trial()
    let cells = CellsByItem(trial.view, trial.host.contents)
    var contents = trial.host.contents
    try cells.check(trial.view, contents, reconfigured: [], fades: true, moves: true, at: trial.stage.time)
    contents.sections[0].items[1].version += 1
    let item = contents.sections[0].items[1].id
    let found = message {
      try cells.check(trial.view, contents, reconfigured: [], fades: true, moves: true, at: trial.stage.time)
    }
    #expect(found == "item \(item) is reloaded and keeps its cell")
    try cells.check(trial.view, contents, reconfigured: [item], fades: true, moves: true, at: trial.stage.time)
  }

  @Test func anItemThatStaysAndFadesOnItsWayOffTheScreenIsFound() throws {
    let trial = try trial()
    let cells = CellsByItem(trial.view, trial.host.contents)
    let cell = try #require(trial.view.visibleCells.last as? FuzzCell)
    let path = try #require(trial.view.indexPath(for: cell))
    var contents = trial.host.contents
    let item = contents.sections[path.section].items[path.item]
    contents.sections[path.section].items[path.item] = Contents.Item(id: 9999)
    contents.sections[path.section].items.append(item)
    cell.isDisappearing = true
    try cells.check(trial.view, contents, reconfigured: [], fades: false, moves: true, at: trial.stage.time)
    cell.alpha = 0.5
    try cells.check(trial.view, contents, reconfigured: [], fades: false, moves: false, at: trial.stage.time)
    let found = message {
      try cells.check(trial.view, contents, reconfigured: [], fades: false, moves: true, at: trial.stage.time)
    }
    #expect(found == "item \(item.id) stays, leaves the screen and fades out")
  }

  @Test func anItemThatStaysAndFadesInWhereItComesOnTheScreenIsFound() throws {
    let trial = try trial()
    let cell = try #require(trial.view.visibleCells.last as? FuzzCell)
    let path = try #require(trial.view.indexPath(for: cell))
    // As if another item had been there.
    var before = trial.host.contents
    let item = before.sections[path.section].items[path.item]
    before.sections[path.section].items[path.item] = Contents.Item(id: 9999)
    before.sections[path.section].items.append(item)
    let cells = CellsByItem(trial.view, before)
    try cells.check(
      trial.view, trial.host.contents, reconfigured: [], fades: false, moves: true, at: trial.stage.time)
    cell.alpha = 0
    UIView.animate(withDuration: 0.3) { cell.alpha = 1 }
    let found = message {
      try cells.check(
        trial.view, trial.host.contents, reconfigured: [], fades: false, moves: true, at: trial.stage.time)
    }
    #expect(found == "item \(item.id) stays, comes on the screen and fades in")
  }

  // MARK: The rest

  @Test func viewsThatChangePlacesInTheStackAreFound() throws {
    let trial = try trial()
    let (behind, front) = (trial.view.visibleCells[0], trial.view.visibleCells[1])
    front.show(try #require(behind.shownAttributes))
    front.isDisappearing = true
    let glimpse = Glimpse(of: trial.view, at: trial.stage.time)
    try glimpse.checkStacking(trial.view)
    trial.view.insertSubview(front, belowSubview: behind)
    let found = message { try glimpse.checkStacking(trial.view) }
    #expect(found == "two views of cell [0, 0] have changed places in the stack")
  }

  @Test func contentThatIsMovedOutOfItsRangeIsFound() throws {
    let trial = try trial()
    let glimpse = Glimpse(of: trial.view, at: trial.stage.time)
    trial.view.contentOffset.y = -200
    let found = message { try trial.check(glimpse, .atOnce, of: Operation(kind: .background, numbers: [0])) }
    #expect(found?.hasPrefix("the content is moved from") == true)
  }
}

extension Glimpse {
  fileprivate func without(_ view: UIView) -> Glimpse {
    var glimpse = self
    glimpse.entries.removeAll { $0.view === view }
    return glimpse
  }
}
