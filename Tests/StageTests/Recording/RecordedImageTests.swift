import Foundation
import QuartzCore
import Testing
import UIKit

@testable import Stage

@MainActor @Suite struct RecordedImageTests {
  private let window = Scene.Node.layer(1, in: 0, frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func picture(_ name: String) throws -> LayerPicture {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Images").appendingPathComponent(name)
    let image = try #require(UIImage(data: Data(contentsOf: url)))
    var picture = LayerPicture()
    picture.image = image.cgImage
    picture.orientation = try #require(ImageFile(Data(contentsOf: url))).orientation
    return picture
  }

  private func node(_ id: Int, _ picture: LayerPicture, width: CGFloat = 100) -> Scene.Node {
    var values = LayerValues()
    values.bounds.size = CGSize(width: width, height: 50)
    return .layer(id, in: 1, frame: CGRect(x: 0, y: 0, width: width, height: 50)).with {
      $0.image = Scene.Image(picture, values)
    }
  }

  @Test func eachPictureIsInTheFileOnce() throws {
    let film = Film()
    let picture = try picture("quadrants.png")
    film.show([window, node(2, picture), node(3, picture)], at: 0)
    let text = film.recorder.svg()
    #expect(text.components(separatedBy: "data:image/png;base64,iVBOR").count == 2)
    #expect(text.components(separatedBy: "href=\"#i0\"").count == 3)
    #expect(text.contains("<image id=\"i0\" width=\"32\" height=\"16\" preserveAspectRatio=\"none\""))
  }

  @Test func aPictureThatTheHostKeepsIsReferredToByItsAddress() {
    let film = Film()
    var picture = LayerPicture()
    picture.image = Stage.picture(address: "blob:null/1", width: 40, height: 20).cgImage
    film.show([window, node(2, picture)], at: 0)
    let text = film.recorder.svg()
    #expect(text.contains("width=\"40\" height=\"20\" preserveAspectRatio=\"none\" href=\"blob:null/1\""))
    #expect(!text.contains("base64"))
  }

  @Test func aPictureGrowsWithItsLayer() throws {
    let film = Film()
    let picture = try picture("quadrants.png")
    film.show(from: 0, to: 1) { time in [window, node(2, picture, width: 100 + 100 * time)] }
    let text = film.recorder.svg()
    #expect(text.contains("type=\"scale\" values=\"3.125,3.125;6.25,3.125;6.25,3.125\""))
    #expect(!text.contains("clipPath id=\"p"))
  }

  /// The width of an `svg` element inside of another does not follow in Chromium when a paused drawing is sought.
  @Test func aPartOfAPictureIsCutOutByAClipAndNoDrawingIsInsideOfAnother() throws {
    let film = Film()
    var values = LayerValues()
    values.bounds.size = CGSize(width: 100, height: 50)
    values.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let image = Scene.Image(try picture("quadrants.png"), values)
    film.show([window, .layer(2, in: 1, frame: values.bounds).with { $0.image = image }], at: 0)
    let text = film.recorder.svg()
    #expect(text.contains("<clipPath id=\"p1\"><rect x=\"16\" y=\"0\" width=\"16\" height=\"16\"/></clipPath>"))
    #expect(text.contains("<g transform=\"scale(6.25,3.125)\"><g transform=\"translate(-16,0)\"><clipPath"))
    #expect(text.components(separatedBy: "<svg").count == 2)
  }

  @Test func aPictureThatChangesIsSeveralWithTheirTimes() throws {
    let film = Film()
    film.show([window, node(2, try picture("quadrants.png"))], at: 0)
    film.show([window, node(2, try picture("orientation-6.jpg"))], at: 1)
    film.show([window, node(2, try picture("orientation-6.jpg")).with { $0.image = nil }], at: 2)
    let text = film.recorder.svg()
    #expect(text.contains("values=\"inline;none\" keyTimes=\"0;.35714\""))
    #expect(text.contains("values=\"none;inline;none\" keyTimes=\"0;.35714;.71429\""))
    #expect(text.contains("<use href=\"#i1\" transform=\"matrix(0,1,-1,0,32,0)\"/>"))
  }

  @Test func bytesAreWrittenInBase64() {
    for count in 0..<40 {
      let data = Data((0..<count).map { UInt8(($0 * 97 + count) % 256) })
      #expect(SVGText.base64(data) == data.base64EncodedString())
    }
  }
}
