import CoreGraphics

/// A behaviour that attaches an item to a point or to another item: with a rod or a spring, or with one of the static
/// methods.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The type of an attachment.
  public enum AttachmentType: Int, Sendable {
    /// An attachment of two items.
    case items
    /// An attachment of an item to a point.
    case anchor
  }

  /// The kind of the joint.
  enum Kind {
    case distance, limit, sliding, fixed, pin
  }

  private final let kind: Kind
  private final let offsets: (UIOffset, UIOffset)
  private final let axis: CGVector
  private final var joint: PhysicsJoint?

  /// Attaches an item's centre to a point in the reference coordinates.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches an item to a point.
  /// - Parameter offset: The attachment point relative to the item's centre, which rotates with the item.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(.distance, item, offset, nil, .zero, point)
  }

  /// Attaches the centres of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches two items.
  /// - Parameters: The attachment points relative to the items' centres, which rotate with the items.
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
    offsets = (Self.finite(offset, Self.offsetName), Self.finite(otherOffset, Self.offsetName))
    self.axis = Self.areFinite(axis.dx, axis.dy, in: "the axisOfTranslation of a UIAttachmentBehavior") ? axis : .zero
    anchorPoint = Self.finite(point, else: item.center, Self.anchorName)
    attachedBehaviorType = other == nil ? .anchor : .items
    attachmentRange = kind == .sliding || kind == .pin ? .infinite : .zero
    super.init()
    insertItem(item)
    if let other { insertItem(other) }
    if kind == .limit, let other {
      ownLength = (PhysicsVector(other.center) - PhysicsVector(item.center)).length
    }
  }

  private static let anchorName = "the anchorPoint of a UIAttachmentBehavior"
  private static let offsetName = "the offsetFromCenter of a UIAttachmentBehavior"

  /// The one or two items, in order.
  open var items: [any UIDynamicItem] { dynamicItems }
  /// The type of the attachment.
  public final let attachedBehaviorType: AttachmentType

  // MARK: Properties

  /// The point that an item is attached to. Changing it does not change the distance.
  open var anchorPoint: CGPoint {
    didSet {
      guard Self.areFinite(anchorPoint.x, anchorPoint.y, in: Self.anchorName) else { return anchorPoint = oldValue }
      if attachedBehaviorType == .anchor { joint?.anchorOther = PhysicsVector(anchorPoint) }
      parametersDidChange()
    }
  }

  /// The distance between the two ends in points, by default that when the behaviour is added; the maximum distance of
  /// a limit attachment.
  open var length: CGFloat {
    get { (joint as? DistanceJoint)?.length ?? ownLength ?? 0 }
    set {
      guard Self.areFinite(newValue, in: "the length of a UIAttachmentBehavior") else { return }
      ownLength = newValue
      if kind == .distance || kind == .limit { update() }
    }
  }

  /// The damping ratio of a spring: 1 does not oscillate, lower values do.
  open var damping: CGFloat = 0 {
    didSet {
      guard Self.areFinite(damping, in: "the damping of a UIAttachmentBehavior") else { return damping = oldValue }
      if kind == .distance { update() }
    }
  }

  /// The frequency of a spring in hertz; 0 for a rod.
  open var frequency: CGFloat = 0 {
    didSet {
      guard Self.areFinite(frequency, in: "the frequency of a UIAttachmentBehavior") else {
        return frequency = oldValue
      }
      if kind == .distance { update() }
    }
  }

  /// The torque needed for a rotation about a pin.
  open var frictionTorque: CGFloat = 0 {
    didSet {
      guard Self.areFinite(frictionTorque, in: "the frictionTorque of a UIAttachmentBehavior") else {
        return frictionTorque = oldValue
      }
      update()
    }
  }

  /// The range of a pin's relative rotation in radians, or of a sliding attachment's distance in points. It contains 0,
  /// which stands for the state when the behaviour was added.
  open var attachmentRange: UIFloatRange {
    didSet {
      guard !attachmentRange.minimum.isNaN, !attachmentRange.maximum.isNaN else {
        refuseNumbers("the attachmentRange of a UIAttachmentBehavior")
        return attachmentRange = oldValue
      }
      update()
    }
  }

  private final var ownLength: CGFloat?

  /// Updates the joint after a change, or replaces it by one of another kind.
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

  /// The range, or nil for no limit.
  private final var closedRange: ClosedRange<Double>? {
    guard !attachmentRange.isInfinite, attachmentRange.minimum <= attachmentRange.maximum else { return nil }
    return attachmentRange.minimum...attachmentRange.maximum
  }

  // MARK: Simulation

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
      // A rod without length has no direction: it is a pivot.
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
      // A single item is the moving one, so it slides in the opposite direction.
      let axis = PhysicsVector(axis.dx, axis.dy)
      return SliderJoint(
        one, at: one.local(point), other, at: other?.local(point) ?? point, axis: other == nil ? -axis : axis)
    case .fixed, .pin:
      return PivotJoint(
        one, at: one.local(point), other, at: other?.local(point) ?? point, isFixed: kind == .fixed)
    }
  }
}
