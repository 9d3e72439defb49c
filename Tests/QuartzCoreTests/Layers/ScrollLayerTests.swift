import QuartzCore
import Testing

@MainActor @Suite struct ScrollLayerTests {
  @Test func itScrollsNoFartherThanARectangleNeeds() {
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.scroll(to: CGRect(x: 150, y: 20, width: 30, height: 30))
    #expect(layer.bounds.origin == CGPoint(x: 80, y: 0))
    layer.scroll(to: CGRect(x: 10, y: 0, width: 30, height: 30))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 0))
    layer.scroll(to: CGRect(x: 40, y: 50, width: 300, height: 20))
    #expect(layer.bounds.origin == CGPoint(x: 40, y: 0))
  }
}
