import CoreGraphics
import ScreenRecording

#if Pictures
  import PictureRecording
#endif

/// `--record SCREEN --output FILE`: records a screen as `gallery record` and `pictures record` record demos. `--inspect SCREEN`
/// describes one as `gallery inspect` does.
@MainActor struct ScreenRecorder {
  /// The result of a run: the exit status and the texts for standard output and standard error.
  struct Outcome: Equatable {
    var status: Int32
    var output = ""
    var error = ""
  }

  let screens: ScreenList

  /// Records what arguments say.
  func run(_ arguments: [String]) -> Outcome {
    do throws(CommandError) {
      // The file's name decides who reads the options, and is itself one.
      let isPicture = arguments.contains { argument in
        FilmCommand.pictures.contains { argument.hasSuffix($0) }
      }
      guard isPicture else {
        let command = try FilmCommand(arguments, screen: screen)
        return Outcome(status: 0, output: try command.run())
      }
      #if Pictures
        let (output, notes) = try PictureCommand(arguments, screen: screen).run()
        return Outcome(status: 0, output: output, error: notes.map { "\($0)\n" }.joined())
      #else
        throw CommandError(
          "pictures and videos are drawn with Cairo, by a program that is built with it: swift run --traits Pictures …; "
            + "SVG files, pages and films need nothing")
      #endif
    } catch {
      return Outcome(status: 2, error: error.message + "\n")
    }
  }

  /// Describes what arguments say.
  func inspect(_ arguments: [String]) -> Outcome {
    do throws(CommandError) {
      return Outcome(status: 0, output: try InspectCommand(arguments, screen: screen).run())
    } catch {
      return Outcome(status: 2, error: error.message + "\n")
    }
  }

  /// Returns the screen that the operand names, by its title or as in an address.
  private func screen(_ reader: OptionReader, _ size: CGSize) throws(CommandError) -> RecordedScreen {
    let known = "the screens are \(screens.listed.map { $0.id }.joined(separator: ", "))"
    guard let name = reader.operands.first else { throw CommandError("a screen is missing; \(known)") }
    guard reader.operands.count == 1 else {
      throw CommandError("expected one screen; \(MessageText.quoted(reader.operands[1])) is an extra argument")
    }
    let found = screens.listed.first { $0.id == name || $0.title == name }
    guard let screen = found.flatMap({ screens.screen($0.id) }) else {
      throw CommandError("unknown screen \(MessageText.quoted(name)); \(known)")
    }
    return RecordedScreen(
      title: screen.title, explanation: screen.explanation,
      script: try reader.value(of: "--script").map(OptionValues.script),
      makeViewController: { screen.makeViewController(MessagePort()) })
  }
}
