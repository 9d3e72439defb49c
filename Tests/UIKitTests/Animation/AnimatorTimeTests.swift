import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct AnimatorTimeTests {
  /// Sets the speed of a layer's time from now on.
  private func setSpeed(_ speed: Float, of layer: CALayer) {
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.beginTime = CACurrentMediaTime()
    layer.timeOffset = time
    layer.speed = speed
  }

  @Test func aSlowerWindowSlowsAnimators() {
    let bench = AnimationBench()
    let layer = bench.stage.window.layer
    setSpeed(0.5, of: layer)
    let animator = bench.animator()
    animator.startAnimation()
    bench.stage.advance(by: 1)
    #expect(isNear(bench.x, 150))
    setSpeed(0, of: layer)
    bench.stage.advance(by: 3)
    #expect(isNear(bench.x, 150) && animator.isRunning)
    setSpeed(1, of: layer)
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.x, 175))
    bench.stage.advance(by: 0.25)
    #expect(bench.x == 200 && animator.state == .inactive)
  }

  @Test func aLayerWithATimeOfItsOwnDoesNotMoveAnAnimatorsBegin() {
    let bench = AnimationBench()
    bench.view.layer.timeOffset = 10
    bench.animator().startAnimation()
    #expect(isNear(bench.x, 100))
    bench.stage.advance(by: 0.25)
    #expect(isNear(bench.x, 125))
  }
}
