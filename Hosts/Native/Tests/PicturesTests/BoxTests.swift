// Backgrounds, corners, borders, clips, and the places of layers.

import Foundation
import Pictures
import Testing
import UIKit

@MainActor @Suite struct BoxTests {
  @Test(arguments: [1, 2, 3]) func aBackgroundFillsItsFrameAndNothingElse(scale: Int) throws {
    let easel = Easel(scale: CGFloat(scale))
    easel.add(CGRect(x: 10, y: 20, width: 30, height: 40))
    let pixels = try easel.pixels()
    #expect((pixels.width, pixels.height) == (100 * scale, 100 * scale))
    #expect(isNear(pixels.ink, Double(1200 * scale * scale)))
    #expect(pixels.ink(10 * scale, 20 * scale) == 1)
    #expect(pixels.ink(40 * scale - 1, 60 * scale - 1) == 1)
    #expect(pixels.ink(10 * scale - 1, 20 * scale) == 0)
    #expect(pixels.ink(40 * scale, 60 * scale - 1) == 0)
  }

  @Test func anEdgeBetweenPixelsIsAsDarkAsItsPart() throws {
    let easel = Easel()
    easel.add(CGRect(x: 10.25, y: 20, width: 30, height: 40))
    let row = try easel.pixels().row(30)
    #expect(isNear(row[10], 0.75))
    #expect(isNear(row[40], 0.25))
  }

  @Test func theOriginOfTheBoundsMovesChildren() throws {
    let easel = Easel()
    let outer = easel.add(CGRect(x: 10, y: 10, width: 50, height: 50), nil)
    outer.bounds.origin = CGPoint(x: 5, y: -20)
    let inner = UIView(frame: CGRect(x: 15, y: 0, width: 10, height: 10))
    inner.backgroundColor = .black
    outer.addSubview(inner)
    let pixels = try easel.pixels()
    #expect(pixels.ink(20, 30) == 1)
    #expect(pixels.ink(29, 39) == 1)
    #expect(isNear(pixels.ink, 100))
  }

  @Test func transformsTurnAboutTheAnchorPoint() throws {
    let easel = Easel()
    let view = easel.add(CGRect(x: 40, y: 40, width: 20, height: 10))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    view.layer.position = CGPoint(x: 40, y: 40)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 1)
    let pixels = try easel.pixels()
    #expect(pixels.ink(31, 41) == 1)
    #expect(pixels.ink(38, 78) == 1)
    #expect(isNear(pixels.ink, 400, 0.5))
  }

  @Test func circularCornersLeaveOutWhatIsOutsideOfTheirCircles() throws {
    let easel = Easel(scale: 2)
    easel.add(CGRect(x: 10, y: 10, width: 80, height: 60)).layer.cornerRadius = 20
    let area = 80.0 * 60 - (4 - Double.pi) * 20 * 20
    #expect(isNear(try easel.pixels().ink, area * 4, 8))
  }

  @Test func onlyTheCornersOfTheMaskAreRound() throws {
    let easel = Easel()
    let view = easel.add(CGRect(x: 10, y: 10, width: 80, height: 80))
    view.layer.cornerRadius = 20
    view.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
    let pixels = try easel.pixels()
    #expect(pixels.ink(10, 10) == 1)
    #expect(pixels.ink(89, 10) == 0)
    #expect(pixels.ink(10, 89) == 0)
    #expect(pixels.ink(89, 89) == 1)
  }

  @Test func aContinuousCornerMeetsTheCircleAtTheDiagonalAndBeginsEarlier() throws {
    func column(_ curve: CALayerCornerCurve) throws -> Pixels {
      let easel = Easel(width: 200, height: 200, scale: 2)
      let view = easel.add(CGRect(x: 0, y: 0, width: 200, height: 200))
      view.layer.cornerRadius = 50
      view.layer.cornerCurve = curve
      return try easel.pixels()
    }
    let (circular, continuous) = (try column(.circular), try column(.continuous))
    // The diagonal is left at (1 - 1/√2) of the radius by both.
    let diagonal = (0..<100).map { (circular.ink($0, $0), continuous.ink($0, $0)) }
    #expect(diagonal.allSatisfy { isNear($0.0, $0.1, 0.06) })
    // Its direction and its curvature are the circle's there.
    for step in -9...9 {
      let across = (20..<40).map { (circular.ink($0 + step, $0 - step), continuous.ink($0 + step, $0 - step)) }
      #expect(isNear(across.reduce(0) { $0 + $1.0 - $1.1 }, 0, 0.1), "\(step)")
    }
    // At the end of the circle the side is still straight, and the continuous corner has left it.
    #expect(isNear(circular.ink(100, 0), 1, 0.03))
    #expect(continuous.ink(100, 0) < 0.7)
    // It begins at 1.528665 radii.
    #expect(isNear(continuous.ink(154, 0), 1, 0.03))
  }

  @Test func aRadiusLargerThanHalfTheSideGivesACapsule() throws {
    let easel = Easel(scale: 2)
    easel.add(CGRect(x: 10, y: 10, width: 80, height: 40)).layer.cornerRadius = 100
    let area = 40.0 * 40 + Double.pi * 20 * 20
    #expect(isNear(try easel.pixels().ink, area * 4, 8))
  }

  @Test func aBorderLiesInsideTheBoundsAboveTheChildren() throws {
    let easel = Easel()
    let view = easel.add(CGRect(x: 10, y: 10, width: 40, height: 40), .white)
    view.layer.borderWidth = 3
    view.layer.borderColor = UIColor.black.cgColor
    let inner = UIView(frame: CGRect(x: -5, y: 10, width: 50, height: 10))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let pixels = try easel.pixels()
    #expect(pixels.row(15)[10..<13] == [1, 1, 1] && pixels.ink(13, 15) == 0 && pixels.ink(9, 15) == 0)
    #expect(pixels[11, 25] == Pixels.Color(red: 0, green: 0, blue: 0))
    #expect(pixels[14, 25] == Pixels.Color(red: 255, green: 0, blue: 0))
  }

  @Test func clippingCutsChildrenAtTheCorners() throws {
    let easel = Easel(scale: 2)
    let view = easel.add(CGRect(x: 10, y: 10, width: 60, height: 60), nil)
    view.layer.cornerRadius = 30
    view.clipsToBounds = true
    let inner = UIView(frame: CGRect(x: -50, y: -50, width: 200, height: 200))
    inner.backgroundColor = .black
    view.addSubview(inner)
    let ink = try easel.pixels().ink
    #expect(isNear(ink, Double.pi * 900 * 4, 16), "\(ink)")
  }

  @Test func opacityIsThatOfTheWhole() throws {
    let easel = Easel()
    let view = easel.add(CGRect(x: 10, y: 10, width: 60, height: 60), .black)
    view.alpha = 0.5
    let inner = UIView(frame: CGRect(x: 30, y: 0, width: 50, height: 60))
    inner.backgroundColor = .black
    view.addSubview(inner)
    let row = try easel.pixels().row(30)
    #expect(isNear(row[20], 0.5) && isNear(row[60], 0.5) && isNear(row[80], 0.5) && row[95] == 0)
  }

  @Test func hiddenViewsAndThoseWithoutAnExtentAreNotDrawn() throws {
    let easel = Easel()
    easel.add(CGRect(x: 10, y: 10, width: 60, height: 60)).isHidden = true
    easel.add(CGRect(x: 10, y: 10, width: 60, height: 60)).transform = CGAffineTransform(scaleX: 0, y: 1)
    easel.add(CGRect(x: 80, y: 80, width: 10, height: 10))
    #expect(isNear(try easel.pixels().ink, 100))
  }

  @Test func aMaskShowsWhatItsAlphaCovers() throws {
    let easel = Easel()
    let view = easel.add(CGRect(x: 10, y: 10, width: 60, height: 60))
    let mask = CALayer()
    mask.frame = CGRect(x: 20, y: 0, width: 20, height: 60)
    mask.backgroundColor = CGColor(gray: 1, alpha: 0.5)
    view.layer.mask = mask
    view.alpha = 0.5
    let row = try easel.pixels().row(30)
    #expect(row[29] == 0 && isNear(row[30], 0.25) && isNear(row[49], 0.25) && row[50] == 0)
  }
}
