// Contexts that draw into memory. Like all others they store a drawing; the host's rasterizer brings it to the memory.

extension CGContext {
  /// Creates a context that draws into memory, with y pointing up from the lower left corner, in units of pixels.
  ///
  /// Rows go down from the top in memory. What is drawn into memory of the caller arrives there at once; what is drawn
  /// into the context's own when ``data`` is read, which is faster.
  /// - Parameters:
  ///   - data: At least `bytesPerRow * height` bytes, which must outlive the context; nil for memory of its own.
  ///   - bytesPerRow: At least four times the width; 0 for that.
  ///   - space: The colour space, which is always sRGB.
  ///   - bitmapInfo: A ``CGImageAlphaInfo``, premultiplied or skipped, and the order of the bytes.
  /// - Returns: Nil for pixels of any other kind than 32 bits, for an empty size, for one of more than 100 million
  ///   pixels or 32767 on a side, and for memory of the caller in a program without a host that draws pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width <= BitmapMemory.longestSide, height <= BitmapMemory.longestSide,
      data == nil || Rasterizer.installed != nil,
      let layout = PixelLayout(bitsPerComponent: bitsPerComponent, bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    let rowBytes = bytesPerRow == 0 ? width * 4 : bytesPerRow
    guard rowBytes >= width * 4, rowBytes / 4 <= BitmapMemory.mostPixels / height else { return nil }
    self.init(size: CGSize(width: CGFloat(width), height: CGFloat(height)), scale: 1)
    memory = BitmapMemory(data, width, height, rowBytes, layout)
    baseTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    state.transform = baseTransform
    willMark = { $0.prepareForMark() }
    didMark = { $0.noteMarkInMemory() }
    imageOfMemory = { $0.makeImageOfMemory() }
  }

  /// The memory of a bitmap context with all that has been drawn; nil for any other context, and in a program without a
  /// host that draws pixels. Valid as long as the context.
  public var data: UnsafeMutableRawPointer? {
    guard let memory, Rasterizer.installed != nil else { return nil }
    let bytes = memory.allocate()
    flush()
    return bytes
  }

  /// Brings what has been drawn to the memory of a bitmap context. Nothing happens inside a transparency layer.
  public func flush() {
    guard let memory, memory.isBehind, groups.isEmpty, levels.count == 1, let rasterizer = Rasterizer.installed
    else { return }
    let bytes = memory.allocate()
    guard let pixels = rasterizer.pixels(encoded()), pixels.width == memory.width, pixels.height == memory.height
    else { return }
    memory.layout.write(pixels, to: bytes, bytesPerRow: memory.bytesPerRow)
    memory.isBehind = false
    // From now on the memory is what is drawn on.
    levels = [""]
  }

  /// The width of a bitmap context in pixels; 0 of any other one.
  public var width: Int { memory?.width ?? 0 }
  /// The height of a bitmap context in pixels; 0 of any other one.
  public var height: Int { memory?.height ?? 0 }
  /// The bytes of a row of a bitmap context; 0 of any other one.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
  /// The bits of a component of a bitmap context; 0 of any other one.
  public var bitsPerComponent: Int { memory == nil ? 0 : 8 }
  /// The bits of a pixel of a bitmap context; 0 of any other one.
  public var bitsPerPixel: Int { memory == nil ? 0 : 32 }
  /// The place of alpha in a bitmap context's pixels; `none` of any other one.
  public var alphaInfo: CGImageAlphaInfo { memory?.layout.alphaInfo ?? .none }
  /// The colour space of a bitmap context, sRGB; nil of any other one.
  public var colorSpace: CGColorSpace? { memory == nil ? nil : CGColorSpaceCreateDeviceRGB() }

  /// Puts what the memory contains below the first mark.
  private func prepareForMark() {
    memory?.isBehind = true
    guard levels[0].isEmpty, let pixels = memory?.pixels, let image = CGImage(pixels) else { return }
    levels[0] = CGContext.element(image, "")
  }

  private func noteMarkInMemory() { if let memory, !memory.isOwned { flush() } }

  /// Returns an image of the memory, if the program can have changed it; otherwise nil, and the drawing is the image.
  private func makeImageOfMemory() -> CGImage? {
    guard let memory, memory.bytes != nil else { return nil }
    flush()
    let bytes = memory.allocate()
    return memory.layout.read(bytes, width: memory.width, height: memory.height, bytesPerRow: memory.bytesPerRow)
      .flatMap { CGImage($0) }
  }
}
