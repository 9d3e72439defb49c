import CoreGraphics

/// Has items fall, all equally fast. An item in several falls by all of them.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// - Parameter items: begin to fall at once, down by 1,000 points per second in each second.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { insertItem(item) }
  }

  public override convenience init() { self.init(items: []) }

  /// Lets an item fall, too.
  open func addItem(_ item: any UIDynamicItem) { insertItem(item) }
  /// An item that falls goes on as fast as it is.
  open func removeItem(_ item: any UIDynamicItem) { takeItem(item) }
  /// In the order in which they were added.
  open var items: [any UIDynamicItem] { dynamicItems }

  /// In units of 1000 points per square second; down at first.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      let change = acceleration(gravityDirection) - acceleration(oldValue)
      guard change != .zero else { return }
      for body in bodies { body.gravity += change }
      parametersDidChange()
    }
  }

  /// Radians, clockwise from the direction in which x grows.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// In units of 1000 points per square second.
  open var magnitude: CGFloat {
    get { PhysicsVector(gravityDirection.dx, gravityDirection.dy).length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// - Parameters:
  ///   - angle: radians; 0 is to the right, and positive ones turn clockwise.
  ///   - magnitude: 1 for 1,000 points per second in each second.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  private final func acceleration(_ direction: CGVector) -> PhysicsVector {
    PhysicsVector(1000 * direction.dx, 1000 * direction.dy)
  }

  override var isComposite: Bool { false }

  override func adopt(_ body: DynamicBody) {
    body.gravity += acceleration(gravityDirection)
    dynamicAnimator?.world.wake(body)
  }

  override func release(_ body: DynamicBody) {
    body.gravity += -acceleration(gravityDirection)
    dynamicAnimator?.world.wake(body)
  }
}
