import UIKit

/// A reader for the paths of sketches: the SVG commands M, L, H, V, Q and Z, absolute or relative, and T after a curve,
/// with whole numbers.
struct SketchPath {
  private var rest: Substring.UTF8View
  private let path = CGMutablePath()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The reflection of the last curve's control point.
  private var nextControl: CGPoint?

  /// Returns the path up to the first invalid character.
  static func read(_ text: String) -> CGPath {
    var reader = SketchPath(text)
    reader.readAll()
    return reader.path
  }

  private init(_ text: String) { rest = text[...].utf8 }

  private mutating func readAll() {
    var command: UInt8?
    while true {
      skipSeparators()
      guard let next = rest.first else { return }
      if isNumber(next) {
        guard let command else { return }
        // Additional numbers after M are lines.
        guard run(command == UInt8(ascii: "M") ? UInt8(ascii: "L") : command) else { return }
      } else {
        rest.removeFirst()
        command = next
        guard run(next) else { return }
      }
    }
  }

  /// Runs a command; returns false for an unknown one.
  private mutating func run(_ command: UInt8) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let base = isRelative ? current : .zero
    var control: CGPoint?
    switch isRelative ? command - 32 : command {
    case UInt8(ascii: "M"):
      current = point(base)
      start = current
      path.move(to: current)
    case UInt8(ascii: "L"): line(to: point(base))
    case UInt8(ascii: "H"): line(to: CGPoint(x: base.x + number(), y: current.y))
    case UInt8(ascii: "V"): line(to: CGPoint(x: current.x, y: base.y + number()))
    case UInt8(ascii: "Q"):
      let middle = point(base)
      control = curve(to: point(base), by: middle)
    case UInt8(ascii: "T"):
      let middle = nextControl ?? current
      control = curve(to: point(base), by: middle)
    case UInt8(ascii: "Z"):
      path.closeSubpath()
      current = start
    default: return false
    }
    nextControl = control
    return true
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    current = end
  }

  /// Adds a curve; returns the control point with which the next curve continues smoothly.
  private mutating func curve(to end: CGPoint, by control: CGPoint) -> CGPoint {
    path.addQuadCurve(to: end, control: control)
    current = end
    return CGPoint(x: 2 * end.x - control.x, y: 2 * end.y - control.y)
  }

  // MARK: Numbers

  private mutating func point(_ base: CGPoint) -> CGPoint {
    let x = number()
    return CGPoint(x: base.x + x, y: base.y + number())
  }

  private mutating func number() -> CGFloat {
    skipSeparators()
    var isNegative = false
    if rest.first == UInt8(ascii: "-") {
      isNegative = true
      rest.removeFirst()
    }
    var value = 0
    while let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    return CGFloat(isNegative ? -value : value)
  }

  private mutating func skipSeparators() {
    while let next = rest.first, next == UInt8(ascii: " ") || next == UInt8(ascii: ",") { rest.removeFirst() }
  }

  private func isNumber(_ character: UInt8) -> Bool {
    character == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character)
  }
}
