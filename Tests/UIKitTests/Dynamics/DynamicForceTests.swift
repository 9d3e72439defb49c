import Stage
import Testing
import UIKit

/// Numbers are those that Apple's UIKit gives, read off it in steps of 1/120 of a second.
@MainActor @Suite struct DynamicForceTests {
  let screen = DynamicScreen()

  private func isNear(_ a: [CGFloat], _ b: [CGFloat], _ tolerance: CGFloat) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test func gravityOfOneIsAThousandPointsPerSquareSecondWhateverTheMass() {
    for density in [1.0, 7.0] {
      let screen = DynamicScreen()
      let item = PlainItem(150, 50)
      let behavior = screen.free(item) { $0.density = density }
      screen.animator.addBehavior(UIGravityBehavior(items: [item]))
      screen.step(12)
      #expect(isNear([behavior.linearVelocity(for: item).y], [100], 1e-9))
    }
  }

  @Test func anItemFallsAsFarAsOnIOS() {
    let item = PlainItem(150, 50)
    screen.animator.addBehavior(UIGravityBehavior(items: [item]))
    var heights: [CGFloat] = []
    for frame in 0..<5 {
      screen.step(frame == 0 ? 1 : 2)
      heights.append(item.center.y)
    }
    #expect(isNear(heights, [50.0693855, 50.4160881, 51.0396423, 51.9395943, 53.1154747], 1e-5))
  }

  @Test func gravityIsAVectorOrAnAngleAndAMagnitude() {
    let gravity = UIGravityBehavior()
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
    #expect(abs(gravity.angle - CGFloat.pi / 2) < 1e-12)
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    #expect(gravity.magnitude == 5 && abs(gravity.angle - 0.927295218) < 1e-8)
    gravity.magnitude = 2
    #expect(isNear([gravity.gravityDirection.dx, gravity.gravityDirection.dy], [1.2, 1.6], 1e-9))
  }

  @Test func anItemThatLeavesGravityContinuesAsFastAsItWas() {
    let item = PlainItem(150, 50)
    let behavior = screen.free(item)
    let gravity = UIGravityBehavior(items: [item])
    screen.animator.addBehavior(gravity)
    screen.step(12)
    gravity.removeItem(item)
    screen.step(12)
    #expect(isNear([behavior.linearVelocity(for: item).y], [100], 1e-9))
  }

  @Test func aContinuousPushOfOneAcceleratesAHundredPointsPerSquareSecond() {
    let item = PlainItem(0, 0)
    let behavior = screen.free(item)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    screen.animator.addBehavior(push)
    var speeds: [CGFloat] = []
    for frame in 0..<4 {
      screen.step(frame == 0 ? 1 : 2)
      speeds.append(behavior.linearVelocity(for: item).x)
    }
    #expect(isNear(speeds, [0.833333373, 2.50000024, 4.16666698, 5.83333349], 1e-6))
    push.active = false
    screen.step(2)
    #expect(isNear([behavior.linearVelocity(for: item).x], [5.83333349], 1e-6))
  }

  @Test func aPushBesideTheCenterTurnsTheItem() {
    let item = PlainItem(0, 0)
    let behavior = screen.free(item)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 50), for: item)
    screen.animator.addBehavior(push)
    screen.step()
    #expect(isNear([behavior.angularVelocity(for: item)], [-0.0250000022], 1e-8))
  }

  @Test func anInstantaneousPushOfOneGivesAHundredPointsPerSecondOnce() {
    let item = PlainItem(0, 0)
    let behavior = screen.free(item)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.setAngle(CGFloat.pi / 2, magnitude: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: item)
    screen.animator.addBehavior(push)
    screen.step(3)
    #expect(isNear([behavior.linearVelocity(for: item).y, behavior.angularVelocity(for: item)], [100, 3], 1e-6))
    #expect(!push.active)
    push.active = true
    screen.step()
    #expect(isNear([behavior.linearVelocity(for: item).y], [200], 1e-6))
  }

  @Test func massIsDensityTimesTenThousandSquarePoints() {
    let item = PlainItem(0, 0, width: 200, height: 50)
    let behavior = screen.free(item) { $0.density = 2 }
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.3, dy: 0)
    screen.animator.addBehavior(push)
    screen.step()
    #expect(isNear([behavior.linearVelocity(for: item).x], [15], 1e-9))
  }

  @Test func aPushKeepsItsAngleWithoutMagnitude() {
    let push = UIPushBehavior()
    push.pushDirection = CGVector(dx: 3, dy: 4)
    #expect(push.magnitude == 5)
    push.magnitude = 0
    #expect(push.pushDirection == .zero)
    push.magnitude = 2
    #expect(isNear([push.pushDirection.dx, push.pushDirection.dy], [1.2, 1.6], 1e-9))
    push.setAngle(1, magnitude: -1)
    #expect(isNear([push.pushDirection.dx, push.pushDirection.dy], [-0.540302306, -0.841470985], 1e-8))
  }

  @Test func resistanceTakesItsPartOfTheSpeedPerSecond() {
    let item = PlainItem(0, 0)
    let behavior = screen.free(item) {
      $0.resistance = 2
      $0.angularResistance = 1
    }
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    behavior.addAngularVelocity(1, for: item)
    screen.step()
    #expect(isNear([behavior.linearVelocity(for: item).x], [100 / (1 + 2.0 / 120)], 1e-9))
    #expect(isNear([behavior.angularVelocity(for: item)], [1 / (1 + 1.0 / 120)], 1e-9))
  }

  @Test func aFreshItemBehaviorHasTheDefaults() {
    let behavior = UIDynamicItemBehavior()
    #expect(behavior.elasticity == 0.2 && behavior.friction == 0.2 && behavior.density == 1)
    #expect(behavior.resistance == 0.1 && behavior.angularResistance == 0.1)
    #expect(behavior.allowsRotation && !behavior.isAnchored)
  }

  @Test func velocitiesAreAddedAndThoseOfBeforeCountWhenTheAnimatorHasTheItem() {
    let item = PlainItem(0, 0)
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.addLinearVelocity(CGPoint(x: 10, y: 20), for: item)
    behavior.addLinearVelocity(CGPoint(x: 1, y: 2), for: item)
    behavior.addLinearVelocity(CGPoint(x: 9, y: 9), for: PlainItem(0, 0))
    #expect(behavior.linearVelocity(for: item) == .zero)
    screen.animator.addBehavior(behavior)
    #expect(behavior.linearVelocity(for: item) == CGPoint(x: 11, y: 22))
    behavior.addLinearVelocity(CGPoint(x: 13, y: -7), for: item)
    #expect(behavior.linearVelocity(for: item) == CGPoint(x: 24, y: 15))
    #expect(UIDynamicItemBehavior().linearVelocity(for: item) == .zero)
  }

  @Test func ofSeveralItemBehaviorsTheLastThatSetsAPropertyCounts() {
    func speed(_ density: [CGFloat]) -> CGFloat {
      let screen = DynamicScreen()
      let item = PlainItem(0, 0)
      let push = UIPushBehavior(items: [item], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 1, dy: 0)
      screen.animator.addBehavior(push)
      var last = UIDynamicItemBehavior()
      for density in density {
        last = UIDynamicItemBehavior(items: [item])
        last.resistance = 0
        last.density = density
        screen.animator.addBehavior(last)
      }
      screen.step()
      return last.linearVelocity(for: item).x
    }
    #expect(speed([2]) == 50 && speed([2, 4]) == 25 && speed([4, 1]) == 25)
  }

  @Test func anAnchoredItemStaysAndStopsOthers() {
    let wall = PlainItem(0, 0)
    let ball = PlainItem(150, 0)
    _ = screen.free(wall) { $0.isAnchored = true }
    let behavior = screen.free(ball)
    behavior.addLinearVelocity(CGPoint(x: -200, y: 0), for: ball)
    screen.animator.addBehavior(UICollisionBehavior(items: [wall, ball]))
    screen.step(60)
    #expect(wall.center == .zero)
    #expect(isNear([behavior.linearVelocity(for: ball).x], [40], 1e-3))
  }
}
