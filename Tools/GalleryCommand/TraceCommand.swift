import Foundation
import Gallery
import GalleryOptions
import ScreenRecording
import Stage

/// `gallery trace`
@MainActor struct TraceCommand {
  private let demo: Demo
  private let script: OptionValues.NamedScript
  private let size: CGSize
  private let printsJSON: Bool

  init(_ arguments: [String]) throws(CommandError) {
    let reader = try OptionReader(arguments, options: ["--script", "--size"], flags: ["--json"])
    demo = try OptionValues.demo(reader.operands)
    size = try reader.value(of: "--size").map(OptionValues.size) ?? OptionValues.standardSize
    script = try OptionValues.script(reader.value(of: "--script"), for: demo, size: size)
    printsJSON = reader.isSet("--json")
  }

  /// The longest time that is waited for everything to come to rest after the script, in seconds.
  private static let longestRest = 10.0

  /// All calls from the first frame until the script is over and everything at rest, one a line.
  func run() throws(CommandError) -> String {
    let trace = Trace()
    let stage = Stage(size: size, rootViewController: demo.makeViewController(), trace: trace)
    try script.play(on: stage)
    let end = stage.time + TraceCommand.longestRest
    while stage.needsFrame, stage.time < end { stage.advance(by: 1 / stage.framesPerSecond) }
    return printsJSON ? trace.json : trace.text
  }
}
