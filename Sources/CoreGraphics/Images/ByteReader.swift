/// Reads numbers from data; returns nil beyond its end.
struct ByteReader {
  private let data: Data
  let count: Int

  init(_ data: Data) {
    self.data = data
    count = data.count
  }

  func byte(_ place: Int) -> UInt8? {
    place >= 0 && place < count ? data[data.startIndex + place] : nil
  }

  /// Returns whether the data has the given characters at an offset.
  func has(_ text: StaticString, at place: Int) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where byte(place + index) != text.utf8Start[index] { return false }
    return true
  }

  /// Reads an unsigned number of up to four bytes.
  func number(_ place: Int, bytes: Int, isBigEndian: Bool) -> Int? {
    var number: UInt32 = 0
    for index in 0..<bytes {
      guard let byte = byte(place + (isBigEndian ? index : bytes - 1 - index)) else { return nil }
      number = number << 8 | UInt32(byte)
    }
    return Int(exactly: number)
  }
}

extension ByteReader {
  var pngHeader: ImageHeader? {
    guard byte(0) == 0x89, has("PNG\r\n", at: 1), byte(6) == 0x1A, has("IHDR", at: 12),
      let width = number(16, bytes: 4, isBigEndian: true), let height = number(20, bytes: 4, isBigEndian: true)
    else { return nil }
    return ImageHeader(width: width, height: height, mediaType: "image/png")
  }

  var gifHeader: ImageHeader? {
    guard has("GIF87a", at: 0) || has("GIF89a", at: 0),
      let width = number(6, bytes: 2, isBigEndian: false), let height = number(8, bytes: 2, isBigEndian: false)
    else { return nil }
    return ImageHeader(width: width, height: height, mediaType: "image/gif")
  }

  /// The header of a WebP file, which begins with one of three chunks: lossy, lossless, or extended.
  var webPHeader: ImageHeader? {
    guard has("RIFF", at: 0), has("WEBP", at: 8) else { return nil }
    func little(_ place: Int, _ bytes: Int) -> Int? { number(place, bytes: bytes, isBigEndian: false) }
    var size: (Int, Int)?
    if has("VP8 ", at: 12), byte(23) == 0x9D, byte(24) == 1, byte(25) == 0x2A {
      if let width = little(26, 2), let height = little(28, 2) { size = (width & 0x3FFF, height & 0x3FFF) }
    } else if has("VP8L", at: 12), byte(20) == 0x2F {
      // Two 14-bit numbers, each the dimension minus one.
      if let low = little(21, 2), let high = little(23, 2) {
        size = ((low & 0x3FFF) + 1, (low >> 14 | (high & 0xFFF) << 2) + 1)
      }
    } else if has("VP8X", at: 12) {
      if let width = little(24, 3), let height = little(27, 3) { size = (width + 1, height + 1) }
    }
    guard let size else { return nil }
    return ImageHeader(width: size.0, height: size.1, mediaType: "image/webp")
  }
}
