import CoreGraphics
import Runtime

/// Has items bounce off each other and off boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// With what the items collide.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With each other.
    public static let items = Mode(rawValue: 1)
    /// Items stop at boundaries, and go through each other.
    public static let boundaries = Mode(rawValue: 2)
    /// Items stop at each other and at boundaries; the default.
    public static let everything = Mode(rawValue: UInt.max)
  }

  /// - Parameter items: stop at each other at once; without boundaries until some are added.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { insertItem(item) }
  }

  public override convenience init() { self.init(items: []) }

  /// Does nothing with an item that is in the behavior already.
  open func addItem(_ item: any UIDynamicItem) { insertItem(item) }
  /// Lets an item go through the others and through the boundaries.
  open func removeItem(_ item: any UIDynamicItem) { takeItem(item) }
  /// In the order in which they were added.
  open var items: [any UIDynamicItem] { dynamicItems }

  /// Told when items begin and cease to touch. Not retained.
  @Weak open var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// What items stop at; each other and boundaries by default.
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
  /// From the edges of the reference bounds; nil without that boundary.
  private final var insets: UIEdgeInsets?
  private final var boundsBoundary: CollisionBoundary?
  /// Those of which that was made.
  private final var shownBounds: CGRect?

  /// Whether the bounds of the animator's view, or the content of its layout, are a boundary. It follows their size.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set { setInsets(newValue ? .zero : nil) }
  }

  /// Makes the reference bounds a boundary, less so much at their edges.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { setInsets(insets) }

  private final func setInsets(_ new: UIEdgeInsets?) {
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

  /// - Parameter identifier: names it; a boundary of the same name is replaced. Names are equal that are the same object
  ///   or equal as numbers and strings are.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    var boundary = CollisionBoundary(identifier: identifier, path: UIBezierPath(cgPath: bezierPath.cgPath))
    if let dynamicAnimator { boundary.begin(in: dynamicAnimator.world, group: group) }
    boundaries.append(boundary)
    parametersDidChange()
  }

  /// - Parameter identifier: as for a path.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// A copy; nil where there is none of that name.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.isNamed(identifier) }.map { UIBezierPath(cgPath: $0.path.cgPath) }
  }

  /// Does nothing where no boundary has the identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    guard let index = boundaries.firstIndex(where: { $0.isNamed(identifier) }) else { return }
    var boundary = boundaries.remove(at: index)
    if let dynamicAnimator { boundary.end(in: dynamicAnimator.world) }
    parametersDidChange()
  }

  /// All but the reference bounds.
  open func removeAllBoundaries() {
    for boundary in boundaries {
      if let identifier = boundary.identifier { removeBoundary(withIdentifier: identifier) }
    }
  }

  /// Without the reference bounds; nil without any.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap { $0.identifier }
  }

  // MARK: In an animator

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

  /// How many lines of a boundary an item touches.
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

  /// A boundary is touched from the first of its lines to the last.
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
