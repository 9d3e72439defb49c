import Stage
import Testing
import UIKit

@MainActor @Suite struct CoordinateSpaceTests {
  /// Twice as large as the screen's points, from (100, 50) on.
  private final class Doubled: NSObject, UICoordinateSpace {
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 10, height: 10) }
    private func toScreen(_ point: CGPoint) -> CGPoint { CGPoint(x: 100 + 2 * point.x, y: 50 + 2 * point.y) }
    private func fromScreen(_ point: CGPoint) -> CGPoint { CGPoint(x: (point.x - 100) / 2, y: (point.y - 50) / 2) }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
      coordinateSpace.convert(toScreen(point), from: UIScreen.main)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
      fromScreen(coordinateSpace.convert(point, to: UIScreen.main))
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
      let corner = toScreen(rect.origin)
      let onScreen = CGRect(x: corner.x, y: corner.y, width: rect.width * 2, height: rect.height * 2)
      return coordinateSpace.convert(onScreen, from: UIScreen.main)
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
      let onScreen = coordinateSpace.convert(rect, to: UIScreen.main)
      let corner = fromScreen(onScreen.origin)
      return CGRect(x: corner.x, y: corner.y, width: onScreen.width / 2, height: onScreen.height / 2)
    }
  }

  @Test func viewsAndTheScreenConvertToEachOther() {
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)))
    let space: any UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 11, y: 22))
    #expect(view.convert(CGPoint(x: 11, y: 22), from: space) == CGPoint(x: 1, y: 2))
    #expect(space.convert(CGPoint(x: 11, y: 22), to: view) == CGPoint(x: 1, y: 2))
    #expect(space.convert(CGPoint(x: 1, y: 2), from: view) == CGPoint(x: 11, y: 22))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(space.convert(view.bounds, from: view) == CGRect(x: -40, y: -30, width: 200, height: 200))
    #expect(view.convert(CGRect(x: -40, y: -30, width: 200, height: 200), from: space) == view.bounds)
  }

  @Test func twoViewsConvertAsSpacesLikeAsViews() {
    let screen = Screen()
    let first = screen.add(UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)))
    let second = screen.add(UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 100)))
    let space: any UICoordinateSpace = second
    #expect(first.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: -189, y: -178))
    #expect(first.convert(CGPoint(x: 1, y: 2), to: space) == first.convert(CGPoint(x: 1, y: 2), to: second))
    #expect(space.convert(first.bounds, from: first) == CGRect(x: -190, y: -180, width: 100, height: 100))
  }

  @Test func aSpaceOfOnesOwnMeetsViewsOnTheScreen() {
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 100, y: 40, width: 100, height: 100)))
    let space = Doubled()
    #expect(view.convert(CGPoint(x: 20, y: 20), to: space) == CGPoint(x: 10, y: 5))
    #expect(view.convert(CGPoint(x: 10, y: 5), from: space) == CGPoint(x: 20, y: 20))
    #expect(view.convert(space.bounds, from: space) == CGRect(x: 0, y: 10, width: 20, height: 20))
    #expect(UIScreen.main.convert(space.bounds, from: space) == CGRect(x: 100, y: 50, width: 20, height: 20))
  }
}
