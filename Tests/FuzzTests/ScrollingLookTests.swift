import QuartzCore
import Testing

@testable import Fuzz
@testable import UIKit

/// The looks at scrolling find what is wrong: drags, throws, rows, and what keeps its place.
@MainActor @Suite(.serialized) struct ScrollingLookTests {
  /// A layout of a family that has come to rest with more content than fits.
  private func trial(_ family: FuzzScript.Family, where isWanted: (Trial) -> Bool) throws -> Trial {
    for setup in 1...300 {
      let trial = Trial(FuzzScript(family: family, setup: setup, operations: []))
      try trial.settle()
      if isWanted(trial) { return trial }
    }
    throw Violation("no setup is as wanted")
  }

  private func list() throws -> Trial {
    try trial(.list) {
      ($0.specimen as? RuleSpecimen)?.rule is PlainListRule && $0.offsetRange.y.upperBound > 300
    }
  }

  private func message(_ work: () throws -> Void) -> String? {
    #expect(throws: Violation.self, performing: work)?.message
  }

  /// A finger has begun to drag the content upwards.
  private func drag(_ trial: Trial) {
    trial.stage.touchDown(at: CGPoint(x: 100, y: 400))
    for y in [380.0, 360, 340] {
      trial.stage.advance(by: 1.0 / 60)
      trial.stage.touchMove(to: CGPoint(x: 100, y: y))
    }
  }

  // MARK: Drags

  @Test func contentThatDoesNotFollowTheFingerIsFound() throws {
    let trial = try list()
    #expect(Drag(trial.view) == nil)
    drag(trial)
    let held = try #require(Drag(trial.view))
    trial.stage.touchMove(to: CGPoint(x: 100, y: 330))
    try held.check(CGVector(dx: 0, dy: -10), mayRest: false)
    let found = message { try held.check(CGVector(dx: 0, dy: -12), mayRest: false) }
    #expect(found?.hasPrefix("the content does not follow the finger") == true)
  }

  @Test func contentIsHarderToPullBeyondItsEdge() {
    func place(_ offset: CGFloat, _ way: CGFloat) -> CGFloat {
      Drag.place(offset, way, content: 1000, 0, 0, extent: 400)
    }
    #expect(place(10, -10) == 0)
    #expect(abs(place(0, -100) + 400 * (1 - 1 / (100 * 0.55 / 400 + 1))) < 1e-9)
    #expect(abs(place(place(0, -100), 100)) < 1e-9)
    #expect(place(-500, 1).isNaN)
  }

  @Test func lockedContentThatMovesAcrossIsFound() throws {
    let trial = try list()
    trial.view.isDirectionalLockEnabled = true
    drag(trial)
    var course = DragCourse(start: 0)
    let offset = trial.view.contentOffset
    try course.check(trial.view, CGVector(dx: 0, dy: -20), wasDragging: false, from: offset, at: 0.05)
    trial.view.contentOffset.x += 5
    let found = message {
      try course.check(trial.view, CGVector(dx: 1, dy: -20), wasDragging: true, from: offset, at: 0.05)
    }
    #expect(found?.hasPrefix("content that is locked to a direction moves") == true)
  }

  // MARK: Throws

  @Test(arguments: [(100.0, 800.0), (100, -2000), (950, 3000), (500, 5), (0, -300)])
  func aThrowHasItsClosedForm(start: Double, velocity: Double) {
    let rate = Double(UIScrollView.DecelerationRate.normal.rawValue)
    let motion = AxisMotion.fling(from: start, velocity: velocity, rate: rate, range: 0...1000)
    let axis = Throw.Axis(start: start, velocity: velocity, range: 0...1000, rate: rate, target: nil)
    for frame in 0...240 {
      let (time, place) = (Double(frame) / 60, motion.position(at: Double(frame) / 60))
      #expect(axis.allows(place, after: time), "\(place) after \(time)")
      #expect(!axis.allows(place + 2, after: time))
    }
    let spring = AxisMotion.spring(from: start, to: 400, velocity: velocity)
    let aimed = Throw.Axis(start: start, velocity: velocity, range: 0...1000, rate: rate, target: 400)
    for frame in 0...120 {
      #expect(aimed.allows(spring.position(at: Double(frame) / 60), after: Double(frame) / 60))
    }
  }

  @Test func contentThatIsThrownElsewhereIsFound() throws {
    let trial = try list()
    drag(trial)
    trial.stage.touchUp()
    try trial.frame(after: 1.0 / 60)
    let thrown = try #require(trial.host.scrolling.thrown)
    #expect(try thrown.check(trial.view, at: trial.stage.time))
    trial.view.bounds.origin.y += 3
    let found = message { _ = try thrown.check(trial.view, at: trial.stage.time) }
    #expect(found?.hasPrefix("thrown content is at") == true)
  }

  @Test func dragsThatDoNotEndAreFound() throws {
    let trial = try list()
    func complaint(_ work: (inout ScrollAccount) -> Void) -> String? {
      Ledger.current = Ledger()
      var account = ScrollAccount()
      work(&account)
      return Ledger.current.complaint ?? account.unrest
    }
    let thrown = Throw(trial.view, velocity: .zero, target: trial.view.contentOffset, at: 0)
    let elsewhere = Throw(trial.view, velocity: .zero, target: CGPoint(x: 0, y: 99), at: 0)
    #expect(complaint { $0.willBeginDragging() } == "didEndDragging was not called")
    #expect(
      complaint {
        $0.willBeginDragging()
        $0.willEndDragging(thrown, isFree: true)
        $0.didEndDragging(willDecelerate: true)
        $0.willBeginDecelerating()
      } == "didEndDecelerating was not called")
    #expect(
      complaint {
        $0.willBeginDragging()
        $0.willEndDragging(elsewhere, isFree: true)
      } == "the target of a throw is not where it points")
    #expect(complaint { $0.didEndDragging(willDecelerate: false) } == "didEndDragging came without willEndDragging")
    #expect(
      complaint {
        $0.willBeginDragging()
        $0.willEndDragging(thrown, isFree: true)
        $0.didEndDragging(willDecelerate: true)
        $0.willBeginDecelerating()
        $0.didEndDecelerating()
      } == nil)
  }

  // MARK: Rows

  @Test func aFlickThatPassesSeveralGroupsIsFound() throws {
    var flick = Flick(section: 0, start: 0, end: 20)
    try flick.check(200, [0, 100, 200])
    flick.isLetGo = true
    try flick.check(100, [0, 100, 200])
    #expect(message { try flick.check(200, [0, 100, 200]) } == "a flick takes a row from 0.0 to 200.0, past 100.0")
  }

  @Test func aRowThatRestsBetweenTwoGroupsIsFound() throws {
    let trial = try trial(.compositional) { trial in
      guard let specimen = trial.specimen as? CompositionalSpecimen, specimen.isVertical,
        let row = trial.view.rowsOnScreen.first
      else { return false }
      return specimen.part(row.section).behavior == .groupPaging && row.scrollView.contentSize.width > 600
    }
    let (section, row) = try #require(trial.view.rowsOnScreen.first)
    trial.flick = Flick(section: section, start: 0, end: 0)
    row.bounds.origin.x += 13
    let found = message { try trial.settle() }
    #expect(found?.hasPrefix("a row rests at") == true)
  }

  // MARK: What keeps its place

  @Test func anItemThatLosesItsPlaceIsFound() throws {
    let trial = try trial(.flow) {
      $0.offsetRange.y.upperBound > 300 && !($0.specimen as! FlowSpecimen).dependsOnOffset
    }
    trial.isReloadDue = false
    trial.view.contentOffset.y = 150
    trial.view.layoutIfNeeded()
    let resize = Operation(kind: .resize, numbers: [300, 400, 0])
    let (kept, offset) = (try #require(trial.keptPlace(resize)), trial.view.contentOffset)
    trial.view.frame.size = CGSize(width: 300, height: 400)
    trial.view.layoutIfNeeded()
    try trial.check(kept, from: offset, trial.view.collectionViewLayout, trial.shown, after: resize)
    trial.view.contentOffset.y -= 2
    let layout = trial.view.collectionViewLayout
    let found = message { try trial.check(kept, from: offset, layout, trial.shown, after: resize) }
    #expect(found?.hasPrefix("what is looked at moves") == true)
  }

  @Test func anItemThatIsScrolledToAndElsewhereIsFound() throws {
    let trial = try list()
    let path = try #require(trial.host.contents.path(0, 3))
    let aim = ScrollAim(item: trial.host.contents[path]!.id, position: .centeredVertically)
    trial.view.scrollToItem(at: path, at: aim.position, animated: false)
    try trial.check(aim)
    trial.view.contentOffset.y += 2
    #expect(message { try trial.check(aim) }?.hasPrefix("an item that is scrolled to is elsewhere") == true)
  }

  @Test func whatFadesInAnAnimatedScrollIsFound() throws {
    let trial = try list()
    let operation = Operation(kind: .offset, numbers: [0, 500, 2])
    let glimpse = Glimpse(of: trial.view, at: trial.stage.time)
    try trial.checkScrollingFades(operation, since: glimpse)
    trial.view.visibleCells[1].alpha = 0.2
    #expect(
      message { try trial.checkScrollingFades(operation, since: glimpse) }?.hasSuffix("is scrolled in an animation")
        == true)
  }

  @Test func contentThatScrollsAwayFromAHeldItemIsFound() throws {
    let trial = try list()
    trial.view.contentOffset.y = 100
    trial.host.movement = HandMovement(original: [0, 0], current: [0, 0], position: CGPoint(x: 100, y: 110))
    try trial.checkCarrying(from: CGPoint(x: trial.view.contentOffset.x, y: 104))
    let found = message { try trial.checkCarrying(from: CGPoint(x: trial.view.contentOffset.x, y: 96)) }
    #expect(found?.hasPrefix("the content scrolls away from an item that is held") == true)
  }

  @Test func anItemThatComesFromElsewhereIsFound() throws {
    let trial = try list()
    let cell = try #require(trial.view.visibleCells.last as? FuzzCell)
    let path = try #require(trial.view.indexPath(for: cell))
    var before = trial.host.contents
    let item = before.sections[path.section].items[path.item]
    before.sections[path.section].items[path.item] = Contents.Item(id: 9999)
    before.sections[path.section].items.append(item)
    let cells = CellsByItem(trial.view, before)
    func check(_ former: CGRect) throws {
      try cells.check(
        trial.view, trial.host.contents, reconfigured: [], fades: false, moves: true, ways: ([item.id: former], [:]),
        at: trial.stage.time)
    }
    try check(cell.frame)
    let found = message { try check(cell.frame.offsetBy(dx: 0, dy: 50)) }
    #expect(found?.hasPrefix("item \(item.id) comes on the screen from") == true)
  }

  // MARK: Calls of layouts

  @Test func aChangeOfALayoutThatDoesNotEndIsFound() throws {
    let trial = try list()
    Ledger.current.openChanges.begin(.transition, of: trial.view.collectionViewLayout)
    #expect(message { try trial.settle() } == "a layout or a cell has not heard of the end of a transition")
    Ledger.current.openChanges.end(.transition, of: trial.view.collectionViewLayout)
    try trial.settle()
    Ledger.current.openChanges.end(.update, of: trial.view.collectionViewLayout)
    #expect(message { try trial.settle() } == "a layout ends an update that has not begun")
  }
}
