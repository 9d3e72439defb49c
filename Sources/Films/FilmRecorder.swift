import CoreGraphics
import Foundation
import Runtime
import Stage

/// Keeps what a stage shows, frame by frame, with its animations, its trace and what is done on it.
///
/// ```swift
/// stage.film = FilmRecorder(title: "Cells")
/// stage.tap(at: CGPoint(x: 195, y: 250))
/// stage.advance(by: 1)
/// let film = stage.film!.film
/// ```
/// While it records, the stage is inspected, and every frame in which something changes costs time in proportion to what
/// changes, and once to the layers on the stage. Older frames than the limit become a part of the first one, so that memory is
/// bounded by what changes in that time.
@MainActor public final class FilmRecorder: StageReporter {
  /// What the film is called.
  public let title: String
  /// What there is to say about it; empty for nothing.
  public let explanation: String
  /// So many seconds are kept, at least.
  public let limit: Double

  /// - Parameters:
  ///   - title: what the film is called.
  ///   - explanation: what there is to say about it.
  ///   - limit: seconds to keep, more than 0; a minute, if nothing is said.
  public init(title: String, explanation: String = "", limit: Double = 60) {
    ensure(limit > 0, "A film needs a limit of more than 0 seconds, not \(limit).")
    self.title = title
    self.explanation = explanation
    self.limit = limit
    film = Film(title: title, explanation: explanation)
  }

  /// What was recorded so far.
  public private(set) var film: Film

  private var numbersOfStrings: [String: Int] = [:]
  private var pictures = PictureNumbers()
  /// How many strings there were when those that are not needed were dropped.
  private var stringsAfterSweep = 0

  /// Something to be found again in the film.
  /// - Parameters:
  ///   - text: what there is to say of it.
  ///   - time: where it is, in seconds of the stage; nil for the present time.
  ///   - isFailure: whether a test has failed there.
  public func mark(_ text: String, at time: Double? = nil, isFailure: Bool = false) {
    mark(text, at: time, isFailure: isFailure, last: film.frames.last)
  }

  // MARK: Keeping

  override func number(of text: String) -> Int {
    if let known = numbersOfStrings[text] { return known }
    numbersOfStrings[text] = film.strings.count
    film.strings.append(text)
    return film.strings.count - 1
  }

  override func number(of picture: Scene.Image) -> Int {
    let (number, isNew) = pictures.number(of: picture.source)
    if isNew { film.pictures[number] = Film.Picture(picture) }
    return number
  }

  override func keep(_ frame: Film.Frame) {
    if let last = film.frames.last, last.time == frame.time, (last.width, last.height) == (frame.width, frame.height) {
      film.frames[film.frames.count - 1].words += frame.words
    } else {
      film.frames.append(frame)
    }
    forget(before: frame.time - limit)
  }

  /// What is too old becomes a part of the first frame. Done for a quarter of the limit at a time, so that it is seldom done.
  private func forget(before begin: Double) {
    guard let first = film.frames.first, begin - first.time > limit / 4 else { return }
    let kept = max(1, film.frames.firstIndex { $0.time >= begin } ?? film.frames.count - 1)
    film.fold(kept)
    guard film.strings.count > stringsAfterSweep * 2 + 1000 else { return }
    film.sweep()
    stringsAfterSweep = film.strings.count
    numbersOfStrings = Dictionary(uniqueKeysWithValues: film.strings.enumerated().map { ($1, $0) })
    scene = film.lastScene
    pictures.forget { film.pictures[$0] == nil }
  }
}

extension Stage {
  /// What keeps the stage's film; nil, as at first, keeps none and costs nothing. A new one begins with the next frame, and
  /// ends what was there before, also a ``filmStream``.
  public var film: FilmRecorder? {
    get { reporter as? FilmRecorder }
    set { reporter = newValue }
  }
}
