import Foundation
import Runtime
import Testing

@testable import QuartzCore

/// An animation to a place that is no number would take its layer there in each frame.
@MainActor @Suite(.serialized) struct RefusedAnimationValueTests {
  private static let wrong: [CGFloat] = [.nan, .infinity, -.infinity]

  private func messages(_ program: () -> Void) -> [String] {
    var said: [String] = []
    messageListener = { said.append($0) }
    defer { messageListener = nil }
    program()
    return said
  }

  @Test func aBasicAnimationKeepsItsValues() {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.byValue) = (0.25, 0.5, 0.75)
    for wrong in Self.wrong {
      let said = messages {
        animation.fromValue = wrong
        animation.toValue = wrong
        animation.byValue = NSNumber(value: Double(wrong))
      }
      #expect(
        said
          == ["fromValue", "toValue", "byValue"].map {
            "Ignored a value for the \($0) of a CAAnimation that contains NaN or infinity. Check the computation for a division by zero."
          })
      #expect(animation.fromValue as? Double == 0.25 && animation.toValue as? Double == 0.5)
      #expect(animation.byValue as? Double == 0.75)
    }
    animation.toValue = nil
    #expect(animation.toValue == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func noTypeOfValueMayContainWhatIsNoNumber(wrong: CGFloat) {
    var transform = CATransform3DIdentity
    transform.m42 = wrong
    let values: [Any] = [
      CGPoint(x: 1, y: wrong), CGSize(width: wrong, height: 1), CGRect(x: 0, y: 0, width: 1, height: wrong), transform,
      [1, wrong], Float(wrong), NSNumber(value: Double(wrong)),
    ]
    for value in values {
      let animation = CABasicAnimation(keyPath: "position")
      let said = messages { animation.fromValue = value }
      #expect(animation.fromValue == nil && said.count == 1, "\(value)")
    }
  }

  @Test func aKeyframeAnimationKeepsItsValues() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 1]
    let said = messages { animation.values = [0, CGFloat.nan, 1] }
    #expect(animation.values?.count == 2 && said.count == 1)
    animation.values = nil
    #expect(animation.values == nil)
  }

  @Test func aLayerWithARefusedValueStaysWhereItIs() {
    let layer = CALayer()
    layer.opacity = 0.5
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = CGFloat.nan
    animation.toValue = CGFloat.nan
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(layer.presentationValues(at: layer.currentMediaTime + 0.5).opacity == 0.5)
  }
}
