import Testing

@testable import QuartzCore

@MainActor @Suite struct SublayerTransformTests {
  private final class Sink: LayerSink {
    var drawn: [Int: LayerValues] = [:]
    func draw(_ layer: CALayer, values: LayerValues, changes: LayerChanges) { drawn[layer.identifier] = values }
    func arrange(_ sublayers: [CALayer], of layer: CALayer) {}
    func remove(_ identifier: Int) {}
  }

  private func layer(_ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    superlayer?.addSublayer(layer)
    return layer
  }

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  @Test func sublayersAreScaledAboutTheAnchorPoint() {
    let outer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = layer(CGRect(x: 0, y: 0, width: 20, height: 20), in: outer)
    outer.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    #expect(near(inner.convert(CGPoint(x: 0, y: 0), to: outer), CGPoint(x: 25, y: 25)))
    #expect(near(inner.convert(CGPoint(x: 20, y: 20), to: outer), CGPoint(x: 35, y: 35)))
    #expect(near(inner.convert(CGPoint(x: 30, y: 30), from: outer), CGPoint(x: 10, y: 10)))
    #expect(outer.hitTest(CGPoint(x: 30, y: 30)) === inner)
    #expect(outer.hitTest(CGPoint(x: 10, y: 10)) === outer)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func perspectiveDrawsWhatIsNearerLarger() {
    let outer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = layer(CGRect(x: 40, y: 40, width: 20, height: 20), in: outer)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500.0
    outer.sublayerTransform = perspective
    inner.transform = CATransform3DMakeTranslation(0, 0, 100)
    // w = 1 - 100 / 500
    #expect(near(inner.convert(CGPoint(x: 20, y: 10), to: outer), CGPoint(x: 50 + 10 / 0.8, y: 50)))
    inner.transform = CATransform3DIdentity
    inner.zPosition = 100
    #expect(near(inner.convert(CGPoint(x: 20, y: 10), to: outer), CGPoint(x: 50 + 10 / 0.8, y: 50)))
  }

  @Test func aChangeRedrawsTheSublayersAndNoOthers() {
    let outer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = layer(CGRect(x: 0, y: 0, width: 20, height: 20), in: outer)
    let deep = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: inner)
    let context = LayerContext(root: outer)
    context.commit(at: 0, to: Sink())
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    CATransaction.commit()
    let sink = Sink()
    context.commit(at: 0, to: sink)
    #expect(sink.drawn.keys.sorted() == [inner.identifier])
    // The centre (10, 10) lies 40 from the anchor point, and 80 then.
    let transform = sink.drawn[inner.identifier]?.transform
    #expect(transform?.m11 == 2 && transform?.m41 == -40 && transform?.m42 == -40)
    #expect(deep.drawnValues(at: 0).transform == CATransform3DIdentity)
  }

  @Test func anAnimatedSublayerTransformMovesTheSublayers() {
    let outer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = layer(CGRect(x: 40, y: 40, width: 20, height: 20), in: outer)
    let context = LayerContext(root: outer)
    context.commit(at: 0, to: Sink())
    let animation = CABasicAnimation(keyPath: "sublayerTransform")
    animation.fromValue = CATransform3DMakeScale(3, 3, 1)
    animation.duration = 2
    animation.beginTime = 1
    outer.add(animation, forKey: nil)
    let sink = Sink()
    context.commit(at: 2, to: sink)
    #expect(abs((sink.drawn[inner.identifier]?.transform.m11 ?? 0) - 2) < 1e-9)
    context.endAnimations(at: 3)
    let last = Sink()
    context.commit(at: 3, to: last)
    #expect(last.drawn[inner.identifier]?.transform == CATransform3DIdentity)
  }

  @Test func differencesOfBothTransformsAreAddedEachToItsOwn() {
    let outer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let half = TransformComponents(CATransform3DMakeScale(3, 3, 1)).difference(
      from: TransformComponents(CATransform3DIdentity))
    func add(_ keyPath: String) {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.from = .transformDifference(half)
      animation.to = .transformDifference(half)
      animation.isAdditive = true
      animation.beginTime = 1
      animation.duration = 2
      outer.add(animation, forKey: nil)
    }
    add("sublayerTransform")
    #expect(abs(outer.presentationValues(at: 2).sublayerTransform.m11 - 2) < 1e-9)
    #expect(outer.presentationValues(at: 2).transform == CATransform3DIdentity)
    add("transform")
    add("transform")
    #expect(abs(outer.presentationValues(at: 2).transform.m11 - 3) < 1e-9)
    #expect(abs(outer.presentationValues(at: 2).sublayerTransform.m11 - 2) < 1e-9)
  }
}
