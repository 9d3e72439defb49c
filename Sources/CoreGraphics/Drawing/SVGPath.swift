/// Paths as commands and numbers, which can be animated.
package enum SVGPath {
  /// Returns the coordinates of all points, in order.
  package static func numbers(of path: CGPath) -> [Double] {
    path.elements.flatMap { $0.points.flatMap { [Double($0.x), Double($0.y)] } }
  }

  /// Returns whether two paths have the same types of elements in the same order.
  package static func isSimilar(_ one: CGPath, _ other: CGPath) -> Bool {
    one.elements.count == other.elements.count
      && zip(one.elements, other.elements).allSatisfy { letter(of: $0) == letter(of: $1) }
  }

  /// Returns a path as text.
  /// - Parameter numbers: The coordinates to use in place of the path's.
  package static func text(_ path: CGPath, _ numbers: [Double]) -> String {
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

  package static func text(_ path: CGPath) -> String { text(path, numbers(of: path)) }

  private static func letter(of element: PathElement) -> String {
    switch element {
    case .move: return "M"
    case .line: return "L"
    case .quadCurve: return "Q"
    case .curve: return "C"
    case .close: return "Z"
    }
  }
}
