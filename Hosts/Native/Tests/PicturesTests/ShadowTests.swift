import Foundation
import Pictures
import Testing
import UIKit

@MainActor @Suite struct ShadowTests {
  /// The part of a Gaussian with a standard deviation of 1 that is beyond a distance.
  private func tail(_ distance: Double) -> Double { erfc(distance / 2.0.squareRoot()) / 2 }

  @Test(arguments: [2.0, 8.0, 20.0]) func aShadowFadesLikeAGaussian(radius: Double) throws {
    let easel = Easel(width: 400, height: 400, scale: 2)
    let view = easel.add(CGRect(x: 150, y: 0, width: 100, height: 400))
    view.layer.shadowRadius = CGFloat(radius)
    view.layer.shadowOpacity = 0.8
    view.layer.shadowOffset = .zero
    let row = try easel.pixels().row(400)
    for distance in [0.25, 0.5, 1, 1.5, 2, 2.5] {
      let place = 500 + Int(2 * radius * distance)
      let far = (Double(place) + 0.5) / 2 - 250
      let expected = 0.8 * (tail(far / radius) - tail((far + 100) / radius))
      #expect(isNear(row[place], expected, 0.012), "\(distance): \(row[place]), not \(expected)")
    }
  }

  @Test func aShadowHasItsOffsetAndColour() throws {
    let easel = Easel()
    let view = easel.add(CGRect(x: 20, y: 20, width: 20, height: 20))
    view.layer.shadowRadius = 0
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = CGSize(width: 30, height: 5)
    view.layer.shadowColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let pixels = try easel.pixels()
    #expect(pixels[60, 40] == Pixels.Color(red: 255, green: 0, blue: 0))
    #expect(isNear(pixels.ink, 800, 2))
  }

  @Test func contentsCastTheShadowOfALayerWithoutABackground() throws {
    let easel = Easel()
    let view = easel.add(CGRect(x: 0, y: 0, width: 60, height: 60), nil)
    view.layer.shadowRadius = 0
    view.layer.shadowOpacity = 0.5
    view.layer.shadowOffset = CGSize(width: 0, height: 30)
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    inner.backgroundColor = .black
    view.addSubview(inner)
    let pixels = try easel.pixels()
    #expect(pixels.ink(20, 20) == 1)
    #expect(isNear(pixels.ink(20, 50), 0.5))
    #expect(isNear(pixels.ink, 600, 2))
  }

  @Test func aShadowPathCastsTheShadow() throws {
    let easel = Easel()
    let view = easel.add(CGRect(x: 10, y: 10, width: 20, height: 20))
    view.layer.shadowRadius = 0
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = .zero
    view.layer.shadowPath = CGPath(rect: CGRect(x: 40, y: 0, width: 10, height: 20), transform: nil)
    let pixels = try easel.pixels()
    #expect(pixels.ink(55, 20) == 1)
    #expect(isNear(pixels.ink, 600, 2))
  }
}
