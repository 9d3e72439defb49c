import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import Stage

/// A text field above a list that counts its taps; the field has a context menu.
private final class WatchedController: UIViewController, UIContextMenuInteractionDelegate {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
  let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentSize = CGSize(width: 300, height: 2000)
    view.addSubview(field)
    view.addSubview(list)
    field.addInteraction(UIContextMenuInteraction(delegate: self))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
  }
}

/// A stage with that controller, a playback on it, and what it has done.
@MainActor private final class Watching {
  let controller = WatchedController()
  let stage: Stage
  private(set) var input: [(time: Double, input: StageInput)] = []
  private(set) var playback: ScriptPlayback

  init(_ steps: Script.Step...) {
    stage = Stage(size: CGSize(width: 300, height: 500), rootViewController: controller)
    playback = ScriptPlayback(Script(steps: steps), on: stage)
    playback.onInput = { [unowned self] in input.append((stage.time, $0)) }
  }

  /// Makes the frames that the playback asks for, and returns their times.
  func playAll() throws -> [Double] {
    var times: [Double] = []
    try playback.perform()
    while let time = playback.nextFrame {
      times.append(time)
      stage.frame(at: time)
      try playback.perform()
    }
    return times
  }

  /// Makes frames at a rate, as a page does.
  func watch(framesPerSecond: Double, until end: Double) throws {
    try playback.perform()
    var frame = 0.0
    while stage.time < end {
      frame += 1
      let time = min(frame / framesPerSecond, end)
      while let next = playback.nextStep, next < time {
        stage.frame(at: next)
        try playback.perform()
      }
      stage.frame(at: time)
      try playback.perform()
    }
  }

  /// How far down the finger has moved to.
  var moves: [Double] {
    input.compactMap { if case .pointerMove(_, let point) = $0.input { Double(point.y) } else { nil } }
  }
}

@MainActor @Suite struct ScriptPlaybackTests {
  private static let drag = Script.Step.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200), duration: 0.05)

  private func isClose(_ values: [Double], _ wanted: [Double]) -> Bool {
    values.count == wanted.count && zip(values, wanted).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func framesAreTheStagesOwn() throws {
    let watching = Watching(.wait(0.04), ScriptPlaybackTests.drag, .tap(CGPoint(x: 10, y: 10)))
    let times = try watching.playAll()
    let frame = 1.0 / 60
    let wanted: [Double] = [frame, 2 * frame, 0.04, 0.04 + frame, 0.04 + 2 * frame, 0.04 + 0.05]
    #expect(times == wanted)
    let stage = Stage(size: CGSize(width: 300, height: 500), rootViewController: WatchedController())
    stage.advance(by: 0.04)
    stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200), duration: 0.05)
    let list = stage.window.rootViewController?.view.subviews.last as? UIScrollView
    #expect(watching.controller.list.contentOffset == list?.contentOffset)
    #expect(watching.stage.time == stage.time)
  }

  @Test func aFingerMovesWithTheFramesOthersMake() throws {
    let watching = Watching(ScriptPlaybackTests.drag)
    try watching.watch(framesPerSecond: 50, until: 0.06)
    #expect(isClose(watching.moves, [320, 240, 200]))
    #expect(watching.input.last?.input == .pointerUp(id: 0) && watching.input.last?.time == 0.05)
  }

  @Test(arguments: [7.0, 60, 1000]) func stepsArePerformedExactlyWhenTheyAreDue(framesPerSecond: Double) throws {
    let watching = Watching(
      .wait(0.11), .tap(CGPoint(x: 10, y: 10)), .type("ab", duration: 0.3),
      .resize(CGSize(width: 400, height: 600), duration: 0),
      .wait(0.21), .safeArea(top: 1, left: 2, bottom: 3, right: 4), .wait(0.1))
    try watching.watch(framesPerSecond: framesPerSecond, until: 1)
    #expect(isClose(watching.input.map { $0.time }, [0.11, 0.11, 0.11, 0.26, 0.41, 0.62]))
    #expect(watching.controller.field.text == "ab")
    #expect(watching.stage.window.bounds.size == CGSize(width: 400, height: 600))
    #expect(watching.stage.safeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(watching.playback.nextStep == nil && watching.playback.nextFrame == nil)
  }

  @Test func aWheelScrollsWhatIsBelowIt() throws {
    let watching = Watching(.wheel(CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: 120)))
    _ = try watching.playAll()
    watching.stage.advance(by: 1)
    #expect(watching.controller.list.contentOffset == CGPoint(x: 0, y: 120))
    let outside = Watching(.wheel(CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: 120)))
    let error = #expect(throws: ScriptError.self) { try outside.playback.perform() }
    #expect(error?.message == "step 1: the point (150, 500) is outside the screen, which is 300 x 500")
  }

  @Test func aSecondaryClickOpensAMenuOrIsAnError() throws {
    let point = CGPoint(x: 20, y: 20)
    let watching = Watching(.secondaryClick(point))
    try watching.playback.perform()
    #expect(watching.input.map { $0.input } == [.secondaryClick(point: point)])
    let other = Watching(.secondaryClick(CGPoint(x: 150, y: 300)))
    let error = #expect(throws: ScriptError.self) { try other.playback.perform() }
    #expect(error?.message == "step 1: there is no context menu at (150, 300)")
  }

  @Test func afterAnErrorTheNextStepFollows() throws {
    let watching = Watching(.press(title: "None", nth: 0), .type("abc", duration: 1), .tap(CGPoint(x: 10, y: 10)))
    let error = #expect(throws: ScriptError.self) { try watching.playback.perform() }
    #expect(error?.message == "step 1: there is no button \"None\"")
    let other = #expect(throws: ScriptError.self) { try watching.playback.perform() }
    #expect(other?.message == "step 2: no text field is being edited; tap one first")
    try watching.playback.perform()
    #expect(watching.controller.field.isFirstResponder && watching.playback.nextStep == nil)
  }

  @Test func stoppingCancelsTheTouchOfAFinger() throws {
    let watching = Watching(ScriptPlaybackTests.drag, .tap(CGPoint(x: 10, y: 10)))
    try watching.watch(framesPerSecond: 60, until: 0.03)
    #expect(watching.stage.needsFrame)
    watching.playback.stop()
    #expect(watching.input.last?.input == .pointerCancel(id: 0))
    #expect(watching.playback.nextStep == nil && !watching.controller.list.isTracking)
    watching.playback.stop()
    try watching.playback.perform()
    #expect(watching.input.count == 4, "one event down, two moves and one cancelled")
  }

  @Test(arguments: [0.5, 2]) func twoFingersPinch(scale: Double) throws {
    let watching = Watching(.pinch(at: CGPoint(x: 150, y: 200), scale: scale, duration: 0.05))
    try watching.watch(framesPerSecond: 60, until: 0.1)
    let (start, end): (CGFloat, CGFloat) = scale < 1 ? (200, 100) : (100, 200)
    let events = watching.input.map { $0.input }
    #expect(events.count == 10, "two fingers down, three moves of each, and up")
    #expect(events[0] == .pointerDown(id: 0, point: CGPoint(x: 150 - start / 2, y: 200)))
    #expect(events[1] == .pointerDown(id: 2, point: CGPoint(x: 150 + start / 2, y: 200)))
    #expect(events[6] == .pointerMove(id: 0, point: CGPoint(x: 150 - end / 2, y: 200)))
    #expect(events[7] == .pointerMove(id: 2, point: CGPoint(x: 150 + end / 2, y: 200)))
    #expect(events[8...] == [.pointerUp(id: 0), .pointerUp(id: 2)])
    let stopped = Watching(.pinch(at: CGPoint(x: 150, y: 200), scale: scale, duration: 0.05))
    try stopped.watch(framesPerSecond: 60, until: 0.03)
    stopped.playback.stop()
    #expect(stopped.input.suffix(2).map { $0.input } == [.pointerCancel(id: 0), .pointerCancel(id: 2)])
  }
}
