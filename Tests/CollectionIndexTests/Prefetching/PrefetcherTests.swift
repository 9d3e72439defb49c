import Foundation
import Testing

@testable import CollectionIndex

/// Items of 100 points below each other, on a screen of 400.
@Suite struct PrefetcherTests {
  private func screen(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 400, height: 400) }

  private func items(_ numbers: ClosedRange<Int>, height: CGFloat = 100) -> [Prefetcher.Item] {
    numbers.map {
      Prefetcher.Item(
        indexPath: IndexPath(item: $0, section: 0),
        frame: CGRect(x: 0, y: CGFloat($0) * height, width: 400, height: height))
    }
  }

  /// Items 5 to 8 are asked for.
  private func started() -> Prefetcher {
    var prefetcher = Prefetcher()
    _ = prefetcher.scroll(from: screen(0), to: screen(10))
    prefetcher.found(items(5...8))
    _ = prefetcher.takeRequested()
    return prefetcher
  }

  private func numbers(_ paths: [IndexPath]) -> [Int] { paths.map { $0.item } }

  @Test func aScreenAheadIsLookedAtAndThenHalfScreens() {
    var prefetcher = Prefetcher()
    #expect(prefetcher.scroll(from: screen(10), to: screen(10)) == nil)
    #expect(prefetcher.scroll(from: screen(0), to: screen(10)) == CGRect(x: 0, y: 410, width: 400, height: 400))
    prefetcher.found([])
    #expect(prefetcher.scroll(from: screen(10), to: screen(209)) == nil)
    #expect(prefetcher.scroll(from: screen(209), to: screen(210)) == CGRect(x: 0, y: 810, width: 400, height: 200))
    prefetcher.found([])
    #expect(prefetcher.scroll(from: screen(210), to: screen(200)) == CGRect(x: 0, y: -200, width: 400, height: 400))
  }

  @Test func theNearestIsRequestedFirstAndOnce() {
    var prefetcher = Prefetcher()
    _ = prefetcher.scroll(from: screen(10), to: screen(0))
    prefetcher.found(items(1...3))
    #expect(numbers(prefetcher.takeRequested()) == [3, 2, 1])
    prefetcher.found(items(1...4))
    #expect(numbers(prefetcher.takeRequested()) == [4])
  }

  @Test func whatWasShownIsNotCancelledThoughItIsGoneAgain() {
    var prefetcher = started()
    prefetcher.markUsed([0, 6])
    _ = prefetcher.scroll(from: screen(10), to: screen(5000))
    #expect(numbers(prefetcher.takeCancelled()) == [5, 7, 8])
    #expect(prefetcher.takeCancelled() == [])
  }

  @Test func whatDoesNotExistAnyMoreIsNeitherCancelledNorRequested() {
    var prefetcher = started()
    prefetcher.invalidateFrames()
    _ = prefetcher.scroll(from: screen(10), to: screen(20))
    prefetcher.found(items(9...10))
    prefetcher.keep { $0.item < 7 }
    #expect(numbers(prefetcher.takeCancelled()) == [5, 6])
    #expect(prefetcher.takeRequested() == [])
  }

  @Test func whatIsRequestedFollowsTheData() {
    var prefetcher = started()
    prefetcher.follow { $0.item == 7 ? nil : IndexPath(item: $0.item + 1, section: 1) }
    _ = prefetcher.scroll(from: screen(20), to: screen(10))
    prefetcher.found([])
    #expect(prefetcher.takeCancelled() == [[1, 6], [1, 7], [1, 9]])
  }

  @Test(arguments: [false, true])
  func whatIsOnlyPlannedIsLookedForAgainWhenDataOrLayoutChange(isOfData: Bool) {
    var prefetcher = started()
    prefetcher.found(items(9...10))
    if isOfData {
      prefetcher.follow { IndexPath(item: $0.item + 1, section: 0) }
    } else {
      prefetcher.invalidateFrames()
    }
    #expect(prefetcher.takeRequested() == [])
    #expect(prefetcher.scroll(from: screen(10), to: screen(20)) == CGRect(x: 0, y: 420, width: 400, height: 400))
    prefetcher.found(items(10...11))
    #expect(numbers(prefetcher.takeRequested()) == [10, 11])
  }

  @Test func withOtherFramesOnlyWhatStillLiesAheadIsKept() {
    var prefetcher = started()
    prefetcher.invalidateFrames()
    #expect(prefetcher.scroll(from: screen(10), to: screen(20)) == CGRect(x: 0, y: 420, width: 400, height: 400))
    prefetcher.found(items(3...5, height: 150))
    #expect(numbers(prefetcher.takeCancelled()) == [6, 7, 8])
    #expect(numbers(prefetcher.takeRequested()) == [3, 4])
  }
}
