// The sizes of items whose cells size themselves; numbers only, no views.

import Foundation
import Testing

@testable import CollectionIndex

@Suite struct FlowMeasuredItemsTests {
  private static func section(_ count: Int) -> FlowSectionMetrics {
    var metrics = FlowSectionMetrics()
    metrics.estimate(CGSize(width: 320, height: 40), count: count)
    return metrics
  }

  private static func size(_ height: CGFloat) -> CGSize { CGSize(width: 320, height: height) }

  private static func heights(_ metrics: FlowSectionMetrics) -> [CGFloat] { metrics.items.each.map { $0.height } }

  @Test func anEstimateIsStoredOnce() {
    guard case .same(let size, 1000) = Self.section(1000).items else {
      Issue.record("the sizes are kept one by one")
      return
    }
    #expect(size == Self.size(40))
  }

  /// An array of a byte for each item would not fit in memory.
  @Test func anItemThatKeepsItsSizeIsStoredAlone() {
    var metrics = Self.section(1 << 60)
    metrics.confirm(3)
    #expect(metrics.measuredSize(of: 3) == Self.size(40) && metrics.measuredSize(of: 4) == nil)
    guard case .same = metrics.items else {
      Issue.record("the sizes are kept one by one")
      return
    }
  }

  @Test func whatHasNotBeenMeasuredIsAsLargeAsTheMean() {
    var metrics = Self.section(5)
    metrics.measure([(0, Self.size(29)), (1, Self.size(63))])
    #expect(Self.heights(metrics) == [29, 63, 46, 46, 46])
    metrics.measure([(3, Self.size(28))])
    #expect(Self.heights(metrics) == [29, 63, 40, 28, 40])
    #expect((0..<5).map { metrics.measuredSize(of: $0)?.height } == [29, 63, nil, 28, nil])
  }

  @Test func aNewSizeOfAnItemReplacesItsOldOneInTheMean() {
    var metrics = Self.section(3)
    metrics.measure([(0, Self.size(29)), (1, Self.size(63))])
    metrics.measure([(1, Self.size(31))])
    #expect(Self.heights(metrics) == [29, 31, 30])
  }

  @Test func anItemThatKeepsItsSizeCountsAsMeasured() {
    var metrics = Self.section(4)
    metrics.confirm(0)
    #expect(Self.heights(metrics) == [40, 40, 40, 40])
    metrics.measure([(1, Self.size(60))])
    #expect(Self.heights(metrics) == [40, 60, 50, 50])
    metrics.confirm(0)
    metrics.confirm(9)
    #expect(Self.heights(metrics) == [40, 60, 50, 50])
  }

  @Test func knownSizesFollowTheirItems() {
    var old = Self.section(3)
    old.measure([(0, Self.size(20)), (2, Self.size(80))])
    var new = FlowSectionMetrics()
    // The first item is gone, two are new at the end.
    new.estimate(Self.size(40), count: 4) { $0 < 2 ? old.measuredSize(of: $0 + 1) : nil }
    #expect(Self.heights(new) == [80, 80, 80, 80])
    #expect((0..<4).map { new.measuredSize(of: $0)?.height } == [nil, 80, nil, nil])
    new.takeItems(of: old)
    #expect(Self.heights(new) == [20, 50, 80])
    #expect(new.measuredSize(of: 1) == nil && new.measuredSize(of: 2) == Self.size(80))
  }

  @Test func sizesThatAreNotMeasuredAreNotKnown() {
    var metrics = FlowSectionMetrics()
    metrics.items = .each([Self.size(10), Self.size(20)])
    metrics.confirm(0)
    metrics.measure([(0, Self.size(30))])
    #expect(Self.heights(metrics) == [10, 20])
    #expect(metrics.measuredSize(of: 0) == nil)
  }
}
