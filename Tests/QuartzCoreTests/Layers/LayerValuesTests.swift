import CoreGraphics
import Testing

@testable import QuartzCore

@MainActor @Suite struct LayerValuesTests {
  /// They are taken one by one, so that none may be forgotten.
  @Test func aLayerIsDrawnWithAllOfItsValues() {
    let layer = CALayer()
    layer.position = CGPoint(x: 1, y: 2)
    layer.zPosition = 3
    layer.bounds = CGRect(x: 4, y: 5, width: 6, height: 7)
    layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    layer.opacity = 0.5
    layer.backgroundColor = CGColor(gray: 0.25, alpha: 1)
    layer.cornerRadius = 8
    layer.borderWidth = 9
    // A value that nobody sets is as it is by default, before and after.
    let children = Mirror(reflecting: layer.values).children
    let defaults = Mirror(reflecting: LayerValues()).children
    for (value, standard) in zip(children, defaults) {
      #expect("\(value.value)" != "\(standard.value)", "\(value.label ?? "") is not set by this test")
    }
    #expect(described(layer.drawnValues(at: 0)) == described(layer.values))
  }

  private func described(_ values: LayerValues) -> String {
    var text = ""
    dump(values, to: &text)
    return text
  }
}
