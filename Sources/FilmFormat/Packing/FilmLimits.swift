/// The limits of a film. A small file can claim to unpack to any size; content beyond these limits is neither read nor
/// written.
///
/// Ten minutes of a page of 1366 by 1024 points that scrolls all the time have a body of 23 MB, 36,000 frames and 12
/// million words.
enum FilmLimits {
  /// The maximum number of bytes of an unpacked body: 64 MB.
  static let bodyLength = 1 << 26
  /// The maximum number of frames.
  static let frames = 1 << 20
  /// The maximum number of words of all commands, including their numbers and layers.
  static let words = 1 << 25

  static func check(bodyLength length: Int) throws(FilmError) {
    guard length <= bodyLength else {
      throw FilmError(
        "it is \((length + (1 << 20) - 1) >> 20) MB uncompressed; the limit is \(bodyLength >> 20) MB")
    }
  }

  static func check(frames count: Int) throws(FilmError) {
    guard count <= frames else { throw FilmError("it has \(count) frames; the limit is \(frames)") }
  }

  static func check(words count: Int) throws(FilmError) {
    guard count <= words else { throw FilmError("its commands have more than \(words) values") }
  }
}
