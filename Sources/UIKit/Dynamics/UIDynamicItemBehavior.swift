import CoreGraphics

/// What items are like: how heavy, how smooth, how fast. Of several that set a property of an item, the last one in the
/// animator counts; what none sets is as it is by default.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// - Parameter items: have the properties of this behavior at once.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { insertItem(item) }
  }

  public override convenience init() { self.init(items: []) }

  /// Gives an item the properties of this behavior.
  open func addItem(_ item: any UIDynamicItem) { insertItem(item) }

  /// An item without such a behavior has the usual properties.
  open func removeItem(_ item: any UIDynamicItem) {
    waiting.removeAll { $0.item === item }
    takeItem(item)
  }

  /// In the order in which they were added.
  open var items: [any UIDynamicItem] { dynamicItems }

  // MARK: Properties

  /// How much speed is left after a collision, from 0 to 1; of two that collide the larger counts.
  open var elasticity: CGFloat = 0.2 { didSet { set(.elasticity, elasticity != oldValue) } }

  /// How much things resist that slide along each other; 0 for not at all.
  open var friction: CGFloat = 0.2 { didSet { set(.friction, friction != oldValue) } }

  /// What 10,000 square points weigh.
  open var density: CGFloat = 1 { didSet { set(.density, density != oldValue) } }

  /// The part of the velocity that is lost per second, as long as it is small; 0 for none.
  open var resistance: CGFloat = 0.1 { didSet { set(.resistance, resistance != oldValue) } }

  /// The same for turning.
  open var angularResistance: CGFloat = 0.1 { didSet { set(.angularResistance, angularResistance != oldValue) } }

  /// Whether collisions and pulls turn the items.
  open var allowsRotation = true { didSet { set(.allowsRotation, allowsRotation != oldValue) } }

  /// Whether the items stay where they are whatever runs into them.
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

  /// Those that were set to something else.
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

  /// Given to items before they are in an animator.
  private final var waiting: [(item: any UIDynamicItem, velocity: PhysicsVector, spin: Double)] = []

  /// Makes an item of the behaviour faster, such as by the velocity of a gesture that lets go of it.
  /// - Parameter velocity: points per second, added to what it has.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(PhysicsVector(velocity), 0, to: item)
  }

  /// Points per second; zero for an item of others.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { (motion(of: item)?.velocity ?? .zero).point }

  /// - Parameter velocity: radians per second, clockwise, added to what it has.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, to: item) }

  /// Radians per second, clockwise; 0 for an item of others.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { motion(of: item)?.spin ?? 0 }

  private final func motion(of item: any UIDynamicItem) -> DynamicBody? {
    holds(item) ? dynamicAnimator?.body(of: item) : nil
  }

  private final func add(_ velocity: PhysicsVector, _ spin: Double, to item: any UIDynamicItem) {
    guard holds(item) else { return }
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
