import CCairo
import CoreGraphics
import QuartzCore
import Stage
import Testing
import UIKit

@testable import Pictures

@MainActor @Suite struct AnimatedPictureTests {
  /// The frames of a file: where each is, and its pixels.
  private func frames(of bytes: [UInt8]) throws -> [(part: PixelRect, picture: Picture, milliseconds: Int)] {
    let file = try #require(PNGFile(bytes: bytes))
    let header = try #require(file.chunks.first).data
    func number(_ data: [UInt8], _ place: Int) -> Int { data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var frames: [(part: PixelRect, picture: Picture, milliseconds: Int)] = []
    var (sequence, control, data) = (0, [UInt8](), [UInt8]())
    func end() throws {
      guard !control.isEmpty else { return }
      let own = PNGFile(chunks: [
        PNGFile.Chunk(type: "IHDR", data: Array(control[4..<12]) + header[8...]),
        PNGFile.Chunk(type: "IDAT", data: data),
        PNGFile.Chunk(type: "IEND", data: []),
      ])
      let part = PixelRect(
        x: number(control, 12), y: number(control, 16), width: number(control, 4), height: number(control, 8))
      frames.append((part, try #require(Picture(png: own.bytes)), Int(control[20]) << 8 | Int(control[21])))
    }
    for chunk in file.chunks {
      if chunk.type == "fcTL" || chunk.type == "fdAT" {
        #expect(number(chunk.data, 0) == sequence)
        sequence += 1
      }
      switch chunk.type {
      case "acTL": #expect(number(chunk.data, 4) == 0)
      case "fcTL":
        try end()
        (control, data) = (chunk.data, [])
      case "IDAT": data += chunk.data
      case "fdAT": data += chunk.data[4...]
      case "IEND": try end()
      default: break
      }
    }
    return frames
  }

  @Test func eachFrameHasWhatDiffers() throws {
    let easel = Easel(width: 60, height: 40)
    let dot = easel.add(CGRect(x: 10, y: 10, width: 6, height: 4))
    var animation = AnimatedPicture()
    animation.append(try easel.picture(), at: 0)
    // The same once more, and the part around what has moved.
    animation.append(try easel.picture(), at: 0.1)
    dot.frame.origin.x = 12
    animation.append(try easel.picture(), at: 0.2, changing: PixelRect(x: 5, y: 5, width: 30, height: 30))
    dot.backgroundColor = .red
    let last = try easel.picture()
    animation.append(last, at: 0.5)
    #expect(animation.count == 3)
    let frames = try frames(of: try #require(animation.bytes(until: 1, rest: 0.25)))
    #expect(frames.map { $0.milliseconds } == [200, 300, 750])
    let parts = [(0, 0, 60, 40), (10, 10, 8, 4), (12, 10, 6, 4)].map { PixelRect(x: $0, y: $1, width: $2, height: $3) }
    #expect(frames.map { $0.part } == parts)
    // Over each other they are the last picture.
    let shown = frames[0].picture
    for frame in frames.dropFirst() {
      shown.bitmap.draw { context in
        cairo_set_source_surface(context, frame.picture.bitmap.surface, Double(frame.part.x), Double(frame.part.y))
        cairo_paint(context)
      }
    }
    let (one, other) = (Pixels(shown), Pixels(last))
    for y in 0..<40 { for x in 0..<60 where one[x, y] != other[x, y] { Issue.record("\(x), \(y)") } }
  }

  @Test func theScatteredPixelsOfADifferenceAreInItsBox() throws {
    let easel = Easel(width: 60, height: 40)
    let dots = [(30, 5), (3, 20), (55, 21), (20, 38)].map { place in
      easel.add(CGRect(x: place.0, y: place.1, width: 1, height: 1), .white)
    }
    let white = try easel.picture()
    for dot in dots { dot.backgroundColor = .black }
    let black = try easel.picture()
    let whole = PixelRect(of: white)
    #expect(white.bitmap.difference(from: black.bitmap, in: whole) == PixelRect(x: 3, y: 5, width: 53, height: 34))
    let part = PixelRect(x: 4, y: 6, width: 52, height: 32)
    #expect(white.bitmap.difference(from: black.bitmap, in: part) == PixelRect(x: 55, y: 21, width: 1, height: 1))
    #expect(white.bitmap.difference(from: white.bitmap, in: whole) == nil)
  }

  @Test func transparentPixelsAreBlack() throws {
    let renderer = try PictureRenderer(scale: 1)
    var animation = AnimatedPicture()
    animation.append(try renderer.draw(size: CGSize(width: 4, height: 4)) { _ in }, at: 0)
    let frames = try frames(of: try #require(animation.bytes(until: 1)))
    #expect(Pixels(frames[0].picture)[1, 1] == Pixels.Color(red: 0, green: 0, blue: 0))
    #expect(frames[0].picture.withPixels { $0[3] } == 255)
  }
}
