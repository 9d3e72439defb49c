import Foundation
import Gallery
import Runtime
import ScreenRecording
import Stage

extension OptionValues {
  /// Returns the demo that the only operand names.
  @MainActor public static func demo(_ operands: [String]) throws(CommandError) -> Demo {
    let known = DemoIndex.demos.map { $0.id }.joined(separator: ", ")
    guard let id = operands.first else { throw CommandError("a demo is missing; the demos are \(known)") }
    guard operands.count == 1 else {
      throw CommandError("expected one demo; \(quotedInMessage(operands[1])) is an extra argument")
    }
    guard let demo = DemoIndex.demo(id) else {
      throw CommandError("unknown demo \(quotedInMessage(id)); the demos are \(known)")
    }
    return demo
  }

  /// Returns the pictures of a folder, for a demo that shows some.
  @MainActor public static func photos(_ path: String?, for demo: Demo) throws(CommandError) -> PhotoFolder? {
    guard let path else { return nil }
    return try PhotoFolder(path, for: demo)
  }

  /// Returns the script in a file, or the demo's own, which is written for the standard size and scaled to others.
  /// - Parameters:
  ///   - path: The path of the file, or nil.
  ///   - demo: The demo.
  ///   - size: The size of the screen in points.
  public static func script(_ path: String?, for demo: Demo, size: CGSize) throws(CommandError) -> NamedScript {
    if let path { return try script(path) }
    let own = try NamedScript(name: "the demo's own script", json: demo.script)
    return NamedScript(name: own.name, script: own.script.scaled(from: standardSize, to: size))
  }

  /// Returns the demo that the operand and the options name, to be recorded: `--photos` and `--script` are read.
  @MainActor public static func recordedDemo(
    _ reader: OptionReader, size: CGSize
  ) throws(CommandError) -> RecordedScreen {
    let demo = try demo(reader.operands)
    let photos = try photos(reader.value(of: "--photos"), for: demo)
    let script = try script(reader.value(of: "--script"), for: demo, size: size)
    return RecordedScreen(
      title: demo.title, explanation: demo.explanation, script: script,
      notes: photos?.notes.split(separator: "\n").map(String.init) ?? []
    ) { photos?.makeViewController() ?? demo.makeViewController() }
  }

  /// Returns the demo that the operand names, to be inspected. Its own script is not played.
  @MainActor public static func inspectedDemo(_ reader: OptionReader) throws(CommandError) -> RecordedScreen {
    let demo = try demo(reader.operands)
    return RecordedScreen(
      title: demo.title, explanation: demo.explanation,
      script: try reader.value(of: "--script").map(OptionValues.script),
      makeViewController: demo.makeViewController)
  }
}
