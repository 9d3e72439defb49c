@_exported import FilmFormat
import UIKit

/// Records what a view displays, frame by frame, as a film.
///
/// ```swift
/// let recorder = MotionRecorder(window)
/// recorder.start()
/// …
/// let film = recorder.stop()
/// try Data(film.bytes).write(to: url)
/// ```
/// It uses public UIKit only. In each frame it reads the presentation layers below the view, and stores what has changed.
/// The cost of a frame is proportional to the number of layers. Documentation/MotionRecorder.md lists what a film of
/// layers cannot contain.
@MainActor public final class MotionRecorder {
  private let view: UIView
  private let title: String
  private let explanation: String
  private let limit: Double

  private var link: SamplingLink?
  private var film: GrowingFilm
  private var sampler: LayerSampler
  /// The media time at which the film begins.
  private var begin = 0.0
  private let calls: LayoutCalls

  /// Creates a recorder of a view, which may be a window.
  /// - Parameters:
  ///   - view: The view. Layers above and beside it are not recorded.
  ///   - title: The title of the film.
  ///   - explanation: A description of the film, which may be empty.
  ///   - limit: The number of seconds to keep, above 0. Older frames are merged into the first one.
  public init(_ view: UIView, title: String = "", explanation: String = "", limit: Double = 60) {
    self.view = view
    self.title = title
    self.explanation = explanation
    self.limit = limit
    film = GrowingFilm(title: title, explanation: explanation, limit: limit)
    sampler = LayerSampler(view, begin: 0)
    calls = LayoutCalls(in: view)
  }

  /// Whether frames are being recorded.
  public var isRecording: Bool { link != nil }

  /// Starts a new film with the current state of the view, at the time 0. Has no effect while recording.
  public func start() {
    guard link == nil else { return }
    film = GrowingFilm(title: title, explanation: explanation, limit: limit)
    begin = CACurrentMediaTime()
    sampler = LayerSampler(view, begin: begin)
    calls.start(at: begin)
    sample()
    link = SamplingLink(in: view) { [weak self] in
      self?.sample()
      return self != nil
    }
  }

  /// Stops recording and returns the film. Without ``start()`` the film has a single frame.
  public func stop() -> Film {
    link?.invalidate()
    link = nil
    if film.film.frameCount == 0 { sample() }
    calls.stop()
    return film.film
  }

  /// Adds a mark at the current time, which the page shows on its timeline.
  public func mark(_ text: String) {
    sampler.buffer.mark(layer: 0, time: CACurrentMediaTime() - begin, isFailure: false, text: text)
  }

  /// Records the current state of the view.
  private func sample() {
    let time = CACurrentMediaTime()
    sampler.sample(at: time, pictures: film)
    calls.write(to: &sampler.buffer) { sampler.number(of: $0) }
    let size = view.bounds.size
    film.append(
      &sampler.buffer, at: time - begin, width: Double(size.width), height: Double(size.height))
  }
}
