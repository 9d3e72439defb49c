import CoreGraphics
import FilmPage
import Films
import Foundation
import Pictures
import Stage

/// The pictures that a process compares, with what it keeps for the pages of the run.
@MainActor package final class PictureSession {
  /// The session of the process.
  static let current = PictureSession(
    run: .current, isRecording: ProcessInfo.processInfo.environment["RECORD"] == "1")

  /// Whether pictures are written instead of compared.
  let isRecording: Bool
  let run: PictureRun
  private var count = 0
  private var failureCount = 0
  private var renderers: [String: PictureRenderer] = [:]

  package init(run: PictureRun, isRecording: Bool = false) {
    (self.run, self.isRecording) = (run, isRecording)
  }

  /// Returns a renderer, which keeps images and text from picture to picture.
  func renderer(scale: CGFloat, textStyle: TextStyle) throws(PictureRenderer.Failure) -> PictureRenderer {
    let key = "\(scale) \(textStyle)"
    if let known = renderers[key] { return known }
    let made = try PictureRenderer(scale: scale, textStyle: textStyle)
    renderers[key] = made
    return made
  }

  /// Keeps a picture that is as expected, or that is expected from now on.
  func note(_ name: String, file: URL, _ picture: Picture, png: [UInt8]) {
    var result = result(name, file: file, isRecording ? .recorded : .equal, picture)
    result.expected = write(png, as: "expected.png")
    finish(result)
  }

  /// Keeps a picture that differs, and writes the report after each doubling of their number: so all reports of a process
  /// take as long as the last, which is written when it exits, and one that crashes leaves at least half of its failures.
  /// - Parameters:
  ///   - film: The film of the stage, or nil.
  ///   - words: What is wrong, without a capital letter and a full stop.
  func report(
    _ name: String, file: URL, expected: Picture?, actual: Picture, difference: PictureDifference?, film: Film?,
    _ words: String
  ) {
    var result = result(name, file: file, .different, actual)
    (result.words, result.largest) = (words, difference?.largest)
    result.expected = expected.flatMap { write($0.pngBytes(), as: "expected.png") }
    result.actual = write(actual.pngBytes(), as: "actual.png")
    result.difference = difference.flatMap { actual.marking($0.marks) }
      .flatMap { write($0.pngBytes(), as: "difference.png") }
    if let film, film.frameCount > 0, let page = try? FilmPage.html(film) {
      result.film = write(Array(page.utf8), as: "film.html")
    }
    finish(result)
    failureCount += 1
    if failureCount & (failureCount - 1) == 0 { run.writePages() }
  }

  private func result(
    _ name: String, file: URL, _ outcome: PictureResult.Outcome, _ picture: Picture
  ) -> PictureResult {
    count += 1
    let scale = picture.description.first { $0.name == "Scale" }.flatMap { Double($0.text) } ?? 1
    return PictureResult(
      name: name, file: file.standardizedFileURL.path, outcome: outcome, width: Int(Double(picture.width) / scale))
  }

  /// Writes a file of the latest result; returns its name, or nil if it cannot be written.
  private func write(_ bytes: [UInt8], as kind: String) -> String? {
    let name = "\(count)-\(kind)"
    return (try? Data(bytes).write(to: run.own.appendingPathComponent(name))) == nil ? nil : name
  }

  private func finish(_ result: PictureResult) {
    guard let data = try? JSONEncoder().encode(result) else { return }
    try? data.write(to: run.own.appendingPathComponent("\(count).json"), options: .atomic)
  }

  /// A sentence that says where the report is, to follow another one.
  var sentenceAboutReport: String { " See \(run.report.path)." }
}
