import QuartzCore
import Testing
import UIKit

/// What is not a number, or infinite, is no place, size or look: the view keeps what it has.
@MainActor @Suite struct RefusedPlaceTests {
  private static let wrong: [CGFloat] = [.nan, .infinity, -.infinity]
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func aViewKeepsItsFrame() {
    let view = UIView(frame: rect)
    for wrong in RefusedPlaceTests.wrong {
      view.frame = CGRect(x: wrong, y: 1, width: 2, height: 3)
      view.frame = CGRect(x: 1, y: wrong, width: 2, height: 3)
      view.frame = CGRect(x: 1, y: 2, width: wrong, height: 3)
      view.frame = CGRect(x: 1, y: 2, width: 3, height: wrong)
      #expect(view.frame == rect)
      #expect(UIView(frame: CGRect(x: 1, y: 2, width: wrong, height: 3)).frame == .zero)
    }
  }

  @Test func aViewKeepsItsBoundsAndCentre() {
    let view = UIView(frame: rect)
    for wrong in RefusedPlaceTests.wrong {
      view.bounds = CGRect(x: wrong, y: 0, width: 1, height: 1)
      view.bounds = CGRect(x: 0, y: 0, width: 1, height: wrong)
      view.center = CGPoint(x: wrong, y: 1)
      view.center = CGPoint(x: 1, y: wrong)
      view.anchorPoint = CGPoint(x: wrong, y: 1)
      #expect(view.frame == rect && view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    }
  }

  @Test func aViewKeepsItsTransformAndItsAlpha() {
    let view = UIView(frame: rect)
    view.alpha = 0.5
    for wrong in RefusedPlaceTests.wrong {
      view.transform = CGAffineTransform(scaleX: wrong, y: 1)
      view.transform = CGAffineTransform(translationX: 0, y: wrong)
      view.transform3D = CATransform3DMakeTranslation(0, 0, wrong)
      #expect(view.transform3D == CATransform3DIdentity)
    }
    view.alpha = .nan
    #expect(view.alpha == 0.5)
    view.alpha = .infinity
    #expect(view.alpha == 1)
  }

  @Test func aFrameWhosePlaceUnderTheTransformIsNoneChangesNothing() {
    let view = UIView(frame: rect)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let (bounds, center) = (view.bounds, view.center)
    view.frame = CGRect(x: 1, y: 2, width: CGFloat.infinity, height: 3)
    view.frame = CGRect(x: CGFloat.nan, y: 2, width: 5, height: 3)
    #expect(view.bounds == bounds && view.center == center)
  }

  @Test func aLayerKeepsWhatItHas() {
    let layer = CALayer()
    layer.frame = rect
    for wrong in RefusedPlaceTests.wrong {
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: wrong)
      layer.frame = CGRect(x: wrong, y: 2, width: 3, height: 4)
      layer.bounds = CGRect(x: 1, y: 2, width: 3, height: wrong)
      layer.position = CGPoint(x: wrong, y: 0)
      layer.anchorPoint = CGPoint(x: 0, y: wrong)
      layer.zPosition = wrong
      layer.anchorPointZ = wrong
      layer.opacity = Float(wrong)
      layer.transform = CATransform3DMakeScale(1, wrong, 1)
      layer.sublayerTransform = CATransform3DMakeScale(1, 1, wrong)
    }
    #expect(layer.frame == rect && layer.bounds.origin == .zero && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.zPosition == 0 && layer.anchorPointZ == 0 && layer.opacity == 1)
    #expect(layer.transform == CATransform3DIdentity && layer.sublayerTransform == CATransform3DIdentity)
  }

  @Test func aMessageNamesTheViewOnce() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UILabel()
        view.text = "Title"
        for _ in 0..<3 {
          view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
          view.transform = CGAffineTransform(scaleX: .infinity, y: 1)
        }
        let layer = CALayer()
        layer.name = "glow"
        layer.position.x = .nan
      }
    }
    #expect(
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == """
        Ignored a value for the frame of UILabel "Title" that contains NaN or infinity: (0.0, 0.0, nan, 10.0). \
        Check the computation for a division by zero.
        Ignored a value for the transform of UILabel "Title" that contains NaN or infinity. \
        Check the computation for a division by zero.
        Ignored a value for the position of CALayer "glow" that contains NaN or infinity: (nan, 0.0). \
        Check the computation for a division by zero.

        """)
  }
}
