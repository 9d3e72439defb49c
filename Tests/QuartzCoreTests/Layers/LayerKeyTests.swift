import Foundation
import QuartzCore
import Testing

/// Properties of layers by their names.
@MainActor @Suite struct LayerKeyTests {
  @Test func numbersAreSetAndReadByKeyPaths() {
    let layer = CALayer()
    for (path, value) in [
      ("position.x", 3), ("position.y", 4), ("bounds.size.width", 5), ("bounds.origin.y", 6), ("opacity", 0.5),
      ("zPosition", 7), ("cornerRadius", 8), ("transform.translation.x", 9), ("transform.rotation.z", 0.3),
    ] as [(String, Double)] {
      layer.setValue(value, forKeyPath: path)
      let read = layer.value(forKeyPath: path) as? NSNumber
      #expect(abs((read?.doubleValue ?? .nan) - value) < 1e-6, "\(path)")
    }
    #expect(layer.position == CGPoint(x: 3, y: 4) && layer.opacity == 0.5 && layer.bounds.size.width == 5)
  }

  @Test func aScaleIsThatOfTheTransform() {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(layer.transform == CATransform3DMakeScale(2, 2, 2))
    layer.setValue(NSNumber(value: 3), forKeyPath: "transform.scale.y")
    #expect(layer.transform == CATransform3DMakeScale(2, 3, 2))
    layer.setValue(NSValue(cgSize: CGSize(width: 4, height: 5)), forKeyPath: "transform.translation")
    #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 4, height: 5))
    #expect(layer.value(forKeyPath: "transform.scale.y") as? Double == 3)
  }

  @Test func geometryAndColoursAreSetAndTakenAway() {
    let layer = CALayer()
    layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "position")
    layer.setValue(CGRect(x: 0, y: 0, width: 3, height: 4), forKey: "bounds")
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.setValue(red, forKey: "backgroundColor")
    #expect(layer.frame == CGRect(x: -0.5, y: 0, width: 3, height: 4) && layer.backgroundColor == red)
    #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 1, y: 2))
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil)
  }

  @Test func shapesAndGradientsHaveKeysOfTheirOwn() {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    shape.setValue(0.5, forKey: "strokeEnd")
    shape.setValue(4, forKey: "lineWidth")
    gradient.setValue([0, 0.25], forKey: "locations")
    gradient.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 1)), forKey: "startPoint")
    #expect(shape.strokeEnd == 0.5 && shape.lineWidth == 4)
    #expect(gradient.locations == [0, 0.25] && gradient.startPoint == CGPoint(x: 1, y: 1))
  }

  @Test func otherKeysAreKept() {
    let layer = CALayer()
    #expect(layer.value(forKey: "owner") == nil)
    layer.setValue("mine", forKey: "owner")
    layer.setValue(true, forKey: "hidden")
    layer.setValue("box", forKey: "name")
    #expect(layer.value(forKey: "owner") as? String == "mine" && layer.isHidden && layer.name == "box")
    #expect(CALayer(layer: layer).value(forKey: "owner") as? String == "mine")
    layer.setValue(nil, forKey: "owner")
    #expect(layer.value(forKey: "owner") == nil)
  }

  @Test func whatDoesNotFitIsRefusedWithAMessage() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layer = CALayer()
        layer.setValue("wide", forKeyPath: "bounds.size.width")
        layer.setValue(1, forKeyPath: "bounds.size.depth")
        layer.setValue(1, forKeyPath: "strokeEnd.x")
        guard layer.bounds == .zero, layer.value(forKeyPath: "bounds.size.depth") == nil else { exit(1) }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.hasPrefix(
        "setValue(_:forKeyPath: \"bounds.size.width\") of CALayer was ignored: the value has the wrong type."))
    #expect(
      message.contains(
        "\"bounds.size.depth\") of CALayer was ignored: the value belongs to a key path that layers do not have."))
  }

  @Test func objectsOfGeometryAreAnimatedLikeValues() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = NSValue(cgPoint: CGPoint(x: 100, y: 0))
    animation.toValue = NSValue(cgPoint: CGPoint(x: 200, y: 0))
    animation.duration = 1
    animation.fillMode = .both
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 5
    layer.add(animation, forKey: nil)
    #expect(layer.presentationValues(at: CACurrentMediaTime()).position == CGPoint(x: 100, y: 0))
  }

  @Test func rasterizingIsKeptAndCopied() {
    let layer = CALayer()
    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
    (layer.shouldRasterize, layer.rasterizationScale) = (true, 2)
    let copy = CALayer(layer: layer)
    #expect(copy.shouldRasterize && copy.rasterizationScale == 2)
  }
}
