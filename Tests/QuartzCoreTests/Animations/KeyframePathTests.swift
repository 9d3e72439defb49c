import Foundation
import Testing

@testable import QuartzCore

@Suite struct KeyframePathTests {
  private func values(_ animation: CAAnimation, at time: Double) -> LayerValues {
    var values = LayerValues()
    animation.apply(to: &values, at: time)
    return values
  }

  private func along(_ path: CGPath, _ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.values = [CGPoint(x: -1, y: -1)]  // the path overrides them
    animation.duration = 1
    animation.fillMode = .both
    animation.calculationMode = mode
    return animation
  }

  private func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
    abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
  }

  private var corner: CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 90)])
    return path
  }

  @Test func everyElementOfAPathIsASegment() {
    let animation = along(corner, .linear)
    #expect(near(values(animation, at: 0.25).position, CGPoint(x: 5, y: 0)))
    #expect(near(values(animation, at: 0.75).position, CGPoint(x: 10, y: 45)))
    animation.keyTimes = [0, 0.1, 1]
    #expect(near(values(animation, at: 0.1).position, CGPoint(x: 10, y: 0)))
    #expect(near(values(animation, at: 1).position, CGPoint(x: 10, y: 90)))
  }

  @Test func aPathOverridesTheValues() {
    let animation = along(corner, .linear)
    animation.values = [CGPoint(x: 500, y: 500), CGPoint(x: 900, y: 900)]
    #expect(near(values(animation, at: 0.25).position, CGPoint(x: 5, y: 0)))
    animation.path = nil
    #expect(near(values(animation, at: 0.25).position, CGPoint(x: 600, y: 600)))
  }

  @Test func aPacedPathIsWalkedAtOneSpeed() {
    let animation = along(corner, .paced)
    #expect(near(values(animation, at: 0.05).position, CGPoint(x: 5, y: 0)))
    #expect(near(values(animation, at: 0.5).position, CGPoint(x: 10, y: 40)))
    let circle = along(CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil), .paced)
    for step in 0..<40 {
      let fraction = Double(step) / 40
      let expected = CGPoint(x: 10 * cos(2 * .pi * fraction), y: 10 * sin(2 * .pi * fraction))
      #expect(near(values(circle, at: fraction).position, expected, 0.01), "\(step)")
    }
  }

  @Test func aLayerTurnsWithItsPath() {
    let animation = along(corner, .paced)
    #expect(values(animation, at: 0.5).transform == CATransform3DIdentity)
    animation.rotationMode = .rotateAuto
    let turned = values(animation, at: 0.5).transform
    #expect(abs(turned.m11) < 1e-9 && abs(turned.m12 - 1) < 1e-9)
    animation.rotationMode = .rotateAutoReverse
    #expect(abs(values(animation, at: 0.5).transform.m12 + 1) < 1e-9)
  }

  @Test func aMoveInsideAPathIsAJump() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    path.addLines(between: [CGPoint(x: 100, y: 0), CGPoint(x: 110, y: 0)])
    let animation = along(path, .linear)
    #expect(near(values(animation, at: 0.499_999).position, CGPoint(x: 10, y: 0), 0.001))
    #expect(near(values(animation, at: 0.5).position, CGPoint(x: 100, y: 0)))
    #expect(near(values(animation, at: 0.75).position, CGPoint(x: 105, y: 0)))
  }

  @Test func laterChangesOfAMutablePathDoNotReachTheCopy() {
    let path = corner
    let animation = along(path, .linear).copy() as! CAKeyframeAnimation
    path.addLine(to: CGPoint(x: 500, y: 500))
    #expect(near(values(animation, at: 1).position, CGPoint(x: 10, y: 90)))
  }
}
