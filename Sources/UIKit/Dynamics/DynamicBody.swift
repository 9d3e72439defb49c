import CoreGraphics

/// The body of an item in an animator's world.
final class DynamicBody: PhysicsBody {
  let item: any UIDynamicItem
  /// The number of behaviours that use it.
  var uses = 0
  /// The angle that was last set on the item.
  var shownAngle: Double

  /// Creates a body.
  /// - Parameter center: The centre in the world.
  @MainActor init(_ item: any UIDynamicItem, center: CGPoint) {
    self.item = item
    let angle = Self.angle(of: item)
    shownAngle = angle
    super.init(shape: Self.shape(of: item), position: PhysicsVector(center), angle: angle, isAnchored: false)
  }

  @MainActor private static func shape(of item: any UIDynamicItem) -> PhysicsShape {
    let size = item.bounds.size
    switch item.collisionBoundsType {
    case .ellipse: return .ellipse(width: size.width, height: size.height)
    case .path:
      let corners = item.collisionBoundingPath.cgPath.polygons.first?.points ?? []
      if corners.count > 2 { return PhysicsShape(polygon: corners.map { PhysicsVector($0) }) }
    case .rectangle: break
    }
    return .rectangle(width: size.width, height: size.height)
  }

  @MainActor static func angle(of item: any UIDynamicItem) -> Double { atan2(item.transform.b, item.transform.a) }
}

extension PhysicsVector {
  init(_ point: CGPoint) { self.init(point.x, point.y) }

  init(_ offset: UIOffset) { self.init(offset.horizontal, offset.vertical) }

  var point: CGPoint { CGPoint(x: x, y: y) }
}
