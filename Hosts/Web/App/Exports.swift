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

/// Answers the script that comes with a demo.
@MainActor @_cdecl("murmuration_script") @_expose(wasm, "script")
public func script(_ id: UnsafePointer<UInt8>, _ count: Int32) {
  Strings.answer(Demos.demo(Strings.read(id, count))?.script ?? "")
}

/// Puts a demo on a new stage. Returns 0 if there is no such demo.
@MainActor @_cdecl("murmuration_start") @_expose(wasm, "start")
public func start(_ id: UnsafePointer<UInt8>, _ count: Int32, _ width: Double, _ height: Double) -> Int32 {
  guard let demo = Demos.demo(Strings.read(id, count)) else { return 0 }
  Program.current = Program(demo: demo, size: CGSize(width: width, height: height))
  return 1
}

/// Gives a picture a name, for `UIImage(named:)`. Returns 0 if the bytes are no picture.
@MainActor @_cdecl("murmuration_add_named_image") @_expose(wasm, "addNamedImage")
public func addNamedImage(
  _ name: UnsafePointer<UInt8>, _ count: Int32, _ bytes: UnsafeRawPointer, _ byteCount: Int32, _ scale: Double
) -> Int32 {
  let data = Data(bytes: bytes, count: Int(byteCount))
  return Stage.addImage(named: Strings.read(name, count), data: data, scale: scale) ? 1 : 0
}

/// Adds a picture that the page keeps to the Photos demo, by its address and its size in pixels. Returns 0 if another
/// demo is on the stage.
@MainActor @_cdecl("murmuration_add_photo") @_expose(wasm, "addPhoto")
public func addPhoto(
  _ title: UnsafePointer<UInt8>, _ count: Int32, _ address: UnsafePointer<UInt8>, _ addressCount: Int32,
  _ width: Int32, _ height: Int32
) -> Int32 {
  let image = Stage.picture(address: Strings.read(address, addressCount), width: Int(width), height: Int(height))
  return Program.current?.addPhoto(title: Strings.read(title, count), image: image) == true ? 1 : 0
}

// MARK: - Time

/// Returns 1 when another frame is needed, 0 when nothing moves.
@MainActor @_cdecl("murmuration_frame") @_expose(wasm, "frame")
public func frame(_ time: Double) -> Int32 {
  Program.current?.frame(at: time) == true ? 1 : 0
}

@MainActor @_cdecl("murmuration_advance") @_expose(wasm, "advance")
public func advance(_ seconds: Double) {
  Program.current?.advance(by: seconds)
}

/// Plays a script; answers an error message or the empty string.
@MainActor @_cdecl("murmuration_play") @_expose(wasm, "play")
public func play(_ text: UnsafePointer<UInt8>, _ count: Int32) {
  Strings.answer(Program.current?.play(Strings.read(text, count)) ?? "no demo is on the stage")
}

/// Answers the line that `gallery frames` prints.
@MainActor @_cdecl("murmuration_report") @_expose(wasm, "report")
public func report(_ time: Double) {
  Strings.answer(Program.current?.report(time: time) ?? "")
}

// MARK: - Input

@MainActor @_cdecl("murmuration_pointer_down") @_expose(wasm, "pointerDown")
public func pointerDown(_ id: Int32, _ x: Double, _ y: Double) {
  Program.current?.stage.touchDown(at: CGPoint(x: x, y: y), id: Int(id))
}

@MainActor @_cdecl("murmuration_pointer_move") @_expose(wasm, "pointerMove")
public func pointerMove(_ id: Int32, _ x: Double, _ y: Double) {
  Program.current?.stage.touchMove(to: CGPoint(x: x, y: y), id: Int(id))
}

@MainActor @_cdecl("murmuration_pointer_up") @_expose(wasm, "pointerUp")
public func pointerUp(_ id: Int32) {
  Program.current?.stage.touchUp(id: Int(id))
}

@MainActor @_cdecl("murmuration_pointer_cancel") @_expose(wasm, "pointerCancel")
public func pointerCancel(_ id: Int32) {
  Program.current?.stage.touchCancel(id: Int(id))
}

@MainActor @_cdecl("murmuration_wheel") @_expose(wasm, "wheel")
public func wheel(_ x: Double, _ y: Double, _ deltaX: Double, _ deltaY: Double) {
  Program.current?.stage.scrollWheel(at: CGPoint(x: x, y: y), by: CGVector(dx: deltaX, dy: deltaY))
}

/// Opens the menu of what is at a point. Answers whether there is one.
@MainActor @_cdecl("murmuration_secondary_click") @_expose(wasm, "secondaryClick")
public func secondaryClick(_ x: Double, _ y: Double) -> Int32 {
  Program.current?.stage.secondaryClick(at: CGPoint(x: x, y: y)) ?? false ? 1 : 0
}

/// - Parameter layer: of what has the focus; 0 for none.
@MainActor @_cdecl("murmuration_key") @_expose(wasm, "key")
public func key(_ name: UnsafePointer<UInt8>, _ count: Int32, _ layer: Int32) {
  Program.current?.stage.key(Strings.read(name, count), focus: layer == 0 ? nil : Int(layer))
}

// MARK: - Typing

/// Types text where text is edited, a character at a time.
@MainActor @_cdecl("murmuration_type") @_expose(wasm, "type")
public func typeText(_ text: UnsafePointer<UInt8>, _ count: Int32) {
  Program.current?.stage.type(Strings.read(text, count))
}

/// Answers the layer of the field that is edited, with its text and what is selected, or null.
@MainActor @_cdecl("murmuration_edited") @_expose(wasm, "edited")
public func edited() {
  Strings.answer(Program.current?.edited ?? "null")
}

/// The page's own editor of the field has another text, of which so much is selected, in UTF-16.
@MainActor @_cdecl("murmuration_edit") @_expose(wasm, "edit")
public func edit(_ text: UnsafePointer<UInt8>, _ count: Int32, _ start: Int32, _ end: Int32) {
  Program.current?.stage.edit(Strings.read(text, count), selection: Int(start)..<Int(max(start, end)))
}

/// Something else is selected there.
@MainActor @_cdecl("murmuration_select") @_expose(wasm, "select")
public func select(_ start: Int32, _ end: Int32) {
  Program.current?.stage.select(Int(start)..<Int(max(start, end)))
}

/// Begins to edit the field of a layer.
@MainActor @_cdecl("murmuration_begin_editing") @_expose(wasm, "beginEditing")
public func beginEditing(_ layer: Int32) {
  _ = Program.current?.stage.beginEditing(Int(layer))
}

@MainActor @_cdecl("murmuration_end_editing") @_expose(wasm, "endEditing")
public func endEditing() {
  Program.current?.stage.endEditing()
}

// MARK: - Other ways to touch

/// Does one of the custom actions of a layer's view, such as the swipe actions of a row.
@MainActor @_cdecl("murmuration_perform_action") @_expose(wasm, "performAction")
public func performAction(_ layer: Int32, _ index: Int32) {
  Program.current?.stage.performCustomAction(Int(index), of: Int(layer))
}

/// Turns the control of a layer up (above 0) or down by a step.
@MainActor @_cdecl("murmuration_adjust") @_expose(wasm, "adjust")
public func adjust(_ layer: Int32, _ step: Int32) {
  Program.current?.stage.adjust(Int(layer), up: step > 0)
}

@MainActor @_cdecl("murmuration_resize") @_expose(wasm, "resize")
public func resize(_ width: Double, _ height: Double) {
  Program.current?.stage.resize(to: CGSize(width: width, height: height))
}

/// From now on, text is measured by the page instead of by the built-in table.
@MainActor @_cdecl("murmuration_measure_text") @_expose(wasm, "measureText")
public func measureText() {
  Stage.textMetrics = PageTextMetrics()
  Program.current?.stage.textMetrics = Stage.textMetrics
}

/// 1 when the user wants less movement.
@MainActor @_cdecl("murmuration_reduce_motion") @_expose(wasm, "reduceMotion")
public func reduceMotion(_ isReduced: Int32) {
  Stage.isReduceMotionEnabled = isReduced != 0
  Program.current?.stage.isReduceMotionEnabled = isReduced != 0
}

/// 1 when what is around the page is dark.
@MainActor @_cdecl("murmuration_darken") @_expose(wasm, "darken")
public func darken(_ isDark: Int32) {
  Program.style = isDark != 0 ? .dark : .light
}

/// The linker wants one; the page calls the exports.
@_cdecl("main")
public func main(_ argumentCount: Int32, _ arguments: UnsafeRawPointer?) -> Int32 { 0 }
