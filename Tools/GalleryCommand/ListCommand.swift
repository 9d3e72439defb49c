import Gallery
import Runtime
import ScreenRecording

/// `gallery list`
@MainActor struct ListCommand {
  init(_ arguments: [String]) throws(CommandError) {
    let reader = try OptionReader(arguments, options: [])
    if let first = reader.operands.first { throw CommandError("unexpected argument \(quotedInMessage(first))") }
  }

  /// A line for each demo: its id and what it shows.
  func run() -> String {
    let width = DemoIndex.demos.map { $0.id.count }.max() ?? 0
    return DemoIndex.demos.map { demo in
      demo.id + String(repeating: " ", count: width - demo.id.count + 2) + demo.summary + "\n"
    }.joined()
  }
}
