import Foundation
import Gallery
import GalleryOptions
import ScreenRecording
import Stage

/// `gallery frames`
@MainActor struct FramesCommand {
  private let demo: Demo
  /// nil for the demo's own.
  private let photos: PhotoFolder?
  private let script: OptionValues.NamedScript
  private let size: CGSize
  private let times: [Double]

  /// What is to be said about the photos, on lines of their own.
  var notes: String { photos?.notes ?? "" }

  init(_ arguments: [String]) throws(CommandError) {
    let reader = try OptionReader(arguments, options: ["--at", "--script", "--size", "--photos"])
    demo = try OptionValues.demo(reader.operands)
    photos = try OptionValues.photos(reader.value(of: "--photos"), for: demo)
    guard let at = reader.value(of: "--at") else {
      throw CommandError("--at is missing; it takes times in seconds, such as 0,0.5")
    }
    times = try OptionValues.times(at)
    size = try reader.value(of: "--size").map(OptionValues.size) ?? OptionValues.standardSize
    script = try OptionValues.script(reader.value(of: "--script"), for: demo, size: size)
  }

  /// A line of JSON for each time, in the order in which they were asked for.
  ///
  /// What is reported for a time does not depend on the other times: a frame at a time that is not on the
  /// grid of frames gets a run of its own, since it would shift display links and timers of later ones.
  func run() throws(CommandError) -> String {
    var reports: [Double: String] = [:]
    var shared: Run?
    for time in Set(times).sorted() {
      if Run.isOnGrid(time) {
        if shared == nil { shared = try makeRun() }
        reports[time] = shared?.report(at: time)
      } else {
        reports[time] = try makeRun().report(at: time)
      }
    }
    return times.map { (reports[$0] ?? "") + "\n" }.joined()
  }

  private func makeRun() throws(CommandError) -> Run {
    let stage = Stage(size: size, rootViewController: photos?.makeViewController() ?? demo.makeViewController())
    try script.play(on: stage)
    return Run(stage: stage)
  }

  /// A stage after the script's end, stepped frame by frame.
  @MainActor private final class Run {
    private let stage: Stage
    private let start: Double
    private var frame = 0.0

    init(stage: Stage) {
      self.stage = stage
      start = stage.time
    }

    private static let framesPerSecond = 60.0

    /// Whether a frame is shown at that time anyway.
    static func isOnGrid(_ time: Double) -> Bool {
      let frame = time * framesPerSecond
      return abs(frame - frame.rounded()) < 1e-7
    }

    /// - Parameter time: Seconds after the script's end, not before that of the last report.
    func report(at time: Double) -> String {
      let position = time * Run.framesPerSecond
      let isOnGrid = Run.isOnGrid(time)
      let last = isOnGrid ? position.rounded() : position.rounded(.down)
      while frame < last {
        // Frames in which nothing can happen need not be made.
        frame = stage.needsFrame ? frame + 1 : last
        stage.frame(at: start + frame / Run.framesPerSecond)
      }
      if !isOnGrid { stage.frame(at: start + time) }
      return FrameReport.json(stage.scene, time: time)
    }
  }
}
