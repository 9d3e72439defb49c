import Testing

@testable import QuartzCore

@MainActor @Suite struct TransitionTests {
  private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    return transition
  }

  @Test func aPushMovesThePictureOutAndTheLayerIn() throws {
    let fixture = AnimationFixture()
    fixture.layer.add(transition(.push, .fromRight), forKey: "anything")
    #expect(fixture.layer.animationKeys() == ["transition"])
    fixture.withoutActions { fixture.layer.cornerRadius = 7 }
    fixture.frame(at: 0.25)
    let picture = try #require(fixture.root.sublayers?.last)
    #expect(picture !== fixture.layer && picture.cornerRadius == 0)
    #expect(fixture.layer.presentation()?.position.x == 125.0)
    #expect(picture.presentation()?.position.x == 25.0)
    fixture.frame(at: 1)
    #expect(fixture.root.sublayers?.count == 1 && fixture.layer.animationKeys() == nil)
  }

  @Test func aFadeShowsThePictureAboveALayerThatStays() {
    let fixture = AnimationFixture()
    fixture.layer.add(transition(.fade), forKey: nil)
    fixture.frame(at: 0.25)
    #expect(fixture.root.sublayers?.last?.presentation()?.opacity == 0.75)
    #expect(fixture.layer.presentation()?.opacity == 1)
  }

  @Test func whatMovesInLiesAboveThePictureAndWhatIsRevealedBelow() {
    for (type, isAbove) in [(CATransitionType.moveIn, true), (.reveal, false)] {
      let fixture = AnimationFixture()
      fixture.layer.add(transition(type, .fromTop), forKey: nil)
      fixture.frame(at: 0.25)
      #expect((fixture.root.sublayers?.last === fixture.layer) == isAbove)
      #expect(fixture.layer.presentation()?.position.y == (isAbove ? -25.0 : 50.0))
    }
  }

  @Test func progressGoesFromStartToEndProgress() {
    let fixture = AnimationFixture()
    let push = transition(.push, .fromLeft)
    push.startProgress = 0.5
    push.endProgress = 0.75
    fixture.layer.add(push, forKey: nil)
    fixture.frame(at: 0.5)
    #expect(fixture.layer.presentation()?.position.x == 50 - 37.5)
  }

  @Test func asAnActionItTakesItsPictureBeforeTheChange() {
    let fixture = AnimationFixture()
    fixture.layer.actions = ["cornerRadius": transition(.fade)]
    fixture.layer.cornerRadius = 7
    #expect(fixture.root.sublayers?.last?.cornerRadius == 0)
    #expect(fixture.layer.animationKeys() == ["transition"])
  }

  @Test func removingItTakesThePictureAway() {
    let fixture = AnimationFixture()
    fixture.layer.add(transition(.fade), forKey: nil)
    fixture.layer.removeAnimation(forKey: kCATransition)
    #expect(fixture.root.sublayers?.count == 1)
  }

  @Test func actionsRunWhenALayerComesAndGoes() {
    final class Diary: NSObject, CAAction {
      var events: [String] = []
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { events.append(event) }
    }
    let fixture = AnimationFixture()
    let diary = Diary()
    let layer = CALayer()
    layer.actions = [kCAOnOrderIn: diary, kCAOnOrderOut: diary]
    fixture.root.addSublayer(layer)
    layer.isHidden = true
    layer.isHidden = false
    fixture.withoutActions { layer.removeFromSuperlayer() }
    fixture.root.addSublayer(layer)
    layer.removeFromSuperlayer()
    #expect(diary.events == ["onOrderIn", "onOrderOut", "onOrderIn", "onOrderIn", "onOrderOut"])
  }
}
