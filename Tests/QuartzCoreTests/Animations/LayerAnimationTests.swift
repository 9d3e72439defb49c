import Testing

@testable import QuartzCore

/// Adding, replacing and ending animations.
@MainActor @Suite struct LayerAnimationTests {
  @Test func aLayerCopiesWhatIsAdded() {
    let fixture = AnimationFixture()
    let animation = fixture.animation("opacity", from: 0, to: 1)
    fixture.layer.add(animation, forKey: "fade")
    animation.toValue = 0.0
    #expect(fixture.layer.animation(forKey: "fade") !== animation)
    #expect(fixture.layer.presentationValues(at: 0.5).opacity == 0.5)
  }

  @Test func anAnimationBeginsWhenItIsAdded() {
    let fixture = AnimationFixture()
    fixture.frame(at: 5)
    fixture.layer.add(fixture.animation("opacity", from: 0, to: 1), forKey: nil)
    #expect(fixture.layer.presentationValues(at: 5).opacity == 0)
    #expect(fixture.layer.presentationValues(at: 5.25).opacity == 0.25)
  }

  @Test func keysStandInTheOrderOfTheirAddition() {
    let fixture = AnimationFixture()
    #expect(fixture.layer.animationKeys() == nil)
    fixture.layer.add(fixture.animation("opacity", to: 0), forKey: "b")
    fixture.layer.add(fixture.animation("position.x", to: 0), forKey: "a")
    #expect(fixture.layer.animationKeys() == ["b", "a"])
    fixture.layer.removeAnimation(forKey: "b")
    #expect(fixture.layer.animationKeys() == ["a"])
    #expect(fixture.layer.animation(forKey: "b") == nil)
  }

  @Test func theSameKeyReplacesAndStopsTheFormerUnfinished() {
    let fixture = AnimationFixture()
    fixture.layer.add(fixture.animation("opacity", from: 0, to: 1), forKey: "fade")
    fixture.layer.add(fixture.animation("opacity", from: 0.5, to: 0.5), forKey: "fade")
    #expect(fixture.layer.animationKeys() == ["fade"])
    #expect(fixture.layer.presentationValues(at: 0.1).opacity == 0.5)
    #expect(fixture.events == ["start", "stop false", "start"])
  }

  @Test func animationsWithoutAKeyDoNotReplaceEachOther() {
    let fixture = AnimationFixture()
    fixture.layer.add(fixture.animation("opacity", to: 0), forKey: nil)
    fixture.layer.add(fixture.animation("opacity", to: 0), forKey: nil)
    #expect(fixture.layer.animationKeys()?.count == 2)
  }

  @Test func anAnimationEndsExactlyInTheFrameThatReachesItsTime() {
    let fixture = AnimationFixture()
    fixture.layer.opacity = 0.5
    fixture.layer.add(fixture.animation("opacity", from: 0, to: 1), forKey: "fade")
    for frame in 1..<60 {
      fixture.frame(at: Double(frame) / 60)
      #expect(abs(fixture.drawn[0].values.opacity - Double(frame) / 60) < 1e-9)
      #expect(fixture.events == ["start"])
    }
    fixture.frame(at: (0..<60).reduce(0) { sum, _ in sum + 1.0 / 60 })  // not quite 1, for the rounding
    #expect(fixture.drawn[0].values.opacity == 0.5)
    #expect(fixture.events == ["start", "stop true"])
    #expect(fixture.layer.animationKeys() == nil)
  }

  @Test func removingAnAnimationStopsItUnfinishedAndShowsTheModel() {
    let fixture = AnimationFixture()
    fixture.layer.add(fixture.animation("opacity", from: 0, to: 0), forKey: "fade")
    fixture.frame(at: 0.5)
    fixture.layer.removeAllAnimations()
    fixture.frame(at: 0.6)
    #expect(fixture.events == ["start", "stop false"])
    #expect(fixture.drawn.first?.values.opacity == 1)
  }

  @Test func leavingTheScreenStopsAnimationsUnfinished() {
    let fixture = AnimationFixture()
    fixture.layer.add(fixture.animation("opacity", from: 0, to: 0), forKey: "fade")
    fixture.layer.removeFromSuperlayer()
    #expect(fixture.events == ["start", "stop false"])
  }

  @Test func animationsOfALayerThatNobodySeesEndWithTheFrame() {
    let fixture = AnimationFixture()
    let detached = CALayer()
    detached.add(fixture.animation("opacity", from: 0, to: 0), forKey: "fade")
    fixture.frame(at: 0.01)
    #expect(fixture.events == ["start", "stop true"])
    #expect(detached.animationKeys() == nil)
  }

  @Test func anAnimationMayBeAddedJustBeforeItsLayerComesOnScreen() {
    let fixture = AnimationFixture()
    let other = CALayer()
    other.add(fixture.animation("opacity", from: 0, to: 1), forKey: "fade")
    fixture.root.addSublayer(other)
    fixture.frame(at: 0.5)
    #expect(fixture.drawn.first { $0.layer === other }?.values.opacity == 0.5)
    fixture.frame(at: 1)
    #expect(fixture.events == ["start", "stop true"])
  }

  @Test func anAnimationThatStaysReportsItsEndOnceAndHoldsItsValue() {
    let fixture = AnimationFixture()
    let animation = fixture.animation("opacity", from: 0, to: 0.25)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    fixture.layer.add(animation, forKey: "fade")
    for frame in 1...3 { fixture.frame(at: Double(frame)) }
    #expect(fixture.events == ["start", "stop true"])
    #expect(fixture.layer.presentationValues(at: 10).opacity == 0.25)
    #expect(fixture.layer.animationKeys() == ["fade"])
    #expect(!fixture.context.hasChanges)
    fixture.layer.removeAnimation(forKey: "fade")
    fixture.frame(at: 4)
    #expect(fixture.events == ["start", "stop true"])
    #expect(fixture.drawn.first?.values.opacity == 1)
  }

  @Test func aDurationOfZeroBecomesTheTransactions() {
    let fixture = AnimationFixture()
    let animation = CABasicAnimation(keyPath: "opacity")
    fixture.layer.add(animation, forKey: "plain")
    #expect(fixture.layer.animation(forKey: "plain")?.duration == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    fixture.layer.add(animation, forKey: "slow")
    CATransaction.commit()
    #expect(fixture.layer.animation(forKey: "slow")?.duration == 2)
    animation.duration = -1
    fixture.layer.add(animation, forKey: "negative")
    #expect(fixture.layer.animation(forKey: "negative")?.duration == 0.25)
  }

  @Test func theDelegateOfAnAnimationIsRetained() {
    final class Listener: NSObject, CAAnimationDelegate {
      nonisolated(unsafe) static var ends = 0
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { Listener.ends += 1 }
    }
    let fixture = AnimationFixture()
    weak var listener: Listener?
    do {
      let animation = fixture.animation("opacity", from: 0, to: 1)
      let delegate = Listener()
      listener = delegate
      animation.delegate = delegate
      fixture.layer.add(animation, forKey: "fade")
    }
    #expect(listener != nil)
    fixture.frame(at: 1)
    #expect(Listener.ends == 1 && listener == nil)
  }

  @Test func aDelegateMayAddAnimationsWhenOneEnds() {
    final class Chain: NSObject, CAAnimationDelegate {
      let layer: CALayer
      var isDone = false
      init(layer: CALayer) { self.layer = layer }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard !isDone else { return }
        isDone = true
        let next = CABasicAnimation(keyPath: "opacity")
        next.fromValue = 0.0
        next.toValue = 1.0
        next.duration = 1
        layer.add(next, forKey: "next")
      }
    }
    let fixture = AnimationFixture()
    let first = CABasicAnimation(keyPath: "opacity")
    first.duration = 1
    first.delegate = Chain(layer: fixture.layer)
    fixture.layer.add(first, forKey: "first")
    fixture.frame(at: 1)
    fixture.frame(at: 1.5)
    #expect(fixture.drawn.first?.values.opacity == 0.5)
    fixture.frame(at: 2)
    #expect(fixture.layer.animationKeys() == nil)
  }

  @Test func thePresentationIsACopyOfWhatIsSeen() throws {
    let fixture = AnimationFixture()
    fixture.layer.add(fixture.animation("position.x", from: 0, to: 100), forKey: nil)
    fixture.frame(at: 0.5)
    let seen = try #require(fixture.layer.presentation())
    #expect(seen !== fixture.layer)
    #expect(seen.position.x == 50 && fixture.layer.position.x == 50)
    fixture.frame(at: 0.75)
    #expect(seen.position.x == 50)
    #expect(fixture.layer.presentation()?.position.x == 75)
    #expect(CALayer().presentation() == nil)
  }
}
