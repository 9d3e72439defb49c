import CoreGraphics
import Runtime

/// A behaviour of items: one of UIKit's kinds, or a subclass that combines several as its children.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  public override init() { super.init() }

  /// The children in the order of their addition.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// A closure that is called in each frame of a running animator, after its items have moved.
  open var action: (() -> Void)?

  /// The animator that the behaviour or its parent was added to.
  open var dynamicAnimator: UIDynamicAnimator? { animator.value }

  /// Called before the behaviour is added to or removed from an animator. Overrides must call super.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a child behaviour. UIKit's own behaviours with items do not accept any.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard isComposite, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    dynamicAnimator?.register(behavior)
  }

  /// Removes a child behaviour. Does nothing for any other.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    dynamicAnimator?.unregister(behavior)
  }

  // MARK: For UIKit's subclasses

  /// The animator in which it is registered.
  final var animator = Weak<UIDynamicAnimator>()
  final private(set) var dynamicItems: [any UIDynamicItem] = []

  /// Whether it has children in place of items.
  var isComposite: Bool { true }

  /// Called when the behaviour takes effect in an animator. Each item gets a body.
  func begin(in animator: UIDynamicAnimator) { for item in dynamicItems { adopt(animator.useBody(of: item)) } }

  /// Called when the behaviour no longer has an effect, before its items may lose their bodies.
  func end(in animator: UIDynamicAnimator) {
    for item in dynamicItems {
      if let body = animator.body(of: item) { release(body) }
      animator.leaveBody(of: item)
    }
  }

  /// Called when an item has got a body.
  func adopt(_ body: DynamicBody) {}

  /// Called when an item is removed.
  func release(_ body: DynamicBody) {}

  /// Called at the beginning of a frame.
  func prepareFrame(of animator: UIDynamicAnimator) {}

  /// Called when contacts have begun or ended.
  func note(_ touches: [PhysicsTouch], in animator: UIDynamicAnimator) {}

  final func insertItem(_ item: any UIDynamicItem) {
    guard !holds(item) else { return }
    dynamicItems.append(item)
    guard let animator = dynamicAnimator else { return }
    adopt(animator.useBody(of: item))
    animator.resume()
  }

  final func takeItem(_ item: any UIDynamicItem) {
    guard let index = dynamicItems.firstIndex(where: { $0 === item }) else { return }
    dynamicItems.remove(at: index)
    guard let animator = dynamicAnimator else { return }
    if let body = animator.body(of: item) { release(body) }
    animator.leaveBody(of: item)
    animator.resume()
  }

  final func holds(_ item: any UIDynamicItem) -> Bool { dynamicItems.contains { $0 === item } }

  /// The bodies of the items; empty outside an animator.
  final var bodies: [DynamicBody] {
    guard let animator = dynamicAnimator else { return [] }
    var bodies: [DynamicBody] = []
    for item in dynamicItems { if let body = animator.body(of: item) { bodies.append(body) } }
    return bodies
  }

  /// Returns whether all numbers of a value are finite. Another value is rejected with a message: a body that it reaches
  /// would have no position from then on.
  /// - Parameter what: the value, such as "the magnitude of a UIPushBehavior".
  static func areFinite(_ numbers: CGFloat..., in what: String) -> Bool {
    let areFinite = numbers.allSatisfy { $0.isFinite }
    if !areFinite { refuseNumbers(what) }
    return areFinite
  }

  /// Returns a point, or another one if it is not finite.
  static func finite(_ point: CGPoint, else other: CGPoint = .zero, _ what: String) -> CGPoint {
    areFinite(point.x, point.y, in: what) ? point : other
  }

  /// Returns an offset, or zero if it is not finite.
  static func finite(_ offset: UIOffset, _ what: String) -> UIOffset {
    areFinite(offset.horizontal, offset.vertical, in: what) ? offset : .zero
  }

  /// Called when a property has changed that may move the items.
  final func parametersDidChange() {
    guard let animator = dynamicAnimator else { return }
    for body in bodies { animator.world.wake(body) }
    animator.resume()
  }
}
