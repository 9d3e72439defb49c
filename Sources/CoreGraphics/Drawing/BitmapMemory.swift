/// The memory of a bitmap context.
final class BitmapMemory {
  let width, height, bytesPerRow: Int
  let layout: PixelLayout
  /// The bytes; nil until they are asked for.
  var bytes: UnsafeMutableRawPointer?
  let isOwned: Bool
  /// Whether the drawing has something that the memory has not.
  var isBehind = false

  init(
    _ bytes: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bytesPerRow: Int, _ layout: PixelLayout
  ) {
    (self.bytes, self.width, self.height) = (bytes, width, height)
    (self.bytesPerRow, self.layout) = (bytesPerRow, layout)
    isOwned = bytes == nil
  }

  /// The longest side in pixels, and the number of pixels, that hosts draw.
  static let longestSide = 32767, mostPixels = 100_000_000

  deinit { if isOwned { bytes?.deallocate() } }

  /// The pixels that are in the memory; nil if all are transparent.
  var pixels: PixelBuffer? {
    guard let bytes else { return nil }
    let all = layout.read(bytes, width: width, height: height, bytesPerRow: bytesPerRow)
    return all.flatMap { $0.words.contains { $0 & 0xFF00_0000 != 0 } ? $0 : nil }
  }

  /// Takes memory that is all zeros, unless there is some.
  func allocate() -> UnsafeMutableRawPointer {
    if let bytes { return bytes }
    let new = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
    new.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    bytes = new
    return new
  }
}
