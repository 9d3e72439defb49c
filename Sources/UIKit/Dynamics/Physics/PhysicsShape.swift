import CoreGraphics

/// What a body collides with: a convex polygon, a line (two corners), or a circle (one corner and a radius). Its
/// coordinates are about the body's center.
struct PhysicsShape {
  /// In the order in which the area is positive: from x to y.
  let corners: [PhysicsVector]
  /// Points around the corners.
  let radius: Double
  /// Square points; what the density counts for.
  let area: Double
  /// Of a body of mass 1 about its center, in square points.
  let inertia: Double
  /// Of a line that is a part of a boundary: the other ends of the lines that it goes on with.
  var neighbours: (before: PhysicsVector?, after: PhysicsVector?) = (nil, nil)

  static func rectangle(width: Double, height: Double) -> PhysicsShape {
    let x = width / 2
    let y = height / 2
    return PhysicsShape(polygon: [
      PhysicsVector(-x, -y), PhysicsVector(x, -y), PhysicsVector(x, y), PhysicsVector(-x, y),
    ])
  }

  /// A circle, or a polygon of 24 corners on an ellipse.
  static func ellipse(width: Double, height: Double) -> PhysicsShape {
    if width == height {
      let radius = width / 2
      return PhysicsShape(
        corners: [.zero], radius: radius, area: Double.pi * radius * radius, inertia: radius * radius / 2)
    }
    return PhysicsShape(
      polygon: (0..<24).map {
        let angle = 2 * Double.pi * Double($0) / 24
        return PhysicsVector(width / 2 * cos(angle), height / 2 * sin(angle))
      })
  }

  static func line(from start: PhysicsVector, to end: PhysicsVector) -> PhysicsShape {
    PhysicsShape(corners: [start, end], radius: 0, area: 0, inertia: 0)
  }

  /// - Parameter points: three or more, convex, in either direction.
  init(polygon points: [PhysicsVector]) {
    var doubleArea = 0.0
    var moment = 0.0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      let cross = point.cross(next)
      doubleArea += cross
      moment += cross * (point.dot(point) + point.dot(next) + next.dot(next))
    }
    self.init(
      corners: doubleArea < 0 ? points.reversed() : points, radius: 0, area: abs(doubleArea) / 2,
      inertia: doubleArea == 0 ? 0 : moment / (6 * doubleArea))
  }

  private init(corners: [PhysicsVector], radius: Double, area: Double, inertia: Double) {
    self.corners = corners
    self.radius = radius
    self.area = area
    self.inertia = inertia
  }
}
