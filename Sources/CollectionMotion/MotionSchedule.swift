import UIKit

/// The delays of the elements of one change, by a choreography. The order of the elements of each kind of change is
/// determined once.
@MainActor struct MotionSchedule {
  /// The elements that set out in one order.
  struct Group: Hashable {
    let change: Choreography.Change
    /// Whether the elements are visible before the change only.
    let leaves: Bool
  }

  private var orders: [Group: SettingOutOrder] = [:]

  /// An explicit initializer on the main actor, since a synthesized one would be isolated to no actor.
  init() {}

  /// Returns the delay of an element after the beginning of the change, in seconds.
  /// - Parameters:
  ///   - motion: The motion of the group.
  ///   - attributes: The attributes of the element.
  ///   - center: Where the element is when the change begins.
  ///   - group: The elements that set out in one order with it.
  ///   - point: Returns the point of an origin.
  ///   - order: Returns the order of the group.
  mutating func delay(
    _ motion: Choreography.Motion, of attributes: UICollectionViewLayoutAttributes, at center: CGPoint, in group: Group,
    point: (Choreography.Stagger.Origin) -> CGPoint, order: () -> SettingOutOrder
  ) -> TimeInterval {
    let delay = motion.delay + wait(motion.stagger, attributes, center, group, point: point, order: order)
    return delay > 0 && delay.isFinite ? delay : 0
  }

  private mutating func wait(
    _ stagger: Choreography.Stagger, _ attributes: UICollectionViewLayoutAttributes, _ center: CGPoint, _ group: Group,
    point: (Choreography.Stagger.Origin) -> CGPoint, order: () -> SettingOutOrder
  ) -> TimeInterval {
    switch stagger {
    case .none: return 0
    case .byIndex(let step):
      let known = orders[group] ?? order()
      orders[group] = known
      return TimeInterval(known.rank(of: attributes.element)) * step
    case .byDistance(let origin, let speed):
      guard speed > 0 else { return 0 }
      let start = point(origin)
      let (x, y) = (center.x - start.x, center.y - start.y)
      return TimeInterval((x * x + y * y).squareRoot() / speed)
    case .custom(let delay): return delay(attributes)
    }
  }
}
