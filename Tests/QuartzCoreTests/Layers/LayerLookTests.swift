import Testing

@testable import QuartzCore

@MainActor @Suite struct LayerLookTests {
  @Test func aMaskIsInTheTreeButNoSublayer() {
    let fixture = AnimationFixture()
    let mask = CALayer()
    fixture.layer.mask = mask
    #expect(mask.superlayer === fixture.layer && fixture.layer.sublayers == nil && mask.isMask)
    fixture.frame(at: 1)
    #expect(fixture.changes(of: mask).contains(.created))
    fixture.layer.mask = nil
    fixture.frame(at: 2)
    #expect(fixture.removed == [mask.identifier] && mask.superlayer == nil)
    fixture.layer.mask = mask
    fixture.root.addSublayer(mask)
    #expect(fixture.layer.mask == nil && mask.superlayer === fixture.root && !mask.isMask)
  }

  @Test func settingSublayersAddsRemovesAndOrders() {
    let parent = CALayer()
    let layers = (0..<3).map { _ in CALayer() }
    parent.sublayers = layers
    #expect(parent.sublayers?.map { $0.identifier } == layers.map { $0.identifier })
    parent.sublayers = [layers[2], layers[0]]
    #expect(parent.sublayers?.map { $0.identifier } == [layers[2].identifier, layers[0].identifier])
    #expect(layers[1].superlayer == nil && layers[0].superlayer === parent)
    parent.sublayers = nil
    #expect(parent.sublayers == nil && layers[0].superlayer == nil)
  }

  @Test func theDelegateDisplaysALayerThatNeedsIt() {
    final class Painter: NSObject, CALayerDelegate {
      var count = 0
      func display(_ layer: CALayer) { count += 1 }
    }
    let fixture = AnimationFixture()
    let painter = Painter()
    fixture.layer.delegate = painter
    fixture.frame(at: 1)
    #expect(painter.count == 0 && !fixture.layer.needsDisplay())
    fixture.layer.setNeedsDisplay()
    fixture.layer.setNeedsDisplay()
    #expect(fixture.layer.needsDisplay() && fixture.context.hasChanges)
    fixture.frame(at: 2)
    #expect(painter.count == 1 && !fixture.layer.needsDisplay())
    fixture.layer.needsDisplayOnBoundsChange = true
    fixture.layer.bounds.origin.x = 5
    #expect(!fixture.layer.needsDisplay())
    fixture.layer.bounds.size.width = 5
    fixture.layer.displayIfNeeded()
    #expect(painter.count == 2)
  }

  @Test func aLayerTurnedAwayIsSeenOnlyWhenItIsDoubleSided() {
    let layer = CALayer()
    func isSeen(_ angle: Double) -> Bool {
      layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      return !layer.isInvisible(layer.values)
    }
    #expect(isSeen(0) && isSeen(3))
    layer.isDoubleSided = false
    #expect(isSeen(0) && isSeen(1.5) && !isSeen(1.6) && !isSeen(3) && !isSeen(-3) && isSeen(6))
    layer.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(!layer.isInvisible(layer.values))
  }

  @Test func theAnchorsDepthIsWhatALayerTurnsAbout() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 100, height: 100)
    layer.anchorPointZ = 50
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    // The plane lies 50 points behind the axis: a quarter turn brings it to 50 points on its left.
    #expect(abs(layer.frame.midX - -50) < 1e-9 && layer.frame.width < 1e-9)
  }

  @Test func scrollLayersShowWhatTheyAreAskedFor() {
    let scroll = CAScrollLayer()
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 100, height: 1000)
    scroll.addSublayer(content)
    #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    content.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 160))
    content.scrollRectToVisible(CGRect(x: 0, y: 170, width: 10, height: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 160))
    content.scroll(CGPoint(x: 0, y: 30))
    #expect(content.visibleRect == CGRect(x: 0, y: 30, width: 100, height: 100))
    scroll.scrollMode = .horizontally
    content.scroll(CGPoint(x: 5, y: 90))
    #expect(scroll.bounds.origin == CGPoint(x: 5, y: 30))
  }
}
