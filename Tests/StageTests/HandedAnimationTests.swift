import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import Stage

/// A renderer that runs animations as a browser does, by straight pieces.
@MainActor private final class RunningRenderer: SceneRenderer, AnimationRenderer {
  private var nodes: [Int: Scene.Node] = [:]
  private var curves: [Int: [Double]] = [:]
  private var animations: [Int: [HandedMotion.Property: HandedAnimation]] = [:]
  private(set) var rendered = 0
  private(set) var animated = 0
  private(set) var stopped = 0

  func render(_ node: Scene.Node, changes: Scene.Changes) {
    if changes.contains(.created) { animations[node.id] = nil }
    nodes[node.id] = node
    rendered += 1
  }

  func arrange(_ children: [Int], of id: Int) {}

  func remove(_ id: Int) { nodes[id] = nil }

  func define(_ curve: Int, pieces: [Double]) { curves[curve] = pieces }

  func animate(_ id: Int, by animation: HandedAnimation) {
    animations[id, default: [:]][animation.property] = animation
    animated += 1
  }

  func stop(_ property: HandedMotion.Property, of id: Int) {
    animations[id]?[property] = nil
    stopped += 1
  }

  func isAnimating(_ layer: CALayer, _ property: HandedMotion.Property, at time: CFTimeInterval) -> Bool {
    animations[layer.identifier]?[property].map { time < $0.beginTime + $0.duration } ?? false
  }

  /// What is seen of a layer at a time.
  func seen(_ layer: CALayer, at time: CFTimeInterval) -> (position: CGPoint, opacity: Double)? {
    guard let node = nodes[layer.identifier] else { return nil }
    let offset = value(layer, .translation, at: time) ?? (0, 0)
    return (
      CGPoint(x: node.position.x + offset.0, y: node.position.y + offset.1),
      value(layer, .opacity, at: time)?.0 ?? node.opacity
    )
  }

  private func value(
    _ layer: CALayer, _ property: HandedMotion.Property, at time: CFTimeInterval
  ) -> (Double, Double)? {
    guard let animation = animations[layer.identifier]?[property] else { return nil }
    let fraction = max(0, (time - animation.beginTime) / animation.duration)
    guard fraction < 1 else { return nil }
    var progress = fraction
    if animation.curve > 0, let pieces = curves[animation.curve] {
      let points = stride(from: 0, to: pieces.count, by: 2).map { (pieces[$0], pieces[$0 + 1]) }
      progress = between(points.map { ($0.0, $0.1, 0) }, fraction).0
    }
    return between(animation.keyframes.map { ($0.fraction, $0.x, $0.y) }, progress)
  }

  private func between(_ points: [(Double, Double, Double)], _ place: Double) -> (Double, Double) {
    // Springs go beyond the last point.
    let index = min(points.lastIndex { $0.0 <= place } ?? 0, points.count - 2)
    let (start, end) = (points[index], points[index + 1])
    let part = (place - start.0) / (end.0 - start.0)
    return (start.1 + (end.1 - start.1) * part, start.2 + (end.2 - start.2) * part)
  }
}

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

  /// Compares what is seen with what is presented in the next milliseconds, without frames.
  private func check(milliseconds: Int, _ layers: [CALayer], sourceLocation: SourceLocation = #_sourceLocation) {
    for millisecond in 0..<milliseconds {
      let time = stage.time + Double(millisecond) / 1000
      for layer in layers {
        guard let seen = renderer.seen(layer, at: time) else { continue }
        let presented = layer.drawnValues(at: time)
        let opacity = min(max(presented.opacity, 0), 1)
        let distance = max(abs(seen.position.x - presented.position.x), abs(seen.position.y - presented.position.y))
        guard distance > 0.5 || abs(seen.opacity - opacity) > 1.0 / 255 else { continue }
        Issue.record(
          "\(seen) instead of \(presented.position), \(opacity) at \(time)", sourceLocation: sourceLocation)
        return
      }
    }
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
    box.layer.add(basic, forKey: "replaces")
    #expect(!isHandedOver(box.layer))
    box.layer.removeAllAnimations()
    basic.isAdditive = true
    basic.fromValue = CGPoint(x: 50, y: 50)
    basic.toValue = CGPoint.zero
    for change in [
      { basic.repeatCount = 2 }, { basic.autoreverses = true }, { basic.speed = 2 },
      { basic.isRemovedOnCompletion = false }, { basic.fromValue = CGPoint(x: 5000, y: 0) },
    ] as [@MainActor () -> Void] {
      (basic.repeatCount, basic.autoreverses, basic.speed) = (0, false, 1)
      basic.isRemovedOnCompletion = true
      basic.fromValue = CGPoint(x: 50, y: 50)
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
    (basic.speed, basic.repeatCount, basic.fromValue) = (1, 0, CGPoint(x: 50, y: 50))
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
