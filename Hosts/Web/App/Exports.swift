import CoreGraphics
import Foundation
import Gallery
import Stage
import UIKit

// What the page's JavaScript may call; `Sources/PageBundle/Page/program.js` is the other side. Identifiers and
// texts come as an address and a number of bytes, lengths in points, times in seconds. Answers are JSON or plain text.

@_cdecl("murmuration_allocate") @_expose(wasm, "allocate")
public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: max(1, Int(count)), alignment: 1)
}

@_cdecl("murmuration_deallocate") @_expose(wasm, "deallocate")
public func deallocate(_ memory: UnsafeMutableRawPointer) {
  memory.deallocate()
}

// MARK: - Demos

/// Answers a list of all demos.
@MainActor @_cdecl("murmuration_demos") @_expose(wasm, "demos")
public func demos() {
  Strings.answer(
    JSONText.list(
      Demos.all.map { demo in
        JSONText.object([
          ("id", JSONText.quoted(demo.id)), ("title", JSONText.quoted(demo.title)),
          ("summary", JSONText.quoted(demo.summary)), ("explanation", JSONText.quoted(demo.explanation)),
        ])
      }))
}

/// Puts a demo on a new stage. Returns 0 if there is no such demo.
@MainActor @_cdecl("murmuration_start") @_expose(wasm, "start")
public func start(_ id: UnsafePointer<UInt8>, _ count: Int32, _ width: Double, _ height: Double) -> Int32 {
  guard let demo = Demos.demo(Strings.read(id, count)) else { return 0 }
  UserDefaults.standard.prefix = Demos.name + "."
  Program.current = Program(demo: demo, size: CGSize(width: width, height: height))
  return 1
}

// MARK: - Time

/// Returns 0 when nothing moves, 1 when another frame is needed, and 2 when that is also for a script that is watched.
@MainActor @_cdecl("murmuration_frame") @_expose(wasm, "frame")
public func frame(_ time: Double) -> Int32 {
  guard let program = Program.current, program.frame(at: time) else { return 0 }
  return program.isWatching ? 2 : 1
}

/// Has the page run the animations that it can, between the frames, of demos that are started from now on.
@MainActor @_cdecl("murmuration_hand_over_animations") @_expose(wasm, "handOverAnimations")
public func handOverAnimations() {
  Program.handsOverAnimations = true
}

#if !VIEW
  /// Has the page keep the elements of layers that come and go, in demos that are started from now on, as elements for other
  /// pages do.
  @MainActor @_cdecl("murmuration_keep_layers") @_expose(wasm, "keepLayers")
  public func keepLayers() {
    Program.keepsLayers = true
  }
#endif

/// Returns the time at which the next frame is needed: that of the last one if it is needed as soon as possible, infinity if
/// nothing is to come.
@MainActor @_cdecl("murmuration_next_frame_time") @_expose(wasm, "nextFrameTime")
public func nextFrameTime() -> Double {
  Program.current?.nextFrameTime ?? .infinity
}

// MARK: - Input

/// Performs the event with a number in Tools/Commands/input.txt, its text and its numbers. Answers whether it had an effect.
@MainActor @_cdecl("murmuration_perform") @_expose(wasm, "perform")
public func perform(
  _ text: UnsafePointer<UInt8>, _ count: Int32, _ event: Int32, _ a: Double, _ b: Double, _ c: Double, _ d: Double
) -> Int32 {
  guard let input = StageInput(InputWords(Int(event), Strings.read(text, count), numbers: (a, b, c, d))) else {
    return 0
  }
  return Program.current?.stage.perform(input) == true ? 1 : 0
}

/// Answers the layer of the field that is edited, with its text and what is selected, or null.
@MainActor @_cdecl("murmuration_edited") @_expose(wasm, "edited")
public func edited() {
  Strings.answer(Program.current?.edited ?? "null")
}

/// From now on, text is measured by the page instead of by the built-in table.
@MainActor @_cdecl("murmuration_measure_text") @_expose(wasm, "measureText")
public func measureText() {
  Stage.textMetrics = PageTextMetrics()
  Program.current?.stage.textMetrics = Stage.textMetrics
}

/// Changes the settings of the device: whether it is dark, the size of text as a place in `DeviceSettings.textSizes`, whether
/// its language is written from right to left, whether its user wants less movement and more contrast, and the insets of the
/// safe area.
@MainActor @_cdecl("murmuration_use_device") @_expose(wasm, "useDevice")
public func useDevice(
  _ isDark: Int32, _ textSize: Int32, _ isRightToLeft: Int32, _ isMotionReduced: Int32, _ isContrastIncreased: Int32,
  _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
) {
  guard
    let settings = DeviceSettings(
      isDark: isDark != 0, textSize: Int(textSize), isRightToLeft: isRightToLeft != 0,
      isMotionReduced: isMotionReduced != 0, isContrastIncreased: isContrastIncreased != 0,
      insets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  else { return }
  Stage.deviceSettings = settings
  Program.current?.stage.use(settings)
}

/// Completes a fetch by its number, with the status, 0 for none, and the bytes. The head is lines: the address that has answered
/// and the header fields, or why there is no answer.
@MainActor @_cdecl("murmuration_fetched") @_expose(wasm, "fetched")
public func fetched(
  _ head: UnsafePointer<UInt8>, _ count: Int32, _ bytes: UnsafeRawPointer, _ byteCount: Int32, _ number: Int32,
  _ status: Int32
) {
  URLSession.shared.receive(
    number, status: Int(status), head: Strings.read(head, count), data: Data(bytes: bytes, count: Int(byteCount)))
}

/// The linker wants one; the page calls the exports.
@_cdecl("main")
public func main(_ argumentCount: Int32, _ arguments: UnsafeRawPointer?) -> Int32 { 0 }
