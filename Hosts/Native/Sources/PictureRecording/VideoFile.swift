import Foundation
import Pictures
import ScreenRecording

/// A GIF file or a video that `ffmpeg` writes, frame by frame.
@MainActor struct VideoFile {
  let format: PictureFormat
  let width, height: Int
  /// The number of frames in a second, a whole number.
  let framesPerSecond: Double
  /// The name of the file, for messages.
  let name: String

  /// Writes the colours of a GIF file, which are found from all frames, as a picture.
  func writePalette(
    to path: String, _ frames: (@escaping (Picture) throws(CommandError) -> Void) throws(CommandError) -> Void
  ) throws(CommandError) {
    try run(
      input + ["-vf", "palettegen=stats_mode=diff", "-frames:v", "1", "-c:v", "png", "-f", "image2", path], frames)
  }

  /// Writes the file.
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - palette: The path of a GIF file's colours.
  ///   - frames: Calls its argument for each frame.
  func write(
    to path: String, palette: String? = nil,
    _ frames: (@escaping (Picture) throws(CommandError) -> Void) throws(CommandError) -> Void
  ) throws(CommandError) {
    let second = palette.map { ["-i", $0] } ?? []
    try run(input + second + encoding + ["-f", format.rawValue, path], frames)
    if format == .gif { try addComment(to: path) }
  }

  private var input: [String] {
    [
      "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size", "\(width)x\(height)", "-framerate",
      "\(Int(framesPerSecond))",
      "-i", "pipe:0",
    ]
  }

  /// Videos have an even number of pixels on each side, and the colours of HDTV.
  private var encoding: [String] {
    let colours = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
    let even = ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"]
    let comment = ["-metadata", "comment=\(PictureFormat.comment)"]
    switch format {
    case .gif:
      return ["-filter_complex", "[0:v][1:v]paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle", "-loop", "0"]
    case .webm:
      return even + ["-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-row-mt", "1"] + colours + comment
    default:
      return even + ["-c:v", "libx264", "-crf", "16", "-movflags", "+faststart"] + colours + comment
    }
  }

  private func run(
    _ arguments: [String], _ frames: (@escaping (Picture) throws(CommandError) -> Void) throws(CommandError) -> Void
  ) throws(CommandError) {
    let program = try FFmpeg(arguments, for: name)
    try frames { picture throws(CommandError) in
      var failure: CommandError?
      _ = picture.withPixels { pixels in
        for y in 0..<picture.height where failure == nil {
          do throws(CommandError) {
            try program.write(UnsafeRawBufferPointer(start: pixels + y * picture.bytesPerRow, count: 4 * picture.width))
          } catch {
            failure = error
          }
        }
      }
      if let failure { throw failure }
    }
    try program.finish()
  }

  /// Adds the comment before the last byte, which ends a GIF file (section 24 of GIF89a). `ffmpeg` has no comments there.
  private func addComment(to path: String) throws(CommandError) {
    let text = Array(PictureFormat.comment.utf8)
    do {
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      defer { try? file.close() }
      try file.seek(toOffset: try file.seekToEnd() - 1)
      try file.write(contentsOf: Data([0x21, 0xFE, UInt8(text.count)] + text + [0, 0x3B]))
    } catch {
      throw CommandError("\(MessageText.quoted(name)) cannot be written: \(error.localizedDescription)")
    }
  }
}
