import CoreGraphics
import Foundation
import Runtime
import Stage

/// Records what a stage displays, frame by frame, with its animations, its trace and its input events.
///
/// ```swift
/// stage.film = FilmRecorder(title: "Cells")
/// stage.tap(at: CGPoint(x: 195, y: 250))
/// stage.advance(by: 1)
/// let film = stage.film!.film
/// ```
/// While recording, the stage is inspected. The cost of a frame is proportional to its changes, that of the first frame
/// to the layers on the stage. Frames older than the limit are merged into the first one, so memory use is bounded by
/// the changes in that time.
@MainActor public final class FilmRecorder: StageReporter {
  /// The title of the film.
  public let title: String
  /// A description of the film, which may be empty.
  public let explanation: String
  /// The minimum number of seconds that are kept.
  public let limit: Double

  /// Creates a recorder.
  /// - Parameters:
  ///   - title: The title of the film.
  ///   - explanation: A description of the film.
  ///   - limit: The number of seconds to keep, above 0.
  public init(title: String, explanation: String = "", limit: Double = 60) {
    ensure(limit > 0, "The limit of a film must be above 0 seconds, not \(limit).")
    self.title = title
    self.explanation = explanation
    self.limit = limit
    film = Film(title: title, explanation: explanation)
  }

  /// The recording so far.
  public private(set) var film: Film

  private var numbersOfStrings: [String: Int] = [:]
  private var pictures = PictureNumbers()
  /// The number of strings after the last removal of unreferenced ones.
  private var stringsAfterSweep = 0

  /// Adds a mark to the film.
  /// - Parameters:
  ///   - text: The description of the mark.
  ///   - time: The time in seconds of the stage, or nil for the current time.
  ///   - isFailure: Whether a test failed at this time.
  public func mark(_ text: String, at time: Double? = nil, isFailure: Bool = false) {
    mark(text, at: time, isFailure: isFailure, last: film.frames.last)
  }

  // MARK: Recording

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

  /// Merges old frames into the first one, a quarter of the limit at a time, so that this happens rarely.
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
  /// The recorder of the stage's film, or nil, the default, which costs nothing. A new recorder begins with the next
  /// frame and replaces the previous recorder or ``filmStream``.
  public var film: FilmRecorder? {
    get { reporter as? FilmRecorder }
    set { reporter = newValue }
  }
}
