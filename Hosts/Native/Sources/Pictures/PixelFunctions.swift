import CCairo
import CPixbuf
import CPixels
import CoreGraphics
import Foundation
import Stage

// UIKit's own ways to pixels, by the libraries that draw pictures.

/// Provides them. Called when the program is loaded; see Provide.c of CPixels.
@_cdecl("pictures_provide_pixels")
func provideOwnPixels() {
  Stage.provide(
    pixels: { data, mediaType, width, height in
      Bitmap(Array(data), mediaType: mediaType, width: width, height: height)?.pixelBuffer
    },
    png: { pixels in Bitmap(pixels).map { Data($0.pngBytes()) } },
    jpeg: { pixels, quality in Bitmap(pixels)?.jpegBytes(quality: quality).map { Data($0) } })
}

extension Bitmap {
  /// Decodes a file, or draws an SVG drawing at its size; nil if it is broken or too large.
  fileprivate convenience init?(_ data: [UInt8], mediaType: String, width: Int, height: Int) {
    guard width <= Bitmap.longestSide, height <= Bitmap.longestSide, width * height <= Bitmap.mostPixels else {
      return nil
    }
    _ = try? Fonts.describe()
    let decoded = DecodedImage(data, mediaType: mediaType)
    defer { decoded.release() }
    switch decoded {
    case .nothing: return nil
    case .pixels(let bitmap):
      guard bitmap.width == width, bitmap.height == height else { return nil }
      self.init(owning: cairo_surface_reference(bitmap.surface))
    case .drawing(let handle):
      self.init(width: width, height: height)
      draw { DecodedImage.render(handle, width: width, height: height, in: $0) }
    }
  }

  /// Copies pixels.
  fileprivate convenience init?(_ pixels: PixelBuffer) {
    guard pixels.width * pixels.height <= Bitmap.mostPixels else { return nil }
    self.init(width: pixels.width, height: pixels.height)
    _ = withBytes { bytes in
      pixels.words.withUnsafeBytes { words in
        guard let start = words.baseAddress else { return }
        for y in 0..<height { memcpy(bytes + y * stride, start + y * width * 4, width * 4) }
      }
    }
  }

  fileprivate var pixelBuffer: PixelBuffer? {
    let words = withBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
        guard let start = words.baseAddress else { return }
        for y in 0..<height { memcpy(start + y * width, bytes + y * stride, width * 4) }
        count = width * height
      }
    }
    return words.flatMap { PixelBuffer(width: width, height: height, words: $0) }
  }

  /// Returns the pixels on white as a JPEG file.
  /// - Parameter quality: The quality from 0 to 1.
  fileprivate func jpegBytes(quality: Double) -> [UInt8]? {
    guard let ground = Bitmap(width: width, height: height, format: CAIRO_FORMAT_RGB24) else { return nil }
    ground.draw { context in
      cairo_set_source_rgb(context, 1, 1, 1)
      cairo_paint(context)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
    }
    guard let pixels = Bitmap.rgbPixels(of: ground) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    var bytes: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    let isSaved = "quality".withCString { name in
      "\(Int((quality * 100).rounded()))".withCString { value in
        var names: [UnsafeMutablePointer<gchar>?] = [UnsafeMutablePointer(mutating: name), nil]
        var values: [UnsafeMutablePointer<gchar>?] = [UnsafeMutablePointer(mutating: value), nil]
        return gdk_pixbuf_save_to_bufferv(pixels, &bytes, &count, "jpeg", &names, &values, nil)
      }
    }
    guard isSaved != 0, let bytes else { return nil }
    defer { g_free(bytes) }
    return UnsafeRawBufferPointer(start: bytes, count: Int(count)).map { $0 }
  }

  /// Returns opaque pixels as gdk-pixbuf has them, to be released.
  private static func rgbPixels(of opaque: Bitmap) -> OpaquePointer? {
    guard let copy = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(opaque.width), Int32(opaque.height)),
      let target = gdk_pixbuf_get_pixels(copy)
    else { return nil }
    _ = opaque.withBytes { bytes in
      pixels_to_rgb(
        bytes, Int32(opaque.stride), target, gdk_pixbuf_get_rowstride(copy), Int32(opaque.width), Int32(opaque.height))
    }
    return copy
  }
}
