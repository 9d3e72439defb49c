// Rectangles of pixels, row by row.

import CCairo
import Foundation

extension Bitmap {
  /// Copies a rectangle of a bitmap of the same size to its place in this one.
  func copy(_ part: PixelRect, of other: Bitmap) {
    _ = withBytes { target in
      other.withBytes { source in
        for y in part.y..<part.y + part.height {
          memcpy(target + y * stride + 4 * part.x, source + y * other.stride + 4 * part.x, 4 * part.width)
        }
      }
    }
  }

  /// Makes a rectangle transparent.
  func clear(_ part: PixelRect) {
    _ = withBytes { target in
      for y in part.y..<part.y + part.height { memset(target + y * stride + 4 * part.x, 0, 4 * part.width) }
    }
  }

  /// Returns a rectangle as a bitmap of its own, over black; nil if there is no memory for it.
  func opaquePart(_ part: PixelRect) -> Bitmap? {
    // Colours are premultiplied, so without alpha they are over black.
    guard let result = Bitmap(width: part.width, height: part.height, format: CAIRO_FORMAT_RGB24) else { return nil }
    _ = result.withBytes { target in
      withBytes { source in
        for y in 0..<part.height {
          memcpy(target + y * result.stride, source + (part.y + y) * stride + 4 * part.x, 4 * part.width)
        }
      }
    }
    return result
  }

  /// Returns the smallest rectangle around the pixels of a part in which two bitmaps of the same size differ, or nil for none.
  func difference(from other: Bitmap, in part: PixelRect) -> PixelRect? {
    let found = withBytes { one in
      other.withBytes { two -> PixelRect? in
        var (left, right, top, bottom) = (part.x + part.width, part.x, -1, -1)
        for y in part.y..<part.y + part.height {
          let (start, otherStart) = (one + y * stride, two + y * other.stride)
          func isEqual(_ x: Int) -> Bool { memcmp(start + 4 * x, otherStart + 4 * x, 4) == 0 }
          guard memcmp(start + 4 * part.x, otherStart + 4 * part.x, 4 * part.width) != 0 else { continue }
          if top < 0 { top = y }
          bottom = y
          // Only pixels outside of what is known can make it larger.
          if let first = (part.x..<left).first(where: { !isEqual($0) }) { left = first }
          if let last = (right..<part.x + part.width).last(where: { !isEqual($0) }) { right = last + 1 }
        }
        return top < 0 ? nil : PixelRect(x: left, y: top, width: right - left, height: bottom + 1 - top)
      }
    }
    return found.flatMap { $0 }.flatMap { $0 }
  }
}
