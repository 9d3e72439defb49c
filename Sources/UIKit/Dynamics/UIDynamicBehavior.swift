import CoreGraphics
import Runtime

/// What moves items: one of UIKit's kinds, or several of them put together by a subclass as its children.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  public override init() { super.init() }

  /// In the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Called in each frame in which the animator runs, when its items have moved.
  open var action: (() -> Void)?

  /// The animator that it was added to, by itself or with a parent.
  open var dynamicAnimator: UIDynamicAnimator? { animator.value }

  /// It is added to an animator, or taken from one. Overrides call super.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a part of this behaviour. One of UIKit's own kinds that has items takes none.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard isComposite, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    dynamicAnimator?.register(behavior)
  }

  /// Ends the effect of a behavior that belongs to this one. Does nothing with another.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    dynamicAnimator?.unregister(behavior)
  }

  // MARK: For UIKit's kinds

  /// Where it is registered.
  final var animator = Weak<UIDynamicAnimator>()
  final private(set) var dynamicItems: [any UIDynamicItem] = []

  /// Whether it has children in place of items.
  var isComposite: Bool { true }

  /// It takes effect in the animator. Each item has a body.
  func begin(in animator: UIDynamicAnimator) { for item in dynamicItems { adopt(animator.useBody(of: item)) } }

  /// It has no effect any more. Called before the bodies of its items may go.
  func end(in animator: UIDynamicAnimator) {
    for item in dynamicItems {
      if let body = animator.body(of: item) { release(body) }
      animator.leaveBody(of: item)
    }
  }

  /// An item has a body from now on.
  func adopt(_ body: DynamicBody) {}

  /// An item leaves.
  func release(_ body: DynamicBody) {}

  /// A frame begins.
  func prepareFrame(of animator: UIDynamicAnimator) {}

  /// Bodies began or ended to touch.
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

  /// The bodies of the items; none outside of an animator.
  final var bodies: [DynamicBody] {
    guard let animator = dynamicAnimator else { return [] }
    var bodies: [DynamicBody] = []
    for item in dynamicItems { if let body = animator.body(of: item) { bodies.append(body) } }
    return bodies
  }

  /// Something about it has changed that may move its items.
  final func parametersDidChange() {
    guard let animator = dynamicAnimator else { return }
    for body in bodies { animator.world.wake(body) }
    animator.resume()
  }
}
