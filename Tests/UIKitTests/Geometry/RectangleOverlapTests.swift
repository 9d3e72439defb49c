import Foundation
import Testing
import UIKit

/// What Core Graphics makes of rectangles that touch, and of those without extent.
@Suite struct RectangleOverlapTests {
  private let rect = CGRect(x: 10, y: 20, width: 10, height: 10)

  @Test func rectanglesThatOnlyTouchDoNotIntersect() {
    #expect(rect.intersects(CGRect(x: 19, y: 29, width: 10, height: 10)))
    #expect(!rect.intersects(CGRect(x: 20, y: 20, width: 10, height: 10)))
    #expect(!rect.intersects(CGRect(x: 10, y: 30, width: 10, height: 10)))
    #expect(!rect.intersects(CGRect(x: 0, y: 20, width: 10, height: 10)))
    #expect(!rect.intersects(CGRect(x: 20, y: 30, width: 10, height: 10)))
    #expect(!rect.intersects(CGRect(x: 30, y: 20, width: -10, height: 10)))
  }

  @Test func linesAndPointsIntersectWhatTheyLieInWithoutItsFarEdges() {
    #expect(rect.intersects(CGRect(x: 10, y: 20, width: 0, height: 10)))
    #expect(rect.intersects(CGRect(x: 15, y: 25, width: 0, height: 0)))
    #expect(!rect.intersects(CGRect(x: 20, y: 20, width: 0, height: 10)))
    #expect(!rect.intersects(CGRect(x: 9, y: 20, width: 0, height: 10)))
    let line = CGRect(x: 10, y: 20, width: 0, height: 10)
    #expect(line.intersects(rect) && line.intersects(CGRect(x: 10, y: 25, width: 0, height: 10)))
    #expect(!line.intersects(CGRect(x: 10, y: 30, width: 10, height: 0)))
    #expect(CGRect.zero.intersects(.zero))
  }

  @Test func nullIntersectsNothingAndTheInfiniteEverythingElse() {
    #expect(!rect.intersects(.null) && !CGRect.null.intersects(.null) && !CGRect.null.intersects(.infinite))
    #expect(rect.intersects(.infinite) && CGRect.infinite.intersects(.infinite))
  }

  @Test func theIntersectionOfRectanglesThatTouchIsEmptyAndNotNull() {
    let edge = rect.intersection(CGRect(x: 20, y: 20, width: 10, height: 10))
    #expect(edge == CGRect(x: 20, y: 20, width: 0, height: 10) && edge.isEmpty && !edge.isNull)
    #expect(rect.intersection(CGRect(x: 21, y: 20, width: 10, height: 10)).isNull)
  }

  @Test func itIsCalledAsAMethodIs() {
    let other: CGRect? = rect
    #expect(other?.intersects(rect) == true)
    #expect([rect, .zero].filter(rect.intersects) == [rect])
    let touches: (CGRect) -> Bool = rect.intersects
    #expect(!touches(CGRect(x: 20, y: 20, width: 1, height: 1)))
  }
}
