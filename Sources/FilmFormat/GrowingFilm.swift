import FrameCommands

/// A film that is being recorded. It keeps at least its last seconds, so memory use is bounded by the changes in that
/// time.
package final class GrowingFilm {
  /// The recording so far.
  package private(set) var film: Film

  /// The minimum number of seconds that are kept.
  private let limit: Double
  private var words = FrameWords()
  private var numbersOfStrings: [String: Int] = [:]
  private var pictures = PictureNumbers()
  /// The number of strings after the last removal of unreferenced ones.
  private var stringsAfterSweep = 0

  /// Creates a film without frames.
  /// - Parameter limit: The number of seconds to keep, above 0.
  package init(title: String, explanation: String, limit: Double) {
    film = Film(title: title, explanation: explanation)
    self.limit = limit
  }

  /// Returns the number of a picture, which is distinguished by identity. Encodes it if it is new.
  package func number(of picture: AnyObject, encode: () -> Film.Picture) -> Int {
    let (number, isNew) = pictures.number(of: picture)
    if isNew { film.pictures[number] = encode() }
    return number
  }

  /// Appends a frame, and removes its commands from the buffer. A frame with the time and size of the previous one
  /// continues it.
  package func append(_ commands: inout CommandBuffer, at time: Double, width: Double, height: Double) {
    let taken = words.take(&commands, number: number)
    if let last = film.frames.last, (last.time, last.width, last.height) == (time, width, height) {
      film.frames[film.frames.count - 1].words += taken
    } else {
      film.frames.append(Film.Frame(time: time, width: width, height: height, words: taken))
    }
    forget(before: time - limit)
  }

  private func number(of text: String) -> Int {
    if let known = numbersOfStrings[text] { return known }
    numbersOfStrings[text] = film.strings.count
    film.strings.append(text)
    return film.strings.count - 1
  }

  /// Merges old frames into the first one, a quarter of the limit at a time, so that this happens rarely.
  private func forget(before begin: Double) {
    guard let first = film.frames.first, begin - first.time > limit / 4 else { return }
    let kept = max(1, film.frames.firstIndex { $0.time >= begin } ?? film.frames.count - 1)
    film.fold(kept)
    guard film.strings.count > stringsAfterSweep * 2 + 1000 else { return }
    film.sweep()
    stringsAfterSweep = film.strings.count
    numbersOfStrings = Dictionary(uniqueKeysWithValues: film.strings.enumerated().map { ($1, $0) })
    words = FrameWords(after: film)
    pictures.forget { number, _ in film.pictures[number] == nil }
  }
}
