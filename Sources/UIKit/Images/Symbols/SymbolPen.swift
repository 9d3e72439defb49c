import CoreGraphics
import Foundation

/// A pen that draws a symbol from its description, as outlines to be filled with a single colour. Overlapping outlines
/// unite; cut-outs have the opposite direction.
///
/// A description is a sequence of letters followed by numbers, in units of a box whose height is 24:
///
/// - `l x y …`: a line through points; `z x y …`: a closed one, clockwise; `f x y …`: a closed one, filled
/// - `o x y r`: a ring; `d x y r`: a disc; `k x y`: a dot; `a x y r start sweep`: a part of a ring, degrees clockwise
/// - `r x y width height radius`: a rounded rectangle; `b …`: a filled one
/// - `s x y from to n`: n spokes from one radius to another; `x x y r turn`: a cross whose arms are rotated by degrees
/// - `c x y …`: a shape of cubic curves, clockwise, filled
/// - `n`: the following is cut out, and described mirrored, left for right
///
/// Lines have round ends and corners, and the width of the symbol's weight.
struct SymbolPen {
  private let path = CGMutablePath()
  /// Half the width of lines.
  private let half: CGFloat
  private var transform: CGAffineTransform

  /// Returns the path of a description.
  /// - Parameters:
  ///   - width: The width of the box, whose height is 24.
  ///   - lineWidth: The line width in the same units.
  ///   - scale: The number of points per unit.
  static func path(
    of description: UnsafeBufferPointer<UInt8>, width: CGFloat, lineWidth: CGFloat, scale: CGFloat
  ) -> CGPath {
    var pen = SymbolPen(half: lineWidth / 2, transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
    var letter: UInt8 = 0
    var numbers: [CGFloat] = []
    var reader = NumberReader()
    for character in description {
      if reader.read(character) { continue }
      if let number = reader.take() { numbers.append(number) }
      guard character != UInt8(ascii: " ") else { continue }
      pen.add(letter, numbers, width)
      letter = character
      numbers = []
    }
    if let number = reader.take() { numbers.append(number) }
    pen.add(letter, numbers, width)
    return pen.path
  }

  private init(half: CGFloat, transform: CGAffineTransform) {
    self.half = half
    self.transform = transform
  }

  private mutating func add(_ letter: UInt8, _ n: [CGFloat], _ width: CGFloat) {
    func points() -> [CGPoint] { (0..<n.count / 2).map { CGPoint(x: n[2 * $0], y: n[2 * $0 + 1]) } }
    func rect() -> CGRect { CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
    switch letter {
    case UInt8(ascii: "l"): addLine(points())
    case UInt8(ascii: "z"):
      addLoop(points())
      addLoop(points().reversed())
    case UInt8(ascii: "f"): addLoop(points())
    case UInt8(ascii: "o"):
      addCircle(n[0], n[1], n[2] + half, isHole: false)
      addCircle(n[0], n[1], n[2] - half, isHole: true)
    case UInt8(ascii: "d"): addCircle(n[0], n[1], n[2], isHole: false)
    case UInt8(ascii: "k"): addCircle(n[0], n[1], half * 1.4, isHole: false)
    case UInt8(ascii: "a"): addArc(CGPoint(x: n[0], y: n[1]), n[2], n[3] * .pi / 180, n[4] * .pi / 180)
    case UInt8(ascii: "r"):
      addRectangle(rect().insetBy(dx: -half, dy: -half), n[4] + half, isHole: false)
      addRectangle(rect().insetBy(dx: half, dy: half), max(0, n[4] - half), isHole: true)
    case UInt8(ascii: "b"): addRectangle(rect(), n[4], isHole: false)
    case UInt8(ascii: "s"):
      for spoke in 0..<Int(n[4]) {
        let angle = 2 * CGFloat.pi * CGFloat(spoke) / n[4]
        addLine([n[2], n[3]].map { CGPoint(x: n[0] + $0 * sin(angle), y: n[1] - $0 * cos(angle)) })
      }
    case UInt8(ascii: "x"): addCross(CGPoint(x: n[0], y: n[1]), n[2], n[3] * .pi / 180)
    case UInt8(ascii: "c"): addCurves(points())
    case UInt8(ascii: "n"):
      transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0).concatenating(transform)
    default: break
    }
  }

  // MARK: Outlines

  /// Adds the outline of an open line: along one side, around the end, and back along the other.
  private func addLine(_ points: [CGPoint]) {
    path.move(to: points[0] + direction(points[0], points[1]).normal * half, transform: transform)
    for points in [points, points.reversed()] {
      for index in 1..<points.count { addCorner(points, index, isOpen: true) }
    }
    path.closeSubpath()
  }

  /// Adds one side of a closed line: the outer one if it is clockwise, otherwise the inner one.
  private func addLoop(_ points: [CGPoint]) {
    for index in points.indices { addCorner(points, index, isOpen: false, isFirst: index == 0) }
    path.closeSubpath()
  }

  /// Adds a corner: rounded on the outside, sharp on the inside. At the end of an open line it continues around to the
  /// other side.
  private func addCorner(_ points: [CGPoint], _ index: Int, isOpen: Bool, isFirst: Bool = false) {
    let point = points[index]
    let before = direction(points[(index + points.count - 1) % points.count], point)
    let isEnd = isOpen && index == points.count - 1
    let after = isEnd ? before : direction(point, points[(index + 1) % points.count])
    let turn = isEnd ? CGFloat.pi : atan2(before.dx * after.dy - before.dy * after.dx, before.dot(after))
    guard turn > 1e-6 else {
      let sum = CGVector(dx: before.normal.dx + after.normal.dx, dy: before.normal.dy + after.normal.dy)
      let inner = point + sum * (half / (1 + before.dot(after)))
      if isFirst { path.move(to: inner, transform: transform) } else { path.addLine(to: inner, transform: transform) }
      return
    }
    if isFirst { path.move(to: point + before.normal * half, transform: transform) }
    path.addRelativeArc(
      center: point, radius: half, startAngle: atan2(before.normal.dy, before.normal.dx), delta: turn,
      transform: transform)
  }

  private func addCircle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, isHole: Bool) {
    path.move(to: CGPoint(x: x + radius, y: y), transform: transform)
    path.addRelativeArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: 0, delta: isHole ? -2 * .pi : 2 * .pi,
      transform: transform)
    path.closeSubpath()
  }

  private func addArc(_ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ sweep: CGFloat) {
    func along(_ angle: CGFloat) -> CGVector { CGVector(dx: cos(angle), dy: sin(angle)) }
    let end = start + sweep
    path.move(to: center + along(start) * (radius + half), transform: transform)
    for (center, radius, start, delta) in [
      (center, radius + half, start, sweep), (center + along(end) * radius, half, end, CGFloat.pi),
      (center, radius - half, end, -sweep), (center + along(start) * radius, half, start + .pi, .pi),
    ] {
      path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta, transform: transform)
    }
    path.closeSubpath()
  }

  private func addRectangle(_ rect: CGRect, _ radius: CGFloat, isHole: Bool) {
    let mirroring = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0)
    path.addRoundedRect(
      in: rect, cornerWidth: radius, cornerHeight: radius,
      transform: isHole ? mirroring.concatenating(transform) : transform)
  }

  private func addCross(_ center: CGPoint, _ radius: CGFloat, _ turn: CGFloat) {
    let quarter = CGFloat.pi / 2
    for arm in 0..<4 {
      let angle = turn + CGFloat(arm) * quarter
      let along = CGVector(dx: cos(angle), dy: sin(angle))
      let tip = center + along * radius
      if arm == 0 { path.move(to: tip + along.normal * half, transform: transform) }
      path.addRelativeArc(
        center: tip, radius: half, startAngle: angle - quarter, delta: .pi, transform: transform)
      let corner = CGVector(dx: along.dx - along.normal.dx, dy: along.dy - along.normal.dy)
      path.addLine(to: center + corner * half, transform: transform)
    }
    path.closeSubpath()
  }

  private func addCurves(_ points: [CGPoint]) {
    path.move(to: points[0], transform: transform)
    for index in stride(from: 3, to: points.count, by: 3) {
      path.addCurve(
        to: points[index], control1: points[index - 2], control2: points[index - 1], transform: transform)
    }
    path.closeSubpath()
  }

  private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return CGVector(dx: x / length, dy: y / length)
  }
}

/// A reader for numbers with a sign and a decimal point.
private struct NumberReader {
  private var value: CGFloat = 0
  /// The value of the next digit after the decimal point; 0 before it.
  private var place: CGFloat = 0
  private var sign: CGFloat = 1
  private var hasDigits = false

  /// Reads a character; returns whether it belongs to a number.
  mutating func read(_ character: UInt8) -> Bool {
    switch character {
    case UInt8(ascii: "-"): sign = -1
    case UInt8(ascii: "."): place = 0.1
    case 48...57:
      hasDigits = true
      let digit = CGFloat(character - 48)
      value = place > 0 ? value + digit * place : value * 10 + digit
      place /= 10
    default: return false
    }
    return true
  }

  /// Returns the number that has ended, or nil.
  mutating func take() -> CGFloat? {
    defer { self = NumberReader() }
    return hasDigits ? sign * value : nil
  }
}

extension CGVector {
  /// The vector to the left of it, with y pointing down.
  fileprivate var normal: CGVector { CGVector(dx: dy, dy: -dx) }
  fileprivate func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
  fileprivate static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }
}
