import CoreGraphics

/// The collision shape of a body: a convex polygon, a line (two corners), or a circle (one corner and a radius). Its
/// coordinates are relative to the body's centre.
struct PhysicsShape {
  /// The corners in the order in which the area is positive: from x to y.
  let corners: [PhysicsVector]
  /// The distance around the corners, in points.
  let radius: Double
  /// The area in square points, which determines the mass.
  let area: Double
  /// The moment of inertia about the centre for a mass of 1, in square points.
  let inertia: Double
  /// The far ends of the adjacent lines in a boundary, for a line.
  var neighbours: (before: PhysicsVector?, after: PhysicsVector?) = (nil, nil)

  static func rectangle(width: Double, height: Double) -> PhysicsShape {
    let x = width / 2
    let y = height / 2
    return PhysicsShape(polygon: [
      PhysicsVector(-x, -y), PhysicsVector(x, -y), PhysicsVector(x, y), PhysicsVector(-x, y),
    ])
  }

  /// Returns a circle, or a polygon with 24 corners on an ellipse.
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

  /// Creates a polygon.
  /// - Parameter points: At least three points of a convex polygon, in either direction.
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
