import Foundation
import GalleryOptions
import Runtime
import ScreenRecording

/// The `gallery` command: finds the subcommand and runs it. All that it prints is returned, so that
/// nothing is printed of a run that fails half-way, and tests can look at it.
@MainActor enum GalleryTool {
  /// What a run leaves behind.
  struct Outcome: Equatable {
    /// 0; 1 for films that differ; 2 after an error.
    var status: Int32
    /// For standard output.
    var output = ""
    /// For standard error: one sentence, or one for each file that was skipped, if anything.
    var error = ""
  }

  /// The exit status after an error.
  static let failure: Int32 = 2

  enum Subcommand: String, CaseIterable {
    case list, record, frames, trace, inspect, compare, help
  }

  /// - Parameter arguments: Those of the process, without its name.
  static func run(arguments: [String]) -> Outcome {
    var name = "gallery"
    do throws(CommandError) {
      guard let first = arguments.first else {
        throw CommandError(
          "a subcommand is missing: list, record, frames, trace, inspect, compare or help; see \"gallery --help\""
        )
      }
      if first == "--help" || first == "-h" { return Outcome(status: 0, output: HelpText.overview) }
      if first == "show" {
        throw CommandError(
          "windows need GTK, so a program of its own shows them: "
            + "swift run --package-path Hosts/Native gallery-window DEMO")
      }
      guard let subcommand = Subcommand(rawValue: first) else {
        let kind = first.hasPrefix("-") ? "option" : "subcommand"
        throw CommandError("unknown \(kind) \(quotedInMessage(first)); the subcommands are \(subcommandList)")
      }
      name += " " + first
      let rest = Array(arguments.dropFirst())
      if subcommand != .help, rest.contains(where: { $0 == "--help" || $0 == "-h" }) {
        return Outcome(status: 0, output: HelpText.text(for: subcommand))
      }
      switch subcommand {
      case .list: return Outcome(status: 0, output: try ListCommand(rest).run())
      case .record:
        let command = try RecordCommand(rest)
        return Outcome(status: 0, output: try command.run(), error: prefixed(command.notes, name))
      case .frames:
        let command = try FramesCommand(rest)
        return Outcome(status: 0, output: try command.run(), error: prefixed(command.notes, name))
      case .trace: return Outcome(status: 0, output: try TraceCommand(rest).run())
      case .inspect:
        let command = try InspectCommand(rest) { reader, size throws(CommandError) in
          try OptionValues.inspectedDemo(reader)
        }
        return Outcome(status: 0, output: try command.run())
      case .compare:
        let (isDifferent, text) = try CompareCommand(rest).run()
        return Outcome(status: isDifferent ? 1 : 0, output: text)
      case .help: return Outcome(status: 0, output: try help(rest))
      }
    } catch {
      return Outcome(status: failure, error: name + ": " + error.message + "\n")
    }
  }

  /// Each line with the command's name before it.
  private static func prefixed(_ lines: String, _ name: String) -> String {
    lines.split(separator: "\n").map { name + ": " + $0 + "\n" }.joined()
  }

  private static func help(_ arguments: [String]) throws(CommandError) -> String {
    guard let first = arguments.first, first != "--help", first != "-h" else { return HelpText.overview }
    guard arguments.count == 1 else {
      throw CommandError("expected one subcommand, not \(arguments.count)")
    }
    guard let subcommand = Subcommand(rawValue: first) else {
      throw CommandError("unknown subcommand \(quotedInMessage(first)); the subcommands are \(subcommandList)")
    }
    return HelpText.text(for: subcommand)
  }

  private static let subcommandList = "list, record, frames, trace, inspect, compare and help"
}
