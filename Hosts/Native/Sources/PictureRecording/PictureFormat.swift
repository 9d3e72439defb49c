import Foundation
import ScreenRecording

/// The kinds of files, by the ending of the name.
enum PictureFormat: String, CaseIterable {
  case png, apng, gif, mp4, webm

  /// The format of a file.
  init(of path: String) throws(CommandError) {
    let name = MessageText.quoted(path)
    for format in PictureFormat.allCases where path.hasSuffix("." + format.rawValue) {
      self = format
      return
    }
    if path.hasSuffix(".svg") || path.hasSuffix(".html") || path.hasSuffix(".film") {
      throw CommandError("\(name) is written by \"gallery record\"; this draws pictures and videos")
    }
    throw CommandError("--output needs a name that ends in .png, .apng, .gif, .mp4 or .webm, not \(name)")
  }

  /// Whether it shows how something moves.
  var isAnimated: Bool { self != .png }

  /// The frames in a second that a file has by itself, or nil for those of the stage. GIF files measure time in hundredths of a
  /// second.
  var framesPerSecond: Double? {
    switch self {
    case .png, .apng: nil
    case .gif: 25
    case .mp4, .webm: 60
    }
  }

  /// The comment in a GIF file or a video that was recorded.
  static let comment = "Recorded by Murmuration"

  /// Checks that a file does not exist, or is one that was recorded in this format, before it is replaced.
  func checkIsOwn(_ path: String) throws(CommandError) {
    try TextFile.checkIsWritable(path)
    var information = stat()
    guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG, information.st_size > 0 else {
      return
    }
    // Pictures state the fonts they are drawn with.
    let mark = Data((self == .png || self == .apng ? "tEXtFonts\0" : PictureFormat.comment).utf8)
    let contents = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    guard contents?.range(of: mark) != nil else {
      throw CommandError(
        "\(MessageText.quoted(path)) is not a recording and stays as it is; remove it, or choose another name")
    }
  }
}
