import CCairo
import CoreGraphics
import QuartzCore
import Stage

/// The rounded corners of a layer.
package struct Corners: Hashable {
  package var radius: CGFloat
  /// The raw value of a `CACornerMask`.
  var mask: UInt
  package var isContinuous: Bool

  private static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  init(radius: CGFloat, mask: CACornerMask = Corners.all, isContinuous: Bool = false) {
    self.radius = max(radius, 0)
    self.mask = mask.rawValue
    self.isContinuous = isContinuous
  }

  package init(of node: Scene.Node) {
    self.init(radius: node.cornerRadius, mask: node.maskedCorners, isContinuous: node.cornerCurve == .continuous)
  }

  /// Whether nothing is rounded.
  package var areSquare: Bool { radius == 0 || mask & Corners.all.rawValue == 0 }

  /// Returns whether a corner is rounded.
  package func isRound(_ corner: CACornerMask) -> Bool { radius > 0 && mask & corner.rawValue != 0 }

  /// Returns the largest radius that a rectangle of a size has room for. Two corners share a side, as in CSS; one has it for
  /// itself.
  package func room(in size: CGSize) -> CGFloat {
    let topLeft = isRound(.layerMinXMinYCorner)
    let topRight = isRound(.layerMaxXMinYCorner)
    let bottomLeft = isRound(.layerMinXMaxYCorner)
    let bottomRight = isRound(.layerMaxXMaxYCorner)
    let across = topLeft && topRight || bottomLeft && bottomRight ? size.width / 2 : size.width
    let down = topLeft && bottomLeft || topRight && bottomRight ? size.height / 2 : size.height
    return min(across, down)
  }

  /// Returns the corners of a rectangle that is smaller by a distance on each side.
  func inset(by distance: CGFloat) -> Corners {
    var inner = self
    inner.radius = max(radius - distance, 0)
    return inner
  }

  /// Adds a rectangle with these corners to a path.
  @MainActor func append(_ rect: CGRect, to context: Context) {
    guard !areSquare, rect.width > 0, rect.height > 0 else { return cairo_rectangle(context, rect) }
    let room = room(in: rect.size)
    let radius = min(self.radius, room)
    let reach = isContinuous ? min(radius * Corners.expansion, room) : radius

    cairo_new_sub_path(context)
    let turns: [(isRound: Bool, corner: CGPoint, dx: CGFloat, dy: CGFloat)] = [
      (isRound(.layerMaxXMinYCorner), CGPoint(x: rect.maxX, y: rect.minY), 1, 0),
      (isRound(.layerMaxXMaxYCorner), CGPoint(x: rect.maxX, y: rect.maxY), 0, 1),
      (isRound(.layerMinXMaxYCorner), CGPoint(x: rect.minX, y: rect.maxY), -1, 0),
      (isRound(.layerMinXMinYCorner), CGPoint(x: rect.minX, y: rect.minY), 0, -1),
    ]
    for turn in turns {
      guard turn.isRound else {
        cairo_line_to(context, Double(turn.corner.x), Double(turn.corner.y))
        continue
      }
      /// A point by its distances from the corner, back along the side before it and on along the side after it.
      func point(_ before: CGFloat, _ after: CGFloat) -> (x: Double, y: Double) {
        let x = turn.corner.x - before * turn.dx - after * turn.dy
        let y = turn.corner.y - before * turn.dy + after * turn.dx
        return (Double(x), Double(y))
      }
      func curve(_ one: (x: Double, y: Double), _ two: (x: Double, y: Double), _ end: (x: Double, y: Double)) {
        cairo_curve_to(context, one.x, one.y, two.x, two.y, end.x, end.y)
      }
      let start = point(reach, 0)
      cairo_line_to(context, start.x, start.y)
      if isContinuous {
        let (far, near, middle) = (radius * Corners.far, radius * Corners.near, radius * Corners.middle)
        curve(point(far, 0), point(near, 0), point(middle, middle))
        curve(point(0, near), point(0, far), point(0, reach))
      } else {
        let rest = radius * (1 - Corners.circle)
        curve(point(rest, 0), point(0, rest), point(0, radius))
      }
    }
    cairo_close_path(context)
  }

  /// The distance of the control points of a quarter circle of radius 1 from its ends.
  private static let circle: CGFloat = 0.552_284_749_8

  // A continuous corner of radius 1 is two cubic curves, mirrored at the diagonal. They begin `expansion` before the corner
  // without a curvature, and meet on the circle, with its direction and its curvature. The second control point follows from
  // the direction, the first one from the curvature: (far - near) / (3 √2 middle²) = 1. Apple publishes only the expansion,
  // so the curve between is decided here.
  @MainActor private static let expansion = CALayer.cornerCurveExpansionFactor(.continuous)
  private static let middle = 1 - CGFloat(0.5).squareRoot()
  private static let near = 2 * middle
  private static let far = near + 3 * CGFloat(2).squareRoot() * middle * middle
}
