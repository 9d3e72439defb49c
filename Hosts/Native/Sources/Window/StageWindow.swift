import CGTK
import CWindow
import CoreGraphics
import Foundation
import Pictures
import Stage
import UIKit

/// A window with a stage, which the graphics processor draws by GTK.
///
/// The stage's frames are those of the screen. Nothing is computed while nothing moves.
@MainActor final class StageWindow {
  let stage: Stage
  let nodes: NodeTree
  private let title: String
  /// The appearance that was asked for, or nil for the system's.
  private let isDark: Bool?
  private(set) var window: OpaquePointer!
  private(set) var clock: StageClock
  /// Whether frames follow.
  private(set) var isTicking = false
  /// The node that is drawn.
  private var root: RenderNode?
  /// The elements that screen readers were told.
  private(set) var elements: [AccessibleElement] = []
  /// Whether anything has been drawn.
  private(set) var isShown = false
  private(set) var typing: WindowTyping!
  private(set) var pointing: WindowPointing!
  private(set) var files: WindowFiles!
  /// The inputs and frames of the stage, for a program that takes the place of this one; nil without one.
  private let history: WindowHistory?

  /// The windows that are open, which own themselves.
  private static var all: [StageWindow] = []
  /// The speed of slow motion, a fifth, as in Apple's simulator.
  private static let slowSpeed = 0.2

  /// Opens a window.
  /// - Parameters:
  ///   - screen: The screen that it shows.
  ///   - size: The size of the contents in points.
  ///   - isDark: Whether it is dark, or nil as the system is.
  ///   - pieces: The drawn pieces, which windows share.
  ///   - history: What another program's window was told, after which this one goes on; or nil.
  init(_ screen: Screen, size: CGSize, isDark: Bool?, pieces: LayerPieces, history: WindowHistory? = nil) {
    Stage.textMetrics = pieces.textMetrics
    // Other stages of the program keep theirs.
    let settings = Stage.deviceSettings
    defer { Stage.deviceSettings = settings }
    Stage.deviceSettings = StageWindow.deviceSettings(isDark: isDark)
    (title, self.isDark, self.history) = (screen.title, isDark, history)
    stage = Stage(size: size, rootViewController: screen.makeViewController())
    nodes = NodeTree(pieces)
    for step in history?.past ?? [] { stage.take(step) }
    stage.renderer = nodes
    clock = StageClock(stage: stage.time, screen: StageWindow.now)
    let calls = StageWindowCalls(
      resized: { StageWindow.at($0).resize(to: CGSize(width: Int($1), height: Int($2))) },
      drawn: { StageWindow.at($0).draw() },
      ticked: { StageWindow.at($0).tick(Double($1) / 1e6) ? 1 : 0 },
      pointed: { StageWindow.at($0).pointing.point($1, $2, button: $3, CGPoint(x: $4, y: $5)) },
      scrolled: { StageWindow.at($0).pointing.scroll(by: CGVector(dx: $1, dy: $2), isWheel: $3 != 0) },
      released: { StageWindow.at($0).pointing.release(CGVector(dx: $1, dy: $2)) },
      pinched: { StageWindow.at($0).pointing.pinch($1, CGPoint(x: $2, y: $3), scale: $4) },
      pressed: { StageWindow.at($0).press($1, $2) ? 1 : 0 },
      committed: { StageWindow.at($0).typing.commit(String(cString: $1)) },
      composed: { StageWindow.at($0).typing.compose(String(cString: $1), caret: Int($2)) },
      pasted: { StageWindow.at($0).typing.paste(String(cString: $1)) },
      activated: { StageWindow.at($0).pointing.press(CGPoint(x: $1, y: $2)) },
      filed: { StageWindow.at($0).files.take($1, $2, CGPoint(x: $3, y: $4)) ? 1 : 0 },
      changed: { StageWindow.at($0).takeSettings() },
      closed: { StageWindow.at($0).forget() })
    window = stage_window_new(
      title, Int32(stage.window.bounds.width), Int32(stage.window.bounds.height), calls,
      Unmanaged.passUnretained(self).toOpaque())
    stage.textCopier = { [unowned self] in stage_window_copy(self.window, $0) }
    typing = WindowTyping(self, window)
    pointing = WindowPointing(self)
    files = WindowFiles(self)
    StageWindow.all.append(self)
    takeSettings()
    stage_window_present(window)
  }

  nonisolated private static func at(_ user: UnsafeMutableRawPointer) -> StageWindow {
    Unmanaged<StageWindow>.fromOpaque(user).takeUnretainedValue()
  }

  private func forget() {
    history?.append(.close)
    stage.renderer = nil
    StageWindow.all.removeAll { $0 === self }
  }

  // MARK: - Time

  /// The time of the screen, in seconds.
  private static var now: Double { Double(g_get_monotonic_time()) / 1e6 }

  private func tick(_ time: Double) -> Bool {
    let last = stage.time
    let next = clock.step(to: time, after: last)
    pointing.goOn(for: next - last)
    frame(at: next)
    show()
    isTicking = stage.needsFrame || pointing.isMoving
    return isTicking
  }

  /// Performs an event at the present time, and the frames that follow.
  @discardableResult func perform(_ input: StageInput) -> Bool { perform { _ in tell(input) } }

  /// Tells the stage of an event, for a frame that follows anyway.
  @discardableResult func tell(_ input: StageInput) -> Bool {
    history?.append(.input(input))
    return stage.perform(input)
  }

  private func frame(at time: Double) {
    history?.append(.frame(time))
    stage.frame(at: time)
  }

  /// Does something with the stage at the present time, and the frames that follow.
  func perform<Result>(_ work: (Stage) -> Result) -> Result {
    catchUp()
    let result = work(stage)
    wake()
    return result
  }

  /// Brings a stage that rests to the present, for an event that must not be in its past.
  private func catchUp() {
    guard !isTicking else { return }
    frame(at: clock.time(at: StageWindow.now))
    show()
  }

  /// Goes on with frames, if there is anything to show.
  /// - Parameter isForced: Whether a frame follows in any case.
  func wake(isForced: Bool = false) {
    guard !isTicking, isForced || stage.needsFrame || pointing.isMoving else { return }
    isTicking = true
    stage_window_tick(window)
  }

  /// Goes on with frames in the windows where a program has changed something by itself.
  static func wakeAll() { for window in all { window.wake() } }

  private func toggleSlowMotion() {
    let isSlow = clock.speed == 1
    clock.run(at: isSlow ? StageWindow.slowSpeed : 1, from: StageWindow.now)
    stage_window_set_title(window, isSlow ? "\(title) – slow motion" : title)
  }

  // MARK: - Contents

  /// Draws again if anything looks different.
  private func show() {
    let shown = nodes.makeNode()
    typing.update()
    if !stage.needsFrame, !pointing.isMoving { showElements() }
    guard shown !== root else { return }
    root = shown
    stage_window_draw(window)
  }

  /// Tells screen readers what there is, when nothing moves: nobody listens as fast as cells do.
  private func showElements() {
    let current = nodes.elements(in: stage.window.bounds.size)
    guard current != elements else { return }
    elements = current
    AccessibleElement.show(current, in: window)
  }

  private func draw() -> OpaquePointer? {
    isShown = true
    // The window has got its renderer after the first frame of the stage.
    let isDrawnByCairo = stage_window_draws_with_cairo(window) != 0
    if nodes.isDrawnByCairo != isDrawnByCairo {
      nodes.isDrawnByCairo = isDrawnByCairo
      root = nodes.makeNode()
    }
    return root?.pointer
  }

  /// Closes the window.
  func close() { stage_window_close(window) }

  private func resize(to size: CGSize) {
    guard size.width >= 1, size.height >= 1, size != stage.window.bounds.size else { return }
    tell(.resize(size: size, duration: 0))
    frame(at: clock.time(at: StageWindow.now))
    show()
    wake()
  }

  /// Returns the editable text of a layer, and its box in the window.
  func field(_ id: Int) -> (field: Scene.Field, frame: CGRect)? { nodes.field(id) }

  // MARK: - System

  /// Returns the desktop's settings.
  /// - Parameter isDark: The appearance that was asked for, or nil for the desktop's.
  private static func deviceSettings(isDark: Bool?) -> DeviceSettings {
    let desktop = stage_settings()
    var settings = DeviceSettings()
    settings.isReduceMotionEnabled = desktop.isMotionReduced != 0
    settings.style = isDark ?? (desktop.isDark != 0) ? .dark : .light
    settings.textSize = TextScale.category(desktop.textScale)
    return settings
  }

  private func takeSettings() {
    let settings = StageWindow.deviceSettings(isDark: isDark)
    stage.isReduceMotionEnabled = settings.isReduceMotionEnabled
    stage.traitCollection = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: settings.style),
      UITraitCollection(preferredContentSizeCategory: settings.textSize),
      UITraitCollection(displayScale: CGFloat(stage_window_scale(window))),
    ])
    nodes.scale = CGFloat(stage_window_scale(window))
    frame(at: clock.time(at: StageWindow.now))
    show()
    wake()
  }

  private func press(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    let isControl = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
    let letter = Int32(bitPattern: gdk_keyval_to_lower(key))
    if isControl && letter == GDK_KEY_s || letter == GDK_KEY_F5 {
      toggleSlowMotion()
      return true
    }
    if isControl && letter == GDK_KEY_w {
      stage_window_close(window)
      return true
    }
    return typing.press(key, modifiers)
  }
}

extension Stage {
  fileprivate func take(_ step: WindowHistory.Step) {
    switch step {
    case .frame(let time): frame(at: time)
    case .input(let input): perform(input)
    case .close: break
    }
  }
}
