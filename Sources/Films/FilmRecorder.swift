import CoreGraphics
import FilmFormat
import FrameCommands
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
    growing = GrowingFilm(title: title, explanation: explanation, limit: limit)
  }

  /// The recording so far.
  public var film: Film { growing.film }

  private let growing: GrowingFilm

  /// Adds a mark to the film.
  /// - Parameters:
  ///   - text: The description of the mark.
  ///   - time: The time in seconds of the stage, or nil for the current time.
  ///   - isFailure: Whether a test failed at this time.
  public func mark(_ text: String, at time: Double? = nil, isFailure: Bool = false) {
    mark(text, at: time, isFailure: isFailure, last: growing.film.frames.last)
  }

  // MARK: Recording

  override func number(of picture: Scene.Image) -> Int {
    growing.number(of: picture.source) {
      Film.Picture(mediaType: picture.mediaType, address: picture.address, data: Array(picture.data))
    }
  }

  override func keep(_ commands: inout CommandBuffer, at time: Double, size: CGSize) {
    growing.append(&commands, at: time, width: size.width, height: size.height)
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
