// The pixels of images, in programs whose host decodes them.

extension CGImage {
  /// The number of bits of a component; every image has 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel; every image has 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row: four times the width.
  public var bytesPerRow: Int { width * 4 }
  /// The place of alpha: every image has it last, and premultiplied.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The layout of the pixels that ``dataProvider`` returns.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The colour space, sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The pixels, decoded anew each time; nil if no host decodes images, or the file is broken. Linear in their number.
  public var dataProvider: CGDataProvider? {
    guard let pixels = Rasterizer.installed?.pixels(self),
      let layout = PixelLayout(bitsPerComponent: 8, bitmapInfo: bitmapInfo)
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: bytesPerRow * height)
    bytes.withUnsafeMutableBytes { memory in
      guard let start = memory.baseAddress else { return }
      layout.write(pixels, to: start, bytesPerRow: bytesPerRow)
    }
    return CGDataProvider(Data(bytes))
  }

  /// Creates an image from pixels, or returns nil if no host encodes them.
  package convenience init?(_ pixels: PixelBuffer) {
    guard let data = Rasterizer.installed?.png(pixels), let file = ImageFile(data) else { return nil }
    self.init(file)
  }

  /// Creates an image from pixels in memory; nil if no host encodes images, if there are too few bytes, or if they are
  /// not 32 bits per pixel with premultiplied or without alpha.
  /// - Parameters:
  ///   - bytesPerRow: At least four times the width.
  ///   - space: The colour space, which is always sRGB.
  ///   - decode: Ignored, as are all that follow.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    // No product of the arguments, which may be any numbers.
    guard width > 0, height > 0, bitsPerPixel == 32, bytesPerRow / 4 >= width, let data = provider.data,
      data.count / 4 >= width, height - 1 <= (data.count - width * 4) / bytesPerRow,
      let layout = PixelLayout(bitsPerComponent: bitsPerComponent, bitmapInfo: bitmapInfo)
    else { return nil }
    let pixels = [UInt8](data).withUnsafeBytes { bytes in
      bytes.baseAddress.flatMap { layout.read($0, width: width, height: height, bytesPerRow: bytesPerRow) }
    }
    guard let pixels else { return nil }
    self.init(pixels)
  }

  /// Returns the part of the image in a rectangle, or nil if that is empty. The part is a drawing of the image, so no
  /// host has to decode it.
  /// - Parameter rect: The rectangle in pixels from the upper left corner. It is enlarged to whole pixels, and cut off
  ///   at the image's edges.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let context = CGContext(size: part.size, scale: 1)
    context.mark(self, placedBy: CGAffineTransform(translationX: -part.minX, y: -part.minY))
    return context.makeImage()
  }
}

/// The bytes of an image.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: Data?

  init(_ data: Data) { self.data = data }

  /// Creates a provider of bytes.
  public convenience init?(data: Data) { self.init(data) }
}

/// The treatment of colours that a device lacks. Every colour is in sRGB here, so none changes anything.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
