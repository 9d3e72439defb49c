import CoreGraphics

/// Ties an item to a point or to another item: with a rod or a spring, or by one of the factories.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Two items.
    case items
    /// An item and a point.
    case anchor
  }

  /// What it does.
  enum Kind {
    case distance, limit, sliding, fixed, pin
  }

  private final let kind: Kind
  private final let offsets: (UIOffset, UIOffset)
  private final let axis: CGVector
  private final var joint: PhysicsJoint?

  /// To a point of the reference coordinates, from the item's middle.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// - Parameter offset: what is tied, from the item's center; it turns with the item.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(.distance, item, offset, nil, .zero, point)
  }

  /// To another item, from middle to middle.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// - Parameters: what is tied, from the items' centers; it turns with them.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.distance, item1, offset1, item2, offset2, .zero)
  }

  init(
    _ kind: Kind, _ item: any UIDynamicItem, _ offset: UIOffset, _ other: (any UIDynamicItem)?,
    _ otherOffset: UIOffset, _ point: CGPoint, axis: CGVector = .zero
  ) {
    self.kind = kind
    offsets = (offset, otherOffset)
    self.axis = axis
    anchorPoint = point
    attachedBehaviorType = other == nil ? .anchor : .items
    attachmentRange = kind == .sliding || kind == .pin ? .infinite : .zero
    super.init()
    insertItem(item)
    if let other { insertItem(other) }
    if kind == .limit, let other {
      ownLength = (PhysicsVector(other.center) - PhysicsVector(item.center)).length
    }
  }

  /// The one or two items, as they were given.
  open var items: [any UIDynamicItem] { dynamicItems }
  /// Whether it holds two items, or an item and a point.
  public final let attachedBehaviorType: AttachmentType

  // MARK: What can be changed

  /// Where an item is tied to; its distance stays what it was meant to be.
  open var anchorPoint: CGPoint {
    didSet {
      if attachedBehaviorType == .anchor { joint?.anchorOther = PhysicsVector(anchorPoint) }
      parametersDidChange()
    }
  }

  /// Between the two ends, in points; as they are when the behaviour is added, unless it was set. Of a limit, the most.
  open var length: CGFloat {
    get { (joint as? DistanceJoint)?.length ?? ownLength ?? 0 }
    set {
      ownLength = newValue
      if kind == .distance || kind == .limit { update() }
    }
  }

  /// How fast a spring comes to rest: 1 without swinging, less with it.
  open var damping: CGFloat = 0 { didSet { if kind == .distance { update() } } }

  /// How often a spring swings per second; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { if kind == .distance { update() } } }

  /// Of a pin: the torque that it takes to turn one item against the other.
  open var frictionTorque: CGFloat = 0 { didSet { update() } }

  /// Of a pin: by how much one item may turn against the other, in radians. Of a slide: how far, in points. 0 is in it,
  /// and means as they were when the behaviour was added.
  open var attachmentRange: UIFloatRange { didSet { update() } }

  private final var ownLength: CGFloat?

  /// Gives the joint what was changed; one of another kind may be needed.
  private final func update() {
    if let animator = dynamicAnimator, joint is PivotJoint, kind == .distance {
      removeJoint(animator)
      addJoint(animator)
    }
    configure()
    parametersDidChange()
  }

  private final func configure() {
    if let distance = joint as? DistanceJoint {
      if let ownLength { distance.length = ownLength }
      distance.damping = damping
      distance.frequency = frequency
    } else if let slider = joint as? SliderJoint {
      slider.range = closedRange
    } else if let pin = joint as? PivotJoint, kind == .pin {
      pin.range = closedRange
      pin.frictionTorque = frictionTorque
    }
  }

  /// nil without an end.
  private final var closedRange: ClosedRange<Double>? {
    guard !attachmentRange.isInfinite, attachmentRange.minimum <= attachmentRange.maximum else { return nil }
    return attachmentRange.minimum...attachmentRange.maximum
  }

  // MARK: In an animator

  override var isComposite: Bool { false }

  override func begin(in animator: UIDynamicAnimator) {
    super.begin(in: animator)
    addJoint(animator)
  }

  override func end(in animator: UIDynamicAnimator) {
    removeJoint(animator)
    super.end(in: animator)
  }

  private final func removeJoint(_ animator: UIDynamicAnimator) {
    if let joint { animator.world.remove(joint) }
    joint = nil
  }

  private final func addJoint(_ animator: UIDynamicAnimator) {
    guard let joint = makeJoint() else { return }
    self.joint = joint
    configure()
    animator.world.add(joint)
  }

  private final func makeJoint() -> PhysicsJoint? {
    let bodies = bodies
    guard let one = bodies.first else { return nil }
    let other = bodies.count > 1 ? bodies[1] : nil
    let point = PhysicsVector(anchorPoint)
    switch kind {
    case .distance:
      let end = other == nil ? point : PhysicsVector(offsets.1)
      let joint = DistanceJoint(one, at: PhysicsVector(offsets.0), other, at: end)
      // A rod without a length has no direction: it is a pivot.
      if other == nil, frequency == 0, ownLength == nil, joint.length < 1 {
        return PivotJoint(one, at: PhysicsVector(offsets.0), nil, at: point, letsCollide: true)
      }
      return joint
    case .limit:
      let joint = DistanceJoint(
        one, at: PhysicsVector(offsets.0), other, at: PhysicsVector(offsets.1), isRope: true, letsCollide: false)
      ownLength = joint.length
      return joint
    case .sliding:
      // An item alone is the one that moves: it slides the other way round.
      let axis = PhysicsVector(axis.dx, axis.dy)
      return SliderJoint(
        one, at: one.local(point), other, at: other?.local(point) ?? point, axis: other == nil ? -axis : axis)
    case .fixed, .pin:
      return PivotJoint(
        one, at: one.local(point), other, at: other?.local(point) ?? point, isFixed: kind == .fixed)
    }
  }
}
