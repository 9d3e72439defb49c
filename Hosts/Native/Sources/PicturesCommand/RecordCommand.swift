import CoreGraphics
import Foundation
import Gallery
import GalleryOptions
import Pictures
import Stage
import UIKit

/// `pictures record`
@MainActor struct RecordCommand {
  private let recording: DemoRecording
  private let format: Format
  private let output: String
  /// The moment in seconds, or nil for the end.
  private let moment: Double?
  /// The number of moments of a sheet.
  private let sheetCount: Int?
  private let scale: CGFloat
  private let textStyle: TextStyle

  init(_ arguments: [String]) throws(CommandError) {
    let reader = try OptionReader(
      arguments,
      options: [
        "--output", "--at", "--sheet", "--scale", "--text", "--script", "--duration", "--size", "--photos",
      ], flags: ["--dark"])
    recording = try DemoRecording(reader)
    guard let output = reader.value(of: "--output") else {
      throw CommandError("--output is missing; it takes the file to write, such as demo.png")
    }
    self.output = output
    format = try RecordCommand.format(of: output)
    moment = try RecordCommand.moment(reader.value(of: "--at"))
    sheetCount = try RecordCommand.count(reader.value(of: "--sheet"))
    scale = try RecordCommand.scale(reader.value(of: "--scale"))
    textStyle = try RecordCommand.textStyle(reader.value(of: "--text"))
    guard moment == nil || sheetCount == nil else { throw CommandError("--at and --sheet exclude each other") }
    guard format == .png || moment == nil && sheetCount == nil else {
      throw CommandError("--at and --sheet are for PNG files; \(MessageText.quoted(output)) is an animation")
    }
  }

  /// Writes the file.
  /// - Returns: A line about the file, and notes about what could not be shown.
  func run() throws(CommandError) -> (output: String, notes: [String]) {
    let (scale, textStyle) = (scale, textStyle)
    let renderer = try drawing { () throws(PictureRenderer.Failure) in
      try PictureRenderer(scale: scale, textStyle: textStyle)
    }
    let (file, contents) = try draw(with: renderer)
    try TextFile.write(file, to: output)
    let undecoded = renderer.undecodedMediaTypes.map {
      "an image of the type \(MessageText.quoted($0)) could not be decoded"
    }
    let said = "\(MessageText.shortened(output)): \(contents), \((file.count + 1023) / 1024) KB\n"
    return (said, recording.notes + undecoded)
  }

  /// Returns the bytes of the file, and what is in it.
  private func draw(with renderer: PictureRenderer) throws(CommandError) -> (file: [UInt8], contents: String) {
    if format == .apng {
      var animation = AnimatedPicture()
      let seconds = try recording.play { tree, time throws(CommandError) in
        animation.append(try picture(of: tree, with: renderer), at: time)
      }
      guard let file = animation.bytes(until: seconds) else {
        throw CommandError("there is no memory for the animation")
      }
      return (file, "\(RecordCommand.text(seconds)) seconds, \(animation.count) frames")
    }
    // Only a first run tells how long it takes.
    if let sheetCount {
      let seconds = try recording.play()
      let times = (0..<sheetCount).map { seconds * Double($0) / Double(max(sheetCount - 1, 1)) }
      let size = recording.size
      var sheet = try drawing { () throws(PictureRenderer.Failure) in
        try PictureSheet(count: sheetCount, size: size, renderer: renderer)
      }
      try recording.play(at: times) { tree, time throws(CommandError) in
        sheet.add(try picture(of: tree, with: renderer), caption: "\(RecordCommand.text(time)) s")
      }
      return (sheet.picture.pngBytes(), "\(sheetCount) moments of \(RecordCommand.text(seconds)) seconds")
    }
    let end: Double
    if let moment { end = moment } else { end = try recording.play() }
    var file: [UInt8] = []
    try recording.play(at: [end]) { tree, _ throws(CommandError) in
      file = try picture(of: tree, with: renderer).pngBytes()
    }
    return (file, "\(RecordCommand.text(end)) seconds")
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
