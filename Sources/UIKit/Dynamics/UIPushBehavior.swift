import CoreGraphics

/// Pushes items, for as long as it is active, or once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Whether the push lasts or is one blow.
  public enum Mode: Int, Sendable {
    /// A force: of magnitude 1, an item of 100 by 100 points with density 1 gains 100 points per second in each second.
    case continuous
    /// An impulse: of magnitude 1, such an item gains 100 points per second at once.
    case instantaneous
  }

  /// - Parameter items: are pushed once the behavior has an angle or a direction.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    for item in items { insertItem(item) }
  }

  public override convenience init() { self.init(items: [], mode: .continuous) }

  /// Pushes an item, too.
  open func addItem(_ item: any UIDynamicItem) { insertItem(item) }

  /// A pushed item goes on as fast as it is.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets.removeAll { $0.item === item }
    takeItem(item)
  }

  /// In the order in which they were added.
  open var items: [any UIDynamicItem] { dynamicItems }

  /// What was chosen when the behavior was made.
  public final let mode: Mode

  /// Whether it pushes. An instantaneous push is active until it has pushed, and pushes again when it is made so.
  open var active = true { didSet { if active != oldValue { parametersDidChange() } } }

  /// Radians, clockwise from the direction in which x grows.
  open var angle: CGFloat {
    get { ownAngle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// In the unit that ``Mode`` tells; below 0 it pushes the other way.
  open var magnitude: CGFloat {
    get { ownMagnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Angle and magnitude as one.
  open var pushDirection: CGVector {
    get { direction }
    set {
      if newValue != .zero { ownAngle = atan2(newValue.dy, newValue.dx) }
      ownMagnitude = PhysicsVector(newValue.dx, newValue.dy).length
      direction = newValue
      parametersDidChange()
    }
  }

  /// - Parameters:
  ///   - angle: radians; 0 is to the right, and positive ones turn clockwise.
  ///   - magnitude: of the force or the impulse; see `Mode`.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    ownAngle = angle
    ownMagnitude = magnitude
    direction = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    parametersDidChange()
  }

  private final var ownAngle: CGFloat = 0
  private final var ownMagnitude: CGFloat = 0
  private final var direction = CGVector.zero
  private final var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

  /// Where an item is pushed, from its center; not turned with it.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  /// - Parameter o: where the push acts, from the item's middle, in points; away from it the item begins to turn.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets.removeAll { $0.item === item }
    offsets.append((item, o))
    parametersDidChange()
  }

  override var isComposite: Bool { false }

  override func adopt(_ body: DynamicBody) { dynamicAnimator?.world.wake(body) }

  override func prepareFrame(of animator: UIDynamicAnimator) {
    guard active, direction != .zero else { return }
    let push = PhysicsVector(100 * direction.dx, 100 * direction.dy)
    for body in bodies {
      animator.world.wake(body)
      let torque = PhysicsVector(targetOffsetFromCenter(for: body.item)).cross(push)
      switch mode {
      case .continuous:
        body.force += push
        body.torque += torque
      case .instantaneous:
        body.velocity += push * body.inverseMass
        body.spin += torque * body.inverseInertia
      }
    }
    if mode == .instantaneous { active = false }
  }
}
