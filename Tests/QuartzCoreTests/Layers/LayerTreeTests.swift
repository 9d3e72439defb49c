import Testing

@testable import QuartzCore

@MainActor @Suite struct LayerTreeTests {
  /// Counts its layouts; may ask for more.
  private final class CountingLayer: CALayer {
    var layouts = 0
    var onLayout: (CountingLayer) -> Void = { _ in }
    override func layoutSublayers() {
      layouts += 1
      onLayout(self)
    }
  }

  private func named(_ names: String...) -> (CALayer, [CALayer]) {
    let parent = CALayer()
    let children = names.map { name in
      let layer = CALayer()
      layer.name = name
      parent.addSublayer(layer)
      return layer
    }
    return (parent, children)
  }

  private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).map { $0.name! }.joined() }

  @Test func sublayersAreAddedInFront() {
    let (parent, children) = named("a", "b", "c")
    #expect(names(parent) == "abc")
    #expect(children.allSatisfy { $0.superlayer === parent })
  }

  @Test func layersAreInsertedAboveBelowAndAtAPlace() {
    let (parent, children) = named("a", "b", "c")
    let new = CALayer()
    new.name = "n"
    parent.insertSublayer(new, above: children[0])
    #expect(names(parent) == "anbc")
    parent.insertSublayer(new, below: children[2])
    #expect(names(parent) == "abnc")
    parent.insertSublayer(new, at: 0)
    #expect(names(parent) == "nabc")
    parent.insertSublayer(new, at: 2)  // before b, counted with n still at its former place
    #expect(names(parent) == "anbc")
    parent.insertSublayer(new, at: 99)
    #expect(names(parent) == "abcn")
    parent.insertSublayer(new, above: nil)
    #expect(names(parent) == "abcn")
    parent.insertSublayer(new, below: nil)
    #expect(names(parent) == "nabc")
  }

  @Test func addingAnOwnSublayerBringsItToTheFront() {
    let (parent, children) = named("a", "b", "c")
    parent.addSublayer(children[0])
    #expect(names(parent) == "bca")
  }

  @Test func aLayerLeavesItsFormerSuperlayer() {
    let (first, children) = named("a", "b")
    let (second, _) = named("c")
    second.addSublayer(children[0])
    #expect(names(first) == "b")
    #expect(names(second) == "ca")
    #expect(children[0].superlayer === second)
  }

  @Test func removedLayersHaveNoSuperlayer() {
    let (parent, children) = named("a", "b")
    children[0].removeFromSuperlayer()
    children[0].removeFromSuperlayer()
    #expect(names(parent) == "b")
    #expect(children[0].superlayer == nil)
  }

  @Test func aLayerThatGoesLetsItsSublayersGo() {
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
      #expect(child.superlayer === parent)
    }
    #expect(child.superlayer == nil)
  }

  @Test func theDrawingOrderGoesByZPositionThenByPlace() {
    let (parent, children) = named("a", "b", "c", "d")
    children[0].zPosition = 5
    children[2].zPosition = -1
    #expect(parent.drawingOrder.map { $0.name! }.joined() == "cbda")
    children[3].zPosition = 5
    #expect(parent.drawingOrder.map { $0.name! }.joined() == "cbad")
  }

  @Test func layoutHappensOnceForManyRequests() {
    let layer = CountingLayer()
    layer.layoutIfNeeded()
    #expect(layer.layouts == 0)
    layer.setNeedsLayout()
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(layer.layouts == 1)
  }

  @Test func aNewSizeAndNewSublayersNeedLayoutAndAScrollDoesNot() {
    let layer = CountingLayer()
    func layouts(after change: () -> Void) -> Int {
      layer.layouts = 0
      change()
      layer.layoutIfNeeded()
      return layer.layouts
    }
    let child = CALayer()
    #expect(layouts { layer.bounds.size.width = 10 } == 1)
    #expect(layouts { layer.bounds.origin.y = 10 } == 0)
    #expect(layouts { layer.position.y = 10 } == 0)
    #expect(layouts { layer.addSublayer(child) } == 1)
    #expect(layouts { child.removeFromSuperlayer() } == 1)
  }

  @Test func aNewSizeOrTransformLaysOutTheSuperlayerTooUnlessItsLayoutGaveIt() {
    let (layer, child) = (CountingLayer(), CALayer())
    layer.addSublayer(child)
    layer.onLayout = { _ in child.bounds.size.height += 1 }
    layer.layoutIfNeeded()
    func layouts(after change: () -> Void) -> Int {
      layer.layouts = 0
      change()
      layer.layoutIfNeeded()
      return layer.layouts
    }
    #expect(layouts { child.bounds.size.width = 10 } == 1)
    #expect(layouts { child.transform = CATransform3DMakeScale(2, 2, 1) } == 1)
    #expect(layouts { child.position.x = 10 } == 0)
    #expect(layouts { child.bounds.origin.x = 10 } == 0)
    #expect(layouts {} == 0)
  }

  @Test func layoutBeginsAtTheTopmostSuperlayerInNeed() {
    var log: [String] = []
    let layers = (0..<3).map { index in
      let layer = CountingLayer()
      layer.onLayout = { _ in log.append("\(index)") }
      return layer
    }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    for layer in layers { layer.setNeedsLayout() }
    layers[2].layoutIfNeeded()
    #expect(log == ["0", "1", "2"])
  }

  @Test func aLayerFarBelowIsLaidOutFromTheTop() {
    let top = CALayer()
    let middle = CALayer()
    let bottom = CountingLayer()
    top.addSublayer(middle)
    middle.addSublayer(bottom)
    top.layoutIfNeeded()
    bottom.layouts = 0
    bottom.setNeedsLayout()
    #expect(top.needsLayoutAnywhere && !top.needsLayout())
    top.layoutIfNeeded()
    #expect(bottom.layouts == 1)
    #expect(!top.needsLayoutAnywhere)
  }

  @Test func aLayoutThatChangesASiblingAlreadyLaidOutIsFollowedByTheSiblings() {
    let top = CountingLayer()
    let first = CountingLayer()
    let second = CountingLayer()
    top.addSublayer(first)
    top.addSublayer(second)
    second.onLayout = { layer in if layer.layouts == 1 { first.setNeedsLayout() } }
    first.setNeedsLayout()
    second.setNeedsLayout()
    top.layoutIfNeeded()
    #expect(first.layouts == 2)
    #expect(second.layouts == 1)
    #expect(!top.needsLayoutAnywhere)
  }

  @Test func aLayerThatNeedsLayoutIsLaidOutInItsNewTree() {
    let child = CountingLayer()
    child.setNeedsLayout()
    let top = CALayer()
    let middle = CALayer()
    top.addSublayer(middle)
    top.layoutIfNeeded()
    middle.addSublayer(child)
    top.layoutIfNeeded()
    #expect(child.layouts == 1)
  }
}
