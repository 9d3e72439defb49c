import Stage
import Testing
import UIKit

@MainActor @Suite struct DynamicAnimatorTests {
  @Test func itRunsWhileSomethingMovesAndNothingRunsAfterwards() {
    let screen = DynamicScreen()
    let item = PlainItem(0, 0)
    let behavior = UIDynamicItemBehavior(items: [item])
    #expect(!screen.animator.isRunning)
    screen.animator.addBehavior(behavior)
    #expect(screen.animator.isRunning && screen.log == ["resume"])
    screen.step(59)
    #expect(screen.animator.isRunning)
    screen.step()
    #expect(!screen.animator.isRunning && screen.log == ["resume", "pause"])
    #expect(abs(screen.animator.elapsedTime - 0.5) < 1e-9)
    #expect(!screen.screen.stage.needsFrame)
    screen.screen.stage.advance(by: 1)
    #expect(abs(screen.animator.elapsedTime - 0.5) < 1e-9)
    behavior.addLinearVelocity(CGPoint(x: 50, y: 0), for: item)
    #expect(screen.animator.isRunning && screen.log.last == "resume")
  }

  @Test func theSameTimeGivesTheSameStatesHoweverManyFramesItTakes() {
    func end(_ frames: [Double]) -> CGPoint {
      let screen = DynamicScreen()
      let item = PlainItem(100, 100)
      screen.animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 50)))
      for frame in frames { screen.screen.stage.advance(by: frame) }
      return item.center
    }
    let one = end([0.25])
    #expect(one == end([Double](repeating: 1.0 / 120, count: 30)))
    #expect(one == end([0.1, 0.05, 0.1]))
  }

  @Test func itemsMoveThenContactsAreReportedThenActionsRun() {
    let screen = DynamicScreen()
    let item = PlainItem(100, 245)
    let behavior = screen.free(item)
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 200, y: 300))
    collision.collisionDelegate = screen
    screen.animator.addBehavior(collision)
    behavior.action = { screen.note("at \(Int(item.center.y.rounded()))") }
    behavior.addLinearVelocity(CGPoint(x: 0, y: 1200), for: item)
    screen.clear()
    screen.step()
    #expect(screen.log == ["item meets floor", "at 250"])
  }

  @Test func aCompositeBringsItsChildrenAlong() {
    final class Falling: UIDynamicBehavior {
      var moves: [Bool] = []
      init(_ item: any UIDynamicItem) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }
    let screen = DynamicScreen()
    let item = PlainItem(0, 0)
    let falling = Falling(item)
    screen.animator.addBehavior(falling)
    #expect(falling.childBehaviors.first?.dynamicAnimator != nil && screen.animator.behaviors.count == 1)
    screen.step(10)
    let height = item.center.y
    #expect(height > 0)
    screen.animator.removeBehavior(falling)
    screen.step(10)
    #expect(item.center.y == height && falling.moves == [true, false] && falling.dynamicAnimator == nil)
  }

  @Test func aBehaviorThatHasItemsTakesNoChildren() {
    let gravity = UIGravityBehavior()
    gravity.addChildBehavior(UIPushBehavior())
    #expect(gravity.childBehaviors.isEmpty)
  }

  @Test func aBehaviorIsAddedOnce() {
    let screen = DynamicScreen()
    let gravity = UIGravityBehavior(items: [PlainItem(0, 0)])
    screen.animator.addBehavior(gravity)
    screen.animator.addBehavior(gravity)
    #expect(screen.animator.behaviors.count == 1)
    screen.animator.removeAllBehaviors()
    #expect(screen.animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
  }

  @Test func aProgramMayPlaceAnItemWhileItMoves() {
    let screen = DynamicScreen()
    let item = PlainItem(0, 0)
    screen.animator.addBehavior(UIGravityBehavior(items: [item]))
    screen.step(5)
    item.center = CGPoint(x: 300, y: 0)
    screen.step()
    #expect(item.center.x == 0)
    item.center = CGPoint(x: 300, y: 0)
    screen.animator.updateItem(usingCurrentState: item)
    screen.step()
    #expect(item.center.x == 300 && item.center.y > 0)
  }

  @Test func itFindsItsItemsInARectangle() {
    let screen = DynamicScreen()
    let items = (0..<200).map { PlainItem(100 * CGFloat($0), 0, width: 50, height: 50) }
    screen.animator.addBehavior(UIDynamicItemBehavior(items: items))
    let found = screen.animator.items(in: CGRect(x: 480, y: -10, width: 110, height: 20))
    #expect(found.count == 2 && found[0] === items[5] && found[1] === items[6])
    #expect(screen.animator.items(in: CGRect(x: 530, y: 0, width: 40, height: 10)).isEmpty)
    #expect(screen.animator.items(in: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)).count == 200)
  }

  @Test func viewsInOtherViewsMoveInTheReferenceViewsCoordinatesOnWholePixels() {
    let screen = Screen()
    let box = screen.add(UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200)))
    let view = screen.add(UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 40)), to: box)
    let animator = UIDynamicAnimator(referenceView: screen.view)
    let collision = UICollisionBehavior(items: [view])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    screen.stage.advance(by: 0.1)
    let scale = view.layer.contentsScale
    #expect((view.center.y * scale).rounded() == view.center.y * scale)
    screen.stage.advance(by: 4)
    // 400 points high, less 50, less where the box is.
    #expect(view.frame == CGRect(x: 20, y: 210, width: 40, height: 40))
    #expect(!animator.isRunning && animator.referenceView === screen.view)
  }

  @Test func theReferenceBoundsAreABoundaryThatFollowsTheViewsSize() {
    let screen = Screen()
    let box = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    let view = screen.add(UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 40)), to: box)
    let animator = UIDynamicAnimator(referenceView: box)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let gravity = UIGravityBehavior(items: [view])
    animator.addBehavior(gravity)
    screen.stage.advance(by: 4)
    #expect(view.frame.maxY == 200 && !animator.isRunning)
    box.frame.size.height = 300
    gravity.magnitude = 2
    screen.stage.advance(by: 4)
    #expect(view.frame.maxY == 300)
  }

  @Test func aViewIsTurnedOnlyWhenItTurns() {
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 40)))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let animator = UIDynamicAnimator(referenceView: screen.view)
    let behavior = UIDynamicItemBehavior(items: [view])
    animator.addBehavior(behavior)
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
    screen.stage.advance(by: 0.1)
    #expect(view.transform.a == 2 && view.center.x > 45)
    behavior.addAngularVelocity(1, for: view)
    screen.stage.advance(by: 0.1)
    #expect(abs(view.transform.b - sin(0.1)) < 0.01 && abs(view.transform.a - cos(0.1)) < 0.01)
  }

  @Test func anAnimatorThatIsGoneMovesNothing() {
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 40)))
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: screen.view)
    let gravity = UIGravityBehavior(items: [view])
    animator?.addBehavior(gravity)
    screen.stage.advance(by: 0.1)
    let height = view.center.y
    animator = nil
    screen.stage.advance(by: 0.1)
    #expect(view.center.y == height && gravity.dynamicAnimator == nil && !screen.stage.needsFrame)
  }
}
