import Testing

@testable import UIKit

/// The item that stays in place, without a view.
@MainActor @Suite struct ContentAnchorsTests {
  private func anchor(_ place: CGPoint) -> ContentAnchor {
    ContentAnchor(path: [0, 3], point: .zero, place: place, distance: .zero, isAtBeginning: false)
  }

  @Test func theLastAnchorCountsForItsPlaceUntilTheContentIsScrolled() {
    let anchors = ContentAnchors()
    let offset = CGPoint(x: 0, y: 40)
    #expect(anchors.last(at: .zero, offset: offset) == nil)
    anchors.settle(anchor(.zero), at: offset)
    #expect(anchors.last(at: .zero, offset: offset)?.path == [0, 3])
    #expect(anchors.last(at: CGPoint(x: 0.5, y: 0.5), offset: offset) == nil)
    #expect(anchors.last(at: .zero, offset: CGPoint(x: 0, y: 41)) == nil)
  }

  @Test func otherDataForgetTheLastAnchorAndKeepTheOneOfTheNextPass() {
    let anchors = ContentAnchors()
    anchors.settle(anchor(.zero), at: .zero)
    anchors.keep(anchor(.zero))
    anchors.forget()
    #expect(anchors.last(at: .zero, offset: .zero) == nil)
    #expect(anchors.kept?.path == [0, 3])
  }

  @Test func anItemIsKeptUntilTheLayoutHasSettled() {
    let anchors = ContentAnchors()
    let offset = CGPoint(x: 0, y: 40)
    anchors.keep(anchor(.zero))
    anchors.beginPass(at: .zero)
    #expect(anchors.kept != nil)
    anchors.endPass(at: offset)
    anchors.beginPass(at: offset)
    #expect(anchors.kept != nil)
    anchors.endPass(at: offset)
    #expect(anchors.kept != nil)
    anchors.endPasses()
    #expect(anchors.kept == nil)
  }

  @Test func anItemIsNotKeptAnyMoreWhenSomethingScrollsOrTheProgramMovesTheContent() {
    let anchors = ContentAnchors()
    anchors.keep(anchor(.zero))
    anchors.endPass(at: .zero)
    anchors.beginPass(at: CGPoint(x: 0, y: 1))
    #expect(anchors.kept == nil)
    anchors.endPass(at: CGPoint(x: 0, y: 1))
    anchors.keep(anchor(.zero))
    anchors.beginPass(at: CGPoint(x: 0, y: 2))
    #expect(anchors.kept != nil)
    anchors.endPasses()
    #expect(anchors.kept == nil)
  }

  @Test func aShiftByMeasurementsLeavesTheLastAnchor() {
    let anchors = ContentAnchors()
    let (old, new) = (CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 52))
    anchors.settle(anchor(.zero), at: old)
    anchors.followShift(from: old, to: new)
    #expect(anchors.last(at: .zero, offset: new) == nil)
    anchors.rule = .item([0, 4])
    anchors.followShift(from: old, to: new)
    #expect(anchors.last(at: .zero, offset: new) == nil)
    anchors.rule = .item([0, 3])
    anchors.followShift(from: new, to: old)
    #expect(anchors.last(at: .zero, offset: old) != nil)
    anchors.followShift(from: old, to: new)
    #expect(anchors.last(at: .zero, offset: new)?.path == [0, 3])
    #expect(anchors.last(at: .zero, offset: old) == nil)
  }

  @Test func aTargetFollowsItsItemAndGoesWithIt() {
    var targeting = ScrollTargeting()
    targeting.follow { _ in [9, 9] }
    #expect(targeting.target == nil)
    targeting.target = ScrollTarget(path: [0, 3], position: .top)
    targeting.follow { IndexPath(item: $0.item + 1, section: $0.section) }
    #expect(targeting.target?.path == [0, 4])
    targeting.follow { _ in nil }
    #expect(targeting.target == nil)
  }
}
