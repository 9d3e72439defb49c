import CoreGraphics
import Testing

@Suite struct CGContextTests {
  private let context = CGContext(size: CGSize(width: 100, height: 50), scale: 2)

  private var markup: String { String(decoding: context.makeImage()!.data, as: UTF8.self) }

  @Test func anImageHasThePixelsOfItsScaleAndThePointsOfItsSize() {
    let image = context.makeImage()!
    #expect(image.width == 200 && image.height == 100 && image.mediaType == "image/svg+xml")
    #expect(
      markup.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"100\" viewBox=\"0 0 100 50\""))
    #expect(ImageFile(image.data).map { CGImage($0).width } == 200, "Other programs read the same size from the file.")
  }

  @Test func nothingDrawnIsNoDrawing() {
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.move(to: CGPoint(x: 1, y: 1))
    #expect(context.drawing == nil)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.drawing != nil)
  }

  @Test func pointsGoThroughTheTransformOfTheirMoment() {
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.translateBy(x: 10, y: 5)
    context.scaleBy(x: 2, y: 2)
    context.move(to: CGPoint(x: 1, y: 1))
    context.translateBy(x: 100, y: 0)
    context.addLine(to: CGPoint(x: 0, y: 0))
    #expect(context.path?.elements == [.move(CGPoint(x: -99, y: 1)), .line(.zero)])
    context.fillPath()
    #expect(markup.contains("<path d=\"M12 7L210 5\" fill=\"#f00\" fill-opacity=\".5\"/>"))
    #expect(context.isPathEmpty)
  }

  @Test func aLineIsAsWideAsTheTransformMakesIt() {
    context.scaleBy(x: 3, y: 1)
    context.setLineWidth(4)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.strokeLineSegments(between: [.zero, CGPoint(x: 10, y: 0)])
    #expect(
      markup.contains(
        "<path d=\"M0 0L10 0\" transform=\"matrix(3,0,0,1,0,0)\" fill=\"none\" stroke=\"#000\" stroke-width=\"4\" "
          + "stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"2 3\" stroke-dashoffset=\"1\"/>"))
  }

  @Test func aStateThatIsRestoredHasAllButThePath() {
    context.saveGState()
    context.setAlpha(0.25)
    context.rotate(by: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.restoreGState()
    #expect(context.ctm == .identity && context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(markup.contains("<path d=\"M0 0L1 0L1 1L0 1Z\" fill=\"#000\"/></svg>"))
  }

  @Test func clipsLieWithinEachOther() {
    context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 30))
    context.clip(using: .evenOdd)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 20, height: 20))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let text = markup
    #expect(text.contains("<clipPath id=\"d1\"><path"))
    #expect(text.contains("<clipPath id=\"d2\" clip-path=\"url(#d1)\"><path"))
    #expect(text.contains("clip-rule=\"evenodd\"/></clipPath>") && text.contains("<g clip-path=\"url(#d2)\"><path"))
  }

  @Test func aGroupIsSeenAsAWhole() {
    context.setAlpha(0.5)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    let text = markup
    #expect(
      text.contains("<feDropShadow dx=\"1\" dy=\"2\" stdDeviation=\"3\" flood-color=\"#000\" flood-opacity=\".333\"/>"))
    #expect(
      text.contains(
        "<g filter=\"url(#d1)\"><g opacity=\".5\"><path d=\"M0 0L1 0L1 1L0 1Z\" fill=\"#000\"/>"
          + "<path d=\"M1 0L2 0L2 1L1 1Z\" fill=\"#000\"/></g></g></svg>"))
  }

  @Test func theOldIsSeenAsFarAsTheBlendModeSays() {
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    context.setBlendMode(.destinationIn)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(
      markup.contains(
        "><path d=\"M0 0L2 0L2 2L0 2Z\" fill=\"#000\"/></mask></defs><g mask=\"url(#d1)\">"
          + "<path d=\"M0 0L9 0L9 9L0 9Z\" fill=\"#000\"/></g></svg>"))
    context.setBlendMode(.multiply)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(
      markup.contains("<g style=\"mix-blend-mode:multiply\"><path d=\"M0 0L3 0L3 3L0 3Z\" fill=\"#000\"/></g></svg>"))
  }

  @Test func whatIsClearedIsOutsideOfAMask() {
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
    let text = markup
    #expect(
      text.contains("<path d=\"M0 0L2 0L2 2L0 2Z\" fill=\"#0f0\"/></g></mask>"), "All of it goes, whatever colour.")
    #expect(text.contains("<feFuncA type=\"table\" tableValues=\"1 0\"/>"))
    context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(markup.hasSuffix("</g><path d=\"M5 5L6 5L6 6L5 6Z\" fill=\"#0f0\" fill-opacity=\".5\"/></svg>"))
  }

  @Test func gradientsEndWhereTheirOptionsSpecify() {
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)],
      locations: nil)!
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [.drawsAfterEndLocation])
    #expect(
      markup.contains(
        "<linearGradient id=\"d1\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"10\" y2=\"0\">"
          + "<stop offset=\"0\" stop-color=\"#000\" stop-opacity=\"0\"/><stop offset=\"0\" stop-color=\"#000\" stop-opacity=\"1\"/>"
          + "<stop offset=\"1\" stop-color=\"#fff\" stop-opacity=\"1\"/></linearGradient>"))
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }

  @Test func picturesStandOnTheirLowerSide() {
    let small = CGContext(size: CGSize(width: 4, height: 2), scale: 1)
    small.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.draw(small.makeImage()!, in: CGRect(x: 10, y: 20, width: 8, height: 8))
    #expect(
      markup.contains("<image width=\"4\" height=\"2\" preserveAspectRatio=\"none\" href=\"data:image/svg+xml;base64,"))
    #expect(markup.contains("transform=\"matrix(2,0,0,-4,10,28)\""))
  }
}
