import CoreGraphics

// Images as files, in programs whose host encodes pixels.

extension UIImage {
  /// Returns a PNG file of the upright image at its scale. A PNG file that is upright is returned as it is.
  /// - Returns: Nil for any other image in a program without a host that draws pixels, and for a broken or empty one.
  public func pngData() -> Data? {
    guard let image = upright else { return nil }
    if image.mediaType == "image/png" { return image.data }
    guard let rasterizer = Rasterizer.installed else { return nil }
    return rasterizer.pixels(image).flatMap { rasterizer.png($0) }
  }

  /// Returns a JPEG file of the upright image at its scale, on white.
  /// - Parameter compressionQuality: The quality, from 0 to 1. Without a host that draws pixels, a JPEG file that is
  ///   upright is returned as it is.
  /// - Returns: Nil for any other image in a program without such a host, and for a broken or empty one.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = upright else { return nil }
    guard let rasterizer = Rasterizer.installed else { return image.mediaType == "image/jpeg" ? image.data : nil }
    return rasterizer.pixels(image).flatMap { rasterizer.jpeg($0, Double(min(max(compressionQuality, 0), 1))) }
  }

  /// The image without an orientation, tint or outlines of its own. Those are drawn.
  private var upright: CGImage? {
    if let cgImage, imageOrientation == .up { return cgImage }
    guard size.width > 0, size.height > 0 else { return nil }
    UIGraphicsBeginImageContextWithOptions(size, false, isSymbolImage ? 0 : scale)
    defer { UIGraphicsEndImageContext() }
    draw(at: .zero)
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
  }
}

extension UIGraphicsImageRenderer {
  /// Returns a PNG file of the drawing of a closure; empty in a program without a host that draws pixels.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns a JPEG file of the drawing of a closure, on white; empty in a program without a host that draws pixels.
  /// - Parameter compressionQuality: The quality, from 0 to 1.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
