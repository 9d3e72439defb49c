import Foundation
import Testing
import UIKit

@testable import CoreGraphics

/// What programs can do with images while no host draws pixels, and the layouts of pixels in memory.
@Suite struct ImagePixelTests {
  private func layout(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) throws -> PixelLayout {
    try #require(
      PixelLayout(bitsPerComponent: 8, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue).union(order)))
  }

  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrder32Big, [2, 3, 4, 1] as [UInt8]),
    (.premultipliedFirst, CGBitmapInfo(), [1, 2, 3, 4]), (.premultipliedFirst, .byteOrder32Little, [4, 3, 2, 1]),
    (.premultipliedLast, .byteOrder32Little, [1, 4, 3, 2]), (.noneSkipLast, CGBitmapInfo(), [2, 3, 4, 255]),
  ]) func pixelsAreInTheOrderOfTheLayout(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo, _ expected: [UInt8]) throws {
    let pixels = try #require(PixelBuffer(width: 1, height: 2, words: [0x0102_0304, 0x0102_0304]))
    let layout = try layout(alpha, order)
    var bytes = [UInt8](repeating: 0, count: 12)
    bytes.withUnsafeMutableBytes { memory in
      guard let start = memory.baseAddress else { return }
      layout.write(pixels, to: start, bytesPerRow: 8)
    }
    #expect(bytes == expected + [0, 0, 0, 0] + expected)
    let read = try bytes.withUnsafeBytes { memory in
      try #require(memory.baseAddress.flatMap { layout.read($0, width: 1, height: 2, bytesPerRow: 8) })
    }
    let word: UInt32 = alpha == .noneSkipLast ? 0xFF02_0304 : 0x0102_0304
    #expect(read.words == [word, word])
  }

  @Test func otherLayoutsAreNone() {
    #expect(PixelLayout(bitsPerComponent: 16, bitmapInfo: CGBitmapInfo(rawValue: 1)) == nil)
    #expect(PixelLayout(bitsPerComponent: 8, bitmapInfo: CGBitmapInfo(rawValue: 3)) == nil)
    #expect(PixelLayout(bitsPerComponent: 8, bitmapInfo: CGBitmapInfo(rawValue: 0)) == nil)
  }

  @Test func aBitmapsCoordinatesPointUp() throws {
    func context(bytesPerRow: Int) -> CGContext? {
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    let bitmap = try #require(context(bytesPerRow: 0))
    #expect(bitmap.ctm == .identity)
    #expect((bitmap.width, bitmap.height, bitmap.bytesPerRow) == (3, 2, 12))
    bitmap.translateBy(x: 1, y: 1)
    #expect(bitmap.ctm == CGAffineTransform(translationX: 1, y: 1))
    bitmap.move(to: .zero)
    #expect(bitmap.currentPath.currentPoint == CGPoint(x: 1, y: 1))
    // Nothing draws pixels here.
    #expect(bitmap.data == nil)
    #expect(bitmap.makeImage()?.width == 3)
    #expect(context(bytesPerRow: 11) == nil)
  }

  @Test(arguments: [(1 << 20, 1, 0), (1, 1 << 20, 0), (Int.max, 1, 0), (10001, 10000, 0), (1, 2, Int.max)])
  func aBitmapThatIsTooLargeIsNone(_ width: Int, _ height: Int, _ bytesPerRow: Int) {
    #expect(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test(arguments: [(Int.max, 1, Int.max), (1, Int.max, 4), (1, 3, Int.max), (1, 3, 4)])
  func anImageWithTooFewBytesIsNone(_ width: Int, _ height: Int, _ bytesPerRow: Int) {
    let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    #expect(
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: CGDataProvider(data: Data(count: 8))!,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent) == nil)
  }

  @Test func aPartIsCutOffAtTheEdgesOfTheImage() throws {
    let context = CGContext(size: CGSize(width: 4, height: 2), scale: 1)
    let image = try #require(context.makeImage())
    let part = try #require(image.cropping(to: CGRect(x: 2.5, y: -1, width: 9, height: 2)))
    #expect((part.width, part.height) == (2, 1))
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func aDrawingIsNoFileWithoutAHost() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.pngData() == nil)
    #expect(image.jpegData(compressionQuality: 1) == nil)
    #expect(image.cgImage?.dataProvider == nil)
  }
}
