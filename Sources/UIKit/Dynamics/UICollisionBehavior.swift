import CoreGraphics
import Runtime

/// A behaviour that makes items collide with each other and with boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects that items collide with.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries, and pass through each other.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with each other and with boundaries; the default.
    public static let everything = Mode(rawValue: UInt.max)
  }

  /// Creates a behaviour.
  /// - Parameter items: The items, which collide with each other immediately, and with boundaries once some are added.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { insertItem(item) }
  }

  public override convenience init() { self.init(items: []) }

  /// Adds an item. Does nothing if it is in the behaviour already.
  open func addItem(_ item: any UIDynamicItem) { insertItem(item) }
  /// Removes an item, which then passes through the others and the boundaries.
  open func removeItem(_ item: any UIDynamicItem) { takeItem(item) }
  /// The items in the order of their addition.
  open var items: [any UIDynamicItem] { dynamicItems }

  /// The delegate, which is notified of contacts. Not retained.
  @Weak open var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// The objects that items collide with; each other and boundaries by default.
  open var collisionMode = Mode.everything {
    didSet {
      guard collisionMode != oldValue else { return }
      group.stopsAtItems = collisionMode.contains(.items)
      group.stopsAtBoundaries = collisionMode.contains(.boundaries)
      for body in bodies { dynamicAnimator?.world.regroup(body) }
      parametersDidChange()
    }
  }

  private final let group = PhysicsGroup()

  // MARK: Boundaries

  private final var boundaries: [CollisionBoundary] = []
  /// The insets of the reference bounds; nil without that boundary.
  private final var insets: UIEdgeInsets?
  private final var boundsBoundary: CollisionBoundary?
  /// The bounds of the current boundary.
  private final var shownBounds: CGRect?

  /// Whether the bounds of the animator's view, or the content of its layout, are a boundary, which adapts to their
  /// size.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set { setInsets(newValue ? .zero : nil) }
  }

  /// Makes the reference bounds with insets a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setInsets(insets) }

  private final func setInsets(_ new: UIEdgeInsets?) {
    if let new, !new.isFinite { return refuseNumbers("the insets of the reference bounds of a UICollisionBehavior") }
    insets = new
    shownBounds = nil
    if let dynamicAnimator { updateBoundsBoundary(dynamicAnimator) }
    parametersDidChange()
  }

  private final func updateBoundsBoundary(_ animator: UIDynamicAnimator) {
    let bounds = insets == nil ? nil : animator.referenceBounds
    guard bounds != shownBounds || bounds == nil else { return }
    boundsBoundary?.end(in: animator.world)
    boundsBoundary = nil
    shownBounds = bounds
    guard let bounds, let insets else { return }
    let rect = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
    boundsBoundary = CollisionBoundary(identifier: nil, path: UIBezierPath(rect: rect))
    boundsBoundary?.begin(in: animator.world, group: group)
    for body in bodies { animator.world.wake(body) }
  }

  /// Adds a boundary along a path.
  /// - Parameter identifier: The identifier. It replaces a boundary with the same one; identifiers are equal if they
  ///   are identical, or equal numbers or strings.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    var boundary = CollisionBoundary(identifier: identifier, path: UIBezierPath(cgPath: bezierPath.cgPath))
    if let dynamicAnimator { boundary.begin(in: dynamicAnimator.world, group: group) }
    boundaries.append(boundary)
    parametersDidChange()
  }

  /// Adds a boundary along a line.
  /// - Parameter identifier: The identifier, as for a path.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    guard Self.areFinite(p1.x, p1.y, p2.x, p2.y, in: "the line of a boundary of a UICollisionBehavior") else { return }
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns a copy of a boundary's path, or nil if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.isNamed(identifier) }.map { UIBezierPath(cgPath: $0.path.cgPath) }
  }

  /// Removes a boundary. Does nothing if there is none.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    guard let index = boundaries.firstIndex(where: { $0.isNamed(identifier) }) else { return }
    var boundary = boundaries.remove(at: index)
    if let dynamicAnimator { boundary.end(in: dynamicAnimator.world) }
    parametersDidChange()
  }

  /// Removes all boundaries except the reference bounds.
  open func removeAllBoundaries() {
    for boundary in boundaries {
      if let identifier = boundary.identifier { removeBoundary(withIdentifier: identifier) }
    }
  }

  /// The identifiers of all boundaries except the reference bounds; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap { $0.identifier }
  }

  // MARK: Simulation

  override var isComposite: Bool { false }

  override func begin(in animator: UIDynamicAnimator) {
    for index in boundaries.indices { boundaries[index].begin(in: animator.world, group: group) }
    shownBounds = nil
    updateBoundsBoundary(animator)
    super.begin(in: animator)
  }

  override func end(in animator: UIDynamicAnimator) {
    super.end(in: animator)
    for index in boundaries.indices { boundaries[index].end(in: animator.world) }
    boundsBoundary?.end(in: animator.world)
    boundsBoundary = nil
    shownBounds = nil
    meetings = []
  }

  override func adopt(_ body: DynamicBody) {
    body.groups.append(group)
    dynamicAnimator?.world.wake(body)
    dynamicAnimator?.world.regroup(body)
  }

  override func release(_ body: DynamicBody) {
    body.groups.removeAll { $0 === group }
    dynamicAnimator?.world.regroup(body)
  }

  override func prepareFrame(of animator: UIDynamicAnimator) { updateBoundsBoundary(animator) }

  // MARK: Contacts

  /// The number of lines of a boundary that each item touches.
  private final var meetings: [(body: PhysicsBody, boundary: PhysicsBoundary, count: Int)] = []

  override func note(_ touches: [PhysicsTouch], in animator: UIDynamicAnimator) {
    let own = touches.filter { touch in touch.groups.contains { $0 === group } }
    var ended: [PhysicsTouch] = []
    for touch in own {
      guard countLines(touch) else { continue }
      if touch.isBeginning { tell(touch) } else { ended.append(touch) }
    }
    for touch in ended { tell(touch) }
  }

  /// Returns whether a contact with a boundary begins with its first line or ends with its last.
  private final func countLines(_ touch: PhysicsTouch) -> Bool {
    guard let boundary = touch.one.boundary ?? touch.other.boundary else { return true }
    let body = touch.one.boundary == nil ? touch.one : touch.other
    let index = meetings.firstIndex { $0.body === body && $0.boundary === boundary }
    if touch.isBeginning {
      if let index {
        meetings[index].count += 1
        return false
      }
      meetings.append((body, boundary, 1))
      return true
    }
    guard let index else { return false }
    meetings[index].count -= 1
    guard meetings[index].count == 0 else { return false }
    meetings.remove(at: index)
    return true
  }

  private final func tell(_ touch: PhysicsTouch) {
    guard let delegate = collisionDelegate else { return }
    if let one = touch.one as? DynamicBody, let other = touch.other as? DynamicBody {
      if touch.isBeginning {
        delegate.collisionBehavior(self, beganContactFor: one.item, with: other.item, at: touch.place.point)
      } else {
        delegate.collisionBehavior(self, endedContactFor: one.item, with: other.item)
      }
      return
    }
    guard let body = (touch.one as? DynamicBody) ?? (touch.other as? DynamicBody) else { return }
    let line = touch.one === body ? touch.other : touch.one
    let identifier = boundaries.first { $0.has(line) }?.identifier
    if touch.isBeginning {
      delegate.collisionBehavior(
        self, beganContactFor: body.item, withBoundaryIdentifier: identifier, at: touch.place.point)
    } else {
      delegate.collisionBehavior(self, endedContactFor: body.item, withBoundaryIdentifier: identifier)
    }
  }
}
