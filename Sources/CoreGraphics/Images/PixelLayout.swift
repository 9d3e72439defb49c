/// The order of a pixel's bytes in memory. All have 8 bits per component and 32 bits per pixel.
struct PixelLayout {
  let alphaInfo: CGImageAlphaInfo
  private let isLittleEndian: Bool

  /// Reads a bitmap's description, or returns nil if there are no pixels of the kind.
  init?(bitsPerComponent: Int, bitmapInfo: CGBitmapInfo) {
    let order = bitmapInfo.intersection(.byteOrderMask)
    guard bitsPerComponent == 8, !bitmapInfo.contains(.floatComponents),
      order == [] || order == .byteOrder32Big || order == .byteOrder32Little,
      let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue)
    else { return nil }
    switch alphaInfo {
    case .premultipliedLast, .premultipliedFirst, .noneSkipLast, .noneSkipFirst: break
    case .none, .last, .first, .alphaOnly: return nil
    }
    self.alphaInfo = alphaInfo
    isLittleEndian = order == .byteOrder32Little
  }

  private var isAlphaLast: Bool { alphaInfo == .premultipliedLast || alphaInfo == .noneSkipLast }
  private var hasAlpha: Bool { alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst }

  /// Writes pixels into memory. Without alpha, they are seen on black.
  func write(_ pixels: PixelBuffer, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
    let (isLast, isOpaque, isLittle) = (isAlphaLast, !hasAlpha, isLittleEndian)
    pixels.words.withUnsafeBufferPointer { words in
      for y in 0..<pixels.height {
        for x in 0..<pixels.width {
          var word = words[y * pixels.width + x]
          if isOpaque { word |= 0xFF00_0000 }
          if isLast { word = word << 8 | word >> 24 }
          memory.storeBytes(
            of: isLittle ? word.littleEndian : word.bigEndian, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
        }
      }
    }
  }

  /// Reads pixels from memory.
  func read(_ memory: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) -> PixelBuffer? {
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    let (isLast, isOpaque, isLittle) = (isAlphaLast, !hasAlpha, isLittleEndian)
    for y in 0..<height {
      for x in 0..<width {
        let stored = memory.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
        var word = isLittle ? UInt32(littleEndian: stored) : UInt32(bigEndian: stored)
        if isLast { word = word >> 8 | word << 24 }
        words.append(isOpaque ? word | 0xFF00_0000 : word)
      }
    }
    return PixelBuffer(width: width, height: height, words: words)
  }
}

/// The place of alpha in a pixel, and whether the colours are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha, and no room for it.
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  /// Room for alpha after the colours, which is ignored.
  case noneSkipLast
  /// Room for alpha before the colours, which is ignored.
  case noneSkipFirst
  /// Alpha without colours.
  case alphaOnly
}

/// The layout of a bitmap: a ``CGImageAlphaInfo`` and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components that are floating-point numbers; there are none here.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the order of the bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The lowest of 32 bits first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The highest of 32 bits first, the default.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
