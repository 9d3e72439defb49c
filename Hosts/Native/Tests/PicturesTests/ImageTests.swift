import Foundation
import Pictures
import Testing
import UIKit

@MainActor @Suite struct ImageTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tests/Images")

  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: ImageTests.folder.appendingPathComponent(name))
  }

  /// Draws an image that fills the screen.
  private func pixels(_ image: UIImage) throws -> Pixels {
    let easel = Easel()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.image = image
    easel.view.addSubview(view)
    return try easel.pixels()
  }

  /// The name of a colour by its channels, with room for what a JPEG changes.
  private func name(_ color: Pixels.Color) -> String {
    [("r", color.red), ("g", color.green), ("b", color.blue)].map { $0.1 > 128 ? $0.0 : "-" }.joined()
  }

  private func quarters(_ pixels: Pixels) -> [String] {
    [(20, 20), (80, 20), (20, 80), (80, 80)].map { name(pixels[$0.0, $0.1]) }
  }

  @Test(arguments: ["quadrants.png", "quadrants.gif", "lossless.webp", "lossy.webp", "extended.webp"])
  func everyFormatIsDecoded(name: String) throws {
    let image = try #require(UIImage(data: try data(name)))
    let found = quarters(try pixels(image))
    #expect(Set(found).count == 4, "\(found)")
    #expect(found == quarters(try pixels(try #require(UIImage(data: try data("quadrants.png"))))))
  }

  @Test func whatIsTransparentShowsWhatIsBelow() throws {
    let easel = Easel()
    easel.stage.window.backgroundColor = nil
    easel.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let file = try easel.picture().pngBytes()
    let found = try pixels(try #require(UIImage(data: Data(file))))
    #expect(found[50, 50].red == 255)
    #expect(isNear(found.ink(50, 50), 0.5))
  }

  @Test(arguments: 1...8) func photosAreUpright(orientation: Int) throws {
    let image = try #require(UIImage(data: try data("orientation-\(orientation).jpg")))
    let upright = try #require(UIImage(data: try data("orientation-1.jpg")))
    #expect(quarters(try pixels(image)) == quarters(try pixels(upright)))
  }

  @Test func drawingsAreDrawnAtTheSizeTheyAreSeen() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect x="2" y="3" width="5" height="4"/></svg>
      """
    let found = try pixels(try #require(UIImage(data: Data(svg.utf8))))
    #expect(isNear(found.ink, 2000, 1))
    #expect(found.ink(20, 30) == 1 && found.ink(69, 69) == 1 && found.ink(19, 30) == 0)
  }

  @Test func anEdgeOfAnEnlargedImageIsOpaque() throws {
    let found = try pixels(try #require(UIImage(data: try data("quadrants.png"))))
    #expect(found[0, 0] == found[10, 10])
    #expect(found[99, 99] == found[90, 90])
  }

  @Test func aBrokenImageIsReported() throws {
    var broken = try data("quadrants.png")
    broken.removeLast(broken.count - 40)
    let easel = Easel()
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.image = UIImage(data: broken)
    try #require(view.image != nil)
    easel.view.addSubview(view)
    let renderer = try PictureRenderer(scale: 1)
    let pixels = Pixels(try renderer.picture(of: easel.stage.scene))
    #expect(pixels.ink == 0)
    #expect(renderer.undecodedMediaTypes == ["image/png"])
  }
}
