import CoreGraphics
import Foundation
import UIKit

/// A script that is being played on a stage whose frames others make.
///
/// ```swift
/// let playback = ScriptPlayback(script, on: stage)
/// try playback.perform()
/// while let time = playback.nextFrame {
///   stage.frame(at: time)
///   try playback.perform()
/// }
/// ```
/// Frames may come at other times than ``nextFrame``, but none may pass over ``nextStep``.
@MainActor package final class ScriptPlayback {
  /// The time at which the next step has to be performed; nil after the last one.
  package var nextStep: Double? { pause.map { $0.span.begin + $0.span.duration } }

  /// The time of the next frame at the stage's frame rate; nil after the last step.
  package var nextFrame: Double? { pause.map { $0.span.time(of: $0.frame) } }

  /// Called with each event before it is performed, at the stage's time.
  package var onInput: ((StageInput) -> Void)?

  private let stage: Stage
  private let steps: [Script.Step]
  /// The number of steps that have begun.
  private var stepCount = 0
  /// The rest of the text that is being typed, and the seconds between its characters.
  private var text: Substring = ""
  private var typingPause = 0.0
  private var pause: Pause?
  /// The points of the fingers that are down, by identifier.
  private var fingersDown: [Int: CGPoint] = [:]
  /// The identifier of the finger that holds. A drag is made by finger 0, a pinch by 0 and 2.
  private static let holdingFinger = 1

  /// Time that passes, in which fingers may move.
  private struct Pause {
    let span: FrameSpan
    let movements: [Movement]
    /// The number of the next frame of the span.
    var frame = 1
  }

  /// A finger that moves.
  private struct Movement {
    let finger: Int
    let from: CGPoint
    let to: CGPoint
    /// Whether it leaves the screen at the end.
    var lifts = true
  }

  /// Creates a playback, which begins with the first ``perform()``.
  package init(_ script: Script, on stage: Stage) {
    self.stage = stage
    steps = script.steps
  }

  /// Performs what is due at the stage's time, after each frame.
  ///
  /// Throws an error if a step fails, which names it and the reason. The next call continues with the step after it.
  package func perform() throws(ScriptError) {
    if pause != nil, !continuePause() { return }
    do {
      while pause == nil {
        if !text.isEmpty {
          try typeCharacter()
        } else if stepCount < steps.count {
          stepCount += 1
          try begin(steps[stepCount - 1])
        } else {
          return
        }
      }
    } catch {
      text = ""
      throw ScriptError(step: stepCount, error.message)
    }
  }

  /// Ends the playback. The touches of fingers that are down are cancelled.
  package func stop() {
    (stepCount, text, pause) = (steps.count, "", nil)
    for finger in fingersDown.keys.sorted() { perform(.pointerCancel(id: finger)) }
  }

  /// Moves the fingers after a frame.
  /// - Returns: Whether the pause is over.
  private func continuePause() -> Bool {
    guard var pause else { return true }
    self.pause = nil
    let span = pause.span
    let isOver = stage.time >= span.begin + span.duration
    // The time of a frame may be rounded.
    let isOnTime = stage.time == span.time(of: pause.frame)
    let elapsed = isOver ? span.duration : isOnTime ? span.elapsed(at: pause.frame) : stage.time - span.begin
    for each in pause.movements {
      perform(.pointerMove(id: each.finger, point: span.point(from: each.from, to: each.to, after: elapsed)))
    }
    if isOver {
      for each in pause.movements where each.lifts { perform(.pointerUp(id: each.finger)) }
    }
    while pause.frame < span.count, span.time(of: pause.frame) <= stage.time { pause.frame += 1 }
    if !isOver { self.pause = pause }
    return isOver
  }

  @discardableResult private func perform(_ input: StageInput) -> Bool {
    onInput?(input)
    switch input {
    case .pointerDown(let id, let point), .pointerMove(let id, let point): fingersDown[id] = point
    case .pointerUp(let id), .pointerCancel(let id): fingersDown[id] = nil
    default: break
    }
    return stage.perform(input)
  }

  /// Performs a step as far as it takes no time.
  private func begin(_ step: Script.Step) throws(ScriptError) {
    switch step {
    case .tap(let point):
      try check(point)
      tap(point)
    case .tapItem(let section, let item, let number):
      tap(try ScriptTarget.item(item, section: section, collectionView: number, on: stage))
    case .press(let title, let number):
      tap(try ScriptTarget.button(title, number: number, on: stage))
    case .drag(let from, let to, let duration):
      try check(from)
      touch([Movement(finger: 0, from: from, to: to)], duration)
    case .pinch(let center, let scale, let duration):
      try check(center)
      let (start, end) = Script.pinchDistances(scale)
      let movements = [(0, -0.5), (2, 0.5)].map { (finger: Int, side: CGFloat) in
        Movement(
          finger: finger, from: CGPoint(x: center.x + side * start, y: center.y),
          to: CGPoint(x: center.x + side * end, y: center.y))
      }
      for movement in movements { try check(movement.from) }
      touch(movements, duration)
    case .hold(let point):
      try check(point)
      guard fingersDown[Self.holdingFinger] == nil else {
        throw ScriptError("a finger holds already; release it first")
      }
      perform(.pointerDown(id: Self.holdingFinger, point: point))
    case .carry(let point, let duration): try moveHeld(to: point, duration, lifts: false)
    case .release(let point, let duration): try moveHeld(to: point, duration, lifts: true)
    case .wheel(let point, let way):
      try check(point)
      perform(.wheel(point: point, delta: way))
    case .secondaryClick(let point):
      try check(point)
      guard perform(.secondaryClick(point: point)) else {
        throw ScriptError("there is no context menu at \(text(of: point))")
      }
    case .type(let text, let duration):
      self.text = text[...]
      typingPause = duration / Double(max(text.count, 1))
    case .key(let name): perform(.key(name: name, focus: 0))
    case .wait(let duration): wait(duration)
    case .resize(let size, let duration): perform(.resize(size: size, duration: duration))
    case .safeArea(let top, let left, let bottom, let right):
      perform(
        .safeArea(
          insets: UIEdgeInsets(top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))))
    }
  }

  private func tap(_ point: CGPoint) {
    perform(.pointerDown(id: 0, point: point))
    perform(.pointerUp(id: 0))
  }

  /// Puts fingers down and moves them.
  private func touch(_ movements: [Movement], _ duration: Double) {
    for movement in movements { perform(.pointerDown(id: movement.finger, point: movement.from)) }
    wait(duration, movements)
  }

  /// Moves the finger that holds.
  private func moveHeld(to point: CGPoint, _ duration: Double, lifts: Bool) throws(ScriptError) {
    guard let from = fingersDown[Self.holdingFinger] else {
      throw ScriptError("no finger holds; begin with \"hold\"")
    }
    guard duration == 0 else {
      return wait(duration, [Movement(finger: Self.holdingFinger, from: from, to: point, lifts: lifts)])
    }
    perform(.pointerMove(id: Self.holdingFinger, point: point))
    if lifts { perform(.pointerUp(id: Self.holdingFinger)) }
  }

  private func typeCharacter() throws(ScriptError) {
    guard perform(.type(text: String(text.removeFirst()))) else {
      throw ScriptError("no text field is being edited; tap one first")
    }
    if typingPause > 0 { wait(typingPause) }
  }

  private func wait(_ duration: Double, _ movements: [Movement] = []) {
    let span = FrameSpan(
      begin: stage.time, duration: duration, framesPerSecond: stage.framesPerSecond, "a step of \(duration) s")
    pause = Pause(span: span, movements: movements)
  }

  private func text(of point: CGPoint) -> String {
    "(\(StepReader.text(Double(point.x))), \(StepReader.text(Double(point.y))))"
  }

  private func check(_ point: CGPoint) throws(ScriptError) {
    let size = stage.window.bounds.size
    guard point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height else {
      let screen = "\(StepReader.text(Double(size.width))) x \(StepReader.text(Double(size.height)))"
      throw ScriptError("the point \(text(of: point)) is outside the screen, which is \(screen)")
    }
  }
}
