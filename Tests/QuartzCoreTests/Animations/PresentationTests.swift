import Testing

@testable import QuartzCore

@MainActor @Suite struct PresentationTests {
  @Test func itIsNilUntilAFrameHasShownTheLayer() {
    let fixture = AnimationFixture()
    let layer = CALayer()
    #expect(layer.presentation() == nil)
    fixture.root.addSublayer(layer)
    #expect(layer.presentation() == nil)
    fixture.frame(at: 1)
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.model() === layer)
    layer.removeFromSuperlayer()
    #expect(layer.presentation() == nil)
  }

  @Test func itsSublayersMaskAndSuperlayerArePresentationLayers() throws {
    let fixture = AnimationFixture()
    let child = CALayer()
    let mask = CALayer()
    fixture.layer.addSublayer(child)
    fixture.layer.mask = mask
    fixture.frame(at: 1)
    fixture.layer.add(fixture.animation("position.x", from: 0, to: 100), forKey: nil)
    fixture.frame(at: 1.5)
    let seen = try #require(fixture.layer.presentation())
    #expect(seen.position.x == 50 && seen.position.y == fixture.layer.position.y)
    #expect(seen.sublayers?.first?.model() === child && seen.sublayers?.first !== child)
    #expect(seen.mask?.model() === mask && seen.mask !== mask)
    #expect(seen.sublayers?.first?.superlayer === seen)
    #expect(child.presentation()?.superlayer?.model() === fixture.layer)
    #expect(seen.superlayer?.model() === fixture.root)
    #expect(seen.presentation() === seen)
  }

  @Test func hitTestingOnItFindsWhatIsSeen() {
    let fixture = AnimationFixture()
    fixture.withoutActions { fixture.root.frame = CGRect(x: 0, y: 0, width: 400, height: 400) }
    fixture.layer.add(fixture.animation("position.x", from: 200, to: 300), forKey: nil)
    fixture.frame(at: 0.5)
    let point = CGPoint(x: 280, y: 50)
    #expect(fixture.root.hitTest(point) === fixture.root)
    #expect(fixture.root.presentation()?.hitTest(point)?.model() === fixture.layer)
    #expect(fixture.root.presentation()?.hitTest(CGPoint(x: 50, y: 50))?.model() === fixture.root)
  }

  @Test func itIsOfTheLayersClass() {
    final class Special: CALayer {
      var note = ""
      required init() { super.init() }
      required init(layer: Any) {
        super.init(layer: layer)
        note = (layer as? Special)?.note ?? ""
      }
    }
    let fixture = AnimationFixture()
    let layer = Special()
    layer.note = "copied"
    fixture.root.addSublayer(layer)
    fixture.frame(at: 1)
    #expect(layer.presentation()?.note == "copied")
  }
}
