import Stage
import Testing
import UIKit

@MainActor @Suite struct StepperTests {
  let screen = Screen()
  let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  let log = Told()

  @MainActor final class Told { var values: [Double] = [] }

  init() {
    stepper.addAction(UIAction { [stepper, log] _ in log.values.append(stepper.value) }, for: .valueChanged)
    _ = screen.add(stepper)
  }

  let plus = CGPoint(x: 170, y: 116)
  let minus = CGPoint(x: 120, y: 116)

  @Test func tapsOnItsHalvesTakeAStepUpAndDown() {
    screen.stage.tap(at: plus)
    screen.stage.tap(at: plus)
    screen.stage.tap(at: minus)
    #expect(log.values == [1, 2, 1])
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    stepper.semanticContentAttribute = .forceRightToLeft
    screen.stage.advance(by: 0)
    screen.stage.tap(at: plus)
    #expect(stepper.value == 0)
  }

  @Test func itStopsAtItsLimitsOrGoesRound() {
    stepper.maximumValue = 3
    stepper.stepValue = 2
    screen.stage.tap(at: minus)
    screen.stage.tap(at: plus)
    screen.stage.tap(at: plus)
    screen.stage.tap(at: plus)
    #expect(log.values == [2, 3])
    stepper.wraps = true
    screen.stage.tap(at: plus)
    screen.stage.tap(at: minus)
    #expect(log.values == [2, 3, 0, 3])
  }

  @Test func aButtonThatIsHeldContinuesAfterHalfASecondEveryTenthOfASecond() {
    screen.stage.touchDown(at: plus)
    #expect(log.values == [1])
    screen.stage.advance(by: 0.49)
    #expect(log.values == [1])
    screen.stage.advance(by: 0.02)
    #expect(log.values == [1, 2])
    screen.stage.advance(by: 0.32)
    #expect(log.values == [1, 2, 3, 4, 5])
    screen.stage.touchUp()
    screen.stage.advance(by: 1)
    #expect(log.values.count == 5)
    #expect(!screen.stage.needsFrame)
  }

  @Test func aFingerThatLeavesStopsIt() {
    screen.stage.touchDown(at: plus)
    screen.stage.touchMove(to: CGPoint(x: 170, y: 350))
    screen.stage.advance(by: 2)
    #expect(log.values == [1])
    screen.stage.touchUp()
  }

  @Test func itContinuesOnlyToItsLimitAndNotWithoutAutorepeat() {
    stepper.maximumValue = 3
    screen.stage.touchDown(at: plus)
    screen.stage.advance(by: 3)
    screen.stage.touchUp()
    #expect(log.values == [1, 2, 3])
    screen.stage.advance(by: 0)
    #expect(!screen.stage.needsFrame)
    stepper.autorepeat = false
    screen.stage.touchDown(at: minus)
    screen.stage.advance(by: 3)
    screen.stage.touchUp()
    #expect(log.values == [1, 2, 3, 2])
  }

  @Test func aStepperThatIsNotContinuousTellsTheEnd() {
    stepper.isContinuous = false
    screen.stage.touchDown(at: plus)
    screen.stage.advance(by: 0.72)
    #expect(log.values == [])
    screen.stage.touchUp()
    #expect(log.values == [4])
  }

  @Test func aProgramsValueStaysWithinTheLimitsAndSendsNothing() {
    stepper.value = 1000
    #expect(stepper.value == 100)
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200)
    #expect(stepper.value == 200)
    #expect(log.values == [])
  }

  @Test func assistiveTechnologyHasTwoButtonsWithTheValue() throws {
    let nodes = screen.stage.scene.nodes
    let buttons = nodes.compactMap { $0.semantics }.filter { $0.role == .button }
    #expect(buttons.map { $0.label } == ["Decrement", "Increment"])
    #expect(buttons.map { $0.value } == ["0", "0"])
    #expect(buttons.map { $0.isEnabled } == [false, true])
    stepper.isEnabled = false
    #expect(screen.stage.scene.nodes.compactMap { $0.semantics }.allSatisfy { $0.role != .button || !$0.isEnabled })
  }
}
