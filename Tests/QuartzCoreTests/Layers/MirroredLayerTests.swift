// Layers whose x axis runs from right to left.

import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

@MainActor @Suite struct MirroredLayerTests {
  private let outer = CALayer()
  private let mirrored = CALayer()
  private let inner = CALayer()

  init() {
    outer.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    mirrored.frame = CGRect(x: 50, y: 20, width: 300, height: 200)
    inner.frame = CGRect(x: 10, y: 30, width: 80, height: 40)
    outer.addSublayer(mirrored)
    mirrored.addSublayer(inner)
    mirrored.bounds.origin.x = 7
    mirrored.mirrorsSublayers = true
  }

  @Test func aSublayerKeepsItsFrameAndIsSeenOnTheOtherSide() {
    #expect(inner.frame == CGRect(x: 10, y: 30, width: 80, height: 40))
    // 3 points from the right edge, which is at 350.
    #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: 267, y: 50, width: 80, height: 40))
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 267, y: 50))
    #expect(inner.convert(CGPoint.zero, to: mirrored) == CGPoint(x: 90, y: 30))
    #expect(mirrored.convert(CGPoint(x: 7, y: 0), to: outer) == CGPoint(x: 350, y: 20))
  }

  @Test func hostsGetCoordinatesFromLeftToRight() {
    let list = mirrored.drawnValues(at: 0)
    let values = inner.drawnValues(at: 0)
    #expect(list.bounds == CGRect(x: -307, y: 0, width: 300, height: 200))
    #expect(list.position == mirrored.position)
    let left = list.frame.minX - list.bounds.minX + values.frame.minX
    #expect(left == 267)
    #expect(values.bounds == inner.bounds)
  }

  @Test func hitTestingFindsWhatIsSeen() {
    #expect(outer.hitTest(CGPoint(x: 268, y: 51)) === inner)
    #expect(outer.hitTest(CGPoint(x: 346, y: 89)) === inner)
    #expect(outer.hitTest(CGPoint(x: 348, y: 60)) === mirrored)
    #expect(outer.hitTest(CGPoint(x: 70, y: 60)) === mirrored)
  }

  @Test func turnsAndTiltsAreMirrored() {
    inner.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    #expect(abs(inner.drawnValues(at: 0).transform.m12 + inner.transform.m12) < 1e-12)
    var random = RandomNumbers(seed: 5)
    for _ in 0..<200 {
      var transform = CATransform3DMakeRotation(random.number(-3...3), 0.3, 0.5, 1)
      transform = CATransform3DScale(transform, random.number(0.2...2), random.number(0.2...2), 1)
      transform = CATransform3DTranslate(transform, random.number(-50...50), random.number(-50...50), 0)
      inner.transform = transform
      inner.anchorPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
      mirrored.bounds.origin = CGPoint(x: random.number(-500...500), y: random.number(-90...90))
      let point = CGPoint(x: random.number(0...80), y: random.number(0...40))
      // The mirror image of where it would be without.
      mirrored.mirrorsSublayers = false
      let plain = inner.convert(CGPoint(x: 80 - point.x, y: point.y), to: mirrored)
      mirrored.mirrorsSublayers = true
      let seen = inner.convert(point, to: mirrored)
      #expect(abs(seen.x - plain.x) < 1e-6 && abs(seen.y - plain.y) < 1e-6)
      let list = mirrored.drawnValues(at: 0)
      let drawn = list.pointInSuperlayer(inner.drawnValues(at: 0).pointInSuperlayer(point))
      let converted = inner.convert(point, to: outer)
      #expect(abs(drawn.x - converted.x) < 1e-6 && abs(drawn.y - converted.y) < 1e-6)
      let back = inner.convert(converted, from: outer)
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
    }
  }

  @Test func aSublayerTransformActsInTheMirroredCoordinates() {
    mirrored.sublayerTransform = CATransform3DMakeTranslation(20, 0, 0)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 247, y: 50))
    #expect(inner.drawnValues(at: 0).frame.minX == -110)
  }
}
