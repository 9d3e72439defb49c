/// Functions that turn images into pixels, and pixels into files. A host provides them before the program starts;
/// without them, images stay encoded, and no pixel can be read.
package struct Rasterizer: Sendable {
  /// Returns the pixels of an encoded image, at its size; nil if it is broken.
  package var pixels: @Sendable (CGImage) -> PixelBuffer?
  /// Returns a PNG file.
  package var png: @Sendable (PixelBuffer) -> Data?
  /// Returns a JPEG file, on white, with a quality from 0 to 1.
  package var jpeg: @Sendable (PixelBuffer, Double) -> Data?

  package init(
    pixels: @escaping @Sendable (CGImage) -> PixelBuffer?, png: @escaping @Sendable (PixelBuffer) -> Data?,
    jpeg: @escaping @Sendable (PixelBuffer, Double) -> Data?
  ) {
    (self.pixels, self.png, self.jpeg) = (pixels, png, jpeg)
  }

  /// The host's functions. They are set once, when the program is loaded, so that any thread may read them.
  nonisolated(unsafe) package static var installed: Rasterizer?
}

/// Pixels in sRGB.
public struct PixelBuffer: Sendable {
  /// The width and height in pixels, above 0.
  public let width, height: Int
  /// The pixels row by row from the top: premultiplied, alpha in the highest byte, then red, green and blue.
  public var words: [UInt32]

  /// Creates pixels, or returns nil if their number is not that of the size.
  public init?(width: Int, height: Int, words: [UInt32]) {
    guard width > 0, height > 0, words.count == width * height else { return nil }
    (self.width, self.height, self.words) = (width, height, words)
  }
}
