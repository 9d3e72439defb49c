import FilmPage
import Films
import Foundation
import Gallery
import GalleryOptions
import Runtime
import Stage
import UIKit

/// `gallery record`
@MainActor struct RecordCommand {
  /// What is written, by the ending of the file's name.
  private enum Format {
    case svg, html, film

    init(of path: String) {
      self = path.hasSuffix(".html") ? .html : path.hasSuffix(".film") ? .film : .svg
    }
  }

  private let demo: Demo
  /// nil for the demo's own.
  private let photos: PhotoFolder?
  private let script: OptionValues.NamedScript
  private let size: CGSize
  private let isDark: Bool
  /// Seconds; nil for as long as anything moves.
  private let duration: Double?
  private let output: String

  /// What is to be said about the photos, on lines of their own.
  var notes: String { photos?.notes ?? "" }

  init(_ arguments: [String]) throws(CommandError) {
    let reader = try OptionReader(
      arguments, options: ["--output", "--script", "--duration", "--size", "--photos"], flags: ["--dark"])
    demo = try OptionValues.demo(reader.operands)
    photos = try OptionValues.photos(reader.value(of: "--photos"), for: demo)
    guard let output = reader.value(of: "--output") else {
      throw CommandError("--output is missing; it takes the file to write, such as demo.svg")
    }
    self.output = output
    duration = try reader.value(of: "--duration").map(OptionValues.duration)
    isDark = reader.isSet("--dark")
    size = try reader.value(of: "--size").map(OptionValues.size) ?? OptionValues.standardSize
    script = try OptionValues.script(reader.value(of: "--script"), for: demo, size: size)
  }

  /// The longest time that is waited for everything to come to rest after the script, in seconds.
  private static let longestRest = 10.0

  /// What `--output` may say for standard output, to which nothing else is written then.
  private static let standardOutput: Set = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  /// Writes the file, and says so.
  func run() throws(CommandError) -> String {
    switch Format(of: output) {
    case .svg: try recordDrawing()
    case .html, .film: try recordFilm()
    }
  }

  private func makeStage() -> Stage {
    let stage = Stage(size: size, rootViewController: photos?.makeViewController() ?? demo.makeViewController())
    if isDark { stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark) }
    return stage
  }

  /// Plays the script; answers how many seconds it took with the rest after it.
  private func play(on stage: Stage, _ onTouch: ((ScriptPlayer.Touch) -> Void)? = nil) throws(CommandError) -> Double {
    let start = stage.time
    try script.play(on: stage, onTouch)
    if let duration {
      let rest = start + duration - stage.time
      if rest > 0 { stage.advance(by: rest) }
    } else {
      let end = stage.time + RecordCommand.longestRest
      while stage.needsFrame, stage.time < end { stage.advance(by: 1 / stage.framesPerSecond) }
    }
    return duration ?? stage.time - start
  }

  private func recordDrawing() throws(CommandError) -> String {
    let stage = makeStage()
    let recorder = SVGRecorder(title: demo.title, framesPerSecond: stage.framesPerSecond)
    recorder.limit = duration
    stage.renderer = recorder
    stage.frame(at: stage.time)
    let seconds = try play(on: stage) { touch in
      switch touch {
      case .began(let point): recorder.touchBegan(at: point)
      case .ended(let point): recorder.touchEnded(at: point)
      }
    }
    let drawing = recorder.svg(duration: seconds)
    if RecordCommand.standardOutput.contains(output) { return drawing }
    try TextFile.write(drawing, to: output)
    return said(seconds, bytes: drawing.utf8.count)
  }

  private func recordFilm() throws(CommandError) -> String {
    let stage = makeStage()
    let recorder = FilmRecorder(title: demo.title, explanation: demo.explanation, limit: .infinity)
    stage.film = recorder
    stage.frame(at: stage.time)
    _ = try play(on: stage)
    var film = recorder.film
    if let duration { film.cut(after: duration) }
    let bytes: [UInt8]
    switch Format(of: output) {
    case .html:
      do {
        bytes = Array(try FilmPage.html(film).utf8)
      } catch let error as FilmError {
        throw CommandError(RecordCommand.sentence(error))
      } catch {
        throw CommandError("the page cannot be created: \(error)")
      }
    default:
      do throws(FilmError) {
        bytes = try film.bytes
      } catch {
        throw CommandError(RecordCommand.sentence(error))
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
