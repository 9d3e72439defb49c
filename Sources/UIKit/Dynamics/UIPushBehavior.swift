import CoreGraphics

/// A behaviour that pushes items, as long as it is active, or once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// The kind of a push.
  public enum Mode: Int, Sendable {
    /// A force: with magnitude 1, an item of 100 by 100 points with density 1 accelerates by 100 points per second
    /// squared.
    case continuous
    /// An impulse: with magnitude 1, such an item gains 100 points per second immediately.
    case instantaneous
  }

  /// Creates a behaviour.
  /// - Parameter items: The items, which are pushed once the behaviour has a magnitude.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    for item in items { insertItem(item) }
  }

  public override convenience init() { self.init(items: [], mode: .continuous) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { insertItem(item) }

  /// Removes an item, which keeps its velocity.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets.removeAll { $0.item === item }
    takeItem(item)
  }

  /// The items in the order of their addition.
  open var items: [any UIDynamicItem] { dynamicItems }

  /// The kind of the push.
  public final let mode: Mode

  /// Whether the behaviour is active. An instantaneous push is active until it has taken effect, and pushes again when
  /// it is activated.
  open var active = true { didSet { if active != oldValue { parametersDidChange() } } }

  /// The angle in radians, clockwise from the x axis.
  open var angle: CGFloat {
    get { ownAngle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude in the unit of ``Mode``; negative values push in the opposite direction.
  open var magnitude: CGFloat {
    get { ownMagnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// The direction and magnitude as a vector.
  open var pushDirection: CGVector {
    get { direction }
    set {
      guard Self.areFinite(newValue.dx, newValue.dy, in: "the pushDirection of a UIPushBehavior") else { return }
      if newValue != .zero { ownAngle = atan2(newValue.dy, newValue.dx) }
      ownMagnitude = PhysicsVector(newValue.dx, newValue.dy).length
      direction = newValue
      parametersDidChange()
    }
  }

  /// Sets the direction and the magnitude.
  /// - Parameters:
  ///   - angle: The angle in radians; 0 is to the right, positive angles are clockwise.
  ///   - magnitude: The magnitude of the force or the impulse; see `Mode`.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    guard Self.areFinite(angle, magnitude, in: "the angle or magnitude of a UIPushBehavior") else { return }
    ownAngle = angle
    ownMagnitude = magnitude
    direction = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    parametersDidChange()
  }

  private final var ownAngle: CGFloat = 0
  private final var ownMagnitude: CGFloat = 0
  private final var direction = CGVector.zero
  private final var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

  /// Returns the point at which an item is pushed, relative to its centre, independent of its rotation.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  /// Sets the point at which an item is pushed.
  /// - Parameter o: The offset from the item's centre in points. With an offset, the push also rotates the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    guard Self.areFinite(o.horizontal, o.vertical, in: "the target offset of a UIPushBehavior") else { return }
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
