import Stage
import Testing
import UIKit

@MainActor @Suite struct HitTestingTests {
  private let screen = Screen()

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    screen.stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil) -> UIView
  {
    screen.add(UIView(frame: CGRect(x: x, y: y, width: width, height: height)), to: parent)
  }

  @Test func theFrontmostViewAtThePointIsHit() {
    let back = box(0, 0, 100, 100)
    let front = box(50, 50, 100, 100)
    #expect(hit(25, 25) === back)
    #expect(hit(75, 75) === front)
    #expect(hit(200, 200) === screen.view)
    #expect(hit(500, 200) == nil)
  }

  @Test func theRightAndBottomEdgesAreOutside() {
    let view = box(10, 10, 100, 100)
    #expect(hit(10, 10) === view)
    #expect(hit(110, 50) === screen.view)
    #expect(hit(50, 110) === screen.view)
  }

  @Test func theDeepestSubviewIsHitAndOnlyInsideItsSuperviews() {
    let parent = box(0, 0, 100, 100)
    let child = box(50, 50, 100, 100, in: parent)
    #expect(hit(75, 75) === child)
    #expect(hit(125, 125) === screen.view)
  }

  @Test func hiddenClearAndDisabledViewsAreNotHit() {
    let back = box(0, 0, 100, 100)
    let front = box(0, 0, 100, 100)
    front.isHidden = true
    #expect(hit(50, 50) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(hit(50, 50) === back)
    front.alpha = 0.01
    #expect(hit(50, 50) === front)
    front.isUserInteractionEnabled = false
    #expect(hit(50, 50) === back)
  }

  @Test func aDisabledSuperviewTakesItsSubviewsAlong() {
    let parent = box(0, 0, 100, 100)
    _ = box(0, 0, 100, 100, in: parent)
    parent.isUserInteractionEnabled = false
    #expect(hit(50, 50) === screen.view)
  }

  @Test func labelsLetTouchesThrough() {
    let parent = box(0, 0, 100, 100)
    let label = screen.add(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), to: parent)
    #expect(!label.isUserInteractionEnabled)
    #expect(hit(50, 50) === parent)
  }

  @Test func scaledTurnedAndScrolledViewsAreHitWhereTheyAreSeen() {
    let parent = box(100, 100, 100, 100)
    let child = box(0, 0, 20, 20, in: parent)
    parent.transform = CGAffineTransform(scaleX: 2, y: 2)  // now 50 to 250
    #expect(hit(60, 60) === child)
    #expect(hit(95, 95) === parent)
    #expect(hit(240, 240) === parent)
    parent.transform = CGAffineTransform(rotationAngle: .pi / 2)  // the child is at the top right now
    #expect(hit(190, 110) === child)
    #expect(hit(110, 110) === parent)
    parent.transform = .identity
    parent.bounds.origin = CGPoint(x: -50, y: -60)
    #expect(hit(155, 165) === child)
    #expect(hit(105, 105) === parent)
  }

  @Test func aViewOfScaleZeroIsNotHit() {
    let view = box(0, 0, 100, 100)
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(hit(50, 50) === screen.view)
  }

  @Test func pointInsideMayReachBeyondTheBounds() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let wide = screen.add(Wide(frame: CGRect(x: 100, y: 100, width: 10, height: 10)))
    #expect(hit(85, 85) === wide)
    #expect(hit(75, 85) === screen.view)
  }

  @Test func pointsAndRectanglesAreConvertedBetweenViews() {
    let first = box(10, 20, 100, 100)
    let second = box(200, 200, 100, 100)
    second.bounds.origin.y = 30
    #expect(first.convert(CGPoint(x: 1, y: 2), to: second) == CGPoint(x: -189, y: -148))
    #expect(first.convert(CGPoint(x: -189, y: -148), from: second) == CGPoint(x: 1, y: 2))
    #expect(first.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 22))
    #expect(first.convert(CGPoint(x: 11, y: 22), from: nil) == CGPoint(x: 1, y: 2))
    #expect(first.convert(first.bounds, to: nil) == first.frame)
    first.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(first.convert(first.bounds, to: screen.view) == CGRect(x: -40, y: -30, width: 200, height: 200))
    #expect(screen.view.convert(CGRect(x: -40, y: -30, width: 200, height: 200), to: first) == first.bounds)
  }
}
