import Testing

@testable import QuartzCore

@MainActor @Suite struct ShapeAndGradientTests {
  private func shown<Layer: CALayer>(_ layer: Layer, in fixture: AnimationFixture) -> Layer {
    fixture.root.addSublayer(layer)
    fixture.frame(at: 1)
    return layer
  }

  private func line(to x: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: x, y: 10))
    return path
  }

  @Test func shapesHaveCoreAnimationsDefaults() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil && layer.strokeColor == nil && layer.fillColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineWidth == 1 && layer.miterLimit == 10)
    #expect(layer.fillRule == .nonZero && layer.lineCap == .butt && layer.lineJoin == .miter)
    #expect(layer.lineDashPattern == nil && layer.lineDashPhase == 0)
    #expect(CAShapeLayer.defaultValue(forKey: "lineWidth") as? Double == 1)
  }

  @Test func gradientsHaveCoreAnimationsDefaults() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test func aPathGoesFromPointToPoint() {
    let fixture = AnimationFixture()
    let layer = shown(CAShapeLayer(), in: fixture)
    let animation = CABasicAnimation(keyPath: "path")
    animation.duration = 1
    animation.fromValue = line(to: 0)
    animation.toValue = line(to: 100)
    layer.add(animation, forKey: nil)
    #expect(layer.presentationValues(at: 1.25).drawing.shape.path == line(to: 25))
    #expect(fixture.changes(of: layer).isEmpty || fixture.changes(of: layer).contains(.created))
    fixture.frame(at: 1.5)
    #expect(fixture.changes(of: layer) == .drawing)
  }

  @Test func pathsOfOtherElementsChangeAtOnce() {
    let fixture = AnimationFixture()
    let layer = shown(CAShapeLayer(), in: fixture)
    let animation = CABasicAnimation(keyPath: "path")
    animation.duration = 1
    animation.fromValue = line(to: 0)
    animation.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    layer.add(animation, forKey: nil)
    #expect(layer.presentationValues(at: 1.1).drawing.shape.path == animation.toValue as? CGPath)
  }

  @Test func strokesAreAnimatedByThemselvesAndPathsAreNot() {
    let fixture = AnimationFixture()
    let layer = shown(CAShapeLayer(), in: fixture)
    layer.path = line(to: 10)
    #expect(layer.animationKeys() == nil)
    layer.strokeEnd = 0
    #expect(layer.animationKeys() == ["strokeEnd"])
    let middle = layer.presentationValues(at: 1.125).drawing.shape.strokeEnd
    #expect(middle > 0 && middle < 1)
  }

  @Test func coloursAndLocationsOfAGradientBlend() {
    let fixture = AnimationFixture()
    let layer = shown(CAGradientLayer(), in: fixture)
    let (black, white) = (CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1))
    for (key, from, to) in [
      ("colors", [black, black] as Any, [white, black] as Any), ("locations", [0, 0.5] as Any, [0, 1] as Any),
    ] {
      let animation = CABasicAnimation(keyPath: key)
      animation.duration = 1
      animation.fromValue = from
      animation.toValue = to
      layer.add(animation, forKey: nil)
    }
    let gradient = layer.presentationValues(at: 1.5).drawing.gradient
    #expect(gradient.colors == [CGColor(gray: 0.5, alpha: 1), black])
    #expect(gradient.locations == [0, 0.75])
  }

  @Test func otherLayersIgnoreWhatOnlyTheseHave() {
    let fixture = AnimationFixture()
    fixture.layer.add(fixture.animation("strokeEnd", from: 0, to: 1), forKey: nil)
    #expect(fixture.layer.presentationValues(at: 0.5).drawing == .none)
    #expect(MemoryLayout<LayerDrawing>.size == MemoryLayout<Int>.size)
  }
}
