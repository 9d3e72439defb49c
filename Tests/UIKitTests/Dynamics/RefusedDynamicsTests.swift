import Runtime
import Stage
import Testing
import UIKit

/// Numbers that are not finite are refused by behaviours, and items stay where numbers can find them.
@MainActor @Suite(.serialized) struct RefusedDynamicsTests {
  private static let wrong: [CGFloat] = [.nan, .infinity, -.infinity]
  private let item = PlainItem(50, 50)
  private let screen = DynamicScreen()

  /// Runs a program and returns what is said about it.
  private func messages(_ program: () -> Void) -> [String] {
    var said: [String] = []
    messageListener = { said.append($0) }
    defer { messageListener = nil }
    program()
    return said
  }

  private func expectToFindTheItem() {
    screen.step(60)
    #expect(item.center.x.isFinite && item.center.y.isFinite && item.angle.isFinite)
  }

  @Test func gravityKeepsItsDirection() {
    let gravity = UIGravityBehavior(items: [item])
    screen.animator.addBehavior(gravity)
    for wrong in Self.wrong {
      let said = messages {
        gravity.gravityDirection = CGVector(dx: wrong, dy: 0)
        gravity.magnitude = wrong
        gravity.setAngle(wrong, magnitude: 1)
      }
      #expect(said.count == 3 && said[0].contains("the gravityDirection of a UIGravityBehavior"))
      #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    }
    expectToFindTheItem()
    #expect(item.center.y > 50)
  }

  @Test(arguments: [UIPushBehavior.Mode.continuous, .instantaneous]) func aPushKeepsItsDirection(
    mode: UIPushBehavior.Mode
  ) {
    let push = UIPushBehavior(items: [item], mode: mode)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    screen.animator.addBehavior(push)
    for wrong in Self.wrong {
      push.pushDirection = CGVector(dx: 0, dy: wrong)
      push.angle = wrong
      push.magnitude = wrong
      push.setAngle(0, magnitude: wrong)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: wrong, vertical: 0), for: item)
      #expect(push.pushDirection == CGVector(dx: 1, dy: 0) && push.magnitude == 1 && push.angle == 0)
      #expect(push.targetOffsetFromCenter(for: item) == .zero)
    }
    expectToFindTheItem()
    #expect(item.center.x > 50)
  }

  @Test func aSnapKeepsItsPoint() {
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: CGFloat.nan, y: 0))
    #expect(snap.snapPoint == item.center)
    snap.snapPoint = CGPoint(x: 80, y: 50)
    screen.animator.addBehavior(snap)
    for wrong in Self.wrong {
      snap.snapPoint = CGPoint(x: 0, y: wrong)
      snap.damping = wrong
      #expect(snap.snapPoint == CGPoint(x: 80, y: 50) && snap.damping == 0.5)
    }
    expectToFindTheItem()
    #expect(item.center.x > 70)
  }

  @Test func anAttachmentKeepsItsMeasures() {
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 50, y: 0))
    screen.animator.addBehavior(attachment)
    for wrong in Self.wrong {
      attachment.anchorPoint = CGPoint(x: wrong, y: 0)
      attachment.length = wrong
      attachment.damping = wrong
      attachment.frequency = wrong
      attachment.frictionTorque = wrong
      #expect(attachment.anchorPoint == CGPoint(x: 50, y: 0) && attachment.length == 50)
      #expect(attachment.damping == 0 && attachment.frequency == 0 && attachment.frictionTorque == 0)
    }
    attachment.attachmentRange = UIFloatRange(minimum: .nan, maximum: 1)
    #expect(attachment.attachmentRange == .zero)
    attachment.attachmentRange = .infinite
    #expect(attachment.attachmentRange.isInfinite)
    expectToFindTheItem()
  }

  @Test func anAttachmentIsMadeWithTheStandardForNoNumbers() {
    let nowhere = CGPoint(x: CGFloat.nan, y: CGFloat.infinity)
    let attachment = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: CGFloat.nan, vertical: 0), attachedToAnchor: nowhere)
    #expect(attachment.anchorPoint == item.center)
    let sliding = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: CGFloat.nan, dy: 1))
    for behavior in [attachment, sliding] { screen.animator.addBehavior(behavior) }
    screen.animator.addBehavior(UIGravityBehavior(items: [item]))
    expectToFindTheItem()
  }

  @Test func anItemKeepsItsProperties() {
    let behavior = UIDynamicItemBehavior(items: [item])
    screen.animator.addBehavior(behavior)
    for wrong in Self.wrong {
      behavior.elasticity = wrong
      behavior.friction = wrong
      behavior.density = wrong
      behavior.resistance = wrong
      behavior.angularResistance = wrong
      behavior.addLinearVelocity(CGPoint(x: wrong, y: 0), for: item)
      behavior.addAngularVelocity(wrong, for: item)
    }
    #expect(behavior.elasticity == 0.2 && behavior.friction == 0.2 && behavior.density == 1)
    #expect(behavior.resistance == 0.1 && behavior.angularResistance == 0.1)
    #expect(behavior.linearVelocity(for: item) == .zero && behavior.angularVelocity(for: item) == 0)
    expectToFindTheItem()
  }

  @Test func aCollisionHasNoBoundaryWithoutPlace() {
    let collision = UICollisionBehavior(items: [item])
    screen.animator.addBehavior(collision)
    screen.animator.addBehavior(UIGravityBehavior(items: [item]))
    for wrong in Self.wrong {
      collision.addBoundary(withIdentifier: "a" as NSString, from: CGPoint(x: 0, y: wrong), to: CGPoint(x: 100, y: 100))
      collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: wrong, left: 0, bottom: 0, right: 0))
    }
    #expect(collision.boundaryIdentifiers == nil && !collision.translatesReferenceBoundsIntoBoundary)
    expectToFindTheItem()
  }

  @Test func anItemThatIsUpdatedStaysWhereItIsKnown() {
    let gravity = UIGravityBehavior(items: [item])
    screen.animator.addBehavior(gravity)
    item.center.y = .nan
    screen.animator.updateItem(usingCurrentState: item)
    expectToFindTheItem()
  }
}
