import CoreGraphics

/// A rectangle of whole pixels in a picture, with its origin in the upper left corner.
public struct PixelRect: Equatable, Sendable {
  /// The left edge.
  public var x: Int
  /// The upper edge.
  public var y: Int
  /// The width, above 0.
  public var width: Int
  /// The height, above 0.
  public var height: Int

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the rectangle of a whole picture.
  init(of picture: Picture) { self.init(x: 0, y: 0, width: picture.width, height: picture.height) }

  /// Creates the smallest rectangle around a box in points, with one more pixel at each side; nil if the picture has none of it.
  init?(_ box: CGRect, scale: CGFloat, in picture: Picture) {
    guard !box.isNull, !box.isEmpty else { return nil }
    let pixels = CGRect(
      x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale
    ).wholePixels.insetBy(dx: -1, dy: -1)
      .intersection(CGRect(x: 0, y: 0, width: CGFloat(picture.width), height: CGFloat(picture.height)))
    guard !pixels.isNull, !pixels.isEmpty else { return nil }
    self.init(x: Int(pixels.minX), y: Int(pixels.minY), width: Int(pixels.width), height: Int(pixels.height))
  }

  /// Returns the rectangle in points.
  func box(scale: CGFloat) -> CGRect {
    CGRect(
      x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}
