import Stage
import Testing
import UIKit

/// How recognisers of the same fingers get on with each other.
@MainActor @Suite struct GestureArenaTests {
  let fixture = TouchFixture()
  let single = UITapGestureRecognizer()
  let double = UITapGestureRecognizer()
  let point = CGPoint(x: 100, y: 100)

  init() {
    double.numberOfTapsRequired = 2
    fixture.view.tell = nil
  }

  func gestures(_ body: () -> Void) -> [String] {
    fixture.log = []
    body()
    return fixture.log
  }

  func doubleTap() {
    fixture.stage.tap(at: point)
    fixture.stage.advance(by: 0.1)
    fixture.stage.tap(at: point)
  }

  @Test func aTapDoesNotKeepADoubleTapFromBeingRecognized() {
    fixture.watch(single, "single")
    fixture.watch(double, "double")
    #expect(gestures(doubleTap) == ["single ended", "single ended", "double ended"])
  }

  @Test func aTapThatRequiresADoubleTapToFailWaitsForIt() {
    fixture.watch(single, "single")
    fixture.watch(double, "double")
    single.require(toFail: double)
    #expect(gestures(doubleTap) == ["double ended"])
    #expect(gestures { fixture.stage.tap(at: point) } == [])
    #expect(single.state == .possible)
    #expect(gestures { fixture.stage.advance(by: 0.4) } == ["single ended"])
    #expect(single.state == .possible)
  }

  @Test func theDelegateMayRequireAFailure() {
    let delegate = GestureDelegate()
    fixture.watch(single, "single")
    fixture.watch(double, "double")
    delegate.requires = double
    single.delegate = delegate
    #expect(gestures(doubleTap) == ["double ended"])
    let other = GestureDelegate()
    single.delegate = nil
    other.isRequiredBy = single
    double.delegate = other
    #expect(gestures(doubleTap) == ["double ended"])
  }

  @Test func theInnerOfTwoEqualGesturesIsRecognized() {
    let inner = UIPanGestureRecognizer()
    let outer = UIPanGestureRecognizer()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    fixture.view.addSubview(child)
    fixture.watch(outer, "outer")
    fixture.watch(inner, "inner", on: child)
    let log = gestures { fixture.stage.drag(from: point, to: CGPoint(x: 150, y: 100), duration: 2.0 / 60) }
    #expect(log == ["inner began", "inner changed", "inner ended"])
  }

  @Test func theDelegateMayLetBothBeRecognized() {
    let inner = UIPanGestureRecognizer()
    let outer = UIPanGestureRecognizer()
    let delegate = GestureDelegate()
    delegate.goesTogether = true
    inner.delegate = delegate
    fixture.watch(inner, "inner")
    fixture.watch(outer, "outer")
    let log = gestures { fixture.stage.drag(from: point, to: CGPoint(x: 150, y: 100), duration: 1.0 / 60) }
    #expect(log == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test func theDelegateMayRefuseToBeginOrATouch() {
    let delegate = GestureDelegate()
    single.delegate = delegate
    fixture.watch(single, "single")
    delegate.shouldBegin = { _ in false }
    #expect(gestures { fixture.stage.tap(at: point) } == [])
    delegate.shouldBegin = { _ in true }
    delegate.receives = { $0.location(in: nil).x > 200 }
    #expect(gestures { fixture.stage.tap(at: point) } == [])
    #expect(gestures { fixture.stage.tap(at: CGPoint(x: 300, y: 100)) } == ["single ended"])
  }

  @Test func aRequiredGestureThatIsRecognizedLetsTheOtherFail() {
    let swipe = UISwipeGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    fixture.watch(pan, "pan")
    fixture.watch(swipe, "swipe")
    pan.require(toFail: swipe)
    let right = gestures { fixture.stage.drag(from: point, to: CGPoint(x: 200, y: 100), duration: 0.1) }
    #expect(right == ["swipe ended"])
    let left = gestures { fixture.stage.drag(from: point, to: CGPoint(x: 0, y: 100), duration: 0.1) }
    #expect(left.first == "pan began")
    #expect(left.last == "pan ended")
  }

  @Test func aGestureThatDelaysTouchesKeepsThemUntilItFails() {
    fixture.view.tell = { [weak fixture] in fixture?.log.append($0) }
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    fixture.watch(pan, "pan")
    #expect(gestures { fixture.stage.touchDown(at: point) } == [])
    #expect(gestures { fixture.stage.touchUp() } == ["view began", "view ended"])
    let drag = gestures { fixture.stage.drag(from: point, to: CGPoint(x: 150, y: 100), duration: 1.0 / 60) }
    #expect(drag == ["pan began", "pan ended"])
  }

  @Test func aGestureThatIsRecognizedKeepsItsLaterFingersFromOthers() {
    let pan = UIPanGestureRecognizer()
    let child = UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 400))
    fixture.view.addSubview(child)
    fixture.watch(pan, "pan")
    fixture.watch(single, "tap", on: child)
    let log = gestures {
      fixture.stage.touchDown(at: point, id: 1)
      fixture.stage.touchMove(to: CGPoint(x: 100, y: 150), id: 1)
      fixture.stage.touchDown(at: CGPoint(x: 300, y: 100), id: 2)
      fixture.stage.touchUp(id: 2)
    }
    #expect(log == ["pan began"])
    fixture.stage.touchUp(id: 1)
    #expect(gestures { fixture.stage.tap(at: CGPoint(x: 300, y: 100)) } == ["tap ended"])
  }

  @Test func aRemovedRecognizerIsCancelled() {
    let pan = UIPanGestureRecognizer()
    fixture.watch(pan, "pan")
    fixture.stage.touchDown(at: point)
    fixture.stage.touchMove(to: CGPoint(x: 150, y: 100))
    fixture.view.removeGestureRecognizer(pan)
    fixture.stage.touchMove(to: CGPoint(x: 180, y: 100))
    fixture.stage.touchUp()
    #expect(fixture.log == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test func aViewGetsOneFingerUnlessItWantsMore() {
    fixture.view.tell = { [weak fixture] in fixture?.log.append($0) }
    func press() {
      fixture.stage.touchDown(at: point, id: 1)
      fixture.stage.touchDown(at: CGPoint(x: 200, y: 100), id: 2)
      fixture.stage.touchUp(id: 2)
      fixture.stage.touchUp(id: 1)
    }
    #expect(gestures(press) == ["view began", "view ended"])
    fixture.view.isMultipleTouchEnabled = true
    #expect(gestures(press) == ["view began", "view began", "view ended", "view ended"])
  }

  @Test func twoFingersOnTwoViewsPanEachByItself() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let right = UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 400))
    for (view, name) in [(left, "left"), (right, "right")] {
      fixture.view.addSubview(view)
      fixture.watch(UIPanGestureRecognizer(), name, on: view)
    }
    fixture.stage.touchDown(at: point, id: 1)
    fixture.stage.touchDown(at: CGPoint(x: 300, y: 100), id: 2)
    fixture.stage.touchMove(to: CGPoint(x: 100, y: 150), id: 1)
    fixture.stage.touchMove(to: CGPoint(x: 300, y: 150), id: 2)
    #expect(fixture.log == ["left began", "right began"])
  }
}
