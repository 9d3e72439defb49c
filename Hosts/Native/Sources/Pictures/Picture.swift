import CCairo
import CPixels
import CoreGraphics
import Foundation

/// A drawn screen: pixels, and what has to be known to draw them again.
public final class Picture {
  /// The width and height in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }
  /// The description of how the picture was drawn, by name: its scale, and the fonts of its text. PNG files contain it.
  public let description: [(name: String, text: String)]

  let bitmap: Bitmap

  init(_ bitmap: Bitmap, description: [(name: String, text: String)]) {
    self.bitmap = bitmap
    self.description = description
  }

  /// Reads a PNG file, or returns nil if it is none.
  public init?(png: [UInt8]) {
    guard let file = PNGFile(bytes: png), let bitmap = Bitmap(png: png) else { return nil }
    self.bitmap = bitmap
    description = file.texts.filter { $0.name != "Digest" }
  }

  /// Returns the picture as a PNG file. The same pixels give the same bytes.
  public func pngBytes() -> [UInt8] {
    var file = PNGFile(bytes: bitmap.pngBytes())
    for (name, text) in description { file?.add(name: name, text: text) }
    if let digest = file.flatMap({ digest(in: $0) }) { file?.add(name: "Digest", text: digest) }
    return file?.bytes ?? []
  }

  /// Returns whether a PNG file that ``pngBytes()`` wrote has the same pixels, without decoding it. A file that has been
  /// changed since, or written by anything else, has to be decoded.
  public func isWritten(in png: [UInt8]) -> Bool {
    guard let file = PNGFile(bytes: png), let written = file.texts.first(where: { $0.name == "Digest" })?.text else {
      return false
    }
    return written == digest(in: file)
  }

  /// Returns a digest of the pixels and of all in a file that its decoding depends on.
  private func digest(in file: PNGFile) -> String? {
    let pixels = withPixels { bytes in
      (0..<height).reduce(UInt64(width)) { pixels_digest(bytes + $1 * bytesPerRow, Int64(width * 4), $0) }
    }
    let encoded = file.chunks.reduce(UInt64(0)) { sum, chunk in
      guard chunk.type != "tEXt" else { return sum }
      return chunk.data.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { pixels_digest($0, Int64(bytes.count), sum) } ?? sum
      }
    }
    return pixels.map { String($0, radix: 16) + " " + String(encoded, radix: 16) }
  }

  /// Returns whether two pictures are equal in every pixel.
  public func hasPixels(of other: Picture) -> Bool {
    guard width == other.width, height == other.height else { return false }
    let difference = bitmap.withBytes { one in
      other.bitmap.withBytes { two in
        (0..<height).contains { memcmp(one + $0 * bytesPerRow, two + $0 * other.bytesPerRow, width * 4) != 0 }
      }
    }
    return difference == .some(.some(false))
  }

  /// The bytes of a row in memory, at least four times the width.
  public var bytesPerRow: Int { bitmap.stride }

  /// Calls a closure with the pixels: rows from the top, 32 bits each, alpha in the highest byte, premultiplied.
  public func withPixels<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result? {
    bitmap.withBytes { body(UnsafePointer($0)) }
  }
}
