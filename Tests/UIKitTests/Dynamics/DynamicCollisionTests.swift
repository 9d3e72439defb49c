import Stage
import Testing
import UIKit

@MainActor @Suite struct DynamicCollisionTests {
  let screen = DynamicScreen()

  private func floor(_ items: [PlainItem], y: CGFloat = 300) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: y), to: CGPoint(x: 500, y: y))
    collision.collisionDelegate = screen
    screen.animator.addBehavior(collision)
    return collision
  }

  private func fall(_ items: [PlainItem]) { screen.animator.addBehavior(UIGravityBehavior(items: items)) }

  @Test func anItemFallsToTheFloorAsOnIOSAndRestsOnIt() {
    let item = PlainItem(100, 100)
    _ = screen.free(item) { $0.elasticity = 0 }
    _ = floor([item])
    fall([item])
    screen.frames(26)
    #expect(isNear(item.center, CGPoint(x: 100, y: 192.083298), 1e-4))
    screen.step(4)
    #expect(isNear(item.center, CGPoint(x: 100, y: 206.944397), 1e-4))
    screen.step(400)
    #expect(isNear(item.center, CGPoint(x: 100, y: 250), 0.05))
    #expect(abs(item.angle) < 1e-3 && !screen.animator.isRunning)
  }

  @Test func contactsBeginAndEnd() {
    let item = PlainItem(100, 240)
    let behavior = screen.free(item) { $0.elasticity = 1 }
    _ = floor([item])
    behavior.addLinearVelocity(CGPoint(x: 0, y: 300), for: item)
    screen.clear()
    screen.step(20)
    #expect(screen.log == ["item meets floor", "item leaves floor"])
    #expect(isNear(behavior.linearVelocity(for: item), CGPoint(x: 0, y: -300), 1e-2))
  }

  @Test func aFastItemDoesNotPassThroughALine() {
    for speed in [1000.0, 5000, 20_000, 100_000] {
      let screen = DynamicScreen()
      let item = PlainItem(100, 100, width: 10, height: 10)
      let behavior = screen.free(item) { $0.elasticity = 0 }
      let collision = UICollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 300), to: CGPoint(x: 500, y: 300))
      screen.animator.addBehavior(collision)
      behavior.addLinearVelocity(CGPoint(x: 0, y: speed), for: item)
      screen.step(60)
      #expect(item.center.y < 296)
    }
  }

  @Test func equalItemsExchangeTheirSpeed() {
    let one = PlainItem(100, 100)
    let two = PlainItem(300, 100)
    let ofOne = screen.free(one) { $0.elasticity = 1 }
    let ofTwo = screen.free(two)
    screen.names = [ObjectIdentifier(one): "one", ObjectIdentifier(two): "two"]
    let collision = UICollisionBehavior(items: [one, two])
    collision.collisionDelegate = screen
    screen.animator.addBehavior(collision)
    ofOne.addLinearVelocity(CGPoint(x: 400, y: 0), for: one)
    screen.clear()
    screen.step(50)
    #expect(isNear(ofOne.linearVelocity(for: one), .zero, 1e-3))
    #expect(isNear(ofTwo.linearVelocity(for: two), CGPoint(x: 400, y: 0), 1e-3))
    #expect(screen.log == ["one meets two", "one leaves two"])
    #expect(isNear(screen.place, CGPoint(x: 250, y: 100), 51) && isNear(screen.place.x, 250, 2))
  }

  @Test func itemsPileUpAndComeToRest() {
    let items = (0..<5).map { PlainItem(100, 240 - 110 * CGFloat($0)) }
    _ = floor(items)
    fall(items)
    screen.step(600)
    for (index, item) in items.enumerated() {
      #expect(isNear(item.center, CGPoint(x: 100, y: 250 - 100 * CGFloat(index)), 1.2))
      #expect(abs(item.angle) < 0.01)
    }
    #expect(!screen.animator.isRunning)
  }

  @Test func aSleepingPileWakesWhenItsGroundGoes() {
    let items = (0..<3).map { PlainItem(100, 250 - 100 * CGFloat($0)) }
    let collision = floor(items)
    fall(items)
    screen.step(300)
    #expect(!screen.animator.isRunning)
    collision.removeBoundary(withIdentifier: "floor" as NSString)
    #expect(screen.animator.isRunning)
    screen.step(60)
    for (index, item) in items.enumerated() { #expect(item.center.y > 350 - 100 * CGFloat(index)) }
  }

  @Test func ballsRollAndBoxesDoNot() {
    func way(_ type: UIDynamicItemCollisionBoundsType) -> CGFloat {
      let screen = DynamicScreen()
      let item = PlainItem(100, 80, width: 40, height: 40)
      item.collisionBoundsType = type
      let slope = UICollisionBehavior(items: [item])
      slope.addBoundary(withIdentifier: "slope" as NSString, from: CGPoint(x: 0, y: 100), to: CGPoint(x: 1000, y: 250))
      screen.animator.addBehavior(slope)
      _ = screen.free(item) { $0.friction = 1 }
      screen.animator.addBehavior(UIGravityBehavior(items: [item]))
      screen.step(120)
      return item.center.x
    }
    #expect(way(.ellipse) > 130)
    #expect(abs(way(.rectangle) - 100) < 20)
  }

  @Test func anItemOfAPathCollidesWithIt() {
    let item = PlainItem(100, 100)
    item.collisionBoundsType = .path
    // A lozenge of half the height.
    item.collisionBoundingPath.move(to: CGPoint(x: -50, y: 0))
    for point in [CGPoint(x: 0, y: 25), CGPoint(x: 50, y: 0), CGPoint(x: 0, y: -25)] {
      item.collisionBoundingPath.addLine(to: point)
    }
    item.collisionBoundingPath.close()
    let behavior = screen.free(item) { $0.allowsRotation = false }
    behavior.elasticity = 0
    _ = floor([item])
    fall([item])
    screen.step(300)
    #expect(isNear(item.center, CGPoint(x: 100, y: 275), 0.05))
  }

  @Test func anItemSlidesAlongAFloorOfManyLinesWithoutCatching() {
    let item = PlainItem(100, 250)
    let behavior = screen.free(item) {
      $0.friction = 0
      $0.elasticity = 0
    }
    let collision = UICollisionBehavior(items: [item])
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 300))
    for x in 1...40 { path.addLine(to: CGPoint(x: 20 * CGFloat(x), y: 300)) }
    collision.addBoundary(withIdentifier: "floor" as NSString, for: path)
    screen.animator.addBehavior(collision)
    fall([item])
    behavior.addLinearVelocity(CGPoint(x: 200, y: 0), for: item)
    screen.step(120)
    #expect(isNear(item.center, CGPoint(x: 300, y: 250), 0.5))
    #expect(abs(item.angle) < 0.005)
  }

  @Test func frictionSlowsWhatSlides() {
    let item = PlainItem(100, 250)
    let behavior = screen.free(item) { $0.friction = 0.8 }
    _ = floor([item])
    fall([item])
    behavior.addLinearVelocity(CGPoint(x: 200, y: 0), for: item)
    screen.step(30)
    // The root of 0.8 and the floor's 0.2, times gravity: 400 points per square second.
    #expect(abs(behavior.linearVelocity(for: item).x - 100) < 5)
  }

  @Test func theModeSaysWithWhatItemsCollide() {
    func ends(_ mode: UICollisionBehavior.Mode) -> [CGFloat] {
      let screen = DynamicScreen()
      let items = [PlainItem(100, 240), PlainItem(100, 100)]
      let collision = UICollisionBehavior(items: items)
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 300), to: CGPoint(x: 500, y: 300))
      collision.collisionMode = mode
      screen.animator.addBehavior(collision)
      screen.animator.addBehavior(UIGravityBehavior(items: items))
      screen.step(240)
      return items.map { $0.center.y.rounded() }
    }
    #expect(ends(.everything) == [250, 150])
    #expect(ends(.boundaries) == [250, 250])
    #expect(ends(.items).allSatisfy { $0 > 1000 })
  }

  @Test func aCurveIsABoundaryLikeALine() {
    let item = PlainItem(170, 100, width: 20, height: 20)
    item.collisionBoundsType = .ellipse
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "bowl" as NSString, for: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 200)))
    screen.animator.addBehavior(collision)
    _ = screen.free(item) { $0.resistance = 1 }
    fall([item])
    screen.step(1800)
    #expect(isNear(item.center, CGPoint(x: 100, y: 190), 3))
  }

  @Test func boundariesGoByTheirNames() {
    let collision = floor([])
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: "floor" as NSString)?.bounds.width == 1000)
    collision.addBoundary(
      withIdentifier: "floor" as NSString, for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: "floor" as NSString)?.bounds.width == 9)
    collision.addBoundary(withIdentifier: NSNumber(value: 3), for: UIBezierPath())
    collision.removeBoundary(withIdentifier: NSNumber(value: 4))
    #expect(collision.boundaryIdentifiers?.count == 2)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
    #expect(collision.boundary(withIdentifier: "floor" as NSString) == nil)
  }

  @Test func turnedItemsComeToLieFlat() {
    let item = PlainItem(100, 200, width: 80, height: 40)
    item.transform = CGAffineTransform(rotationAngle: 0.4)
    _ = floor([item])
    fall([item])
    screen.step(600)
    #expect(isNear(item.center.y, 280, 0.1) && abs(item.angle) < 0.01)
    #expect(!screen.animator.isRunning)
  }
}
