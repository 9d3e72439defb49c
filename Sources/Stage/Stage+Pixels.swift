import CoreGraphics

extension Stage {
  /// Provides the functions by which programs read pixels: `UIImage.pngData()`, bitmap contexts and others. A host calls
  /// it once, before anything is drawn. They are called on any thread.
  /// - Parameters:
  ///   - pixels: Returns the pixels of a file of a media type, with its width and height; nil if it is broken.
  ///   - png: Returns a PNG file.
  ///   - jpeg: Returns a JPEG file on white, with a quality from 0 to 1.
  public nonisolated static func provide(
    pixels: @escaping @Sendable (_ data: Data, _ mediaType: String, _ width: Int, _ height: Int) -> PixelBuffer?,
    png: @escaping @Sendable (PixelBuffer) -> Data?, jpeg: @escaping @Sendable (PixelBuffer, Double) -> Data?
  ) {
    Rasterizer.installed = Rasterizer(
      pixels: { image in
        image.address == nil ? pixels(image.data, image.mediaType, image.width, image.height) : nil
      }, png: png, jpeg: jpeg)
  }
}
