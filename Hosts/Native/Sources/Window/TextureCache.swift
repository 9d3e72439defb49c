import CoreGraphics
import Foundation
import Pictures
import Stage

/// The textures of images and shadows. Layers that show the same share one.
@MainActor final class TextureCache {
  private enum Key: Hashable {
    /// An image, drawn at two to the power of a level.
    case image(ObjectIdentifier, level: Int)
    case shadow(ObjectIdentifier, CGColor)
  }

  /// A texture with what its key stands for as long as it exists.
  private struct Entry {
    let texture: Texture
    let owner: AnyObject
  }

  private let pieces: LayerPieces
  private var entries: [Key: Entry] = [:]
  private var pixels = 0
  /// The number of pixels that are kept, 256 MB of memory.
  private static let mostPixels = 1 << 26
  /// The longest side of an enlarged drawing, in pixels.
  private static let longestSide = 4096

  init(_ pieces: LayerPieces) { self.pieces = pieces }

  /// Returns an image for a scale from its own pixels to those of the screen, or nil if it cannot be decoded.
  ///
  /// Reduced images are halved until they are less than twice as large as they are seen, because a graphics processor looks
  /// at four pixels only. Drawings are drawn larger, too.
  func image(_ image: Scene.Image, scale: CGFloat) -> Texture? {
    guard scale > 0, scale.isFinite else { return nil }
    var level = Int(log2(Double(scale)).rounded(.up))
    if image.mediaType != "image/svg+xml" { level = min(level, 0) }
    let longest = Double(max(image.source.width, image.source.height, 1))
    level = max(min(level, Int(log2(Double(TextureCache.longestSide) / longest).rounded(.down))), -16)
    return texture(.image(ObjectIdentifier(image.source), level: level), of: image.source) {
      pieces.bitmap(of: image, scale: CGFloat(pow(2, Double(level))))
    }
  }

  /// Returns a shadow in a colour.
  func shadow(_ alpha: Bitmap, _ color: CGColor) -> Texture? {
    texture(.shadow(ObjectIdentifier(alpha), color), of: alpha) { pieces.colored(alpha, color) }
  }

  private func texture(_ key: Key, of owner: AnyObject, make: () -> Bitmap?) -> Texture? {
    if let known = entries[key] { return known.texture }
    guard let bitmap = make(), let texture = Texture(bitmap) else { return nil }
    let count = bitmap.width * bitmap.height
    if pixels + count > TextureCache.mostPixels || entries.count >= 1024 {
      // What is on the screen has its textures in its nodes.
      entries.removeAll()
      pixels = 0
    }
    pixels += count
    entries[key] = Entry(texture: texture, owner: owner)
    return texture
  }
}
