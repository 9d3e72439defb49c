import Foundation
import Stage
import Testing
import UIKit

/// Pan, swipe, pinch and rotation.
@MainActor @Suite struct MovingGestureTests {
  let fixture = TouchFixture()

  func down(_ x: CGFloat, _ y: CGFloat, _ id: Int = 0) { fixture.stage.touchDown(at: CGPoint(x: x, y: y), id: id) }

  func move(_ x: CGFloat, _ y: CGFloat, _ id: Int = 0) {
    fixture.stage.advance(by: 1.0 / 60)
    fixture.stage.touchMove(to: CGPoint(x: x, y: y), id: id)
  }

  @Test func aPanBeginsAfterTenPointsWhichAreKeptBack() {
    let pan = UIPanGestureRecognizer()
    fixture.watch(pan, "pan")
    down(100, 100)
    move(109.9, 100)
    #expect(pan.state == .possible)
    move(112, 100)
    #expect(pan.state == .began)
    #expect(isNear(pan.translation(in: nil), CGPoint(x: 2, y: 0)))
    move(142, 140)
    #expect(isNear(pan.translation(in: nil), CGPoint(x: 32, y: 40)))
    pan.setTranslation(CGPoint(x: 5, y: 5), in: nil)
    move(143, 140)
    #expect(abs(pan.translation(in: nil).x - 6) < 1e-9)
  }

  @Test func theTenPointsAreKeptBackAlongTheMovementAndNoEventIsLost() {
    let pan = UIPanGestureRecognizer()
    fixture.watch(pan, "pan")
    down(100, 100)
    move(130, 140)
    #expect(pan.state == .began)
    #expect(isNear(pan.translation(in: nil), CGPoint(x: 24, y: 32)))  // 40 of 50 points
  }

  @Test func aPanThatHadToWaitCountsWhatMovedMeanwhile() {
    let pan = UIPanGestureRecognizer()
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    pan.require(toFail: swipe)
    fixture.watch(pan, "pan")
    fixture.watch(swipe, "swipe")
    down(100, 100)
    move(130, 100)
    #expect(pan.state == .possible)
    move(160, 100)  // no swipe to the left
    #expect(pan.state == .began)
    #expect(isNear(pan.translation(in: nil).x, 50))
  }

  @Test func aPansVelocityIsInPointsPerSecond() {
    let pan = UIPanGestureRecognizer()
    fixture.watch(pan, "pan")
    down(100, 100)
    for step in 1...10 { move(100 + CGFloat(step) * 5, 100 - CGFloat(step)) }
    #expect(abs(pan.velocity(in: nil).x - 300) < 1e-6)
    #expect(abs(pan.velocity(in: nil).y + 60) < 1e-6)
    fixture.stage.advance(by: 0.2)
    fixture.stage.touchUp()
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func aPanWithTwoFingersFollowsTheirMiddleAndDoesNotJumpWhenOneComes() {
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    fixture.watch(pan, "pan")
    down(100, 100, 1)
    move(150, 100, 1)
    #expect(pan.state == .possible)
    down(200, 200, 2)
    move(230, 200, 2)
    #expect(pan.state == .began && isNear(pan.translation(in: nil).x, 5))  // what one finger moved does not count
    move(170, 100, 1)
    #expect(isNear(pan.translation(in: nil).x, 15))
    down(50, 50, 3)
    #expect(isNear(pan.translation(in: nil).x, 15))
    fixture.stage.touchUp(id: 3)
    fixture.stage.touchUp(id: 2)
    #expect(fixture.log.last { $0.hasPrefix("pan") } == "pan ended")
  }

  @Test func aPanForOneFingerFailsWithTwo() {
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    fixture.watch(pan, "pan")
    down(100, 100, 1)
    down(200, 100, 2)
    move(150, 100, 1)
    #expect(!fixture.log.contains("pan began"))
  }

  @Test func aSwipeIsReportedOnceAfterFiftyPointsInItsDirection() {
    let swipe = UISwipeGestureRecognizer()
    fixture.watch(swipe, "swipe")
    down(100, 100)
    move(149, 100)
    #expect(!fixture.log.contains("swipe ended"))
    move(151, 102)
    move(200, 102)
    fixture.stage.touchUp()
    #expect(fixture.log.filter { $0.hasPrefix("swipe") } == ["swipe ended"])
  }

  @Test func aSwipeTheOtherWayOrTooSlowIsNone() {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.right, .down]
    fixture.watch(swipe, "swipe")
    down(200, 100)
    move(100, 100)
    fixture.stage.touchUp()
    down(100, 100)
    fixture.stage.advance(by: 0.5)
    move(200, 100)
    fixture.stage.touchUp()
    #expect(!fixture.log.contains("swipe ended"))
    down(100, 100)
    move(100, 160)
    #expect(fixture.log.contains("swipe ended"))
  }

  /// At each edge of a screen of 400 by 400 points: straight inwards, about as far along the edge, and from farther away
  /// than 20 points.
  @Test(arguments: [
    (UIRectEdge.left, CGPoint(x: 19, y: 200), CGVector(dx: 1, dy: 0)),
    (.right, CGPoint(x: 380, y: 200), CGVector(dx: -1, dy: 0)),
    (.top, CGPoint(x: 200, y: 19), CGVector(dx: 0, dy: 1)),
    (.bottom, CGPoint(x: 200, y: 380), CGVector(dx: 0, dy: -1)),
  ])
  func aSwipeFromAnEdgeGoesInwards(edge: UIRectEdge, start: CGPoint, inwards: CGVector) {
    let swipe = UIScreenEdgePanGestureRecognizer()
    swipe.edges = edge
    fixture.watch(swipe, "swipe")
    func log(along: CGFloat, inset: CGFloat = 0) -> [String] {
      fixture.log = []
      let x = start.x + inwards.dx * inset
      let y = start.y + inwards.dy * inset
      down(x, y)
      move(x + 40 * inwards.dx + along * inwards.dy, y + 40 * inwards.dy + along * inwards.dx)
      fixture.stage.touchUp()
      return fixture.log.filter { $0.hasPrefix("swipe") }
    }
    #expect(log(along: 0) == ["swipe began", "swipe ended"])
    #expect(log(along: 39) == ["swipe began", "swipe ended"])
    #expect(log(along: 41) == [] && log(along: -41) == [])
    #expect(log(along: 0, inset: 2) == [])
  }

  @Test func aPinchsScaleIsTheRatioOfTheFingersDistances() {
    let pinch = UIPinchGestureRecognizer()
    fixture.watch(pinch, "pinch")
    down(100, 200, 1)
    down(200, 200, 2)
    move(209, 200, 2)
    #expect(pinch.state == .possible)
    move(220, 200, 2)
    #expect(pinch.state == .began)
    #expect(pinch.scale == 1)
    move(340, 200, 2)
    #expect(pinch.scale == 2)
    #expect(pinch.location(in: nil) == CGPoint(x: 220, y: 200))
    #expect(pinch.velocity == 0)
    move(352, 200, 2)
    #expect(abs(pinch.velocity - 6) < 1e-6)  // a tenth in a sixtieth of a second
    fixture.stage.touchUp(id: 1)
    #expect(pinch.state == .changed)
    move(300, 200, 2)
    #expect(abs(pinch.scale - 2.1) < 1e-9)
    fixture.stage.touchUp(id: 2)
    #expect(fixture.log.last { $0.hasPrefix("pinch") } == "pinch ended")
  }

  @Test func aPinchsScaleMayBeSet() {
    let pinch = UIPinchGestureRecognizer()
    fixture.watch(pinch, "pinch")
    down(100, 200, 1)
    down(200, 200, 2)
    move(300, 200, 2)
    pinch.scale = 1
    move(200, 200, 2)
    #expect(pinch.scale == 0.5)
  }

  @Test func aRotationCountsMoreThanATurn() {
    let rotation = UIRotationGestureRecognizer()
    fixture.watch(rotation, "rotation")
    down(200, 200, 1)
    func place(_ degrees: Double) {
      move(200 + 100 * cos(degrees * .pi / 180), 200 + 100 * sin(degrees * .pi / 180), 2)
    }
    down(300, 200, 2)
    place(11)
    #expect(rotation.state == .possible)  // an arc of 9.6 points about the middle
    place(12)
    #expect(rotation.state == .began)
    for degrees in stride(from: 22.0, through: 402, by: 10) { place(degrees) }
    #expect(abs(rotation.rotation - 390 * .pi / 180) < 1e-9)
    #expect(abs(rotation.velocity - 600 * .pi / 180) < 1e-6)
    fixture.stage.touchUp(id: 1)
    fixture.stage.touchUp(id: 2)
    #expect(fixture.log.last { $0.hasPrefix("rotation") } == "rotation ended")
  }
}
