/// How long a film can be. A small file can say that it unpacks to anything; what is beyond these is neither read nor written.
///
/// Ten minutes of a page of 1366 by 1024 points that scrolls all the time have a body of 23 MB, 36,000 frames and 12 million
/// words.
enum FilmLimits {
  /// The most bytes of an unpacked body: 64 MB.
  static let bodyLength = 1 << 26
  /// The most frames.
  static let frames = 1 << 20
  /// The most words of all commands, their numbers and layers included.
  static let words = 1 << 25

  static func check(bodyLength length: Int) throws(FilmError) {
    guard length <= bodyLength else {
      throw FilmError(
        "it is \((length + (1 << 20) - 1) >> 20) MB long unpacked, and \(bodyLength >> 20) MB is the limit")
    }
  }

  static func check(frames count: Int) throws(FilmError) {
    guard count <= frames else { throw FilmError("it has \(count) frames, and \(frames) is the limit") }
  }

  static func check(words count: Int) throws(FilmError) {
    guard count <= words else { throw FilmError("its commands have more than \(words) words, which is the limit") }
  }
}
