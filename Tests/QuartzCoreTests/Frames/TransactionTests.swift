import Testing

@testable import QuartzCore

@MainActor @Suite struct TransactionTests {
  /// Animates every change of a layer's opacity.
  private final class Fader: NSObject, CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      guard event == "opacity" else { return nil }
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = layer.opacity
      animation.duration = 1
      return animation
    }
  }

  @Test func disablingActionsLastsUntilTheTransactionEndsAndIsInherited() {
    #expect(!CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.setDisableActions(false)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
  }

  @Test func theImplicitTransactionEndsWithTheFrame() {
    let fixture = AnimationFixture()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    fixture.frame(at: 0.1)
    #expect(!CATransaction.disableActions())
  }

  @Test func theDelegatesActionRunsUnlessActionsAreDisabled() {
    let fixture = AnimationFixture()
    let fader = Fader()
    fixture.layer.delegate = fader
    fixture.layer.opacity = 0.5
    #expect(fixture.layer.animationKeys() == ["opacity"])
    #expect(fixture.layer.presentationValues(at: 0.5).opacity == 0.75)
    fixture.layer.removeAllAnimations()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    fixture.layer.opacity = 1
    CATransaction.commit()
    #expect(fixture.layer.animationKeys() == nil)
    #expect(fixture.layer.opacity == 1)
  }

  @Test func aChangeToTheSameValueRunsNoAction() {
    let fixture = AnimationFixture()
    let fader = Fader()
    fixture.layer.delegate = fader
    fixture.layer.opacity = 1
    #expect(fixture.layer.animationKeys() == nil)
  }

  @Test func theDurationIsAQuarterSecondUnlessATransactionSetsIt() {
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.setAnimationDuration(0.5)
    #expect(CATransaction.animationDuration() == 0.5)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func aCompletionWithoutAnimationsRunsAtTheCommit() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("complete") }
    log.append("before commit")
    CATransaction.commit()
    #expect(log == ["before commit", "complete"])
  }

  @Test func aCompletionWaitsForAllAnimationsAddedAfterIt() {
    let fixture = AnimationFixture()
    var completions = 0
    CATransaction.begin()
    let before = fixture.animation("cornerRadius", to: 5)
    before.duration = 9
    fixture.layer.add(before, forKey: "before")
    CATransaction.setCompletionBlock { completions += 1 }
    let long = fixture.animation("opacity", to: 0)
    long.duration = 2
    fixture.layer.add(fixture.animation("position.x", to: 0), forKey: "short")
    CATransaction.begin()
    fixture.layer.add(long, forKey: "long")
    CATransaction.commit()
    CATransaction.commit()
    fixture.frame(at: 1)
    #expect(completions == 0)
    fixture.frame(at: 1.99)
    #expect(completions == 0)
    fixture.frame(at: 2)
    #expect(completions == 1)
    fixture.frame(at: 10)
    #expect(completions == 1)
  }

  @Test func aCompletionRunsWhenItsAnimationIsRemoved() {
    let fixture = AnimationFixture()
    var completions = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { completions += 1 }
    fixture.layer.add(fixture.animation("opacity", to: 0), forKey: "fade")
    CATransaction.commit()
    fixture.layer.removeAnimation(forKey: "fade")
    #expect(completions == 1)
  }

  @Test func theCompletionOfTheImplicitTransactionRunsInTheFrame() {
    let fixture = AnimationFixture()
    var completions = 0
    CATransaction.setCompletionBlock { completions += 1 }
    #expect(completions == 0)
    fixture.frame(at: 0.1)
    #expect(completions == 1)
    fixture.frame(at: 0.2)
    #expect(completions == 1)
  }

  @Test func aCompletionAlreadySetStillRunsWhenAnotherTakesItsPlace() {
    let fixture = AnimationFixture()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("first") }
    fixture.layer.add(fixture.animation("opacity", to: 0), forKey: "fade")
    CATransaction.setCompletionBlock { log.append("second") }
    CATransaction.commit()
    #expect(log == ["second"])
    fixture.frame(at: 1)
    #expect(log == ["second", "first"])
  }
}
