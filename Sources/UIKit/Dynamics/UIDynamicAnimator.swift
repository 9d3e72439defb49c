import CoreGraphics
import QuartzCore
import Runtime

/// An animator that moves items as rigid bodies, according to its behaviours: [Dynamics](Documentation/Dynamics.md).
///
/// It runs on the clock of the screen, in steps of 1/120 of a second, while anything moves, and costs nothing at rest.
/// Changes of behaviours and their items wake it. The cost of a step depends on moving items and those near them.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// Creates an animator for items other than views. There are no reference bounds.
  public override init() { super.init() }

  /// Creates an animator for the descendants of a view, which provides the reference coordinates.
  public init(referenceView view: UIView) {
    super.init()
    reference = Weak(view)
  }

  deinit { whileDeinitializing { world.end() } }

  private final var reference = Weak<UIView>()
  /// The layout of an animator of attributes.
  final var layout = Weak<UICollectionViewLayout>()
  final var isOfLayout = false

  /// The reference view; nil for an animator of layout attributes or other items.
  open var referenceView: UIView? { reference.value }

  /// The behaviours in the order of their addition, without children.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// The delegate, which is notified when movement begins and ends. Not retained.
  @Weak open var delegate: (any UIDynamicAnimatorDelegate)?

  final let world = PhysicsWorld()
  private final var bodiesOfItems: [ObjectIdentifier: DynamicBody] = [:]
  private final var bodiesOfElements: [ElementKey: DynamicBody] = [:]

  // MARK: Behaviours

  /// Adds a behaviour. Does nothing if it is in the animator already.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    register(behavior)
  }

  /// Removes a behaviour.
  /// - Parameter behavior: A behaviour that is not a child of another one.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    unregister(behavior)
  }

  /// Removes all behaviours. Items stay in place.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  final func register(_ behavior: UIDynamicBehavior) {
    ensure(
      behavior.dynamicAnimator == nil,
      "A behavior is added to an animator while it belongs to another one. Remove it there first, or create another behavior."
    )
    behavior.willMove(to: self)
    behavior.animator = Weak(self)
    behavior.begin(in: self)
    for child in behavior.childBehaviors { register(child) }
    needsProperties = true
    resume()
  }

  final func unregister(_ behavior: UIDynamicBehavior) {
    for child in behavior.childBehaviors { unregister(child) }
    behavior.willMove(to: nil)
    behavior.end(in: self)
    behavior.animator = Weak()
    needsProperties = true
    resume()
  }

  /// All behaviours including children, in the order of their addition.
  private final var registered: [UIDynamicBehavior] {
    var all: [UIDynamicBehavior] = []
    func add(_ behavior: UIDynamicBehavior) {
      all.append(behavior)
      for child in behavior.childBehaviors { add(child) }
    }
    for behavior in behaviors { add(behavior) }
    return all
  }

  // MARK: Bodies

  final func body(of item: any UIDynamicItem) -> DynamicBody? {
    if isOfLayout, let attributes = item as? UICollectionViewLayoutAttributes {
      return bodiesOfElements[attributes.key]
    }
    return bodiesOfItems[UIDynamicAnimator.identity(of: item)]
  }

  /// Returns the identity of an item. Embedded Swift can only compare objects of classes, not of protocols.
  private static func identity(of item: any UIDynamicItem) -> ObjectIdentifier {
    guard let object = item as? NSObject else {
      programmerError("An item of a dynamic animator must be an NSObject. Derive its class from NSObject.")
    }
    return ObjectIdentifier(object)
  }

  final func body(of key: ElementKey) -> DynamicBody? { bodiesOfElements[key] }

  /// Returns the body of an item, which is created for its first behaviour.
  final func useBody(of item: any UIDynamicItem) -> DynamicBody {
    if let body = body(of: item) {
      body.uses += 1
      return body
    }
    let size = item.bounds.size
    ensure(
      size.width > 0 && size.height > 0,
      "An item of a dynamic animator needs a size, but has \(size). Set its bounds before you add it to a behavior.")
    ensure(
      size.isFinite && item.center.isFinite,
      "An item of a dynamic animator needs a position, but is at \(item.center) with the size \(size). Set both before you add it to a behavior."
    )
    ensure(
      referenceView == nil || item is UIView,
      "An item of an animator with a reference view must be a view. Create the animator with init(), or with the layout."
    )
    ensure(
      !isOfLayout || item is UICollectionViewLayoutAttributes,
      "An item of an animator with a layout must be layout attributes. Create the animator with a reference view.")
    let body = DynamicBody(item, center: place(of: item))
    body.uses = 1
    if isOfLayout, let attributes = item as? UICollectionViewLayoutAttributes {
      bodiesOfElements[attributes.key] = body
    } else {
      bodiesOfItems[UIDynamicAnimator.identity(of: item)] = body
    }
    world.add(body)
    return body
  }

  /// Called when a behaviour no longer uses an item's body.
  final func leaveBody(of item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.uses -= 1
    guard body.uses == 0 else { return world.wake(body) }
    world.remove(body)
    if isOfLayout, let attributes = item as? UICollectionViewLayoutAttributes {
      bodiesOfElements[attributes.key] = nil
    } else {
      bodiesOfItems[UIDynamicAnimator.identity(of: item)] = nil
    }
  }

  /// Returns the items of all behaviours whose bounding rectangles intersect or touch a rectangle. The cost depends on
  /// the items near it.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    let box = PhysicsBox(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
    var items: [any UIDynamicItem] = []
    for body in world.bodies(in: box) {
      if let body = body as? DynamicBody, body.box.meets(box) { items.append(body.item) }
    }
    return items
  }

  /// Updates an item that the program has moved or rotated. It keeps its velocity.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    guard item.center.isFinite else { return refuseNumbers("the center of an item of a UIDynamicAnimator") }
    body.position = PhysicsVector(place(of: item))
    body.angle = DynamicBody.angle(of: item)
    body.shownAngle = body.angle
    world.place(body)
    needsLayout = true
    resume()
  }

  /// Returns the centre of an item, in the coordinates of the reference view.
  private final func place(of item: any UIDynamicItem) -> CGPoint {
    guard let referenceView, let superview = (item as? UIView)?.superview, superview !== referenceView else {
      return item.center
    }
    return referenceView.convert(item.center, from: superview)
  }

  // MARK: Time

  /// Whether anything moves.
  open var isRunning: Bool { link != nil }

  /// The time in seconds for which it has run, without rests.
  open private(set) var elapsedTime: TimeInterval = 0

  private final var link: CADisplayLink?
  /// The time of the previous frame.
  private final var lastTime: CFTimeInterval = 0
  /// The remaining time, less than a step.
  private final var rest = 0.0
  /// Whether the properties of items have to be updated.
  final var needsProperties = false
  /// Whether the layout has to be invalidated because of changed attributes.
  private final var needsLayout = false
  private final var pixelsPerPoint: CGFloat = 1
  /// The time between two frames, in seconds, above which it counts as 1/60, because the program was suspended.
  private static let longestFrame = 0.5

  private final var screenView: UIView? { referenceView ?? layout.value?.attachedCollectionView }

  /// Called when anything may move from now on.
  final func resume() {
    guard link == nil, !world.awake.isEmpty else { return }
    let screen = screenView?.layer.screenContext ?? .current
    if let referenceView { pixelsPerPoint = referenceView.layer.screen.scale }
    let link = CADisplayLink(for: self) { $0.frame($1) }
    self.link = link
    lastTime = screen.clock.time
    link.start(on: screen)
    delegate?.dynamicAnimatorWillResume(self)
  }

  private final func pause() {
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private final func frame(_ link: CADisplayLink) {
    if link.hasChangedClock { lastTime = link.timestamp }
    var duration = link.timestamp - lastTime
    lastTime = link.timestamp
    if duration > Self.longestFrame { duration = 1.0 / 60 }
    elapsedTime += duration
    rest += duration
    let steps = Int(rest / PhysicsWorld.step + 1e-6)
    rest -= Double(steps) * PhysicsWorld.step
    if steps > 0 { move(steps) }
    if world.awake.isEmpty, self.link === link { pause() }
  }

  private final func move(_ steps: Int) {
    let registered = registered
    if needsProperties { updateProperties(registered) }
    for behavior in registered { behavior.prepareFrame(of: self) }
    let moving = world.awake
    for _ in 0..<steps where !world.awake.isEmpty { world.step() }
    for body in moving { finish(body) }
    for body in world.awake { finish(body) }
    let touches = world.takeTouches()
    if !touches.isEmpty { for behavior in registered { behavior.note(touches, in: self) } }
    for behavior in registered where behavior.dynamicAnimator === self { behavior.action?() }
    if needsLayout {
      needsLayout = false
      layout.value?.invalidateLayout()
    }
  }

  /// Updates the item of a body at the end of a frame, and resets its forces.
  private final func finish(_ body: PhysicsBody) {
    body.force = .zero
    body.torque = 0
    guard let body = body as? DynamicBody, body.uses > 0 else { return }
    let item = body.item
    var center = body.position.point
    var angle = body.angle
    if referenceView != nil, let view = item as? UIView {
      if let superview = view.superview, superview !== referenceView {
        center = superview.convert(center, from: referenceView)
      }
      // Views at rest are on whole pixels.
      center.x = (center.x * pixelsPerPoint).rounded() / pixelsPerPoint
      center.y = (center.y * pixelsPerPoint).rounded() / pixelsPerPoint
      angle = (angle * 5000).rounded() / 5000
    }
    if item.center != center {
      item.center = center
      needsLayout = true
    }
    if angle != body.shownAngle {
      body.shownAngle = angle
      item.transform = CGAffineTransform(rotationAngle: angle)
      needsLayout = true
    }
  }

  /// Updates the properties of items. Of several behaviours that set one, the last applies.
  private final func updateProperties(_ registered: [UIDynamicBehavior]) {
    needsProperties = false
    var kinds: [UIDynamicItemBehavior] = []
    for behavior in registered { if let kind = behavior as? UIDynamicItemBehavior { kinds.append(kind) } }
    var anchored: [(body: DynamicBody, was: Bool)] = []
    for kind in kinds {
      for body in kind.bodies {
        anchored.append((body, body.isAnchored))
        UIDynamicItemBehavior.setDefaults(of: body)
      }
    }
    for kind in kinds { for body in kind.bodies { kind.setProperties(of: body) } }
    for (body, was) in anchored where body.isAnchored != was { world.place(body) }
  }

  /// The bounds for boundaries; nil without a view or a layout.
  final var referenceBounds: CGRect? {
    if let referenceView { return referenceView.bounds }
    return layout.value.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }
}
