// What only the workbench may call: scripts, reports, and pictures.

import Foundation
import Gallery
import Stage
import UIKit

/// Answers the script that comes with a demo.
@MainActor @_cdecl("murmuration_script") @_expose(wasm, "script")
public func script(_ id: UnsafePointer<UInt8>, _ count: Int32) {
  Strings.answer(Demos.demo(Strings.read(id, count))?.script ?? "")
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

/// Begins to play a script as time passes; the demo's own if the text is empty. Answers an error message or the empty string.
@MainActor @_cdecl("murmuration_watch") @_expose(wasm, "watch")
public func watch(_ text: UnsafePointer<UInt8>, _ count: Int32) {
  Strings.answer(Program.current?.watch(Strings.read(text, count)) ?? "no demo is on the stage")
}

/// Ends it.
@MainActor @_cdecl("murmuration_stop_watching") @_expose(wasm, "stopWatching")
public func stopWatching() {
  Program.current?.stopWatching()
}
