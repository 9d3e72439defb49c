import Gallery
import GalleryOptions
import ScreenRecording

/// `gallery record`
@MainActor struct RecordCommand {
  private let command: FilmCommand

  init(_ arguments: [String]) throws(CommandError) {
    command = try FilmCommand(arguments, options: ["--photos"], screen: OptionValues.recordedDemo)
  }

  /// What is to be said about the photos, on lines of their own.
  var notes: String { command.notes.joined(separator: "\n") }

  /// Writes the file, and says so.
  func run() throws(CommandError) -> String { try command.run() }
}
