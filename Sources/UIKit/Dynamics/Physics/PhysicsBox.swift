/// An upright rectangle in a ``PhysicsWorld``, by its edges.
struct PhysicsBox: Equatable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// Creates a bounding box.
  /// - Parameter points: At least one point.
  init(around points: [PhysicsVector], radius: Double) {
    self.init(minX: points[0].x, minY: points[0].y, maxX: points[0].x, maxY: points[0].y)
    for point in points.dropFirst() {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    self = grown(by: radius)
  }

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  func grown(by distance: Double) -> PhysicsBox {
    PhysicsBox(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// Returns the box including everything that it passes in a movement.
  func swept(along way: PhysicsVector) -> PhysicsBox {
    PhysicsBox(
      minX: minX + min(way.x, 0), minY: minY + min(way.y, 0), maxX: maxX + max(way.x, 0), maxY: maxY + max(way.y, 0))
  }

  func contains(_ other: PhysicsBox) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  func meets(_ other: PhysicsBox) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
