import Foundation
import Testing

@testable import QuartzCore

/// Layers on a clock that the test moves. Each test makes it current: others may have run since `init`.
@MainActor @Suite struct LayerTimeTests {
  private let screen = ScreenContext()
  private let root = CALayer()
  private let layer = CALayer()
  private let context: LayerContext

  init() {
    screen.makeCurrent()
    root.addSublayer(layer)
    context = LayerContext(root: root, on: screen)
    frame(at: 0)
  }

  private final class Sink: LayerSink {
    var drawn: [Int: LayerValues] = [:]
    func draw(_ layer: CALayer, values: LayerValues, changes: LayerChanges) { drawn[layer.identifier] = values }
    func arrange(_ sublayers: [CALayer], of layer: CALayer) {}
    func remove(_ identifier: Int) {}
  }

  @discardableResult private func frame(at time: Double) -> Sink {
    let sink = Sink()
    screen.advance(to: time)
    CATransaction.flush()
    context.commit(at: time, to: sink)
    context.endAnimations(at: time)
    return sink
  }

  private func slide(duration: Double = 2) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = duration
    return animation
  }

  private func x(at time: Double) -> Double { layer.presentationValues(at: time).position.x }

  @Test func timesNestByBeginSpeedAndOffset() {
    screen.makeCurrent()
    root.beginTime = 1
    root.speed = 2
    layer.beginTime = 3
    layer.speed = 0.5
    layer.timeOffset = 10
    #expect(root.convertTime(4, from: nil) == 6)
    #expect(layer.convertTime(4, from: nil) == 11.5)
    #expect(layer.convertTime(6, from: root) == 11.5)
    #expect(layer.convertTime(11.5, to: root) == 6)
    #expect(layer.convertTime(11.5, to: nil) == 4)
    #expect(root.convertTime(11.5, from: layer) == 6)
  }

  @Test func animationsRunInTheTimeOfTheirLayer() {
    screen.makeCurrent()
    frame(at: 1)
    root.speed = 0.5
    frame(at: 2)  // layer time 1
    layer.add(slide(), forKey: "slide")
    #expect(x(at: 2) == 0)
    #expect(x(at: 4) == 50)
    frame(at: 5.9)
    #expect(layer.animationKeys() == ["slide"])
    frame(at: 6)
    #expect(layer.animationKeys() == nil)
  }

  @Test func aPausedLayerStandsStillDoesNotEndAndContinuesWhereItWas() {
    screen.makeCurrent()
    layer.add(slide(), forKey: "slide")
    frame(at: 0.5)
    let pause = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = pause
    frame(at: 0.6)
    frame(at: 60)
    #expect(x(at: 60) == 25)
    #expect(layer.animationKeys() == ["slide"])
    // Going on, as Apple describes it.
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pause
    #expect(abs(x(at: 60) - 25) < 1e-9)
    #expect(abs(x(at: 61) - 75) < 1e-9)
    frame(at: 61.4)
    #expect(layer.animationKeys() == ["slide"])
    frame(at: 61.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func aPausedLayerNeedsNoFrames() {
    screen.makeCurrent()
    layer.add(slide(), forKey: "slide")
    frame(at: 0.5)
    #expect(context.hasChanges)
    root.speed = 0
    root.timeOffset = 0.5
    #expect(frame(at: 0.6).drawn[layer.identifier]?.position.x == 25)
    #expect(!context.hasChanges)
    let evaluations = context.evaluations
    #expect(frame(at: 0.7).drawn.isEmpty)
    #expect(context.evaluations == evaluations)
    // A scrubber moves the offset: the next frame shows it.
    root.timeOffset = 1.5
    #expect(frame(at: 0.8).drawn[layer.identifier]?.position.x == 75)
  }

  @Test func anAnimationAddedToAPausedLayerIsSeen() {
    screen.makeCurrent()
    layer.speed = 0
    layer.timeOffset = 1
    frame(at: 1)
    let animation = slide()
    animation.beginTime = 0.5
    layer.add(animation, forKey: "slide")
    #expect(frame(at: 1.1).drawn[layer.identifier]?.position.x == 25)
  }

  @Test func timeMayRunBack() {
    screen.makeCurrent()
    layer.add(slide(), forKey: "slide")
    frame(at: 1)
    layer.speed = -1
    layer.timeOffset = 2
    #expect(x(at: 1) == 50)
    #expect(x(at: 1.5) == 25)
  }

  @Test func aLayerWithADurationRepeatsItsTime() {
    screen.makeCurrent()
    layer.duration = 1
    layer.repeatCount = 3
    layer.autoreverses = true
    #expect(layer.convertTime(0.25, from: nil) == 0.25)
    #expect(layer.convertTime(1.25, from: nil) == 0.75)
    #expect(layer.convertTime(-1, from: nil) == 0)
    #expect(layer.convertTime(100, from: nil) == 0)
  }

  @Test func defaultsAreThoseOfCoreAnimation() {
    screen.makeCurrent()
    #expect(layer.beginTime == 0 && layer.speed == 1 && layer.timeOffset == 0 && layer.duration == .infinity)
    #expect(layer.repeatCount == 0 && layer.repeatDuration == 0 && !layer.autoreverses && layer.fillMode == .removed)
  }

  @Test func aGroupRunsInItsLayersTimeToo() {
    screen.makeCurrent()
    layer.speed = 2
    let group = CAAnimationGroup()
    group.animations = [slide(duration: 0)]
    group.duration = 2
    layer.add(group, forKey: nil)
    #expect(x(at: 0.5) == 50)
    frame(at: 1)
    #expect(layer.animationKeys() == nil)
  }
}
