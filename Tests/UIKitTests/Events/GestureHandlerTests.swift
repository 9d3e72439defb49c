import Stage
import Testing
import UIKit

/// Closures that gesture recognisers call.
@MainActor struct GestureHandlerTests {
  @MainActor private final class Holder { var last: GestureHandler? }

  private let fixture = TouchFixture()
  private let point = CGPoint(x: 100, y: 100)

  @Test func aRecogniserIsMadeWithWhatItCalls() {
    var places: [CGPoint] = []
    fixture.view.addGestureRecognizer(UITapGestureRecognizer { tap in places.append(tap.location(in: nil)) })
    fixture.stage.tap(at: point)
    #expect(places == [point])
  }

  @Test func handlersGetTheRecogniserByItsTypeInTheirOrder() {
    let pan = UIPanGestureRecognizer()
    var log: [String] = []
    pan.addHandler { pan in log.append("first \(Int(pan.translation(in: nil).y))") }
    pan.addHandler { _ in log.append("second") }
    fixture.view.addGestureRecognizer(pan)
    fixture.stage.touchDown(at: point)
    fixture.stage.touchMove(to: CGPoint(x: 100, y: 140))
    #expect(log.count == 2 && log[0].hasPrefix("first") && log[1] == "second")
  }

  @Test func aHandlerThatIsRemovedIsNotCalledAnyMoreAlsoByTheChangeThatIsBeingTold() {
    let tap = UITapGestureRecognizer()
    var log: [String] = []
    let holder = Holder()
    tap.addHandler { tap in
      log.append("first")
      if let last = holder.last { tap.removeHandler(last) }
    }
    holder.last = tap.addHandler { _ in log.append("last") }
    fixture.view.addGestureRecognizer(tap)
    fixture.stage.tap(at: point)
    #expect(log == ["first"])
    fixture.stage.advance(by: 1)
    fixture.stage.tap(at: point)
    #expect(log == ["first", "first"])
  }
}
