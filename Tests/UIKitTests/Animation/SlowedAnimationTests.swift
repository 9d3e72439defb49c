import Stage
import Testing
import UIKit

/// View animations in layers whose time runs at another speed.
@MainActor @Suite struct SlowedAnimationTests {
  private func stage(_ view: UIView) -> Stage {
    let stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: UIViewController())
    stage.window.rootViewController?.view.addSubview(view)
    stage.advance(by: 0.1)
    return stage
  }

  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? -1 }

  @Test func aSlowWindowTakesLongerAndCompletesLater() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = stage(view)
    stage.window.layer.speed = 0.25
    var completions: [Bool] = []
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      view.center.x = 105
    } completion: {
      completions.append($0)
    }
    stage.advance(by: 1)
    #expect(abs(x(view) - 55) < 1e-6)
    stage.advance(by: 0.9)
    #expect(completions == [])
    stage.advance(by: 0.2)
    #expect(completions == [true] && x(view) == 105)
  }

  @Test func aPausedLayerStopsOnlyWhatIsInIt() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    container.addSubview(inside)
    let stage = stage(container)
    var completions: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      inside.center.x = 105
    } completion: { _ in
      completions.append("inside")
    }
    stage.advance(by: 0.4)
    let time = container.layer.convertTime(CACurrentMediaTime(), from: nil)
    container.layer.speed = 0
    container.layer.timeOffset = time
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.window.rootViewController?.view.alpha = 0.5
    } completion: { _ in
      completions.append("outside")
    }
    stage.advance(by: 5)
    #expect(completions == ["outside"])
    #expect(abs(x(inside) - 45) < 1e-6)
    #expect(!stage.needsFrame)
    container.layer.timeOffset += 0.5  // a scrubber
    #expect(stage.needsFrame)
    stage.advance(by: 0.1)
    #expect(abs(x(inside) - 95) < 1e-6)
  }

  @Test func viewsDoNotAnimateByThemselves() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let bare = CALayer()
    bare.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    view.layer.addSublayer(bare)
    let stage = stage(view)
    view.center.x = 105
    bare.position.x = 102.5
    #expect(view.layer.animationKeys() == nil)
    #expect(bare.animationKeys() == ["position"])
    stage.advance(by: 0.3)
    #expect(bare.animationKeys() == nil && bare.presentation()?.position.x == 102.5)
  }

  @Test func viewsUnderASublayerTransformAreTouchedWhereTheyAreSeen() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(inside)
    let stage = stage(view)
    view.layer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(stage.window.hitTest(CGPoint(x: 30, y: 30), with: nil) === inside)
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
    let node = stage.scene.nodes.first { $0.bounds.width == 20 }
    #expect(node?.transform.m11 == 0.5)
  }
}
