import Testing

@testable import QuartzCore

@MainActor @Suite struct LayerHitTestTests {
  private func layer(_ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    superlayer?.addSublayer(layer)
    return layer
  }

  @Test func theFrontmostLayerThatContainsThePointIsHit() {
    let root = layer(CGRect(x: 10, y: 10, width: 100, height: 100))
    let back = layer(CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    let front = layer(CGRect(x: 20, y: 20, width: 50, height: 50), in: root)
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
    #expect(root.hitTest(CGPoint(x: 100, y: 100)) === root)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) == nil)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
  }

  @Test func whatIsCutOffIsNotHit() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let outside = layer(CGRect(x: 90, y: 0, width: 50, height: 50), in: root)
    #expect(root.hitTest(CGPoint(x: 120, y: 10)) === outside)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 120, y: 10)) == nil)
    #expect(root.hitTest(CGPoint(x: 95, y: 10)) === outside)
  }

  @Test func aSubclassSaysWhatItContains() {
    final class Disc: CALayer {
      override func contains(_ p: CGPoint) -> Bool { CGPath(ellipseIn: bounds, transform: nil).contains(p) }
    }
    let disc = Disc()
    disc.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(disc.hitTest(CGPoint(x: 50, y: 1)) === disc)
    #expect(disc.hitTest(CGPoint(x: 2, y: 2)) == nil)
  }

  @Test func rectanglesAreConvertedToThoseAroundThem() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    let turned = layer(CGRect(x: 100, y: 100, width: 100, height: 100), in: root)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(turned.affineTransform() == CGAffineTransform(rotationAngle: .pi / 2))
    let corner = turned.convert(CGRect(x: 0, y: 0, width: 20, height: 10), to: root)
    #expect(abs(corner.minX - 190) < 1e-9 && abs(corner.minY - 100) < 1e-9)
    #expect(abs(corner.width - 10) < 1e-9 && abs(corner.height - 20) < 1e-9)
    let back = turned.convert(corner, from: root)
    #expect(abs(back.minX) < 1e-9 && abs(back.width - 20) < 1e-9 && abs(back.height - 10) < 1e-9)
    #expect(turned.convert(CGRect.null, to: root).isNull)
  }

  @Test func aReplacedLayerLeavesItsPlaceToTheNewOne() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let all = (0..<3).map { _ in layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: root) }
    let new = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    root.replaceSublayer(all[1], with: new)
    #expect(root.sublayers?.map { $0.identifier } == [all[0], new, all[2]].map { $0.identifier })
    #expect(all[1].superlayer == nil && new.superlayer === root)
    root.replaceSublayer(all[0], with: all[2])
    #expect(root.sublayers?.map { $0.identifier } == [all[2], new].map { $0.identifier })
    root.replaceSublayer(all[0], with: all[1])
    #expect(root.sublayers?.count == 2)
  }
}
