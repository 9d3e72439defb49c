import Stage
import Testing
import UIKit

@MainActor @Suite struct ZoomTests {
  let fixture = ScrollBench(contentSize: CGSize(width: 300, height: 400))
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    fixture.scrollView.addSubview(picture)
    fixture.observer.zoomed = picture
    fixture.scrollView.maximumZoomScale = 4
  }

  /// Two fingers on a level line about a point, `from` and then `to` points apart.
  func pinch(about middle: CGPoint, from: CGFloat, to: CGFloat, lifts: Bool = true) {
    func place(_ distance: CGFloat, _ touch: (CGPoint, Int) -> Void) {
      touch(CGPoint(x: middle.x - distance / 2, y: middle.y), 1)
      touch(CGPoint(x: middle.x + distance / 2, y: middle.y), 2)
    }
    place(from) { fixture.stage.touchDown(at: $0, id: $1) }
    for step in 1...10 {
      fixture.stage.advance(by: 1.0 / 60)
      place(from + (to - from) * CGFloat(step) / 10) { fixture.stage.touchMove(to: $0, id: $1) }
    }
    guard lifts else { return }
    fixture.stage.touchUp(id: 1)
    fixture.stage.touchUp(id: 2)
  }

  @Test func thereIsAPinchOnlyWhenTheLimitsDiffer() {
    #expect(fixture.scrollView.pinchGestureRecognizer != nil)
    fixture.scrollView.maximumZoomScale = 1
    #expect(fixture.scrollView.pinchGestureRecognizer == nil)
  }

  @Test func aPinchZoomsAboutTheFingersAndTellsTheDelegate() {
    let calls = fixture.calls { pinch(about: CGPoint(x: 150, y: 100), from: 100, to: 200) }
    #expect(calls.first { $0.contains("oom") } == "willBeginZooming")
    #expect(calls.contains("didZoom"))
    #expect(calls.last?.hasPrefix("didEndZooming") == true)
    let scale = fixture.scrollView.zoomScale
    #expect(abs(scale - 200.0 / 110) < 0.05)  // it begins at a distance of 110 points or a little less
    #expect(picture.transform.a == scale)
    #expect(abs(fixture.scrollView.contentSize.width - 300 * scale) < 1e-9)
    #expect(abs(picture.frame.minX) < 1e-9 && abs(picture.frame.minY) < 1e-9)
    // The point under the fingers has stayed under them.
    let under = picture.convert(CGPoint(x: 150, y: 100), from: nil)
    #expect(abs(under.x - 150) < 8 && abs(under.y - 100) < 1e-6)
    #expect(!fixture.scrollView.isZooming)
  }

  @Test func fingersGoBeyondTheLimitAndTheScaleReturns() {
    let calls = fixture.calls {
      pinch(about: CGPoint(x: 150, y: 200), from: 200, to: 40)
      #expect(fixture.scrollView.isZoomBouncing)
      fixture.stage.advance(by: 0.4)
    }
    #expect(fixture.scrollView.zoomScale == 1)
    #expect(abs(fixture.offset.x) < 1e-9 && abs(fixture.offset.y) < 1e-9)
    #expect(calls.last == "didEndZooming 1.0")
    #expect(!fixture.scrollView.isZoomBouncing)
  }

  @Test func withoutBounceTheScaleStaysWithinItsLimits() {
    fixture.scrollView.bouncesZoom = false
    pinch(about: CGPoint(x: 150, y: 200), from: 200, to: 40, lifts: false)
    #expect(fixture.scrollView.zoomScale == 1)
  }

  @Test func fingersBeyondTheLimitMoveTheScaleLess() {
    pinch(about: CGPoint(x: 150, y: 200), from: 200, to: 40, lifts: false)
    #expect(fixture.scrollView.isZooming)
    #expect(fixture.scrollView.zoomScale < 0.7)
    #expect(fixture.scrollView.zoomScale > 0.4)
  }

  @Test func aProgramSetsTheScaleAboutTheMiddle() {
    let calls = fixture.calls { fixture.scrollView.zoomScale = 2 }
    #expect(calls == ["didScroll", "didZoom"])
    #expect(fixture.offset == CGPoint(x: 150, y: 200))
    #expect(fixture.scrollView.contentSize == CGSize(width: 600, height: 800))
    fixture.scrollView.zoomScale = 9
    #expect(fixture.scrollView.zoomScale == 4)
  }

  @Test func anAnimatedChangeOfTheScaleTellsItsBeginningAndEnd() {
    let calls = fixture.calls {
      fixture.scrollView.setZoomScale(3, animated: true)
      fixture.stage.advance(by: 0.4)
    }
    #expect(calls == ["willBeginZooming", "didScroll", "didZoom", "didEndZooming 3.0"])
    #expect(fixture.scrollView.zoomScale == 3)
  }

  @Test func aRectangleIsZoomedToTheMiddle() {
    fixture.scrollView.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: false)
    #expect(fixture.scrollView.zoomScale == 3)
    let seen = picture.convert(fixture.scrollView.bounds, from: fixture.scrollView)
    #expect(abs(seen.midX - 150) < 1e-9 && abs(seen.midY - 150) < 1e-9)
    #expect(abs(seen.width - 100) < 1e-9)
    // At the content's edge no room beyond it is shown.
    fixture.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 75, height: 100), animated: false)
    #expect(fixture.scrollView.zoomScale == 4)
    #expect(fixture.offset == .zero)
  }

  @Test func withoutAViewForZoomingNothingZooms() {
    fixture.observer.zoomed = nil
    pinch(about: CGPoint(x: 150, y: 200), from: 50, to: 200)
    #expect(fixture.scrollView.zoomScale == 1)
    fixture.scrollView.zoomScale = 2
    #expect(fixture.scrollView.zoomScale == 1)
  }
}
