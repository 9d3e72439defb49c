import Films
import Foundation
import Stage
import Testing

/// Expects a stage's film to match a film in the repository: a frame-by-frame test of everything that moves.
///
/// ```swift
/// @Test(.filmed) func cardsMoveAsTheyDid() {
///   let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
///   stage.tap(at: CGPoint(x: 195, y: 250))
///   stage.advance(by: 1)
///   expectFilm(of: stage, toMatch: "Cards")
/// }
/// ```
/// The reference film is `Films/NAME.film` beside the test's file. With `STAGE_RECORD=1` in the environment it is
/// written instead of compared. The first difference is recorded as an issue of the test, in one sentence, and marked
/// in the film. The page that a `.filmed` test saves opens with the comparison of both films.
/// - Parameters:
///   - stage: A stage that records a film, as all stages of a `.filmed` test do.
///   - name: The name of the film, without its extension.
///   - tolerance: The tolerance in points; see `FilmComparison`.
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

/// Returns the description of a film's problem, or nil if it matches.
@MainActor private func problem(
  with recorder: FilmRecorder?, comparedTo file: URL, tolerance: Double
) -> String? {
  let name = file.lastPathComponent
  guard let recorder else {
    return "The stage records no film. Give the test the trait .filmed, or set stage.film first."
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
    return "There is no film to compare with at \(file.path). Run STAGE_RECORD=1 swift test to record it."
  }
  do {
    let expected = try Film(bytes: Array(data))
    var comparison = FilmComparison(expected, recorder.film, tolerance: tolerance)
    guard let first = comparison.first() else { return nil }
    FilmSession.note(expected, differingFrom: recorder)
    recorder.mark("Differs from \(name): \(first.words).", at: first.time, isFailure: true)
    return "Differs from \(name): \(first.sentence)."
  } catch {
    return "\(name) cannot be read: \(error.message)."
  }
}
