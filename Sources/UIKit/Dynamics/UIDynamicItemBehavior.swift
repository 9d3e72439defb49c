import CoreGraphics

/// A behaviour with the physical properties of items: density, friction, velocity. Of several that set a property of an
/// item, the last one in the animator applies; otherwise its default does.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Creates a behaviour.
  /// - Parameter items: The items, which have its properties immediately.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { insertItem(item) }
  }

  public override convenience init() { self.init(items: []) }

  /// Adds an item, which gets the properties of this behaviour.
  open func addItem(_ item: any UIDynamicItem) { insertItem(item) }

  /// Removes an item, which gets the default properties.
  open func removeItem(_ item: any UIDynamicItem) {
    waiting.removeAll { $0.item === item }
    takeItem(item)
  }

  /// The items in the order of their addition.
  open var items: [any UIDynamicItem] { dynamicItems }

  // MARK: Properties

  /// The fraction of the speed that remains after a collision, from 0 to 1; of two items, the larger one is used.
  open var elasticity: CGFloat = 0.2 {
    didSet {
      guard Self.areFinite(elasticity, in: "the elasticity of a UIDynamicItemBehavior") else {
        return elasticity = oldValue
      }
      set(.elasticity, elasticity != oldValue)
    }
  }

  /// The friction between items that slide along each other; 0 for none.
  open var friction: CGFloat = 0.2 {
    didSet {
      guard Self.areFinite(friction, in: "the friction of a UIDynamicItemBehavior") else { return friction = oldValue }
      set(.friction, friction != oldValue)
    }
  }

  /// The mass of 10,000 square points.
  open var density: CGFloat = 1 {
    didSet {
      guard Self.areFinite(density, in: "the density of a UIDynamicItemBehavior") else { return density = oldValue }
      set(.density, density != oldValue)
    }
  }

  /// The fraction of the velocity that is lost per second, for small values; 0 for none.
  open var resistance: CGFloat = 0.1 {
    didSet {
      guard Self.areFinite(resistance, in: "the resistance of a UIDynamicItemBehavior") else {
        return resistance = oldValue
      }
      set(.resistance, resistance != oldValue)
    }
  }

  /// The fraction of the angular velocity that is lost per second, for small values; 0 for none.
  open var angularResistance: CGFloat = 0.1 {
    didSet {
      guard Self.areFinite(angularResistance, in: "the angularResistance of a UIDynamicItemBehavior") else {
        return angularResistance = oldValue
      }
      set(.angularResistance, angularResistance != oldValue)
    }
  }

  /// Whether collisions and attachments rotate the items.
  open var allowsRotation = true { didSet { set(.allowsRotation, allowsRotation != oldValue) } }

  /// Whether the items are immovable.
  open var isAnchored = false { didSet { set(.isAnchored, isAnchored != oldValue) } }

  private struct Properties: OptionSet {
    let rawValue: Int
    static let elasticity = Properties(rawValue: 1)
    static let friction = Properties(rawValue: 2)
    static let density = Properties(rawValue: 4)
    static let resistance = Properties(rawValue: 8)
    static let angularResistance = Properties(rawValue: 16)
    static let allowsRotation = Properties(rawValue: 32)
    static let isAnchored = Properties(rawValue: 64)
  }

  /// The properties that were set to other values.
  private final var properties: Properties = []

  private final func set(_ property: Properties, _ hasChanged: Bool) {
    guard hasChanged else { return }
    properties.insert(property)
    dynamicAnimator?.needsProperties = true
    parametersDidChange()
  }

  static func setDefaults(of body: DynamicBody) {
    body.elasticity = 0.2
    body.friction = 0.2
    body.density = 1
    body.resistance = 0.1
    body.angularResistance = 0.1
    body.allowsRotation = true
    body.isAnchored = false
  }

  final func setProperties(of body: DynamicBody) {
    if properties.contains(.elasticity) { body.elasticity = elasticity }
    if properties.contains(.friction) { body.friction = friction }
    if properties.contains(.density) { body.density = density }
    if properties.contains(.resistance) { body.resistance = resistance }
    if properties.contains(.angularResistance) { body.angularResistance = angularResistance }
    if properties.contains(.allowsRotation) { body.allowsRotation = allowsRotation }
    if properties.contains(.isAnchored) { body.isAnchored = isAnchored }
  }

  // MARK: Velocities

  /// Velocities of items that were set before they are in an animator.
  private final var waiting: [(item: any UIDynamicItem, velocity: PhysicsVector, spin: Double)] = []

  /// Adds to the velocity of an item, for example that of a gesture at its end.
  /// - Parameter velocity: The additional velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(PhysicsVector(velocity), 0, to: item)
  }

  /// Returns the velocity of an item in points per second; zero for an item outside the behaviour.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { (motion(of: item)?.velocity ?? .zero).point }

  /// Adds to the angular velocity of an item.
  /// - Parameter velocity: The additional angular velocity in radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, to: item) }

  /// Returns the angular velocity of an item in radians per second, clockwise; 0 for an item outside the behaviour.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { motion(of: item)?.spin ?? 0 }

  private final func motion(of item: any UIDynamicItem) -> DynamicBody? {
    holds(item) ? dynamicAnimator?.body(of: item) : nil
  }

  private final func add(_ velocity: PhysicsVector, _ spin: Double, to item: any UIDynamicItem) {
    guard holds(item), Self.areFinite(velocity.x, velocity.y, spin, in: "the velocity in a UIDynamicItemBehavior")
    else {
      return
    }
    guard let animator = dynamicAnimator, let body = animator.body(of: item) else {
      waiting.append((item, velocity, spin))
      return
    }
    guard !body.isAnchored else { return }
    body.velocity += velocity
    body.spin += spin
    animator.world.wake(body)
    animator.resume()
  }

  override var isComposite: Bool { false }

  override func adopt(_ body: DynamicBody) {
    for given in waiting where given.item === body.item {
      body.velocity += given.velocity
      body.spin += given.spin
    }
    waiting.removeAll { $0.item === body.item }
    dynamicAnimator?.needsProperties = true
    dynamicAnimator?.world.wake(body)
  }

  override func release(_ body: DynamicBody) {
    let wasAnchored = body.isAnchored
    Self.setDefaults(of: body)
    if wasAnchored { dynamicAnimator?.world.place(body) }
    dynamicAnimator?.needsProperties = true
  }
}
