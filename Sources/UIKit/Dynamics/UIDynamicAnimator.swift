import CoreGraphics
import QuartzCore
import Runtime

/// Moves items by the behaviours that are added to it, as rigid bodies: [Dynamics](Documentation/Dynamics.md).
///
/// It runs on the clock of the screen, in steps of 1/120 of a second, while something moves, and costs nothing when all
/// has come to rest. Changes of behaviours and of their items wake it. A step costs what moves and what is near that; what
/// rests is not looked at.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// For items that are no views. There are no reference bounds.
  public override init() { super.init() }

  /// For views inside of a view, in whose coordinates everything is meant.
  public init(referenceView view: UIView) {
    super.init()
    reference = Weak(view)
  }

  deinit { whileDeinitializing { world.end() } }

  private final var reference = Weak<UIView>()
  /// Of an animator of attributes.
  final var layout = Weak<UICollectionViewLayout>()
  final var isOfLayout = false

  /// nil for an animator of layout attributes or other items.
  open var referenceView: UIView? { reference.value }

  /// Those that were added, without their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Told when things begin to move and come to rest. Not retained.
  @Weak open var delegate: (any UIDynamicAnimatorDelegate)?

  final let world = PhysicsWorld()
  private final var bodiesOfItems: [ObjectIdentifier: DynamicBody] = [:]
  private final var bodiesOfElements: [ElementKey: DynamicBody] = [:]

  // MARK: Behaviours

  /// Lets a behaviour move its items. One that is in the animator already is not added again.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    register(behavior)
  }

  /// - Parameter behavior: not a child of another one.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    unregister(behavior)
  }

  /// Everything stays where it is.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  final func register(_ behavior: UIDynamicBehavior) {
    ensure(
      behavior.dynamicAnimator == nil,
      "A behavior is added to an animator that is in one already. Remove it there first, or make another one.")
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

  /// All of them, with their children, in the order in which they were added.
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

  /// Embedded Swift tells objects apart by their class only, not by a protocol.
  private static func identity(of item: any UIDynamicItem) -> ObjectIdentifier {
    guard let object = item as? NSObject else {
      programmerError("An item of a dynamic animator is no NSObject. Derive its class from NSObject.")
    }
    return ObjectIdentifier(object)
  }

  final func body(of key: ElementKey) -> DynamicBody? { bodiesOfElements[key] }

  /// The body of an item, made when the first behaviour needs it.
  final func useBody(of item: any UIDynamicItem) -> DynamicBody {
    if let body = body(of: item) {
      body.uses += 1
      return body
    }
    let size = item.bounds.size
    ensure(
      size.width > 0 && size.height > 0,
      "An item of a dynamic animator has no size: \(size). Give it one before it is added to a behavior.")
    ensure(
      referenceView == nil || item is UIView,
      "An item of an animator with a reference view is no view. Make the animator with init(), or with the layout.")
    ensure(
      !isOfLayout || item is UICollectionViewLayoutAttributes,
      "An item of an animator of a layout is no layout attributes. Make the animator with a reference view.")
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

  /// A behaviour has no use for an item's body any more.
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

  /// The items of all behaviours whose upright rectangles, turned as they are, meet or touch a rectangle. It costs what is
  /// near the rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    let box = PhysicsBox(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
    var items: [any UIDynamicItem] = []
    for body in world.bodies(in: box) {
      if let body = body as? DynamicBody, body.box.meets(box) { items.append(body.item) }
    }
    return items
  }

  /// A program has placed or turned an item itself: it goes on from there, as fast as it was.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.position = PhysicsVector(place(of: item))
    body.angle = DynamicBody.angle(of: item)
    body.shownAngle = body.angle
    world.place(body)
    needsLayout = true
    resume()
  }

  /// The center of an item, in the world.
  private final func place(of item: any UIDynamicItem) -> CGPoint {
    guard let referenceView, let superview = (item as? UIView)?.superview, superview !== referenceView else {
      return item.center
    }
    return referenceView.convert(item.center, from: superview)
  }

  // MARK: Time

  /// Whether something moves.
  open var isRunning: Bool { link != nil }

  /// How many seconds it has run so far, without those in which it rested.
  open private(set) var elapsedTime: TimeInterval = 0

  private final var link: CADisplayLink?
  /// Of the frame before.
  private final var lastTime: CFTimeInterval = 0
  /// What is left of the time for the next step.
  private final var rest = 0.0
  /// Whether properties of items have to be looked up anew.
  final var needsProperties = false
  /// Whether attributes were changed that the layout has to be asked for.
  private final var needsLayout = false
  private final var pixelsPerPoint: CGFloat = 1
  /// A longer time between two frames, in seconds, counts as one of 1/60: the program stood still.
  private static let longestFrame = 0.5

  private final var screenView: UIView? { referenceView ?? layout.value?.attachedCollectionView }

  /// Something may move from now on.
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

  /// The frame is over for a body: its item goes where it is, and forces end.
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
      // Views rest on whole pixels.
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

  /// Of several behaviours that set a property of an item, the last one counts.
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

  /// The bounds that are turned into boundaries; nil where there is no view and no layout.
  final var referenceBounds: CGRect? {
    if let referenceView { return referenceView.bounds }
    return layout.value.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
  }
}
