/// The type of an element of a path.
public enum CGPathElementType: Int32, Sendable {
  /// The beginning of a subpath, with one point.
  case moveToPoint
  /// A line, with one point: its end.
  case addLineToPoint
  /// A quadratic curve, with two points: the control point and the end.
  case addQuadCurveToPoint
  /// A cubic curve, with three points: the control points and the end.
  case addCurveToPoint
  /// A line to the beginning of the subpath, with no points.
  case closeSubpath
}

/// An element of a path as `CGPath.applyWithBlock(_:)` passes it.
public struct CGPathElement {
  /// The type of the element, which determines the number of points.
  public var type: CGPathElementType
  /// The points, valid only during the call.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls a closure with each element in order. Linear in the number of elements.
  /// - Parameter block: A closure that must not keep the pointer.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      let type: CGPathElementType
      switch element {
      case .move: type = .moveToPoint
      case .line: type = .addLineToPoint
      case .quadCurve: type = .addQuadCurveToPoint
      case .curve: type = .addCurveToPoint
      case .close: type = .closeSubpath
      }
      var points = element.points
      points.withUnsafeMutableBufferPointer { points in
        var empty = CGPoint.zero
        withUnsafeMutablePointer(to: &empty) { none in
          var element = CGPathElement(type: type, points: points.baseAddress ?? none)
          block(&element)
        }
      }
    }
  }
}
