import CoreGraphics
import QuartzCore

extension SVGPath {
  /// Returns a rectangle with some rounded corners.
  /// - Parameters:
  ///   - inset: The distance from the rectangle to the outline, in points.
  ///   - radius: The corner radius of the outline.
  static func rectangle(
    width: Double, height: Double, inset: Double, radius: Double, corners: CACornerMask
  ) -> String {
    let (right, bottom) = (max(width - inset, inset), max(height - inset, inset))
    let limit = max(min(radius, (right - inset) / 2, (bottom - inset) / 2), 0)
    func rounding(_ corner: CACornerMask) -> Double { corners.contains(corner) ? limit : 0 }
    let (a, b) = (rounding(.layerMinXMinYCorner), rounding(.layerMaxXMinYCorner))
    let (c, d) = (rounding(.layerMaxXMaxYCorner), rounding(.layerMinXMaxYCorner))
    func point(_ x: Double, _ y: Double) -> String { SVGText.number(x) + " " + SVGText.number(y) }
    func corner(_ radius: Double, _ x: Double, _ y: Double) -> String {
      "A" + point(radius, radius) + " 0 0 1 " + point(x, y)
    }
    return "M" + point(inset + a, inset) + "L" + point(right - b, inset) + corner(b, right, inset + b)
      + "L" + point(right, bottom - c) + corner(c, right - c, bottom) + "L" + point(inset + d, bottom)
      + corner(d, inset, bottom - d) + "L" + point(inset, inset + a) + corner(a, inset + a, inset) + "Z"
  }
}
