import Testing

@testable import QuartzCore

/// A layer on a screen, a clock, and frames as the stage makes them.
@MainActor final class AnimationFixture: NSObject, LayerSink, CAAnimationDelegate {
  let screen = ScreenContext()
  let root = CALayer()
  let layer = CALayer()
  let context: LayerContext

  /// What the sink was told in the last frame.
  private(set) var drawn: [(layer: CALayer, values: LayerValues, changes: LayerChanges)] = []
  private(set) var arranged: [(layer: CALayer, sublayers: [CALayer])] = []
  private(set) var removed: [Int] = []
  /// "start" and "stop true" or "stop false", of animations whose delegate this is.
  private(set) var events: [String] = []

  override init() {
    context = LayerContext(root: root, on: screen)
    super.init()
    screen.makeCurrent()
    root.bounds.size = CGSize(width: 400, height: 400)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(layer)
    frame(at: 0)
  }

  /// Changes that cause no implicit animations.
  func withoutActions(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  func frame(at time: CFTimeInterval) {
    drawn = []
    arranged = []
    removed = []
    screen.advance(to: time)
    screen.clock.fire(frameDuration: 1.0 / 60)
    root.layoutIfNeeded()
    CATransaction.flush()
    context.commit(at: time, to: self)
    context.endAnimations(at: time)
    screen.endDetachedAnimations()
  }

  func changes(of layer: CALayer) -> LayerChanges { drawn.first { $0.layer === layer }?.changes ?? [] }

  func draw(_ layer: CALayer, values: LayerValues, changes: LayerChanges) { drawn.append((layer, values, changes)) }

  func arrange(_ sublayers: [CALayer], of layer: CALayer) { arranged.append((layer, sublayers)) }

  func remove(_ identifier: Int) { removed.append(identifier) }

  func animationDidStart(_ anim: CAAnimation) { events.append("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }

  /// From one number to another, in a second.
  func animation(_ keyPath: String, from: Double? = nil, to: Double? = nil, by: Double? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = 1
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.delegate = self
    return animation
  }
}
