import CoreGraphics
import GalleryOptions
import Stage
import UIKit

/// A screen whose script can be played any number of times, each time with the same frames.
@MainActor struct Recording {
  /// The size of the screen, in points.
  let size: CGSize
  let screen: RecordedScreen
  let isDark: Bool
  /// The length in seconds, or nil for as long as anything moves.
  let duration: Double?
  /// The number of frames that the stage computes in a second.
  let framesPerSecond: Double

  /// The longest time that is waited for everything to come to rest after the script, in seconds.
  private static let longestRest = 10.0

  /// Plays the recording.
  /// - Parameters:
  ///   - renderer: The stage's renderer.
  ///   - end: The time in seconds up to which it has to be played, even after its end.
  ///   - onFrame: Called after each frame with the time in seconds from the beginning.
  /// - Returns: The length in seconds.
  @discardableResult func play(
    with renderer: (any SceneRenderer)? = nil, until end: Double = 0,
    _ onFrame: @escaping (Double) throws(CommandError) -> Void = { _ in }
  ) throws(CommandError) -> Double {
    let stage = Stage(size: size, rootViewController: screen.makeViewController())
    stage.framesPerSecond = framesPerSecond
    if isDark { stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark) }
    stage.renderer = renderer
    stage.frame(at: stage.time)
    let start = stage.time
    var failure: CommandError?
    let limit = end > 0 ? .infinity : (duration ?? .infinity) + 1e-9
    func show() {
      guard failure == nil, stage.time - start <= limit else { return }
      do throws(CommandError) {
        try onFrame(stage.time - start)
      } catch {
        failure = error
      }
    }
    show()
    try screen.script?.play(on: stage, onFrame: show)
    let rest = stage.time + Recording.longestRest
    func isOver() -> Bool {
      if let duration { return stage.time - start >= duration - 1e-9 }
      return !stage.needsFrame || stage.time >= rest
    }
    var length = stage.time - start
    while failure == nil, !isOver() || stage.time - start < end - 1e-9 {
      let isOver = isOver()
      stage.frame(at: stage.time + 1 / stage.framesPerSecond)
      if !isOver { length = stage.time - start }
      show()
    }
    if let failure { throw failure }
    return duration ?? length
  }

  /// Plays the recording and calls a closure for each of some times, which are in increasing order: in the first frame that is
  /// not before it, with the time of that frame in seconds.
  func play(
    with renderer: (any SceneRenderer)?, at times: [Double],
    _ onMoment: @escaping (Double) throws(CommandError) -> Void
  ) throws(CommandError) {
    var rest = times[...]
    try play(with: renderer, until: times.last ?? 0) { time throws(CommandError) in
      while let next = rest.first, time >= next - 1e-4 {
        try onMoment(time)
        rest.removeFirst()
      }
    }
  }
}
