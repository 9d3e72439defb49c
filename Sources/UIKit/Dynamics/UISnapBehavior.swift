import CoreGraphics

/// A behaviour that pulls an item to a point, upright, with four springs at two of its corners. It holds the item there
/// until it is removed.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// Creates a behaviour.
  /// - Parameter point: The position of the item's centre, in the animator's coordinates.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = Self.finite(point, else: item.center, "the snapPoint of a UISnapBehavior")
    super.init()
    insertItem(item)
  }

  /// The position that the item's centre is pulled to.
  open var snapPoint: CGPoint {
    didSet {
      guard Self.areFinite(snapPoint.x, snapPoint.y, in: "the snapPoint of a UISnapBehavior") else {
        return snapPoint = oldValue
      }
      let way = PhysicsVector(snapPoint) - PhysicsVector(oldValue)
      for joint in joints { joint.anchorOther += way }
      parametersDidChange()
    }
  }

  /// The damping, from 0 with long oscillation to 1 with hardly any.
  open var damping: CGFloat = 0.5 {
    didSet {
      guard Self.areFinite(damping, in: "the damping of a UISnapBehavior") else { return damping = oldValue }
      for joint in joints { joint.damping = damping }
      parametersDidChange()
    }
  }

  private final var joints: [DistanceJoint] = []
  /// The length of the springs in points, and their frequency in hertz.
  private static let length = 50.0
  private static let frequency = 4.0

  override var isComposite: Bool { false }

  override func adopt(_ body: DynamicBody) {
    let x = body.item.bounds.width / 2
    let y = body.item.bounds.height / 2
    let point = PhysicsVector(snapPoint)
    for corner in [PhysicsVector(-x, -y), PhysicsVector(x, y)] {
      let away = corner.x < 0 ? -Self.length : Self.length
      for way in [PhysicsVector(away, 0), PhysicsVector(0, away)] {
        let joint = DistanceJoint(body, at: corner, nil, at: point + corner + way, length: Self.length)
        joint.frequency = Self.frequency
        joint.damping = damping
        joints.append(joint)
        dynamicAnimator?.world.add(joint)
      }
    }
  }

  override func release(_ body: DynamicBody) {
    for joint in joints { dynamicAnimator?.world.remove(joint) }
    joints = []
  }
}
