import Stage
import Testing
import UIKit

/// Where numbers are long, they are those that Apple's UIKit gives, read off it in steps of 1/120 of a second.
@MainActor @Suite struct DynamicJointTests {
  let screen = DynamicScreen()

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  @Test func aRodSwingsAsOnIOS() {
    let item = PlainItem(200, 100, width: 40, height: 40)
    _ = screen.free(item)
    let anchor = CGPoint(x: 100, y: 100)
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
    screen.animator.addBehavior(rod)
    screen.animator.addBehavior(UIGravityBehavior(items: [item]))
    #expect(rod.length == 100)
    screen.frames(10)
    #expect(isNear(item.center, CGPoint(x: 199.132126, y: 113.146225), 0.05))
    screen.step(40)
    #expect(isNear(item.center, CGPoint(x: 139.359573, y: 191.92836), 0.3))
    screen.step(60)
    #expect(isNear(item.center, CGPoint(x: 2.06188917, y: 120.202171), 1))
    #expect(abs(distance(item.center, anchor) - 100) < 0.3)
  }

  @Test func aSpringSwingsAsOnIOS() {
    let item = PlainItem(100, 250, width: 40, height: 40)
    _ = screen.free(item)
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
    spring.length = 100
    spring.frequency = 2
    spring.damping = 0.3
    screen.animator.addBehavior(spring)
    screen.frames(1)
    #expect(isNear(item.center, CGPoint(x: 100, y: 249.48938), 1e-3))
    screen.step(18)
    #expect(isNear(item.center, CGPoint(x: 100, y: 201.092148), 0.05))
    screen.step(40)
    #expect(isNear(item.center, CGPoint(x: 100, y: 204.031586), 0.05))
    screen.step(60)
    #expect(isNear(item.center, CGPoint(x: 100, y: 200.142715), 0.05))
  }

  @Test func aSnapMovesAsOnIOSAndEndsUprightAtItsPoint() {
    let item = PlainItem(100, 100, height: 50)
    screen.animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 200)))
    screen.frames(1)
    #expect(isNear(item.center, CGPoint(x: 113.265648, y: 106.623589), 0.5))
    #expect(abs(item.angle - 0.0361267589) < 0.01)
    screen.step(300)
    #expect(isNear(item.center, CGPoint(x: 300, y: 200), 0.05))
    #expect(abs(item.angle) < 1e-3 && !screen.animator.isRunning)
  }

  @Test func aSnapGoesWhereItsPointGoes() {
    let item = PlainItem(100, 100)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 100, y: 100))
    #expect(snap.damping == 0.5)
    screen.animator.addBehavior(snap)
    screen.step(100)
    #expect(!screen.animator.isRunning)
    snap.snapPoint = CGPoint(x: 160, y: 90)
    screen.step(300)
    #expect(isNear(item.center, CGPoint(x: 160, y: 90), 0.05))
  }

  @Test func twoItemsKeepTheDistanceThatTheyHad() {
    let one = PlainItem(100, 100, width: 20, height: 20)
    let two = PlainItem(160, 100, width: 20, height: 20)
    let rod = UIAttachmentBehavior(item: one, attachedTo: two)
    #expect(rod.length == 0 && rod.attachedBehaviorType == .items && rod.items.count == 2)
    screen.animator.addBehavior(rod)
    #expect(rod.length == 60)
    let behavior = screen.free(one)
    behavior.addLinearVelocity(CGPoint(x: 0, y: -100), for: one)
    screen.step(120)
    #expect(abs(distance(one.center, two.center) - 60) < 0.1)
    // Half of the speed is of both, the other half turns them.
    #expect(abs((one.center.y + two.center.y) / 2 - 50) < 6)
    rod.length = 80
    screen.step(120)
    #expect(abs(distance(one.center, two.center) - 80) < 0.5)
  }

  @Test func anAttachmentBesideTheCenterTurnsTheItem() {
    let item = PlainItem(100, 100)
    let behavior = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: 30, vertical: 0), attachedToAnchor: CGPoint(x: 130, y: 0))
    screen.animator.addBehavior(behavior)
    screen.animator.addBehavior(UIGravityBehavior(items: [item]))
    #expect(behavior.attachedBehaviorType == .anchor && behavior.length == 100)
    screen.step(30)
    #expect(item.angle < -0.1)
    behavior.anchorPoint = CGPoint(x: 130, y: 50)
    #expect(behavior.length == 100)
  }

  @Test func anItemTiedToWhereItIsOnlyTurns() {
    let item = PlainItem(100, 100)
    screen.animator.addBehavior(
      UIAttachmentBehavior(
        item: item, offsetFromCenter: UIOffset(horizontal: 50, vertical: 0), attachedToAnchor: CGPoint(x: 150, y: 100)))
    screen.animator.addBehavior(UIGravityBehavior(items: [item]))
    screen.step(40)
    #expect(item.angle < -0.5)
    let held = CGPoint(x: item.center.x + 50 * cos(item.angle), y: item.center.y + 50 * sin(item.angle))
    #expect(isNear(held, CGPoint(x: 150, y: 100), 0.5))
  }

  @Test func aRopeOnlyPulls() {
    let post = PlainItem(100, 100, width: 20, height: 20)
    let item = PlainItem(100, 200, width: 20, height: 20)
    _ = screen.free(post) { $0.isAnchored = true }
    let rope = UIAttachmentBehavior.limitAttachment(
      with: post, offsetFromCenter: .zero, attachedTo: item, offsetFromCenter: .zero)
    #expect(rope.length == 100)
    screen.animator.addBehavior(rope)
    let behavior = screen.free(item)
    behavior.addLinearVelocity(CGPoint(x: 0, y: -60), for: item)
    screen.step(60)
    #expect(isNear(item.center, CGPoint(x: 100, y: 170), 0.01))
    behavior.addLinearVelocity(CGPoint(x: 0, y: 180), for: item)
    screen.step(120)
    #expect(isNear(item.center, CGPoint(x: 100, y: 200), 0.1))
  }

  @Test func aSlideGoesAlongItsAxisWithinItsRange() {
    let item = PlainItem(100, 100)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: CGPoint(x: 100, y: 100), axisOfTranslation: CGVector(dx: 1, dy: 0))
    #expect(slide.attachmentRange.isInfinite)
    screen.animator.addBehavior(slide)
    let behavior = screen.free(item)
    behavior.addLinearVelocity(CGPoint(x: 100, y: 300), for: item)
    behavior.addAngularVelocity(2, for: item)
    screen.step(60)
    #expect(isNear(item.center, CGPoint(x: 150, y: 100), 0.5) && abs(item.angle) < 0.01)
    slide.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
    screen.step(120)
    #expect(isNear(item.center, CGPoint(x: 160, y: 100), 0.5))
  }

  @Test func fixedItemsMoveAsOne() {
    let one = PlainItem(100, 100)
    let two = PlainItem(200, 100)
    screen.animator.addBehavior(
      UIAttachmentBehavior.fixedAttachment(with: one, attachedTo: two, attachmentAnchor: CGPoint(x: 150, y: 100)))
    let behavior = screen.free(one)
    behavior.addLinearVelocity(CGPoint(x: 0, y: 200), for: one)
    screen.step(60)
    #expect(abs(one.angle - two.angle) < 0.01 && abs(one.angle) > 0.05)
    #expect(abs(distance(one.center, two.center) - 100) < 0.3)
    #expect(abs((one.center.y + two.center.y) / 2 - 150) < 6)
  }

  @Test func aPinLetsItemsTurnWithinItsRange() {
    let one = PlainItem(100, 100)
    let two = PlainItem(200, 100)
    _ = screen.free(one) { $0.isAnchored = true }
    let pin = UIAttachmentBehavior.pinAttachment(
      with: one, attachedTo: two, attachmentAnchor: CGPoint(x: 150, y: 100))
    #expect(pin.attachmentRange.isInfinite && pin.frictionTorque == 0)
    screen.animator.addBehavior(pin)
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    screen.animator.addBehavior(UIGravityBehavior(items: [two]))
    screen.step(240)
    #expect(abs(two.angle - 0.5) < 0.02)
    let held = CGPoint(x: two.center.x - 50 * cos(two.angle), y: two.center.y - 50 * sin(two.angle))
    #expect(isNear(held, CGPoint(x: 150, y: 100), 0.5))
  }

  @Test func aPinWithFrictionHoldsUpToItsTorque() {
    let one = PlainItem(100, 100)
    let two = PlainItem(200, 100)
    _ = screen.free(one) { $0.isAnchored = true }
    let pin = UIAttachmentBehavior.pinAttachment(
      with: one, attachedTo: two, attachmentAnchor: CGPoint(x: 150, y: 100))
    // A mass of 1 falls with 1000 points per square second at an arm of 50 points.
    pin.frictionTorque = 60_000
    screen.animator.addBehavior(pin)
    screen.animator.addBehavior(UIGravityBehavior(items: [two]))
    screen.step(60)
    #expect(abs(two.angle) < 0.05)
    pin.frictionTorque = 20_000
    screen.step(60)
    #expect(two.angle > 0.5)
  }
}
