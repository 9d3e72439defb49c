import CCairo
import CPixbuf
import CPixels
import CRsvg

/// The contents of an image file.
enum DecodedImage {
  case pixels(Bitmap)
  /// A handle of librsvg, to be released.
  case drawing(OpaquePointer)
  case nothing

  /// Decodes a file by gdk-pixbuf, or an SVG drawing by librsvg.
  init(_ data: [UInt8], mediaType: String) {
    self = .nothing
    guard !data.isEmpty else { return }
    if mediaType == "image/svg+xml" {
      if let handle = rsvg_handle_new_from_data(data, gsize(data.count), nil) { self = .drawing(OpaquePointer(handle)) }
      return
    }
    // gdk-pixbuf takes a PNG file without its end for a whole one.
    if mediaType == "image/png", PNGFile(bytes: data) == nil { return }
    guard let loader = gdk_pixbuf_loader_new() else { return }
    defer { g_object_unref(loader) }
    let isWritten = gdk_pixbuf_loader_write(loader, data, gsize(data.count), nil)
    // A loader has to be closed in any case; what it has of a broken file is no picture.
    let isClosed = gdk_pixbuf_loader_close(loader, nil)
    guard isWritten != 0, isClosed != 0, let pixels = gdk_pixbuf_loader_get_pixbuf(loader),
      let bitmap = DecodedImage.bitmap(of: pixels)
    else { return }
    self = .pixels(bitmap)
  }

  /// Releases a drawing.
  func release() { if case .drawing(let handle) = self { g_object_unref(UnsafeMutableRawPointer(handle)) } }

  /// Draws a drawing at its size.
  static func render(_ handle: OpaquePointer, width: Int, height: Int, in context: Context) {
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    rsvg_handle_render_document(UnsafeMutablePointer(handle), context, &viewport, nil)
  }

  private static func bitmap(of pixels: OpaquePointer) -> Bitmap? {
    let width = gdk_pixbuf_get_width(pixels)
    let height = gdk_pixbuf_get_height(pixels)
    guard let bytes = gdk_pixbuf_read_pixels(pixels), let bitmap = Bitmap(width: Int(width), height: Int(height))
    else { return nil }
    _ = bitmap.withBytes {
      pixels_premultiply(
        bytes, gdk_pixbuf_get_rowstride(pixels), gdk_pixbuf_get_n_channels(pixels), $0, Int32(bitmap.stride), width,
        height)
    }
    return bitmap
  }
}
