import CoreGraphics
import Foundation
import Testing
import UIKit

/// UIKit's own ways to pixels.
@MainActor @Suite struct PixelTests {
  /// A picture of 4 by 2 points: red on the left, half transparent blue on the right.
  private func flag(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor(red: 0, green: 0, blue: 1, alpha: 128.0 / 255).setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
  }

  private func context(
    _ width: Int, _ height: Int, data: UnsafeMutableRawPointer? = nil,
    _ info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
  }

  private func bytes(_ context: CGContext) throws -> [UInt8] {
    let data = try #require(context.data)
    return Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  private func bytes(_ image: CGImage?) throws -> [UInt8] { Array(try #require(image?.dataProvider?.data)) }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 128, 128]
  private let none: [UInt8] = [0, 0, 0, 0]

  @Test func aDrawingHasPremultipliedPixelsRowByRow() throws {
    let image = try #require(flag().cgImage)
    #expect(try bytes(image) == red + red + blue + blue + red + red + blue + blue)
    #expect((image.bytesPerRow, image.bitsPerPixel, image.bitsPerComponent) == (16, 32, 8))
    #expect(image.alphaInfo == .premultipliedLast)
  }

  @Test func aPNGFileHasThePixelsOfTheDrawingAtItsScale() throws {
    let data = try #require(flag(scale: 3).pngData())
    #expect(Array(data.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    let read = try #require(UIImage(data: data, scale: 3))
    #expect(read.size == CGSize(width: 4, height: 2))
    let pixels = try bytes(read.cgImage)
    #expect(pixels.count == 12 * 6 * 4)
    #expect(Array(pixels[..<4]) == red)
    #expect(Array(pixels.suffix(4)) == blue)
    #expect(read.pngData() == data)
  }

  @Test func aJPEGFileIsOnWhiteAndSmallerWithLessQuality() throws {
    let data = try #require(flag(scale: 40).jpegData(compressionQuality: 1))
    #expect(Array(data.prefix(2)) == [0xFF, 0xD8])
    let pixels = try bytes(UIImage(data: data)?.cgImage)
    let right = pixels.suffix(4).map { Int($0) }
    // Half of white and half of blue.
    for (actual, expected) in zip(right, [127, 127, 255, 255]) { #expect(abs(actual - expected) <= 4) }
    let poor = try #require(flag(scale: 40).jpegData(compressionQuality: 0))
    #expect(poor.count < data.count)
  }

  @Test func renderersReturnFiles() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    let png = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    #expect(try bytes(UIImage(data: png)?.cgImage) == Array(repeating: [0, 0, 0, 255], count: 4).flatMap { $0 })
    let jpeg = renderer.jpegData(withCompressionQuality: 0.9) { _ in }
    #expect(try bytes(UIImage(data: jpeg)?.cgImage) == [UInt8](repeating: 255, count: 16))
  }

  @Test func anOrientedImageIsWrittenUpright() throws {
    let turned = UIImage(cgImage: try #require(flag().cgImage), scale: 1, orientation: .right)
    let read = try #require(turned.pngData().flatMap { UIImage(data: $0) })
    #expect(read.size == CGSize(width: 2, height: 4))
    #expect(try bytes(read.cgImage) == red + red + red + red + blue + blue + blue + blue)
  }

  @Test func symbolsAreWritten() throws {
    let symbol = try #require(UIImage(systemName: "star.fill"))
    let read = try #require(symbol.pngData().flatMap { UIImage(data: $0) })
    #expect(try bytes(read.cgImage).contains(255))
  }

  @Test func yPointsUpInABitmap() throws {
    let context = try context(2, 2)
    #expect(context.ctm == .identity)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(context) == none + none + red + none)
  }

  @Test func anImageStandsUprightInABitmap() throws {
    let picture = UIGraphicsImageRenderer(
      size: CGSize(width: 1, height: 2),
      format: {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
      }()
    ).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let context = try context(1, 2)
    context.draw(try #require(picture.cgImage), in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(try bytes(context) == red + none)
  }

  @Test func bytesAreInTheOrderOfTheBitmap() throws {
    func first(_ info: CGImageAlphaInfo, _ order: CGBitmapInfo) throws -> [UInt8] {
      let context = try context(1, 1, info.rawValue | order.rawValue)
      context.setFillColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1)
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      return try bytes(context)
    }
    #expect(try first(.premultipliedLast, .byteOrder32Big) == [128, 64, 0, 128])
    #expect(try first(.premultipliedFirst, .byteOrder32Big) == [128, 128, 64, 0])
    #expect(try first(.premultipliedFirst, .byteOrder32Little) == [0, 64, 128, 128])
    #expect(try first(.premultipliedLast, .byteOrder32Little) == [128, 0, 64, 128])
    #expect(try first(.noneSkipLast, []) == [128, 64, 0, 255])
    #expect(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test func memoryOfTheCallerIsDrawnOnAtOnce() throws {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 8, alignment: 4)
    defer { memory.deallocate() }
    memory.copyBytes(from: red + none)
    let context = try context(2, 1, data: memory.baseAddress)
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 128.0 / 255)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(Array(memory) == red + blue)
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(Array(memory) == none + blue)
  }

  @Test func changesOfTheMemoryAreKeptAndArriveInTheImage() throws {
    let context = try context(2, 1)
    let data = try #require(context.data)
    data.copyMemory(from: red, byteCount: 4)
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 128.0 / 255)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try bytes(context.makeImage()) == red + blue)
    #expect(try bytes(context) == red + blue)
  }

  @Test func aPartOfAnImageIsCutOut() throws {
    let image = try #require(flag().cgImage)
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
    #expect((part.width, part.height) == (2, 1))
    #expect(try bytes(part) == red + blue)
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 1)) == nil)
  }

  @Test func anImageIsMadeOfBytes() throws {
    let provider = try #require(CGDataProvider(data: Data(red + blue)))
    func image(bytesPerRow: Int) -> CGImage? {
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    #expect(try bytes(image(bytesPerRow: 8)) == red + blue)
    #expect(image(bytesPerRow: 4) == nil)
  }

  @Test func layersAndViewsAreDrawnIntoPixels() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    child.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.addSubview(child)
    let context = try context(2, 2)
    // As in Core Animation, layers are upside down in a bitmap.
    view.layer.render(in: context)
    let blue: [UInt8] = [0, 0, 255, 255]
    #expect(try bytes(context) == red + red + blue + red)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    #expect(try bytes(image.cgImage) == blue + red + red + red)
  }

  @Test func aBrokenFileHasNoPixels() throws {
    var data = try #require(flag(scale: 40).pngData())
    data.removeLast(data.count / 2)
    let image = try #require(UIImage(data: data))
    #expect(image.cgImage?.dataProvider == nil)
    #expect(image.jpegData(compressionQuality: 1) == nil)
    let huge = UIGraphicsImageRenderer(size: CGSize(width: 40_000, height: 2)).pngData { _ in }
    #expect(huge.isEmpty)
  }
}
