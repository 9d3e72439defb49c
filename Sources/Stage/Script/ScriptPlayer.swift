import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Plays scripts on a stage.
///
/// The stage's renderer receives every frame, so to record a script, make the recorder the renderer.
@MainActor public struct ScriptPlayer {
  /// A phase of a touch.
  public enum Touch {
    /// The beginning, at a point of the window.
    case began(CGPoint)
    /// The end, at a point of the window.
    case ended(CGPoint)
  }

  /// The stage that scripts are played on.
  public let stage: Stage

  /// A closure that is called at the beginning and the end of each touch, at the stage's time. In between the finger
  /// moves steadily.
  public var onTouch: ((Touch) -> Void)?

  /// Creates a player.
  /// - Parameter stage: The stage to play scripts on.
  public init(stage: Stage) {
    self.stage = stage
  }

  /// Plays all steps in order, starting at the stage's current time.
  ///
  /// Stops at the first step that fails, with an error that names it and the reason.
  public func play(_ script: Script) throws(ScriptError) {
    for (index, step) in script.steps.enumerated() {
      do {
        try play(step)
      } catch {
        throw ScriptError(step: index + 1, error.message)
      }
    }
  }

  private func play(_ step: Script.Step) throws(ScriptError) {
    switch step {
    case .tap(let point):
      try check(point)
      tap(point)
    case .tapItem(let section, let item, let number):
      tap(try itemPoint(section: section, item: item, collectionView: number))
    case .press(let title, let number):
      tap(try buttonPoint(title: title, number: number))
    case .drag(let from, let to, let duration):
      try check(from)
      onTouch?(.began(from))
      stage.drag(from: from, to: to, duration: duration)
      onTouch?(.ended(to))
    case .type(let text, let duration):
      try type(text, duration: duration)
    case .key(let name):
      stage.key(name)
    case .wait(let duration):
      stage.advance(by: duration)
    case .resize(let size, let duration):
      stage.resize(to: size, duration: duration)
    case .safeArea(let top, let left, let bottom, let right):
      stage.safeAreaInsets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
  }

  private func type(_ text: String, duration: Double) throws(ScriptError) {
    let pause = duration / Double(max(text.count, 1))
    for character in text {
      guard stage.type(String(character)) else { throw ScriptError("no text field is being edited; tap one first") }
      if pause > 0 { stage.advance(by: pause) }
    }
  }

  private func tap(_ point: CGPoint) {
    onTouch?(.began(point))
    stage.tap(at: point)
    onTouch?(.ended(point))
  }

  private func check(_ point: CGPoint) throws(ScriptError) {
    let size = stage.window.bounds.size
    guard point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height else {
      let place = "(\(StepReader.text(Double(point.x))), \(StepReader.text(Double(point.y))))"
      let screen = "\(StepReader.text(Double(size.width))) x \(StepReader.text(Double(size.height)))"
      throw ScriptError("the point \(place) is outside the screen, which is \(screen)")
    }
  }

  // MARK: - Positions

  private func itemPoint(section: Int, item: Int, collectionView number: Int) throws(ScriptError) -> CGPoint {
    stage.window.layoutIfNeeded()
    let views = ViewSearch.collectionViews(in: stage.window)
    guard number < views.count else {
      let there = views.count == 1 ? "there is 1" : "there are \(views.count)"
      throw ScriptError("there is no collection view \(number): \(there), numbered from 0")
    }
    let view = views[number]
    let name = "item [\(section), \(item)]"
    guard section < view.numberOfSections, item < view.numberOfItems(inSection: section) else {
      throw ScriptError("there is no \(name)")
    }
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)),
      ViewSearch.visibleFrame(of: cell, in: stage.window) != nil
    else { throw ScriptError("\(name) is not on the screen") }
    guard let point = ViewSearch.touchPoint(of: cell, in: stage.window) else {
      throw ScriptError("\(name) cannot be tapped, because another view covers it")
    }
    return point
  }

  private func buttonPoint(title: String, number: Int) throws(ScriptError) -> CGPoint {
    stage.window.layoutIfNeeded()
    let name = JSONText.quotedInMessage(title)
    let named = ViewSearch.buttons(titled: title, in: stage.window)
    let usable = named.filter { $0.isEnabled && ViewSearch.visibleFrame(of: $0, in: stage.window) != nil }
    guard !usable.isEmpty else {
      if named.isEmpty { throw ScriptError("there is no button \(name)") }
      throw ScriptError("the button \(name) is not \(named.contains { $0.isEnabled } ? "on the screen" : "enabled")")
    }
    guard number < usable.count else {
      let there = usable.count == 1 ? "there is 1" : "there are \(usable.count)"
      throw ScriptError("there is no button \(name) with \"nth\" \(number): \(there), numbered from 0")
    }
    guard let point = ViewSearch.touchPoint(of: usable[number], in: stage.window) else {
      throw ScriptError("the button \(name) cannot be tapped, because another view covers it")
    }
    return point
  }
}
