import CoreGraphics
import Stage
import UIKit

/// A screen whose script can be played any number of times, each time with the same frames.
@MainActor public struct Recording {
  /// The screen.
  public let screen: RecordedScreen
  /// The size of the screen, in points.
  public let size: CGSize
  /// The length in seconds, or nil for as long as anything moves.
  public let duration: Double?
  private let isDark: Bool
  /// The number of frames that the stage computes in a second.
  public var framesPerSecond = 60.0

  /// The options that every recording has.
  public static let options = ["--output", "--script", "--duration", "--size"]
  /// The options without a value that every recording has.
  public static let flags = ["--dark"]

  /// The longest time that is waited for everything to come to rest after the script, in seconds.
  private static let longestRest = 10.0

  /// Creates the recording that options describe.
  /// - Parameters:
  ///   - reader: The options.
  ///   - screen: Returns the screen, by its operands and options and the size in points.
  public init(
    _ reader: OptionReader, screen: (OptionReader, CGSize) throws(CommandError) -> RecordedScreen
  ) throws(CommandError) {
    size = try reader.value(of: "--size").map(OptionValues.size) ?? OptionValues.standardSize
    self.screen = try screen(reader, size)
    duration = try reader.value(of: "--duration").map(OptionValues.duration)
    isDark = reader.isSet("--dark")
  }

  /// Plays the recording.
  /// - Parameters:
  ///   - end: The time in seconds up to which it has to be played, even after its end; 0 for its end.
  ///   - prepare: Called with the stage before its first frame.
  ///   - onTouch: Called at the beginning and the end of each touch.
  ///   - onFrame: Called after each frame with the time in seconds from the beginning.
  /// - Returns: The length in seconds.
  @discardableResult public func play(
    until end: Double = 0, prepare: (Stage) -> Void = { _ in }, onTouch: ((ScriptPlayer.Touch) -> Void)? = nil,
    onFrame: @escaping (Double) throws(CommandError) -> Void = { _ in }
  ) throws(CommandError) -> Double {
    let stage = Stage(size: size, rootViewController: screen.makeViewController())
    stage.framesPerSecond = framesPerSecond
    if isDark { stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark) }
    prepare(stage)
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
    try screen.script?.play(on: stage, onTouch, onFrame: show)
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
  public func play(
    with renderer: any SceneRenderer, at times: [Double],
    _ onMoment: @escaping (Double) throws(CommandError) -> Void
  ) throws(CommandError) {
    var rest = times[...]
    try play(
      until: times.last ?? 0, prepare: { $0.renderer = renderer },
      onFrame: { time throws(CommandError) in
        while let next = rest.first, time >= next - 1e-4 {
          try onMoment(time)
          rest.removeFirst()
        }
      })
  }
}
