import CCairo
import CoreGraphics
import Foundation
import Stage

/// Decodes and draws the images of layers. Each is decoded once.
@MainActor final class ImageCache {
  /// Drawings with the image, whose identity stands for it as long as it exists.
  private var decoded: [ObjectIdentifier: (image: CGImage, result: DecodedImage)] = [:]
  /// Drawings as pixels, by the image and its size in pixels.
  private var rasters: [Raster: Bitmap] = [:]

  private struct Raster: Hashable {
    var image: ObjectIdentifier
    /// The size in sixteenths of a pixel.
    var width, height: Int
  }

  /// The number of pixels in all of these.
  private var rasterPixels = 0
  /// The number of pixels that are kept, 128 MB of memory.
  private static let mostPixels = 1 << 25

  /// The media types of images that could not be decoded, once each.
  private(set) var failures: [String] = []

  isolated deinit {
    for (_, result) in decoded.values {
      result.release()
    }
  }

  /// Draws an image in the coordinates of its layer's upper left corner.
  func draw(_ image: Scene.Image, in context: Context) {
    let result = result(for: image)
    for piece in image.pieces {
      cairo_save(context)
      let frame = piece.frame
      cairo_rectangle(context, frame)
      cairo_clip(context)
      if !cairo_clip_rect(context).isEmpty {
        cairo_transform(context, image.transform(of: piece))
        switch result {
        case .pixels(let bitmap): paint(bitmap, in: context)
        case .drawing(let handle): paint(handle, of: image.source, in: context)
        case .nothing: break
        }
      }
      cairo_restore(context)
    }
  }

  /// Returns the pixels of an image in a size, as encoded, or nil if it cannot be decoded.
  /// - Parameter scale: The factor from the image's own pixels.
  func bitmap(of image: Scene.Image, scale: CGFloat) -> Bitmap? {
    let result = result(for: image)
    if case .pixels(let bitmap) = result, scale == 1 { return bitmap }
    if case .nothing = result { return nil }
    func pixels(_ length: Int) -> Int { max(Int((CGFloat(length) * scale).rounded(.up)), 1) }
    let scaled = Bitmap(width: pixels(image.source.width), height: pixels(image.source.height))
    scaled?.draw { context in
      cairo_scale(context, Double(scale), Double(scale))
      switch result {
      case .pixels(let bitmap): paint(bitmap, in: context)
      case .drawing(let handle): render(handle, image.source, in: context)
      case .nothing: break
      }
    }
    return scaled
  }

  private func paint(_ bitmap: Bitmap, in context: Context) {
    cairo_set_source_surface(context, bitmap.surface, 0, 0)
    let pattern = cairo_get_source(context)
    // What is beyond the edge looks like the edge, so that nothing shines through there.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    // Many pixels become one, or few become many.
    let isReduced = cairo_get_transform(context).scale < 1
    cairo_pattern_set_filter(pattern, isReduced ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
    cairo_paint(context)
  }

  /// Draws an SVG picture: upright ones as pixels that are kept, others anew.
  private func paint(_ handle: OpaquePointer, of image: CGImage, in context: Context) {
    let map = cairo_get_transform(context)
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    guard map.b == 0, map.c == 0, map.a > 0, map.d > 0 else { return render(handle, image, in: context) }
    func sixteenths(_ length: CGFloat) -> Int { Int((length * 16).rounded()) }
    let key = Raster(
      image: ObjectIdentifier(image), width: sixteenths(width * map.a), height: sixteenths(height * map.d))
    if rasters[key] == nil {
      let pixels = (width: (key.width + 15) / 16, height: (key.height + 15) / 16)
      let count = pixels.width * pixels.height
      guard count <= ImageCache.mostPixels / 4, let bitmap = Bitmap(width: pixels.width, height: pixels.height)
      else { return render(handle, image, in: context) }
      bitmap.draw { context in
        cairo_scale(context, Double(map.a), Double(map.d))
        render(handle, image, in: context)
      }
      if rasterPixels + count > ImageCache.mostPixels {
        rasters.removeAll()
        rasterPixels = 0
      }
      rasterPixels += count
      rasters[key] = bitmap
    }
    guard let bitmap = rasters[key] else { return }
    cairo_scale(context, Double(1 / map.a), Double(1 / map.d))
    cairo_set_source_surface(context, bitmap.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_paint(context)
  }

  private func render(_ handle: OpaquePointer, _ image: CGImage, in context: Context) {
    DecodedImage.render(handle, width: image.width, height: image.height, in: context)
  }

  // MARK: - Decoding

  private func result(for image: Scene.Image) -> DecodedImage {
    let key = ObjectIdentifier(image.source)
    if let known = decoded[key] { return known.result }
    let result = DecodedImage(Array(image.data), mediaType: image.mediaType)
    if case .nothing = result, !failures.contains(image.mediaType) { failures.append(image.mediaType) }
    decoded[key] = (image.source, result)
    return result
  }
}
