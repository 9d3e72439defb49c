import CoreGraphics
import Foundation
import Pictures

/// The pictures of a test run: which of them were compared, and a report of those that differ.
@MainActor final class PictureSession {
  /// The session of the process.
  static let current = PictureSession(
    reportPath: ProcessInfo.processInfo.environment["PICTURE_REPORT"].flatMap { $0.isEmpty ? nil : $0 }
      ?? ".build/pictures/report.html",
    isRecording: ProcessInfo.processInfo.environment["RECORD"] == "1")

  /// Whether pictures are written instead of compared.
  let isRecording: Bool
  private let reportPath: String
  private var failures: [PictureReport.Failure] = []
  private var used: Set<URL> = []
  private var renderers: [String: PictureRenderer] = [:]

  init(reportPath: String, isRecording: Bool = false) {
    self.isRecording = isRecording
    self.reportPath = reportPath
    // One of an earlier run would be taken for this one's.
    try? FileManager.default.removeItem(atPath: reportPath)
  }

  /// Returns a renderer, which keeps images and text from picture to picture.
  func renderer(scale: CGFloat, textStyle: TextStyle) throws(PictureRenderer.Failure) -> PictureRenderer {
    let key = "\(scale) \(textStyle)"
    if let known = renderers[key] { return known }
    let made = try PictureRenderer(scale: scale, textStyle: textStyle)
    renderers[key] = made
    return made
  }

  /// Notes that a picture is compared.
  func use(_ file: URL) { used.insert(file.standardizedFileURL) }

  /// Returns the pictures beside those that were compared, which no test of the run asked for, sorted by name.
  var unused: [String] {
    let folders = Set(used.map { $0.deletingLastPathComponent() })
    return folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
        .map { $0.standardizedFileURL }.filter { $0.pathExtension == "png" && !used.contains($0) }.map { $0.path }
    }.sorted()
  }

  /// Adds a picture that differs to the report.
  func report(
    _ name: String, expected: Picture?, actual: Picture, difference: PictureDifference?, _ words: String
  ) {
    failures.append(
      PictureReport.Failure(name: name, expected: expected, actual: actual, difference: difference, words: words))
    let html = PictureReport(failures: failures, unused: unused).html
    let file = URL(fileURLWithPath: reportPath)
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(html.utf8).write(to: file, options: .atomic)
  }

  /// A sentence that says where the report is, to follow another one.
  var sentenceAboutReport: String { " See \(URL(fileURLWithPath: reportPath).path)." }
}
