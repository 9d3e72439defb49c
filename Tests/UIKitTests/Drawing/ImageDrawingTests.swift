import CoreGraphics
import Stage
import Testing
import UIKit

/// What a drawing is written as.
func markup(of image: UIImage?) -> String {
  String(decoding: (image?.cgImage?.data).map { [UInt8]($0) } ?? [], as: UTF8.self)
}

@MainActor @Suite struct ImageDrawingTests {
  @Test func aRendererDrawsWithTheScaleOfItsFormat() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 0, width: 20, height: 10), format: format)
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: 0, width: 20, height: 10))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 3 && image.cgImage?.width == 60)
    #expect(markup(of: image).contains("<path d=\"M0 0L20 0L20 10L0 10Z\" fill=\"#f00\"/>"))
    #expect(format.bounds == CGRect(x: 5, y: 0, width: 20, height: 10) && renderer.format === format)
  }

  /// Tests run on the main actor, which Linux serves on another thread than the first.
  @Test func onTheMainActorDrawingsHaveTheScaleOfTheScreen() async {
    let screen = Screen()
    screen.stage.traitCollection = UITraitCollection(displayScale: 3)
    #expect(UIScreen.main.scale == 3)
    await Task.yield()
    #expect(UIGraphicsImageRendererFormat().scale == UIScreen.main.scale)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    #expect(image.scale == UIScreen.main.scale)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == UIScreen.main.scale)
    UIGraphicsEndImageContext()
    let elsewhere = await Task.detached { UIGraphicsImageRendererFormat().scale }.value
    #expect(elsewhere == 1)
  }

  @Test func imagesAreBegunAndEndedWithinEachOther() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    inner?.draw(at: CGPoint(x: 1, y: 1))
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(inner?.size == CGSize(width: 2, height: 2))
    #expect(markup(of: outer).contains("<path d=\"M0 0L4 0L4 4L0 4Z\" fill=\"#000\"/><image width=\"2\""))
    #expect(markup(of: outer).contains("transform=\"matrix(1,0,0,1,1,1)\""))
  }

  @Test func pathsAreDrawnByWhatTheyAre() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
      path.lineWidth = 3
      path.lineJoinStyle = .round
      path.setLineDash([1, 2], count: 2, phase: 0)
      path.usesEvenOddFillRule = true
      UIColor.blue.set()
      path.fill()
      path.stroke(with: .normal, alpha: 0.5)
      path.addClip()
      UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let text = markup(of: image)
    #expect(text.contains("<path d=\"M1 1L3 1L3 3L1 3Z\" fill=\"#00f\" fill-rule=\"evenodd\"/>"))
    #expect(
      text.contains(
        "stroke=\"#00f\" stroke-opacity=\".5\" stroke-width=\"3\" stroke-linejoin=\"round\" stroke-dasharray=\"1 2\"/>")
    )
    #expect(text.contains("<g clip-path=\"url(#d1)\"><path d=\"M0 0L10 0L10 1L0 1ZM0 9"))
  }

  @Test func dashesCanBeAskedFor() {
    let path = UIBezierPath()
    path.setLineDash([4, 5, 6], count: 3, phase: 2)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 3), 0, CGFloat(0))
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 5, 6] && count == 3 && phase == 2)
  }

  @Test func anImageWithCapsIsDrawnInPieces() {
    let source = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let caps = source.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
      caps.draw(in: CGRect(x: 0, y: 0, width: 30, height: 30))
    }
    #expect(markup(of: image).components(separatedBy: "<image ").count == 10)
  }

  @Test func aDrawingIsShownByAnImageViewAndInRecordings() {
    let screen = Screen()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.green.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let view = screen.add(UIImageView(image: image))
    #expect(view.frame.size == CGSize(width: 20, height: 10))
    let node = screen.stage.scene.nodes.first { $0.id == view.layer.identifier }
    #expect(node?.image?.source === image.cgImage && node?.image?.mediaType == "image/svg+xml")
  }

  @Test func coloursAreThoseOfTheCurrentTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var image: UIImage?
    dark.performAsCurrent {
      image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    #expect(markup(of: image).contains("fill=\"#fff\""))
  }
}
