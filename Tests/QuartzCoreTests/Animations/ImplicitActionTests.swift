import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite struct ImplicitActionTests {
  /// A screen with a layer that was drawn once, at time 0.
  @MainActor private final class Screen {
    let screen = ScreenContext()
    let root = CALayer()
    let layer: CALayer
    let context: LayerContext

    init(_ layer: CALayer = CALayer()) {
      self.layer = layer
      screen.makeCurrent()
      root.addSublayer(layer)
      context = LayerContext(root: root, on: screen)
      frame(at: 0)
    }

    func frame(at time: Double) {
      screen.advance(to: time)
      CATransaction.flush()
      context.commit(at: time, to: nil)
      context.endAnimations(at: time)
    }

    func x(at time: Double) -> Double { layer.presentationValues(at: time).position.x }
  }

  private final class Delegate: NSObject, CALayerDelegate {
    var answers: [String: any CAAction] = [:]
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answers[event] }
  }

  private final class Recorder: NSObject, CAAction {
    var events: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { events.append(event) }
  }

  @Test func aLayerThatWasDrawnMovesToItsNewPlaceInAQuarterOfASecond() {
    let screen = Screen()
    screen.layer.position = CGPoint(x: 100, y: 0)
    let halfway = 100 * CAMediaTimingFunction(name: .default).progress(at: 0.5)
    #expect(screen.layer.animationKeys() == ["position"])
    #expect(screen.x(at: 0) == 0)
    #expect(abs(screen.x(at: 0.125) - halfway) < 1e-9)
    screen.frame(at: 0.25)
    #expect(screen.layer.animationKeys() == nil)
  }

  @Test func aLayerThatWasNeverDrawnIsThereAtOnce() {
    let screen = Screen()
    let new = CALayer()
    new.position.x = 5
    screen.root.addSublayer(new)
    new.position.x = 100
    #expect(new.animationKeys() == nil)
    screen.frame(at: 1)
    new.position.x = 200
    #expect(new.animationKeys() == ["position"])
    new.removeFromSuperlayer()
    new.position.x = 300
    #expect(new.animationKeys() == nil)
  }

  @Test func aSecondChangeStartsFromWhatIsSeen() {
    let screen = Screen()
    screen.layer.position.x = 100
    screen.frame(at: 0.1)
    let seen = screen.x(at: 0.1)
    screen.layer.position.x = 0
    #expect(seen > 10 && abs(screen.x(at: 0.1) - seen) < 1e-9)
    #expect(screen.layer.animationKeys() == ["position"])
  }

  @Test func theTransactionSaysHowLongAndHow() {
    let screen = Screen()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.begin()
    screen.layer.opacity = 0
    CATransaction.commit()
    #expect(CATransaction.animationTimingFunction() != nil)
    CATransaction.commit()
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(screen.layer.presentationValues(at: 0.5).opacity == 0.75)
    #expect(screen.layer.presentationValues(at: 2).opacity == 0)
  }

  @Test func disabledActionsAreNotRun() {
    let screen = Screen()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    screen.layer.position.x = 100
    CATransaction.commit()
    #expect(screen.layer.animationKeys() == nil && screen.x(at: 0) == 100)
  }

  @Test func aCompletionBlockWaitsForImplicitAnimations() {
    let screen = Screen()
    var completions = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { completions += 1 }
    screen.layer.cornerRadius = 8
    CATransaction.commit()
    screen.frame(at: 0.2)
    #expect(completions == 0)
    screen.frame(at: 0.25)
    #expect(completions == 1)
  }

  @Test func theDelegateIsAskedThenTheDictionaryThenTheClass() {
    final class Quiet: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
    }
    let screen = Screen(Quiet())
    let delegate = Delegate()
    let ofDelegate = Recorder()
    let ofDictionary = Recorder()
    screen.layer.delegate = delegate
    screen.layer.position.x = 1
    #expect(screen.layer.animationKeys() == nil)
    screen.layer.actions = ["position": ofDictionary, "opacity": ofDictionary]
    delegate.answers = ["position": ofDelegate, "zPosition": NSNull()]
    screen.layer.position.x = 2
    screen.layer.opacity = 0.5
    screen.layer.zPosition = 4
    #expect(ofDelegate.events == ["position"] && ofDictionary.events == ["opacity"])
    delegate.answers = ["opacity": NSNull()]
    screen.layer.opacity = 0.25
    #expect(ofDictionary.events == ["opacity"])
    #expect(screen.layer.action(forKey: "position") === ofDictionary)
    #expect(screen.layer.action(forKey: "opacity") == nil)
  }

  @Test func anAnimationInTheDictionaryNeedsNoValues() {
    let screen = Screen()
    let slow = CABasicAnimation()
    slow.duration = 4
    screen.layer.actions = ["position": slow, "bounds": NSNull()]
    screen.layer.position.x = 100
    #expect(screen.x(at: 1) == 25)
    screen.layer.bounds.size.width = 50
    #expect(screen.layer.animationKeys() == ["position"])
    #expect(slow.keyPath == nil && slow.fromValue == nil)
  }

  @Test func whatCannotBeAnimatedHasNoDefaultAction() {
    #expect(CALayer.defaultAction(forKey: "name") == nil)
    #expect(CALayer.defaultAction(forKey: "transform") is CABasicAnimation)
  }
}
