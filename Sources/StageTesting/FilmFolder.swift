import FilmPage
import Films
import Foundation

/// The folder that the films of failed tests are written to: `.build/films`, or the one in the environment variable
/// `STAGE_FILMS`.
@MainActor enum FilmFolder {
  private static var path: String {
    ProcessInfo.processInfo.environment["STAGE_FILMS"].flatMap { $0.isEmpty ? nil : $0 } ?? ".build/films"
  }

  private static var writtenNames: Set<String> = []

  /// Writes the film of a failed test as a page, and prints its path. A film without frames is not written.
  /// - Parameter expected: The film that it differs from, which becomes a part of the page.
  static func write(_ film: Film, expected: Film?, ofTest name: String) {
    guard film.frameCount > 0 else { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let file = URL(fileURLWithPath: path).appendingPathComponent(freeName(for: name) + ".html").path
      try FilmPage.html(film, expected: expected).write(toFile: file, atomically: true, encoding: .utf8)
      print("Film of the failed test \(name): \(file)")
    } catch {
      print("The film of the failed test \(name) cannot be written to \(path): \(error)")
    }
    fflush(nil)
  }

  /// Returns an unused file name, since a test may have several stages and several cases. Films of earlier runs are
  /// replaced.
  private static func freeName(for name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" }
    let base = letters.allSatisfy { $0 == "." } ? "test" : String(String(letters).prefix(120))
    var free = base
    var count = 1
    while !writtenNames.insert(free).inserted {
      count += 1
      free = "\(base)-\(count)"
    }
    return free
  }
}
