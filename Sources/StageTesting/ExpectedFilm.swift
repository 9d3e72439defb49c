import Films
import Foundation
import Stage
import Testing

/// Expects a stage's film to show what a film in the repository shows: a test of all that moves, frame by frame.
///
/// ```swift
/// @Test(.filmed) func cardsMoveAsTheyDid() {
///   let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
///   stage.tap(at: CGPoint(x: 195, y: 250))
///   stage.advance(by: 1)
///   expectFilm(of: stage, toMatch: "Cards")
/// }
/// ```
/// The film in the repository is `Films/NAME.film` beside the test's file. With `STAGE_RECORD=1` in the environment it is written
/// instead of compared. The first difference is recorded as an issue of the test, in one sentence, and marked in the film.
/// - Parameters:
///   - stage: one that keeps a film, as all stages of a test do that is `.filmed`.
///   - name: of the film, without its ending.
///   - tolerance: points that are no difference; see `FilmComparison`.
@MainActor public func expectFilm(
  of stage: Stage, toMatch name: String, tolerance: Double = 0.5, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent("Films")
  let file = folder.appendingPathComponent(name + ".film")
  if let problem = problem(with: stage.film, comparedTo: file, tolerance: tolerance) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}

/// What there is to say against a film; nil for nothing.
@MainActor private func problem(
  with recorder: FilmRecorder?, comparedTo file: URL, tolerance: Double
) -> String? {
  let name = file.lastPathComponent
  guard let recorder else {
    return "The stage keeps no film: give the test the trait .filmed, or set stage.film before."
  }
  if ProcessInfo.processInfo.environment["STAGE_RECORD"] == "1" {
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(recorder.film.bytes).write(to: file)
      print("Recorded \(file.path)")
      return nil
    } catch {
      return "\(name) cannot be written: \(error)"
    }
  }
  guard let data = try? Data(contentsOf: file) else {
    return "There is no film \(file.path) to compare with: STAGE_RECORD=1 swift test writes it."
  }
  do {
    var comparison = FilmComparison(try Film(bytes: Array(data)), recorder.film, tolerance: tolerance)
    guard let first = comparison.first() else { return nil }
    recorder.mark("Not as in \(name): \(first.words).", at: first.time, isFailure: true)
    return "Not as in \(name): \(first.sentence)."
  } catch {
    return "\(name) cannot be read: \(error.message)."
  }
}
