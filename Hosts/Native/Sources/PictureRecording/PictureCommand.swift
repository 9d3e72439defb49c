import CoreGraphics
import Foundation
import Pictures
import ScreenRecording
import Stage
import UIKit

/// Draws a screen as a file: `pictures record`, and `--record` of one's own screens.
@MainActor public struct PictureCommand {
  private var recording: Recording
  private let format: PictureFormat
  private let output: String
  /// The moment in seconds, or nil for the end.
  private let moment: Double?
  /// The number of moments of a sheet.
  private let sheetCount: Int?
  private let scale: CGFloat
  private let textStyle: TextStyle
  /// The frames of the file in a second, or nil for all that are computed.
  private let framesPerSecond: Double?

  /// Reads arguments.
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - options: The options that only the kind of screen has.
  ///   - screen: Returns the screen, by its operands and options and the size in points.
  public init(
    _ arguments: [String], options: [String] = [],
    screen: (OptionReader, CGSize) throws(CommandError) -> RecordedScreen
  ) throws(CommandError) {
    let reader = try OptionReader(
      arguments,
      options: Recording.options + ["--at", "--sheet", "--scale", "--fps", "--text"] + options, flags: Recording.flags)
    recording = try Recording(reader, screen: screen)
    guard let output = reader.value(of: "--output") else {
      throw CommandError("--output is missing; it takes the file to write, such as demo.png")
    }
    self.output = output
    format = try PictureFormat(of: output)
    moment = try PictureCommand.moment(reader.value(of: "--at"))
    sheetCount = try PictureCommand.count(reader.value(of: "--sheet"))
    scale = try PictureCommand.scale(reader.value(of: "--scale"))
    textStyle = try PictureCommand.textStyle(reader.value(of: "--text"))
    framesPerSecond = try PictureCommand.framesPerSecond(reader.value(of: "--fps"), of: format)
    guard moment == nil || sheetCount == nil else { throw CommandError("--at and --sheet exclude each other") }
    guard !format.isAnimated || moment == nil && sheetCount == nil else {
      throw CommandError("--at and --sheet are for PNG files; \(MessageText.quoted(output)) is an animation")
    }
    // A stage computes 60 frames in a second or a few more, so that each frame of the file is one of them.
    let computed = framesPerSecond.map { $0 * (60 / $0).rounded(.up) } ?? 60
    recording.framesPerSecond = computed
  }

  /// Writes the file.
  /// - Returns: A line about the file, and notes about what could not be shown.
  public func run() throws(CommandError) -> (output: String, notes: [String]) {
    try format.checkIsOwn(output)
    let (scale, textStyle) = (scale, textStyle)
    let renderer = try drawing { () throws(PictureRenderer.Failure) in
      try PictureRenderer(scale: scale, textStyle: textStyle)
    }
    var bar = ProgressBar()
    defer { bar.clear() }
    let contents: String
    if let framesPerSecond, format != .apng {
      contents = try writeVideo(framesPerSecond, with: renderer, &bar)
    } else {
      let (file, drawn) = try format == .apng ? animation(with: renderer, &bar) : still(with: renderer, &bar)
      try TextFile.write(file, to: output)
      contents = drawn
    }
    let undecoded = renderer.undecodedMediaTypes.map {
      "an image of the type \(MessageText.quoted($0)) could not be decoded"
    }
    var information = stat()
    let size = stat(output, &information) == 0 ? Int(information.st_size) : 0
    let said = "\(MessageText.shortened(output)): \(contents), \((size + 1023) / 1024) KB\n"
    return (said, recording.screen.notes + undecoded)
  }

  // MARK: - Animations

  private func animation(
    with renderer: PictureRenderer, _ bar: inout ProgressBar
  ) throws(CommandError) -> (file: [UInt8], contents: String) {
    // Only a first run tells how long it takes.
    let seconds = try recording.play()
    let moving = try movingPicture(with: renderer)
    var animation = AnimatedPicture()
    var progress = bar
    defer { bar = progress }
    func show(_ time: Double) {
      let part = moving.update()
      if animation.count == 0 || part != nil { animation.append(moving.picture, at: time, changing: part) }
      progress.show(time / seconds)
    }
    if let framesPerSecond {
      try recording.play(with: moving, at: times(until: seconds, framesPerSecond), show)
    } else {
      try recording.play(prepare: { $0.renderer = moving }, onFrame: show)
    }
    guard let file = animation.bytes(until: seconds) else { throw CommandError("there is no memory for the animation") }
    return (file, "\(PictureCommand.text(seconds)) seconds, \(animation.count) frames")
  }

  private func writeVideo(
    _ framesPerSecond: Double, with renderer: PictureRenderer, _ bar: inout ProgressBar
  ) throws(CommandError) -> String {
    let seconds = try recording.play()
    let times = times(until: seconds, framesPerSecond)
    let first = try movingPicture(with: renderer).picture
    let video = VideoFile(
      format: format, width: first.width, height: first.height, framesPerSecond: framesPerSecond, name: output)
    var progress = bar
    defer { bar = progress }
    // The frames of a GIF file are drawn twice: once for its colours.
    let passes = format == .gif ? 2.0 : 1
    // The end is seen for a while before a GIF file begins again.
    let rest = format == .gif ? Int(0.8 * framesPerSecond) : 0
    var done = 0.0
    func draw(_ write: @escaping (Picture) throws(CommandError) -> Void) throws(CommandError) {
      let moving = try movingPicture(with: renderer)
      try recording.play(with: moving, at: times) { _ throws(CommandError) in
        moving.update()
        try write(moving.picture)
        done += 1
        progress.show(done / (Double(times.count) * passes))
      }
      for _ in 0..<rest { try write(moving.picture) }
    }
    try TextFile.write(to: output) { file throws(CommandError) in
      if format == .gif {
        try TextFile.temporary { palette throws(CommandError) in
          try video.writePalette(to: palette, draw)
          try video.write(to: file, palette: palette, draw)
        }
      } else {
        try video.write(to: file, draw)
      }
    }
    return "\(PictureCommand.text(seconds)) seconds, \(times.count) frames"
  }

  private func times(until end: Double, _ framesPerSecond: Double) -> [Double] {
    // What has come to rest is shown; a duration is not exceeded.
    let last =
      recording.duration == nil
      ? (end * framesPerSecond - 1e-6).rounded(.up) : (end * framesPerSecond + 1e-6).rounded(.down)
    return (0...Int(last)).map { Double($0) / framesPerSecond }
  }

  private func movingPicture(with renderer: PictureRenderer) throws(CommandError) -> MovingPicture {
    let size = recording.size
    return try drawing { () throws(PictureRenderer.Failure) in try MovingPicture(size: size, renderer: renderer) }
  }

  // MARK: - Stills

  private func still(
    with renderer: PictureRenderer, _ bar: inout ProgressBar
  ) throws(CommandError) -> (file: [UInt8], contents: String) {
    let tree = SceneTree()
    if let sheetCount {
      let seconds = try recording.play()
      let times = (0..<sheetCount).map { seconds * Double($0) / Double(max(sheetCount - 1, 1)) }
      let size = recording.size
      var sheet = try drawing { () throws(PictureRenderer.Failure) in
        try PictureSheet(count: sheetCount, size: size, renderer: renderer)
      }
      var progress = bar
      defer { bar = progress }
      try recording.play(with: tree, at: times) { time throws(CommandError) in
        sheet.add(try picture(of: tree, with: renderer), caption: "\(PictureCommand.text(time)) s")
        progress.show(time / seconds)
      }
      return (sheet.picture.pngBytes(), "\(sheetCount) moments of \(PictureCommand.text(seconds)) seconds")
    }
    let end: Double
    if let moment { end = moment } else { end = try recording.play() }
    var file: [UInt8] = []
    try recording.play(with: tree, at: [end]) { _ throws(CommandError) in
      file = try picture(of: tree, with: renderer).pngBytes()
    }
    return (file, "\(PictureCommand.text(end)) seconds")
  }

  private func picture(of tree: SceneTree, with renderer: PictureRenderer) throws(CommandError) -> Picture {
    let size = recording.size
    return try drawing { () throws(PictureRenderer.Failure) in try renderer.picture(of: tree, size: size) }
  }

  private func drawing<Result>(
    _ body: () throws(PictureRenderer.Failure) -> Result
  ) throws(CommandError) -> Result {
    do {
      return try body()
    } catch {
      throw CommandError(error.message)
    }
  }

  private static func text(_ seconds: Double) -> String { "\((seconds * 100).rounded() / 100)" }
}
