import Foundation
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct ImageTests {
  @Test(arguments: TestImage.names) func theSizeStandsInTheHeader(name: String) throws {
    #expect(try TestImage.image(name).size == CGSize(width: 32, height: 16))
    #expect(try TestImage.image(name, scale: 2).size == CGSize(width: 16, height: 8))
  }

  @Test func aJPEGContainsItsOrientation() throws {
    let wanted: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    for (index, orientation) in wanted.enumerated() {
      let image = try TestImage.image("orientation-\(index + 1).jpg")
      let pixels = try #require(image.cgImage)
      #expect(image.imageOrientation == orientation)
      #expect(pixels.width == (index < 4 ? 32 : 16) && pixels.height == (index < 4 ? 16 : 32))
    }
  }

  @Test func theTurnIsTakenOutOfTheBytes() throws {
    for orientation in 2...8 {
      let image = try TestImage.image("orientation-\(orientation).jpg")
      let bytes = try #require(image.cgImage?.data)
      #expect(try #require(UIImage(data: bytes)).imageOrientation == .up)
      let file = try TestImage.data("orientation-\(orientation).jpg")
      #expect(zip(bytes, file).filter { $0 != $1 }.count == 1)
    }
  }

  @Test func everyOrientationHasItsTurn() throws {
    // Where pixels (0, 0), (1, 0) and (0, 1) of a picture of 32 x 16 or 16 x 32 pixels go, by the EXIF standard.
    let wanted: [[Double]] = [
      [0, 0, 1, 0, 0, 1], [32, 0, 31, 0, 32, 1], [32, 16, 31, 16, 32, 15], [0, 16, 1, 16, 0, 15],
      [0, 0, 0, 1, 1, 0], [32, 0, 32, 1, 31, 0], [32, 16, 32, 15, 31, 16], [0, 16, 0, 15, 1, 16],
    ]
    for (index, wanted) in wanted.enumerated() {
      let orientation = try #require(CGImagePropertyOrientation(rawValue: UInt32(index + 1)))
      let turn = orientation.uprighting(width: index < 4 ? 32 : 16, height: index < 4 ? 16 : 32)
      let points = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)].map { $0.applying(turn) }
      #expect(points.flatMap { [Double($0.x), Double($0.y)] } == wanted)
    }
  }

  @Test(arguments: [
    (#"<svg width="20" height="10"/>"#, 20, 10), (#"<svg width="1in" height='2pc'>"#, 96, 32),
    (#"<svg viewBox="0 0 40 30">"#, 40, 30), (#"<svg width="20" viewBox="0,0,40,30">"#, 20, 15),
    (#"<svg height="60" width="100%" viewBox="0 0 40 30">"#, 80, 60), ("<svg>", 300, 150),
    (
      "<?xml version='1.0'?>\n<!DOCTYPE svg [<!ENTITY a 'b>'>]><!-- <svg width='1'> -->\n<svg width='7' height='8px'>",
      7, 8
    ),
    ("\u{FEFF}<svg\n  xmlns='http://www.w3.org/2000/svg'\n  width = '3.6' height='10mm'>", 4, 38),
  ]) func aDrawingOfLinesHasASizeToo(text: String, width: CGFloat, height: CGFloat) {
    #expect(UIImage(data: Data(text.utf8))?.size == CGSize(width: width, height: height))
  }

  @Test(arguments: [
    "", "<", "<html><svg width='1' height='1'></html>", "<svg width='0' height='4'>", "<svg width='1e9' height='nan'",
    "<svg viewBox='0 0 -4 4' width='-1'>", "<svgs width='4' height='4'>", "GIF89a", "RIFF    WEBP", "not a picture",
  ]) func whatIsNoPictureGivesNil(text: String) {
    let image = UIImage(data: Data(text.utf8))
    #expect(image == nil || text.hasPrefix("<svg "))
  }

  @Test func noDamageBringsTheReadersDown() throws {
    var random = RandomNumbers(seed: 7)
    var opened = 0
    for name in TestImage.names {
      let whole = [UInt8](try TestImage.data(name))
      for count in whole.indices { if UIImage(data: Data(whole[..<count])) != nil { opened += 1 } }
      for _ in 0..<2000 {
        var bytes = whole
        for _ in 0..<(1 + Int(random.next() % 6)) {
          bytes[Int(random.next() % UInt64(min(bytes.count, 120)))] = UInt8(truncatingIfNeeded: random.next())
        }
        let image = UIImage(data: Data(bytes))
        if let image { opened += image.size.width >= 1 && image.size.height >= 1 ? 1 : 0 }
      }
    }
    #expect(opened > 1000)
  }

  @Test func aPartOfLargerDataIsReadFromItsOwnBeginning() throws {
    let data = Data([1, 2, 3]) + (try TestImage.data("orientation-6.jpg"))
    let image = try #require(UIImage(data: data[3...]))
    #expect(image.size == CGSize(width: 32, height: 16) && image.imageOrientation == .right)
  }

  @Test func aHostGivesImagesTheirNames() throws {
    #expect(UIImage(named: "nobody gave this name") == nil)
    #expect(!Stage.addImage(named: "broken", data: Data([1, 2])))
    #expect(UIImage(named: "broken") == nil)
    #expect(Stage.addImage(named: "quadrants", data: try TestImage.data("quadrants.png"), scale: 2))
    let image = try #require(UIImage(named: "quadrants"))
    #expect(image.size == CGSize(width: 16, height: 8) && image.scale == 2)
    #expect(image.cgImage === UIImage(named: "quadrants")?.cgImage)
  }

  @Test func theNameOfAFileGivesTheScale() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ImageTests-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, width) in [("plain.png", 32.0), ("double@2x.png", 16.0), ("treble@3x.png", 32.0 / 3)] {
      let file = folder.appendingPathComponent(name)
      try TestImage.data("quadrants.png").write(to: file)
      #expect(UIImage(contentsOfFile: file.path)?.size.width == CGFloat(width))
    }
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
  }
}
