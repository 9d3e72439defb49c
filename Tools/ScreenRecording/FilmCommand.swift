import CoreGraphics
import FilmPage
import Films
import Runtime
import Stage
import UIKit

/// Records a screen as an SVG file, a film or a page with a film: `gallery record`, and `--record` of one's own screens.
@MainActor public struct FilmCommand {
  /// The kind of the file, by the ending of its name.
  private enum Format: String {
    case svg, html, film
  }

  private let recording: Recording
  private let format: Format
  private let output: String

  /// Reads arguments.
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - options: The options that only the kind of screen has.
  ///   - screen: Returns the screen, by its operands and options and the size in points.
  public init(
    _ arguments: [String], options: [String] = [],
    screen: (OptionReader, CGSize) throws(CommandError) -> RecordedScreen
  ) throws(CommandError) {
    let reader = try OptionReader(arguments, options: Recording.options + options, flags: Recording.flags)
    recording = try Recording(reader, screen: screen)
    guard let output = reader.value(of: "--output") else {
      throw CommandError("--output is missing; it takes the file to write, such as demo.svg")
    }
    if let ending = FilmCommand.pictures.first(where: output.hasSuffix) {
      throw CommandError("\(ending) files are drawn by the command pictures; see Documentation/Pictures.md")
    }
    self.output = output
    format = output.hasSuffix(".html") ? .html : output.hasSuffix(".film") ? .film : .svg
  }

  /// The endings of files that are drawn as pixels, by `PictureCommand`.
  public static let pictures = [".png", ".apng", ".gif", ".mp4", ".webm"]

  /// Notes about what is not shown.
  public var notes: [String] { recording.screen.notes }

  /// The values of `--output` for standard output, to which nothing else is written then.
  private static let standardOutput: Set = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  /// Writes the file, and says so.
  public func run() throws(CommandError) -> String {
    switch format {
    case .svg: try recordDrawing()
    case .html, .film: try recordFilm()
    }
  }

  private func recordDrawing() throws(CommandError) -> String {
    let recorder = SVGRecorder(title: recording.screen.title)
    recorder.limit = recording.duration
    let seconds = try recording.play(
      prepare: { $0.renderer = recorder },
      onTouch: { touch in
        switch touch {
        case .began(let point): recorder.touchBegan(at: point)
        case .ended(let point): recorder.touchEnded(at: point)
        }
      })
    let drawing = recorder.svg(duration: seconds)
    if FilmCommand.standardOutput.contains(output) { return drawing }
    try TextFile.write(drawing, to: output)
    return said(seconds, bytes: drawing.utf8.count)
  }

  private func recordFilm() throws(CommandError) -> String {
    let recorder = FilmRecorder(
      title: recording.screen.title, explanation: recording.screen.explanation, limit: .infinity)
    try recording.play(prepare: { $0.film = recorder })
    var film = recorder.film
    if let duration = recording.duration { film.cut(after: duration) }
    let bytes: [UInt8]
    switch format {
    case .html:
      do {
        bytes = Array(try FilmPage.html(film).utf8)
      } catch let error as FilmError {
        throw CommandError(FilmCommand.sentence(error))
      } catch {
        throw CommandError("the page cannot be created: \(error)")
      }
    default:
      do throws(FilmError) {
        bytes = try film.bytes
      } catch {
        throw CommandError(FilmCommand.sentence(error))
      }
    }
    try TextFile.write(bytes, to: output)
    return said(film.duration, bytes: bytes.count)
  }

  private static func sentence(_ error: FilmError) -> String {
    "the film cannot be written: \(error.message); use --duration to shorten it"
  }

  private func said(_ seconds: Double, bytes: Int) -> String {
    "\(shortenedInMessage(output)): \((seconds * 10).rounded() / 10) seconds, \((bytes + 1023) / 1024) KB\n"
  }
}
