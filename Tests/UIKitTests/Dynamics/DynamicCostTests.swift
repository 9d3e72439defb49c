import Stage
import Testing

@testable import UIKit

/// What a step costs, counted.
@MainActor @Suite struct DynamicCostTests {
  let screen = DynamicScreen()

  @Test func whatRestsOrIsAnchoredCostsNothing() {
    // A ground of 400 boxes, and one ball that falls on it.
    let ground = (0..<400).map { PlainItem(100 * CGFloat($0), 500) }
    let anchored = UIDynamicItemBehavior(items: ground)
    anchored.isAnchored = true
    let ball = PlainItem(2030, 300, width: 20, height: 20)
    let collision = UICollisionBehavior(items: ground + [ball])
    screen.animator.addBehavior(anchored)
    screen.animator.addBehavior(collision)
    screen.animator.addBehavior(UIGravityBehavior(items: [ball]))
    var most = (bodies: 0, pairs: 0)
    screen.step()
    for _ in 0..<200 {
      screen.step()
      let world = screen.animator.world
      most = (max(most.bodies, world.bodiesLookedAt), max(most.pairs, world.pairsLookedAt))
    }
    #expect(most.bodies == 1 && most.pairs <= 3)
    #expect(isNear(ball.center.y, 440, 0.1) && ground.allSatisfy { $0.changes == 0 })
  }

  @Test func itemsThatMoveFarFromEachOtherAreNoPairs() {
    let items = (0..<200).map { PlainItem(300 * CGFloat($0), 0) }
    screen.animator.addBehavior(UICollisionBehavior(items: items))
    screen.animator.addBehavior(UIGravityBehavior(items: items))
    screen.step(60)
    #expect(screen.animator.world.bodiesLookedAt == 200 && screen.animator.world.pairsLookedAt == 0)
  }

  @Test func anAnimatorThatWasPausedCostsNoFrames() {
    let items = (0..<50).map { PlainItem(110 * CGFloat($0), 0) }
    let behavior = UIDynamicItemBehavior(items: items)
    screen.animator.addBehavior(behavior)
    screen.step(70)
    #expect(screen.animator.world.awake.isEmpty && !screen.screen.stage.needsFrame)
    behavior.addLinearVelocity(CGPoint(x: 0, y: 30), for: items[7])
    screen.step()
    #expect(screen.animator.world.bodiesLookedAt == 1)
  }
}
