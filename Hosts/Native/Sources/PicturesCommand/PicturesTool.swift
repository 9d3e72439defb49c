import Gallery
import GalleryOptions
import PictureRecording
import ScreenRecording

/// The `pictures` command: finds the subcommand and runs it. All that it prints is returned, so that tests can look at it.
@MainActor enum PicturesTool {
  /// The result of a run.
  struct Outcome: Equatable {
    /// 0, or 2 after an error.
    var status: Int32
    /// The text for standard output.
    var output = ""
    /// The text for standard error.
    var error = ""
  }

  /// The exit status after an error.
  static let failure: Int32 = 2

  /// Runs the command.
  /// - Parameter arguments: The arguments of the process, without its name.
  static func run(arguments: [String]) -> Outcome {
    var name = "pictures"
    do throws(CommandError) {
      guard let first = arguments.first else {
        throw CommandError("a subcommand is missing: list or record; see \"pictures --help\"")
      }
      if ["--help", "-h", "help"].contains(first) { return Outcome(status: 0, output: HelpText.overview) }
      if first == "list" {
        guard arguments.count == 1 else { throw CommandError("list takes no arguments") }
        return Outcome(status: 0, output: DemoIndex.demos.map { $0.id + "\n" }.joined())
      }
      guard first == "record" else {
        let kind = first.hasPrefix("-") ? "option" : "subcommand"
        throw CommandError("unknown \(kind) \(MessageText.quoted(first)); the subcommands are list and record")
      }
      name += " record"
      let rest = Array(arguments.dropFirst())
      if rest.contains("--help") || rest.contains("-h") { return Outcome(status: 0, output: HelpText.record) }
      let command = try PictureCommand(rest, options: ["--photos"], screen: OptionValues.recordedDemo)
      let (output, notes) = try command.run()
      return Outcome(status: 0, output: output, error: notes.map { "\(name): \($0)\n" }.joined())
    } catch {
      return Outcome(status: failure, error: "\(name): \(error.message)\n")
    }
  }
}
