import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import Stage

@MainActor @Suite struct HandedAnimationTests {
  private let controller = UIViewController()
  private let stage: Stage
  private let renderer = RunningRenderer()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
    stage.animationRenderer = renderer
    stage.renderer = renderer
    controller.view.addSubview(box)
    stage.advance(by: 0)
  }

  private func check(milliseconds: Int, _ layers: [CALayer], sourceLocation: SourceLocation = #_sourceLocation) {
    renderer.check(milliseconds: milliseconds, from: stage.time, layers, sourceLocation: sourceLocation)
  }

  @Test func aSpringIsRenderedOnceAndMovesAsPresented() {
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 3) {
      box.center = CGPoint(x: 300, y: 250)
      box.alpha = 0.3
    }
    stage.advance(by: 1.0 / 60)
    let rendered = renderer.rendered
    #expect(renderer.animated == 2)
    check(milliseconds: 580, [box.layer])
    for _ in 0..<30 { stage.frame(at: stage.time + 1.0 / 60) }
    #expect(renderer.rendered == rendered && renderer.animated == 2)
    #expect(stage.scene.nodes.first { $0.id == box.layer.identifier }?.opacity != 0.3)
    stage.advance(by: 0.2)
    #expect(renderer.rendered == rendered && renderer.stopped == 0 && !stage.needsFrame)
    check(milliseconds: 1, [box.layer])
  }

  @Test func anInterruptedMovementIsTheSumAtAllTimes() {
    UIView.animate(withDuration: 0.5) {
      box.center = CGPoint(x: 300, y: 250)
      box.alpha = 0
    }
    stage.advance(by: 0.15)
    UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
      box.center = CGPoint(x: 100, y: 350)
      box.alpha = 1
    }
    stage.advance(by: 0)
    check(milliseconds: 300, [box.layer])
    stage.advance(by: 0.12)
    UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveLinear) { box.center.x = 10 }
    stage.advance(by: 0)
    check(milliseconds: 399, [box.layer])
    // The first one has ended, and what is left goes on.
    let animated = renderer.animated
    stage.advance(by: 0.29)
    #expect(renderer.animated == animated)
    check(milliseconds: 100, [box.layer])
    stage.advance(by: 0.2)
    #expect(!stage.needsFrame && renderer.stopped == 0)
    check(milliseconds: 1, [box.layer])
  }

  @Test func theModelMayChangeBelowARunningAnimation() {
    UIView.animate(withDuration: 0.5) {
      box.center = CGPoint(x: 300, y: 250)
      box.alpha = 0.2
    }
    stage.advance(by: 0.1)
    UIView.performWithoutAnimation {
      box.center = CGPoint(x: 200, y: 200)
      box.alpha = 0.6
    }
    stage.advance(by: 0)
    check(milliseconds: 390, [box.layer])
  }

  @Test func whatNeedsFramesHasThemForAllAnimationsOfTheLayer() {
    UIView.animate(withDuration: 0.5) { box.center = CGPoint(x: 300, y: 250) }
    stage.advance(by: 0.1)
    #expect(renderer.isAnimating(box.layer, .translation, at: stage.time))
    UIView.animate(withDuration: 0.2) { box.bounds.size.width = 80 }
    for _ in 0..<12 {
      stage.advance(by: 1.0 / 60)
      #expect(!renderer.isAnimating(box.layer, .translation, at: stage.time))
      check(milliseconds: 1, [box.layer])
    }
    // Afterwards, the movement is handed over again.
    stage.advance(by: 1.0 / 30)
    #expect(renderer.isAnimating(box.layer, .translation, at: stage.time))
    check(milliseconds: 120, [box.layer])
  }

  @Test func removedAnimationsAndLayersStop() {
    UIView.animate(withDuration: 0.5) { box.center = CGPoint(x: 300, y: 250) }
    stage.advance(by: 0.1)
    box.layer.removeAllAnimations()
    stage.advance(by: 0)
    #expect(renderer.stopped == 1)
    check(milliseconds: 1, [box.layer])
    UIView.animate(withDuration: 0.5) { box.center = CGPoint(x: 10, y: 20) }
    stage.advance(by: 0.1)
    box.removeFromSuperview()
    controller.view.addSubview(box)
    stage.advance(by: 0)
    #expect(!renderer.isAnimating(box.layer, .translation, at: stage.time) && !stage.needsFrame)
    check(milliseconds: 1, [box.layer])
  }

  @Test func onlyTheEndsOfAnimationsAndTimersNeedFrames() throws {
    var completed: [CFTimeInterval] = []
    UIView.animate(withDuration: 0.5) {
      box.center.x = 300
    } completion: { _ in
      completed.append(stage.time)
    }
    UIView.animate(withDuration: 0.2, delay: 0.1) {
      box.alpha = 0.5
    } completion: { _ in
      completed.append(stage.time)
    }
    var frames = 0
    let start = stage.time
    while let next = stage.nextFrameTime {
      #expect(stage.needsFrame)
      stage.frame(at: next)
      frames += 1
      try #require(frames < 10)
    }
    #expect(!stage.needsFrame && frames <= 4)
    #expect(completed.map { (($0 - start) * 1000).rounded() } == [300, 500])
  }

  @Test func timersAreAwaited() {
    var fired: [CFTimeInterval] = []
    UIView.animate(withDuration: 0.5) { box.center.x = 300 }
    stage.screenContext.clock.schedule(after: 0.2, for: box) { [stage] _ in fired.append(stage.time) }
    stage.advance(by: 0)
    let start = stage.time
    #expect(stage.nextFrameTime == start + 0.2)
    stage.frame(at: start + 0.2)
    #expect(fired == [start + 0.2] && stage.nextFrameTime.map { abs($0 - start - 0.5) < 1e-9 } == true)
  }

  @Test func fromRightToLeftMovementsAreMirrored() {
    controller.view.layer.mirrorsSublayers = true
    stage.advance(by: 0)
    UIView.animate(withDuration: 0.5) { box.center = CGPoint(x: 300, y: 250) }
    stage.advance(by: 0.1)
    #expect(renderer.isAnimating(box.layer, .translation, at: stage.time))
    check(milliseconds: 390, [box.layer])
  }

  @Test func masksAndOtherKindsOfAnimationsNeedFrames() {
    func isHandedOver(_ layer: CALayer) -> Bool {
      stage.advance(by: 1.0 / 60)
      return renderer.isAnimating(layer, .translation, at: stage.time)
    }
    let basic = CABasicAnimation(keyPath: "position")
    basic.fromValue = CGPoint(x: 0, y: 0)
    basic.toValue = CGPoint(x: 100, y: 100)
    basic.duration = 1
    basic.isRemovedOnCompletion = false
    box.layer.add(basic, forKey: "replaces")
    #expect(!isHandedOver(box.layer))
    box.layer.removeAllAnimations()
    basic.isAdditive = true
    basic.fromValue = CGPoint(x: 50, y: 50)
    basic.toValue = CGPoint.zero
    for change in [
      { basic.repeatCount = 2 }, { basic.autoreverses = true }, { basic.speed = 2 },
      { basic.isRemovedOnCompletion = false }, { basic.fillMode = .both },
    ] as [@MainActor () -> Void] {
      (basic.repeatCount, basic.autoreverses, basic.speed) = (0, false, 1)
      (basic.isRemovedOnCompletion, basic.fillMode) = (true, .removed)
      box.layer.add(basic, forKey: "one")
      #expect(isHandedOver(box.layer))
      change()
      box.layer.add(basic, forKey: "one")
      #expect(!isHandedOver(box.layer))
      box.layer.removeAllAnimations()
      stage.advance(by: 0)
    }
    let mask = CALayer()
    mask.frame = box.bounds
    box.layer.mask = mask
    (basic.isRemovedOnCompletion, basic.fillMode) = (true, .removed)
    mask.add(basic, forKey: "one")
    #expect(!isHandedOver(mask))
  }

  @Test func aStageThatIsWatchedHasFrames() {
    stage.keepHistory(seconds: 1)
    UIView.animate(withDuration: 0.5) { box.center.x = 300 }
    let rendered = renderer.rendered
    stage.advance(by: 0.2)
    #expect(renderer.animated == 0 && renderer.rendered > rendered + 10)
    #expect(stage.nextFrameTime == stage.time)
  }
}
