import CoreGraphics
import QuartzCore
import Testing

@testable import Pictures

@Suite struct WarpTests {
  /// The number of pixels that are not transparent when an opaque picture of 10 by 10 pixels is drawn by a map.
  private func count(_ map: Projection) throws -> Int {
    let source = try #require(Bitmap(width: 10, height: 10))
    _ = source.withBytes { bytes in for index in 0..<10 * source.stride { bytes[index] = 255 } }
    let target = try #require(Bitmap(width: 20, height: 20))
    target.warp(source, by: map)
    return target.withBytes { bytes in (0..<20 * 20).filter { bytes[4 * $0 + 3] == 255 }.count } ?? 0
  }

  @Test func whatIsBehindTheViewerIsLeftOut() throws {
    var map = Projection(CGAffineTransform(translationX: -5, y: -5))
    #expect(try count(map) == 64)
    // The same map of the plane, but all of it is behind.
    map.rows = map.rows.map { -$0 }
    #expect(try count(map) == 0)
  }

  @Test func theInverseKeepsTheSide() throws {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 50
    let map = Projection(CATransform3DRotate(transform, 1.2, 0, 1, 0))
    let inverse = try #require(map.inverse)
    let both = map.followed(by: inverse).rows
    for (number, one) in zip(both, [1, 0, 0, 0, 1, 0, 0, 0, 1] as [Double]) { #expect(isNear(number, one, 1e-9)) }
  }
}
