import CCairo

extension Picture {
  /// Returns the picture as a faint one with red pixels where there are marks.
  /// - Parameter marks: A byte for each pixel, row by row: 255 for a marked one, 0 for others.
  public func marking(_ marks: [UInt8]) -> Picture? {
    guard marks.count == width * height, let marked = Bitmap(width: width, height: height),
      let mask = Bitmap(width: width, height: height, format: CAIRO_FORMAT_A8)
    else { return nil }
    _ = mask.withBytes { bytes in
      for y in 0..<height {
        for x in 0..<width { bytes[y * mask.stride + x] = marks[y * width + x] }
      }
    }
    marked.draw { context in
      cairo_set_source_rgba(context, 1, 1, 1, 1)
      cairo_paint(context)
      cairo_set_source_surface(context, bitmap.surface, 0, 0)
      cairo_paint_with_alpha(context, 0.25)
      cairo_set_source_rgba(context, 1, 0, 0, 1)
      cairo_mask_surface(context, mask.surface, 0, 0)
    }
    return Picture(marked, description: description)
  }
}
