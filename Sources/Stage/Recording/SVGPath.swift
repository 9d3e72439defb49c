import CoreGraphics
import QuartzCore

/// Paths as letters and rows of numbers, which can be animated.
enum SVGPath {
  /// The coordinates of all points, in order.
  static func numbers(of path: CGPath) -> [Double] {
    path.elements.flatMap { $0.points.flatMap { [Double($0.x), Double($0.y)] } }
  }

  /// Whether two paths have the same kinds of elements in the same order.
  static func isSimilar(_ one: CGPath, _ other: CGPath) -> Bool {
    one.elements.count == other.elements.count
      && zip(one.elements, other.elements).allSatisfy { letter(of: $0) == letter(of: $1) }
  }

  /// - Parameter numbers: coordinates that stand for those of the path.
  static func text(_ path: CGPath, _ numbers: [Double]) -> String {
    var text = ""
    var rest = numbers[...]
    for element in path.elements {
      text += letter(of: element)
      let count = element.points.count * 2
      text += rest.prefix(count).map { SVGText.number($0) }.joined(separator: " ")
      rest = rest.dropFirst(count)
    }
    return text
  }

  static func text(_ path: CGPath) -> String { text(path, numbers(of: path)) }

  private static func letter(of element: PathElement) -> String {
    switch element {
    case .move: return "M"
    case .line: return "L"
    case .quadCurve: return "Q"
    case .curve: return "C"
    case .close: return "Z"
    }
  }

  /// A rectangle of which some corners are round.
  /// - Parameters:
  ///   - inset: of the outline from the rectangle, in points.
  ///   - radius: of the outline.
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
