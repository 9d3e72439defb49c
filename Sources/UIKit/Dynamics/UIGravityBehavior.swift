import CoreGraphics

/// A behaviour that makes items fall, all with the same acceleration. Several behaviours of an item add up.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// Creates a behaviour.
  /// - Parameter items: The items, which immediately begin to fall with 1,000 points per second squared.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { insertItem(item) }
  }

  public override convenience init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { insertItem(item) }
  /// Removes an item, which keeps its velocity.
  open func removeItem(_ item: any UIDynamicItem) { takeItem(item) }
  /// The items in the order of their addition.
  open var items: [any UIDynamicItem] { dynamicItems }

  /// The acceleration in units of 1000 points per second squared; down by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      guard Self.areFinite(gravityDirection.dx, gravityDirection.dy, in: "the gravityDirection of a UIGravityBehavior")
      else { return gravityDirection = oldValue }
      let change = acceleration(gravityDirection) - acceleration(oldValue)
      guard change != .zero else { return }
      for body in bodies { body.gravity += change }
      parametersDidChange()
    }
  }

  /// The angle in radians, clockwise from the x axis.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude in units of 1000 points per second squared.
  open var magnitude: CGFloat {
    get { PhysicsVector(gravityDirection.dx, gravityDirection.dy).length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the magnitude.
  /// - Parameters:
  ///   - angle: The angle in radians; 0 is to the right, positive angles are clockwise.
  ///   - magnitude: The magnitude in units of 1,000 points per second squared.
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
