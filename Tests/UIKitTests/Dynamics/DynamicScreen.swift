import Stage
import UIKit

/// Something that is no view.
@MainActor final class PlainItem: NSObject, UIDynamicItem {
  var center: CGPoint { didSet { changes += 1 } }
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  var collisionBoundsType = UIDynamicItemCollisionBoundsType.rectangle
  var collisionBoundingPath = UIBezierPath()
  private(set) var changes = 0

  init(_ x: CGFloat, _ y: CGFloat, width: CGFloat = 100, height: CGFloat = 100) {
    center = CGPoint(x: x, y: y)
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
  }

  var angle: CGFloat { atan2(transform.b, transform.a) }
}

/// A stage with an animator of plain items.
@MainActor final class DynamicScreen: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let screen = Screen()
  private let ownAnimator = UIDynamicAnimator()
  private(set) var log: [String] = []
  /// Where two items met.
  private(set) var place = CGPoint.zero
  var names: [ObjectIdentifier: String] = [:]

  override init() {
    super.init()
    ownAnimator.delegate = self
  }

  /// It runs on the screen that is being driven: this one.
  var animator: UIDynamicAnimator {
    screen.stage.advance(by: 0)
    return ownAnimator
  }

  func clear() { log = [] }

  func note(_ line: String) { log.append(line) }

  /// An item with no resistance, that the animator knows.
  func free(_ item: PlainItem, _ change: (UIDynamicItemBehavior) -> Void = { _ in }) -> UIDynamicItemBehavior {
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.resistance = 0
    behavior.angularResistance = 0
    change(behavior)
    animator.addBehavior(behavior)
    return behavior
  }

  /// So many steps of 1/120 of a second.
  func step(_ count: Int = 1) { for _ in 0..<count { screen.stage.advance(by: 1.0 / 120) } }

  /// As far as a display that shows the first step, then two in each frame.
  func frames(_ count: Int) { step(2 * count - 1) }

  private func name(_ item: any UIDynamicItem) -> String { names[ObjectIdentifier(item)] ?? "item" }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    log.append("\(name(item1)) meets \(name(item2))")
    place = p
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) { log.append("\(name(item1)) leaves \(name(item2))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { log.append("\(name(item)) meets \((identifier as? NSString).map { $0.description } ?? "the bounds")") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { log.append("\(name(item)) leaves \((identifier as? NSString).map { $0.description } ?? "the bounds")") }
}
