import Foundation
@testable import QuartzCore
import Testing
import TestSupport

@MainActor @Suite struct LayerGeometryTests {
  private func expect(_ a: CGPoint, _ x: Double, _ y: Double, _ tolerance: Double = 1e-9) {
    #expect(abs(Double(a.x) - x) < tolerance && abs(Double(a.y) - y) < tolerance, "\(a)")
  }

  @Test func theFrameFollowsFromPositionBoundsAndAnchorPoint() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 8, width: 100, height: 40)
    layer.position = CGPoint(x: 60, y: 30)
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 100, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 30, width: 100, height: 40))
  }

  @Test func settingTheFrameSetsPositionAndSizeAndKeepsTheBoundsOrigin() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 10, y: 60))
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func theFrameOfATransformedLayerIsTheUprightRectangleAroundIt() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.transform = CATransform3DMakeScale(2, 0.5, 1)
    #expect(layer.frame == CGRect(x: -50, y: 10, width: 200, height: 20))
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expect(layer.frame.origin, 30, -30)
    expect(CGPoint(x: layer.frame.width, y: layer.frame.height), 40, 100)
    layer.transform = CATransform3DMakeTranslation(5, 6, 0)
    #expect(layer.frame == CGRect(x: 5, y: 6, width: 100, height: 40))
  }

  @Test func theFrameReadsAsItWasSetUnderScalesAndRightAngles() {
    for (anchor, transform) in [
      (CGPoint(x: 0.5, y: 0.5), CATransform3DMakeScale(2, 2, 1)),
      (CGPoint(x: 0, y: 1), CATransform3DMakeScale(-2, 0.5, 1)),
      (CGPoint(x: 0.2, y: 0.7), CATransform3DMakeTranslation(30, -20, 9)),
      (CGPoint(x: 1, y: 0), CATransform3DRotate(CATransform3DMakeScale(4, 2, 1), .pi / 2, 0, 0, 1)),
      (CGPoint(x: 0.3, y: 0), CATransform3DMakeRotation(.pi, 0, 0, 1)),
      (
        CGPoint(x: 0.3, y: 0), CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
      ),
    ] {
      let layer = CALayer()
      layer.bounds.origin = CGPoint(x: 3, y: 4)
      (layer.anchorPoint, layer.transform) = (anchor, transform)
      layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
      expect(layer.frame.origin, 100, 100, 1e-6)
      expect(CGPoint(x: layer.frame.width, y: layer.frame.height), 100, 50, 1e-6)
      #expect(layer.bounds.origin == CGPoint(x: 3, y: 4))
    }
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    #expect(layer.bounds.size == CGSize(width: 50, height: 25) && layer.position == CGPoint(x: 150, y: 125))
  }

  @Test func anyTransformHasTheMiddleOfTheFrameThatWasSetAndUndoneItsSize() {
    var random = RandomNumbers(seed: 6)
    for _ in 0..<100 {
      let layer = CALayer()
      layer.anchorPoint = CGPoint(x: random.number(-1...2), y: random.number(-1...2))
      let transform = CGAffineTransform(
        a: random.number(0.5...3), b: random.number(-0.4...0.4), c: random.number(-0.4...0.4),
        d: random.number(0.5...3), tx: random.number(-50...50), ty: random.number(-50...50))
      layer.setAffineTransform(transform)
      let frame = CGRect(
        x: random.number(-99...99), y: random.number(-99...99), width: random.number(1...99),
        height: random.number(1...99))
      layer.frame = frame
      expect(CGPoint(x: layer.frame.midX, y: layer.frame.midY), frame.midX, frame.midY, 1e-6)
      // The upright rectangle around the frame turned back.
      let back = transform.inverted()
      let corners = [(frame.width, frame.height), (frame.width, 0), (0, frame.height), (0, 0)]
        .map { CGPoint(x: $0.0, y: $0.1).applying(back) }
      let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
      expect(
        CGPoint(x: layer.bounds.width, y: layer.bounds.height), xs.max()! - xs.min()!, ys.max()! - ys.min()!, 1e-6)
    }
  }

  @Test func aTransformThatCannotBeUndoneLeavesTheSizeOfTheFrame() {
    for transform in [CATransform3DMakeScale(0, 1, 1), CATransform3DMakeScale(0, 0, 0)] {
      let layer = CALayer()
      layer.transform = transform
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(layer.bounds.size == CGSize(width: 30, height: 40) && layer.position == CGPoint(x: 25, y: 40))
    }
  }

  @Test func pointsAreConvertedThroughScrolledAndMovedLayers() {
    let top = CALayer()
    top.bounds.size = CGSize(width: 400, height: 400)
    let scrolled = CALayer()
    scrolled.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    scrolled.bounds.origin.y = 500
    let child = CALayer()
    child.frame = CGRect(x: 5, y: 520, width: 10, height: 10)
    top.addSublayer(scrolled)
    scrolled.addSublayer(child)
    expect(child.convert(CGPoint(x: 1, y: 2), to: top), 16, 42)
    expect(child.convert(CGPoint(x: 16, y: 42), from: top), 1, 2)
    let other = CALayer()
    other.frame = CGRect(x: 200, y: 200, width: 10, height: 10)
    top.addSublayer(other)
    expect(child.convert(CGPoint(x: 1, y: 2), to: other), -184, -158)
    expect(other.convert(CGPoint(x: -184, y: -158), to: child), 1, 2)
    expect(child.convert(CGPoint(x: 1, y: 2), to: child), 1, 2)
  }

  @Test func conversionIsUndoneByItsReverseThroughRandomTransforms() {
    var random = RandomNumbers(seed: 4)
    for _ in 0..<200 {
      let top = CALayer()
      var layers = [top]
      for _ in 0..<4 {
        let layer = CALayer()
        layer.frame = CGRect(x: random.number(-50...50), y: random.number(-50...50), width: 80, height: 60)
        layer.anchorPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
        layer.bounds.origin = CGPoint(x: random.number(-9...9), y: random.number(-9...9))
        layer.transform = CATransform3DScale(
          CATransform3DMakeRotation(random.number(-3...3), 0, 0, 1), random.number(0.3...2), random.number(0.3...2), 1)
        layers[Int.random(in: 0..<layers.count, using: &random)].addSublayer(layer)
        layers.append(layer)
      }
      let (a, b) = (layers[4], layers[Int.random(in: 0..<4, using: &random)])
      let point = CGPoint(x: random.number(0...80), y: random.number(0...60))
      expect(b.convert(a.convert(point, to: b), to: a), point.x, point.y, 1e-6)
      expect(a.convert(b.convert(point, to: a), to: b), point.x, point.y, 1e-6)
      expect(a.convert(a.convert(point, to: b), from: b), point.x, point.y, 1e-6)
    }
  }

  @Test func perspectiveIsUndoneByConversionToo() {
    let top = CALayer()
    let tilted = CALayer()
    tilted.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    tilted.transform = CATransform3DRotate(perspective, 0.8, 0, 1, 0)
    top.addSublayer(tilted)
    let corner = tilted.convert(CGPoint(x: 200, y: 0), to: top)
    #expect(corner.x < 200 && corner.y != 0)
    expect(top.convert(corner, to: tilted), 200, 0, 1e-6)
  }

  @Test func aLayerOfScaleZeroContainsNoPointOfItsSuperlayer() {
    let top = CALayer()
    let flat = CALayer()
    flat.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    flat.transform = CATransform3DMakeScale(0, 1, 1)
    top.addSublayer(flat)
    #expect(!flat.bounds.contains(top.convert(CGPoint(x: 50, y: 50), to: flat)))
  }

  @Test func affineTransformsAreInvertedAndConcatenated() {
    var random = RandomNumbers(seed: 5)
    for _ in 0..<100 {
      let transform = CGAffineTransform(rotationAngle: random.number(-3...3))
        .scaledBy(x: random.number(0.2...3), y: random.number(0.2...3))
        .translatedBy(x: random.number(-99...99), y: random.number(-99...99))
      let point = CGPoint(x: random.number(-9...9), y: random.number(-9...9))
      expect(point.applying(transform).applying(transform.inverted()), point.x, point.y, 1e-9)
    }
    let moveThenScale = CGAffineTransform(translationX: 10, y: 0).concatenating(.init(scaleX: 2, y: 2))
    expect(CGPoint.zero.applying(moveThenScale), 20, 0)
    expect(CGPoint.zero.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)), 20, 0)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    expect(CGPoint(x: 1, y: 0).applying(.init(rotationAngle: .pi / 2)), 0, 1)
  }
}
