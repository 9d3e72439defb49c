import CoreGraphics
import Gallery
import GalleryOptions
import Pictures
import Stage
import UIKit

/// A demo whose script can be played any number of times, each time with the same frames.
@MainActor struct DemoRecording {
  /// The size of the screen, in points.
  let size: CGSize
  private let demo: Demo
  /// The demo's photos, or nil for its own.
  private let photos: PhotoFolder?
  private let script: OptionValues.NamedScript
  private let isDark: Bool
  /// The length in seconds, or nil for as long as anything moves.
  private let duration: Double?

  /// The longest time that is waited for everything to come to rest after the script, in seconds.
  private static let longestRest = 10.0

  /// Creates a recording from options.
  init(_ reader: OptionReader) throws(CommandError) {
    demo = try OptionValues.demo(reader.operands)
    photos = try OptionValues.photos(reader.value(of: "--photos"), for: demo)
    duration = try reader.value(of: "--duration").map(OptionValues.duration)
    isDark = reader.isSet("--dark")
    size = try reader.value(of: "--size").map(OptionValues.size) ?? OptionValues.standardSize
    script = try OptionValues.script(reader.value(of: "--script"), for: demo, size: size)
  }

  /// Notes about the photos.
  var notes: [String] { photos?.notes.split(separator: "\n").map(String.init) ?? [] }

  /// Plays the recording.
  /// - Parameters:
  ///   - end: The time in seconds up to which it has to be played, even after its end.
  ///   - onFrame: Called after each frame with the layers and the time in seconds from the beginning.
  /// - Returns: The length in seconds.
  @discardableResult func play(
    until end: Double = 0, _ onFrame: @escaping (SceneTree, Double) throws(CommandError) -> Void = { _, _ in }
  ) throws(CommandError) -> Double {
    let stage = Stage(size: size, rootViewController: photos?.makeViewController() ?? demo.makeViewController())
    if isDark { stage.traitCollection = UITraitCollection(userInterfaceStyle: .dark) }
    let tree = SceneTree()
    stage.renderer = tree
    stage.frame(at: stage.time)
    let start = stage.time
    var failure: CommandError?
    let limit = max(duration ?? .infinity, end) + 1e-9
    func show() {
      guard failure == nil, stage.time - start <= limit else { return }
      do throws(CommandError) {
        try onFrame(tree, stage.time - start)
      } catch {
        failure = error
      }
    }
    show()
    try script.play(on: stage, onFrame: show)
    let rest = stage.time + DemoRecording.longestRest
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

  /// Plays the recording and calls a closure for each of some times, which are in increasing order: with the layers in the
  /// first frame that is not before it, and the time of that frame in seconds.
  func play(
    at times: [Double], _ onMoment: @escaping (SceneTree, Double) throws(CommandError) -> Void
  ) throws(CommandError) {
    var rest = times[...]
    try play(until: times.last ?? 0) { tree, time throws(CommandError) in
      while let next = rest.first, time >= next - 1e-4 {
        try onMoment(tree, time)
        rest.removeFirst()
      }
    }
  }
}
