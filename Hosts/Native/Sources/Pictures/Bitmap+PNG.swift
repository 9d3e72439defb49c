// PNG files, as Cairo reads and writes them.

import CCairo

/// Bytes that Cairo appends to or reads from.
private final class Stream {
  var bytes: [UInt8] = []
  var place = 0
}

private func stream(_ closure: UnsafeMutableRawPointer?) -> Stream? {
  closure.map { Unmanaged<Stream>.fromOpaque($0).takeUnretainedValue() }
}

extension Bitmap {
  /// Reads a PNG file, or returns nil if it is none.
  convenience init?(png: [UInt8]) {
    let source = Stream()
    source.bytes = png
    let surface = withExtendedLifetime(source) {
      cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let source = stream(closure), let target, source.place + Int(count) <= source.bytes.count else {
            return CAIRO_STATUS_READ_ERROR
          }
          source.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            UnsafeMutableRawPointer(target).copyMemory(from: start + source.place, byteCount: Int(count))
          }
          source.place += Int(count)
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(source).toOpaque())
    }
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    if cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32 {
      self.init(owning: surface)
      return
    }
    // A file without transparent pixels, or with grey ones.
    self.init(width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)))
    draw { context in
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
    }
    cairo_surface_destroy(surface)
  }

  /// Returns the pixels as a PNG file.
  func pngBytes() -> [UInt8] {
    let target = Stream()
    withExtendedLifetime(target) {
      _ = cairo_surface_write_to_png_stream(
        surface,
        { closure, source, count in
          guard let target = stream(closure) else { return CAIRO_STATUS_WRITE_ERROR }
          target.bytes += UnsafeBufferPointer(start: source, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(target).toOpaque())
    }
    return target.bytes
  }
}
