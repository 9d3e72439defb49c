import CCairo
import CPixels
import CoreGraphics

/// Pixels in memory. Rows go down from the upper left corner.
package final class Bitmap {
  /// The Cairo surface, which the bitmap owns.
  package let surface: OpaquePointer
  package let width, height: Int

  /// Creates transparent pixels, or nil if there is no memory for so many.
  /// - Parameter format: Colour with alpha, or alpha alone.
  init?(width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
    guard width > 0, height > 0, width <= Bitmap.longestSide, height <= Bitmap.longestSide,
      let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    (self.width, self.height) = (width, height)
  }

  /// Takes over an image surface in ARGB32.
  init(owning surface: OpaquePointer) {
    self.surface = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// The longest side of a Cairo image, in pixels.
  static let longestSide = 32767
  /// The number of pixels that a picture or a decoded file may have, 400 MB of memory.
  static let mostPixels = 100_000_000

  /// The number of bytes in a row.
  package var stride: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Draws with a context of its own, in which a unit is a pixel.
  func draw(_ body: (Context) -> Void) {
    guard let context = cairo_create(surface) else { return }
    body(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// Calls a closure with the bytes, which it may change.
  package func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result? {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    defer { cairo_surface_mark_dirty(surface) }
    return body(bytes)
  }

  /// Blurs alpha by a Gaussian with a standard deviation in pixels.
  func blur(deviation: Double) {
    _ = withBytes { pixels_blur($0, Int32(width), Int32(height), Int32(stride), deviation) }
  }

  /// Draws another bitmap where a map finds it.
  /// - Parameter map: The map from this bitmap's pixels to those of the other.
  func warp(_ other: Bitmap, by map: Projection) {
    _ = withBytes { target in
      other.withBytes { source in
        pixels_warp(
          source, Int32(other.width), Int32(other.height), Int32(other.stride), target, Int32(width), Int32(height),
          Int32(stride), map.rows, 2)
      }
    }
  }
}
