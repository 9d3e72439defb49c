import Stage
import Testing
import UIKit

/// Where the picture of 32 x 16 pixels lies in a view of 100 x 100 points.
@MainActor @Suite struct ImagePlacementTests {
  let screen = Screen()
  let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() throws {
    view.image = try TestImage.image()
    _ = screen.add(view)
  }

  func seen() throws -> Scene.Image {
    try #require(screen.stage.scene.nodes.first { $0.id == view.layer.identifier }?.image)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.redraw, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
    (.center, CGRect(x: 34, y: 42, width: 32, height: 16)), (.top, CGRect(x: 34, y: 0, width: 32, height: 16)),
    (.bottom, CGRect(x: 34, y: 84, width: 32, height: 16)), (.left, CGRect(x: 0, y: 42, width: 32, height: 16)),
    (.right, CGRect(x: 68, y: 42, width: 32, height: 16)), (.topLeft, CGRect(x: 0, y: 0, width: 32, height: 16)),
    (.topRight, CGRect(x: 68, y: 0, width: 32, height: 16)), (.bottomLeft, CGRect(x: 0, y: 84, width: 32, height: 16)),
    (.bottomRight, CGRect(x: 68, y: 84, width: 32, height: 16)),
  ]) func theContentModeSaysWhere(mode: UIView.ContentMode, frame: CGRect) throws {
    view.contentMode = mode
    let image = try seen()
    #expect(image.pieces.map { $0.part } == [CGRect(x: 0, y: 0, width: 32, height: 16)])
    #expect(image.pieces.map { $0.frame } == [frame])
    #expect(
      CGPoint(x: 32, y: 16).applying(image.transform(of: image.pieces[0])) == CGPoint(x: frame.maxX, y: frame.maxY))
  }

  @Test func aLayersTopIsBelowAsOniOS() throws {
    view.contentMode = .top
    #expect(view.layer.contentsGravity == .bottom)
    view.layer.contentsGravity = .top
    #expect(try seen().pieces[0].frame.origin.y == 84)
  }

  @Test func aTurnedPhotoIsShownUpright() throws {
    view.image = try TestImage.image("orientation-6.jpg")
    view.contentMode = .scaleAspectFit
    let image = try seen()
    #expect(image.pieces[0].frame == CGRect(x: 0, y: 25, width: 100, height: 50))
    let matrix = image.transform(of: image.pieces[0])
    // The encoded picture is 16 x 32; its upper left corner is seen at the upper right.
    #expect(CGPoint(x: 0, y: 0).applying(matrix) == CGPoint(x: 100, y: 25))
    #expect(CGPoint(x: 16, y: 32).applying(matrix) == CGPoint(x: 0, y: 75))
  }

  @Test func theScaleMakesThePictureSmaller() throws {
    view.image = try TestImage.image(scale: 2)
    view.contentMode = .topLeft
    #expect(view.layer.contentsScale == 2)
    #expect(try seen().pieces[0].frame.size == CGSize(width: 16, height: 8))
  }

  @Test func aPartOfThePictureCanBeShown() throws {
    view.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    let image = try seen()
    #expect(image.pieces.map { $0.part } == [CGRect(x: 16, y: 0, width: 16, height: 8)])
    #expect(image.pieces.map { $0.frame } == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(CGPoint(x: 16, y: 8).applying(image.transform(of: image.pieces[0])) == CGPoint(x: 0, y: 100))
  }

  @Test func thePartCanBeAnimated() throws {
    let animation = CABasicAnimation(keyPath: "contentsRect")
    animation.fromValue = CGRect(x: 0, y: 0, width: 1, height: 1)
    animation.toValue = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    animation.duration = 1
    view.layer.add(animation, forKey: nil)
    screen.stage.advance(by: 0.5)
    #expect(try seen().pieces[0].part == CGRect(x: 8, y: 4, width: 24, height: 12))
  }

  @Test func aSmallPictureIsStretchedInItsMiddle() throws {
    view.image = try TestImage.image().resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 4, bottom: 3, right: 5), resizingMode: .stretch)
    let pieces = try seen().pieces
    #expect(pieces.count == 9)
    #expect(pieces[0].part == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(pieces[0].frame == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(pieces[4].part == CGRect(x: 4, y: 2, width: 23, height: 11))
    #expect(pieces[4].frame == CGRect(x: 4, y: 2, width: 91, height: 95))
    #expect(pieces[8].part == CGRect(x: 27, y: 13, width: 5, height: 3))
    #expect(pieces[8].frame == CGRect(x: 95, y: 97, width: 5, height: 3))
  }

  @Test func orTheMiddleIsRepeated() throws {
    let caps = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)
    view.image = try TestImage.image().resizableImage(withCapInsets: caps)
    let pieces = try seen().pieces
    // 88 points between the caps for tiles of 20; the picture's 16 points of height six times and a quarter.
    #expect(pieces.count == 7 * 7)
    #expect(pieces[5].part == CGRect(x: 6, y: 0, width: 8, height: 16))
    #expect(pieces[5].frame == CGRect(x: 86, y: 0, width: 8, height: 16))
    #expect(pieces[48].frame == CGRect(x: 94, y: 96, width: 6, height: 4))
    #expect(pieces.reduce(0) { $0 + $1.frame.width * $1.frame.height } == 10000)
  }

  @Test func capsWithoutSpaceShrink() throws {
    let caps = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    view.image = try TestImage.image().resizableImage(withCapInsets: caps, resizingMode: .stretch)
    view.frame.size = CGSize(width: 8, height: 100)
    let columns = try seen().pieces.prefix(2)
    #expect(columns.allSatisfy { $0.frame.width == 4 && $0.part.width == 8 })
  }
}
