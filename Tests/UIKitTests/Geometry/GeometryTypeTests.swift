import Stage
import Testing
import UIKit

@MainActor @Suite struct GeometryTypeTests {
  @Test func edgesAndAxesHaveTheNumbersOfUIKit() {
    #expect([UIRectEdge.top, .left, .bottom, .right, .all].map { $0.rawValue } == [1, 2, 4, 8, 15])
    #expect([NSDirectionalRectEdge.top, .leading, .bottom, .trailing, .all].map { $0.rawValue } == [1, 2, 4, 8, 15])
    #expect([UIAxis.horizontal, .vertical, .both].map { $0.rawValue } == [1, 2, 3])
    let alignments: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
    ]
    #expect(alignments.map { $0.rawValue } == Array(0...8))
    #expect(NSDirectionalEdgeInsets() == .zero && UIOffset() == .zero)
  }

  @Test func dynamicItemsAreViewsAndLayoutAttributes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    for item in [view as any UIDynamicItem, attributes] {
      item.center = CGPoint(x: 50, y: 60)
      item.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(item.collisionBoundsType == .rectangle)
    }
    #expect(view.frame == CGRect(x: 30, y: 50, width: 40, height: 20))
    #expect(attributes.center == CGPoint(x: 50, y: 60) && attributes.transform.a == 2)
  }

  @Test func aViewOfAnotherShapeCollidesWithIt() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let item: any UIDynamicItem = Ball()
    #expect(item.collisionBoundsType == .ellipse)
  }

  @Test func aViewsLayerIsOfItsLayerClass() {
    final class Special: CALayer {}
    final class SpecialView: UIView {
      override class var layerClass: CALayer.Type { Special.self }
    }
    let view = SpecialView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer is Special)
    #expect(view.layer.delegate === view && view.layer.frame == view.frame)
    #expect(UIView.layerClass == CALayer.self)
  }

  @Test func theAnchorPointIsWhatTheCenterPlacesAndTheTransformTurnsAbout() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.frame == CGRect(x: 120, y: 90, width: 40, height: 20))
    view.frame.origin = .zero
    #expect(view.center == CGPoint(x: 0, y: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 0, y: -20, width: 80, height: 40))
  }

  @Test func opacityBeyondItsRangeIsDrawnWithinIt() throws {
    let screen = Screen()
    let view = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    for (alpha, drawn) in [(1.5, 1.0), (-0.5, 0), (0.25, 0.25)] {
      view.alpha = alpha
      let node = try #require(screen.stage.scene.nodes.first { $0.id == view.layer.identifier })
      #expect(node.opacity == drawn)
    }
  }
}
