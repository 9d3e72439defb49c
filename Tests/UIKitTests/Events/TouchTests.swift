import Stage
import Testing
import UIKit

/// A view that writes down its touches, and passes them on if it is told to.
@MainActor private final class Feeler: UIView {
  let name: String
  let passesOn: Bool
  let diary: Diary

  @MainActor final class Diary { var log: [String] = [] }

  init(_ name: String, _ frame: CGRect, _ diary: Diary, passesOn: Bool = false) {
    self.name = name
    self.diary = diary
    self.passesOn = passesOn
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    let point = touches.first!.location(in: self)
    diary.log.append("\(name) \(what) \(Int(point.x)),\(Int(point.y))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
    if passesOn { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
    if passesOn { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

@MainActor @Suite struct TouchTests {
  private let square = CGRect(x: 100, y: 100, width: 100, height: 100)

  @Test func aTouchStaysWithTheViewWhereItBegan() {
    let screen = Screen()
    let diary = Feeler.Diary()
    _ = screen.add(Feeler("a", square, diary))
    screen.stage.touchDown(at: CGPoint(x: 110, y: 120))
    screen.stage.touchMove(to: CGPoint(x: 300, y: 50))
    screen.stage.touchUp()
    #expect(diary.log == ["a began 10,20", "a moved 200,-50", "a ended 200,-50"])
  }

  @Test func whatAViewDoesNotHandleGoesUpTheResponderChain() {
    final class Controller: UIViewController {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }
    let controller = Controller()
    let stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
    let diary = Feeler.Diary()
    let outer = Feeler("outer", square, diary, passesOn: true)
    let plain = UIView(frame: outer.bounds)
    let inner = Feeler("inner", outer.bounds, diary, passesOn: true)
    controller.view.addSubview(outer)
    outer.addSubview(plain)
    plain.addSubview(inner)
    stage.touchDown(at: CGPoint(x: 150, y: 150))
    #expect(diary.log == ["inner began 50,50", "outer began 50,50"])
    #expect(controller.touches == 1)
    #expect(inner.next === plain && controller.view.next === controller && controller.next === stage.window)
    stage.touchCancel()
    #expect(diary.log.suffix(2) == ["inner cancelled 50,50", "outer cancelled 50,50"])
  }

  @Test func fingersAreDistinguished() {
    let screen = Screen()
    let diary = Feeler.Diary()
    _ = screen.add(Feeler("a", square, diary))
    _ = screen.add(Feeler("b", square.offsetBy(dx: 150, dy: 0), diary))
    screen.stage.touchDown(at: CGPoint(x: 110, y: 110), id: 1)
    screen.stage.touchDown(at: CGPoint(x: 260, y: 110), id: 2)
    screen.stage.touchMove(to: CGPoint(x: 111, y: 110), id: 1)
    screen.stage.touchUp(id: 2)
    screen.stage.touchUp(id: 1)
    #expect(diary.log == ["a began 10,10", "b began 10,10", "a moved 11,10", "b ended 10,10", "a ended 11,10"])
  }

  @Test func strayMovesAndUpsAreIgnored() {
    let screen = Screen()
    let diary = Feeler.Diary()
    _ = screen.add(Feeler("a", square, diary))
    screen.stage.touchMove(to: CGPoint(x: 150, y: 150))
    screen.stage.touchUp()
    screen.stage.touchCancel(id: 3)
    #expect(diary.log.isEmpty)
  }

  @Test func aSecondDownOfTheSameFingerCancelsTheFirst() {
    let screen = Screen()
    let diary = Feeler.Diary()
    _ = screen.add(Feeler("a", square, diary))
    screen.stage.touchDown(at: CGPoint(x: 110, y: 110))
    screen.stage.touchDown(at: CGPoint(x: 120, y: 120))
    #expect(diary.log == ["a began 10,10", "a cancelled 10,10", "a began 20,20"])
  }

  @Test func aPanTakesTheTouchAfterTenPoints() {
    let screen = Screen()
    let diary = Feeler.Diary()
    let view = screen.add(Feeler("a", square, diary))
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    pan.addHandler { states.append($0.state) }
    view.addGestureRecognizer(pan)
    screen.stage.touchDown(at: CGPoint(x: 110, y: 110))
    screen.stage.touchMove(to: CGPoint(x: 119, y: 110))
    #expect(states.isEmpty)
    screen.stage.touchMove(to: CGPoint(x: 120, y: 110))
    #expect(states == [.began])
    #expect(diary.log == ["a began 10,10", "a moved 19,10", "a cancelled 20,10"])
    screen.stage.touchMove(to: CGPoint(x: 150, y: 130))
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 20))  // from where it began
    screen.stage.touchUp()
    #expect(states == [.began, .changed, .ended])
    #expect(pan.state == .possible)
    #expect(diary.log.count == 3)
  }

  @Test func theVelocityOfAPanIsThatOfItsLastTenthOfASecond() {
    let screen = Screen()
    let view = screen.add(UIView(frame: screen.view.bounds))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    screen.stage.touchDown(at: CGPoint(x: 10, y: 10))
    for frame in 1...20 {
      screen.stage.advance(by: 0.01)
      let x = frame <= 5 ? 10 + 20 * CGFloat(frame) : 110 + 3 * CGFloat(frame - 5)
      screen.stage.touchMove(to: CGPoint(x: x, y: 10))
    }
    #expect(isNear(pan.velocity(in: nil), CGPoint(x: 300, y: 0), 1e-6))
    screen.stage.advance(by: 0.2)
    screen.stage.touchMove(to: CGPoint(x: 155, y: 10))
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func aDisabledRecogniserDoesNotRecognise() {
    let screen = Screen()
    let view = screen.add(UIView(frame: screen.view.bounds))
    let pan = UIPanGestureRecognizer()
    var count = 0
    pan.addHandler { _ in count += 1 }
    view.addGestureRecognizer(pan)
    pan.isEnabled = false
    screen.stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 200, y: 10), duration: 0.1)
    #expect(count == 0)
  }
}
