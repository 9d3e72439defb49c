import Foundation
import Pictures
import Testing
import UIKit

@MainActor @Suite struct PerspectiveTests {
  /// Returns the place where a row becomes dark and where it becomes white again, to a fraction of a pixel.
  private func edges(_ row: [Double]) -> (Double, Double)? {
    guard let first = row.firstIndex(where: { $0 > 0.02 }), let last = row.lastIndex(where: { $0 > 0.02 })
    else { return nil }
    let left = Double(first) + (0..<4).reduce(0) { $0 + 1 - row[first + $1] }
    let right = Double(last) + 1 - (0..<4).reduce(0) { $0 + 1 - row[last - $1] }
    return (left, right)
  }

  @Test(arguments: [0.3, 0.9, -1.1, 1.4]) func edgesAreWherePerspectivePutsThem(angle: Double) throws {
    let easel = Easel(width: 300, height: 200, scale: 2)
    let view = easel.add(CGRect(x: 50, y: 50, width: 200, height: 100))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 400
    view.layer.transform = CATransform3DRotate(transform, CGFloat(angle), 0, 1, 0)
    let pixels = try easel.pixels()
    // A point at x from the axis is at depth -x sin(angle), and is seen at x cos(angle) / (1 + x sin(angle) / 400).
    func seen(_ x: Double) -> Double { 2 * (150 + x * cos(angle) / (1 + x * sin(angle) / 400)) }
    let (left, right) = try #require(edges(pixels.row(200)))
    #expect(isNear(left, min(seen(-100), seen(100)), 0.5))
    #expect(isNear(right, max(seen(-100), seen(100)), 0.5))
    // The left side's height.
    func height(_ x: Double) -> Double { 2 * 100 / (1 + x * sin(angle) / 400) }
    let column = pixels.column(Int(seen(-90)))
    #expect(isNear(column.reduce(0, +), height(-90), 1))
  }

  @Test func whatIsInsideAFlatLayerIsSeenThroughTheSameMap() throws {
    let easel = Easel(width: 300, height: 200, scale: 2)
    let view = easel.add(CGRect(x: 50, y: 50, width: 200, height: 100), nil)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 400
    view.layer.transform = CATransform3DRotate(transform, 0.8, 0, 1, 0)
    let inner = UIView(frame: CGRect(x: 150, y: 40, width: 20, height: 20))
    inner.backgroundColor = .black
    view.addSubview(inner)
    let (left, right) = try #require(edges(try easel.pixels().row(200)))
    func seen(_ x: Double) -> Double { 2 * (150 + x * cos(0.8) / (1 + x * sin(0.8) / 400)) }
    #expect(isNear(left, seen(50), 0.5))
    #expect(isNear(right, seen(70), 0.5))
  }

  @Test func whatIsBehindTheViewerIsNotSeen() throws {
    let easel = Easel(width: 300, height: 200)
    let view = easel.add(CGRect(x: 50, y: 50, width: 200, height: 100))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 60
    view.layer.transform = CATransform3DRotate(transform, 1.2, 0, 1, 0)
    let row = try easel.pixels().row(100)
    // The left half comes towards the viewer and passes; it is seen to the left of the axis only.
    #expect(row[10] == 1)
    #expect(row[299] == 0)
  }

  @Test func aLayerSeenFromItsEdgeIsNotDrawn() throws {
    let easel = Easel()
    let view = easel.add(CGRect(x: 10, y: 10, width: 60, height: 60))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 400
    view.layer.transform = CATransform3DRotate(transform, .pi / 2, 0, 1, 0)
    #expect(try easel.pixels().ink < 1)
  }
}
