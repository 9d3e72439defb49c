import Stage
import Testing
import UIKit

@MainActor @Suite struct ControlTests {
  private let events: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"), (.touchUpInside, "up inside"),
    (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
  ]

  @MainActor private final class Log { var events: [String] = [] }

  private func control(on screen: Screen) -> (UIControl, Log) {
    let control = screen.add(UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50)))
    let log = Log()
    for (event, name) in events { control.addAction(UIAction { _ in log.events.append(name) }, for: event) }
    return (control, log)
  }

  @Test func aTapIsDownAndUpInside() {
    let screen = Screen()
    let (control, log) = control(on: screen)
    screen.stage.touchDown(at: CGPoint(x: 150, y: 120))
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    screen.stage.touchUp()
    #expect(!control.isHighlighted && !control.isTracking)
    #expect(log.events == ["down", "up inside", "primary"])
  }

  @Test func aFingerCountsAsInsideUpToSeventyPointsAround() {
    let screen = Screen()
    let (control, log) = control(on: screen)
    screen.stage.touchDown(at: CGPoint(x: 150, y: 120))
    screen.stage.touchMove(to: CGPoint(x: 265, y: 120))
    #expect(control.isHighlighted)
    screen.stage.touchMove(to: CGPoint(x: 275, y: 120))
    #expect(!control.isHighlighted)
    screen.stage.touchMove(to: CGPoint(x: 265, y: 120))
    #expect(control.isHighlighted)
    screen.stage.touchMove(to: CGPoint(x: 275, y: 120))
    screen.stage.touchUp()
    #expect(log.events == ["down", "inside", "outside", "inside", "outside", "up outside"])
  }

  @Test func aCancelledTouchIsNoPress() {
    let screen = Screen()
    let (control, log) = control(on: screen)
    screen.stage.touchDown(at: CGPoint(x: 150, y: 120))
    screen.stage.touchCancel()
    #expect(log.events == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func aDisabledControlSendsNothing() {
    let screen = Screen()
    let (control, log) = control(on: screen)
    control.isEnabled = false
    screen.stage.tap(at: CGPoint(x: 150, y: 120))
    #expect(log.events.isEmpty)
    #expect(control.state == .disabled)
  }

  private final class Wheel: UIControl {
    var log: [String] = []
    var begins = true
    var goesOn = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin \(isTracking) \(isTouchInside) \(touch.preciseLocation(in: self) == touch.location(in: self))")
      return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("continue \(isTouchInside)")
      return goesOn
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      log.append("end \(isTracking) \(isTouchInside) \(touch?.type == .direct)")
    }

    override func cancelTracking(with event: UIEvent?) { log.append("cancel \(isTracking)") }
  }

  private func wheel(on screen: Screen) -> Wheel {
    let wheel = screen.add(Wheel(frame: CGRect(x: 100, y: 100, width: 100, height: 50)))
    for (event, name) in events { wheel.addAction(UIAction { _ in wheel.log.append(name) }, for: event) }
    return wheel
  }

  @Test func aSubclassFollowsTheFingerBeforeItsEventsAreReported() {
    let screen = Screen()
    let wheel = wheel(on: screen)
    screen.stage.touchDown(at: CGPoint(x: 150, y: 120))
    screen.stage.touchMove(to: CGPoint(x: 290, y: 120))
    screen.stage.touchUp()
    #expect(
      wheel.log == [
        "begin false true true", "down", "continue false", "outside", "end true false true", "up outside",
      ])
    wheel.log = []
    screen.stage.touchDown(at: CGPoint(x: 150, y: 120))
    screen.stage.touchCancel()
    #expect(wheel.log == ["begin false true true", "down", "cancel true", "cancel"])
  }

  @Test func aSubclassMayNotFollowAFingerOrStopToDoSo() {
    let screen = Screen()
    let wheel = wheel(on: screen)
    wheel.begins = false
    screen.stage.touchDown(at: CGPoint(x: 150, y: 120))
    #expect(!wheel.isTracking && !wheel.isHighlighted && !wheel.isTouchInside)
    screen.stage.touchUp()
    wheel.begins = true
    wheel.goesOn = false
    screen.stage.touchDown(at: CGPoint(x: 150, y: 120))
    screen.stage.touchMove(to: CGPoint(x: 160, y: 120))
    #expect(!wheel.isTracking && !wheel.isHighlighted)
    screen.stage.touchUp()
    #expect(wheel.log == ["begin false true true", "begin false true true", "down", "continue true"])
  }

  @Test func removedActionsAreNotPerformed() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 0)
    control.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }

  @Test func anActionTakesThePlaceOfOneWithItsIdentifier() {
    let control = UIControl()
    var performed: [String] = []
    func action(_ text: String) -> UIAction {
      UIAction(identifier: UIAction.Identifier("press")) { _ in performed.append(text) }
    }
    control.addAction(action("a"), for: [.touchDown, .touchUpInside])
    control.addAction(action("b"), for: .touchUpInside)
    control.addAction(UIAction { _ in performed.append("c") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(performed == ["b", "c", "a"] && control.allControlEvents == [.touchDown, .touchUpInside])
    control.removeAction(identifiedBy: UIAction.Identifier("press"), for: .allEvents)
    control.sendActions(for: .allTouchEvents)
    #expect(performed == ["b", "c", "a", "c"])
  }

  @Test func aFingerThatLeavesAndReturnsIsReportedAndSoIsASecondTap() {
    let screen = Screen()
    let control = screen.add(UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50)))
    var told: [String] = []
    control.addAction(UIAction { _ in told.append("exit") }, for: .touchDragExit)
    control.addAction(UIAction { _ in told.append("enter") }, for: .touchDragEnter)
    control.addAction(UIAction { _ in told.append("again") }, for: .touchDownRepeat)
    screen.stage.touchDown(at: CGPoint(x: 150, y: 120))
    for x in [160.0, 300, 310, 150, 150] { screen.stage.touchMove(to: CGPoint(x: x, y: 120)) }
    screen.stage.touchUp()
    #expect(told == ["exit", "enter"])
    screen.stage.advance(by: 1)
    screen.stage.tap(at: CGPoint(x: 150, y: 120))
    screen.stage.tap(at: CGPoint(x: 150, y: 120))
    #expect(told == ["exit", "enter", "again"])
  }

  @Test func controlsAreMadeWithAnActionAndPerformIt() {
    var performed = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in performed += 1 })
    control.performPrimaryAction()
    control.sendAction(UIAction { if $0.sender === control { performed += 10 } })
    #expect(performed == 11)
  }

  @Test func anActionsImageIsTheButtons() throws {
    let image = try #require(UIImage(systemName: "star"))
    let button = UIButton(primaryAction: UIAction(title: "Star", image: image) { _ in })
    #expect(button.currentImage === image && button.currentTitle == "Star")
  }

  @Test func buttonsLookAsTheirTypeSpecifies() {
    let custom = UIButton(frame: .zero)
    #expect(custom.buttonType == .custom && custom.currentTitleColor == .white)
    #expect(UIButton(type: .system).currentTitleColor == .tintColor)
    #expect(UIButton(primaryAction: nil).buttonType == .system)
    let close = UIButton(type: .close)
    #expect(close.currentImage != nil && close.accessibilityLabel == "Close")
    custom.setTitleColor(.red, for: .normal)
    custom.isEnabled = false
    #expect(custom.currentTitleColor == .tertiaryLabel)
    custom.setTitleColor(.blue, for: .disabled)
    #expect(custom.currentTitleColor == .blue)
  }

  @Test func anActionKnowsItsSender() {
    let control = UIControl()
    var sender: AnyObject?
    control.addAction(UIAction { sender = $0.sender }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
  }

  @Test func aButtonPerformsItsPrimaryActionWhenPressed() {
    let screen = Screen()
    var presses = 0
    let button = screen.add(
      UIButton(
        frame: CGRect(x: 10, y: 10, width: 100, height: 40),
        primaryAction: UIAction(title: "Press") { _ in presses += 1 }))
    #expect(button.currentTitle == "Press" && button.title(for: .normal) == "Press")
    #expect(button.titleLabel?.text == "Press" && button.accessibilityLabel == "Press")
    screen.stage.tap(at: CGPoint(x: 50, y: 30))
    #expect(presses == 1)
  }

  @Test func aButtonShowsTheTitleAndColourOfItsState() {
    let button = UIButton(frame: .zero, primaryAction: nil)
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    #expect(button.titleLabel?.text == "Go" && button.titleLabel?.textColor === UIColor.red)
    button.isHighlighted = true
    #expect(button.currentTitle == "Going" && button.titleLabel?.text == "Going")
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentTitle == "Go")
  }

  @Test func aButtonsTitleFillsIt() {
    let screen = Screen()
    let button = screen.add(UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 40), primaryAction: nil))
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Hi", for: .normal)
    let title = button.titleLabel!.intrinsicContentSize
    button.sizeToFit()
    #expect(button.frame.origin == CGPoint(x: 10, y: 10))
    #expect(button.frame.size == CGSize(width: max(title.width, 30) + 16, height: title.height + 12))
  }

  /// By itself a scroll view leaves controls their touches (`ScrollTouchTests.aControlKeepsItsTouch`).
  private final class CancellingScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
  }

  @Test func aDragOnAScrollViewThatMayCancelsAButtonsTouch() {
    let screen = Screen()
    let scrollView = screen.add(CancellingScrollView(frame: screen.view.bounds))
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    let (control, log) = control(on: screen)
    scrollView.addSubview(control)
    screen.stage.touchDown(at: CGPoint(x: 150, y: 120))
    #expect(log.events.isEmpty)  // held back for a moment
    screen.stage.advance(by: 0.2)
    #expect(log.events == ["down"])
    screen.stage.touchMove(to: CGPoint(x: 150, y: 90))
    #expect(log.events == ["down", "cancel"])
    screen.stage.touchUp()
    #expect(log.events == ["down", "cancel"])
  }

  @Test func aQuickTapOnAScrollViewPressesTheButton() {
    let screen = Screen()
    let scrollView = screen.add(UIScrollView(frame: screen.view.bounds))
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    let (control, log) = control(on: screen)
    scrollView.addSubview(control)
    screen.stage.tap(at: CGPoint(x: 150, y: 120))
    #expect(log.events == ["down", "up inside", "primary"])
  }
}
