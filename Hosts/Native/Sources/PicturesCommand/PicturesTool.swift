import CoreGraphics
import Gallery
import GalleryOptions
import PictureRecording

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
      let command = try RecordCommand(rest, options: ["--photos"], screen: screen)
      let (output, notes) = try command.run()
      return Outcome(status: 0, output: output, error: notes.map { "\(name): \($0)\n" }.joined())
    } catch {
      return Outcome(status: failure, error: "\(name): \(error.message)\n")
    }
  }

  /// Returns the demo that the options name.
  private static func screen(_ reader: OptionReader, size: CGSize) throws(CommandError) -> RecordedScreen {
    let demo = try OptionValues.demo(reader.operands)
    let photos = try OptionValues.photos(reader.value(of: "--photos"), for: demo)
    let notes = photos?.notes.split(separator: "\n").map(String.init) ?? []
    let script = try OptionValues.script(reader.value(of: "--script"), for: demo, size: size)
    return RecordedScreen(script: script, notes: notes) { photos?.makeViewController() ?? demo.makeViewController() }
  }
}
