import Testing
import UIKit

@testable import Fuzz

/// What the delegate, the prefetching data source and completions are told is kept account of. Each test begins with an account of
/// its own, as another suite's test may run between an initialiser and a test.
@MainActor @Suite(.serialized) struct AccountTests {
  private var complaint: String? { Ledger.current.complaint }

  // MARK: Completions

  @Test func aCompletionThatRunsTwiceOrTooEarlyIsFound() {
    Ledger.current = Ledger()
    var completions = Completions()
    let first = completions.begin(runsLater: true)
    completions.callReturned(first)
    completions.complete(first)
    #expect(completions.count == 0 && complaint == nil)
    completions.complete(first)
    #expect(complaint == "a completion was called twice")
    Ledger.current = Ledger()
    let second = completions.begin(runsLater: true)
    completions.complete(second)
    #expect(complaint == "a completion ran before the call returned that it was given to")
  }

  // MARK: Touches

  @Test func touchesInTheirOrderAreRight() {
    Ledger.current = Ledger()
    var touches = TouchAccount()
    touches.shouldHighlight(1, true)
    touches.didHighlight(1)
    touches.shouldSelect(1, true)
    touches.didSelect(1)
    touches.didUnhighlight(1)
    #expect(touches.highlighted == nil && complaint == nil)
  }

  @Test func touchesOutOfOrderAreFound() {
    Ledger.current = Ledger()
    var touches = TouchAccount()
    touches.didHighlight(1)
    #expect(complaint == "didHighlight came for item 1 without being asked for")
    Ledger.current = Ledger()
    touches.shouldHighlight(2, true)
    touches.didHighlight(2)
    #expect(complaint == "didHighlight came for item 2 before didUnhighlight for 1")
    Ledger.current = Ledger()
    touches.didUnhighlight(3)
    #expect(complaint == "didUnhighlight came for item 3, which is not highlighted")
    Ledger.current = Ledger()
    touches.didSelect(4)
    #expect(complaint == "didSelect came for item 4 without being asked for")
  }

  // MARK: Prefetching

  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func items(_ ids: [Int], _ tops: [CGFloat]) -> [(item: Contents.Item, frame: CGRect?)] {
    zip(ids, tops).map { (Contents.Item(id: $0), CGRect(x: 0, y: $1, width: 100, height: 10)) }
  }

  @Test func whatIsPrefetchedTwiceOrShownAlreadyIsFound() {
    Ledger.current = Ledger()
    var account = PrefetchAccount()
    account.announce(items([1, 2], [100, 110]), in: bounds, state: 0) { _ in false }
    #expect(complaint == nil)
    account.announce(items([2], [110]), in: bounds, state: 0) { _ in false }
    #expect(complaint == "item 2 is prefetched twice")
    Ledger.current = Ledger()
    account.announce(items([3], [120]), in: bounds, state: 0) { _ in true }
    #expect(complaint == "item 3 is prefetched and on screen")
  }

  @Test func whatIsNotAnnouncedInOrderIsFound() {
    Ledger.current = Ledger()
    var account = PrefetchAccount()
    // Neither along the one axis nor along the other.
    let items = [(1, 110.0), (2, 130), (3, 120)].map {
      (item: Contents.Item(id: $0), frame: Optional(CGRect(x: $1, y: $1, width: 10, height: 10)))
    }
    account.announce(items, in: bounds, state: 0) { _ in false }
    #expect(complaint == "prefetched items do not come in order, the nearest first")
  }

  @Test func whatIsCalledOffThoughItWasShownIsFound() {
    Ledger.current = Ledger()
    var account = PrefetchAccount()
    account.announce(items([1, 2], [100, 110]), in: bounds, state: 0) { _ in false }
    account.cancel(Contents.Item(id: 1))
    #expect(complaint == nil)
    account.show(2)
    account.cancel(Contents.Item(id: 2))
    #expect(
      complaint == "prefetching of item 2 is called off, which was not announced or has been shown since")
  }

  @Test func whatIsNotCalledOffIsFound() {
    Ledger.current = Ledger()
    var account = PrefetchAccount()
    account.placed(at: bounds.offsetBy(dx: 0, dy: 500))
    account.announce(items([1], [610]), in: bounds, state: 0) { _ in false }
    for y in [480, 460, 440, 420, 400] { account.scrolled(to: bounds.offsetBy(dx: 0, dy: CGFloat(y)), state: 0) }
    #expect(complaint == "item 1 was prefetched, is not to be seen soon, and was not called off")
  }

  // MARK: Moving by hand, and callbacks

  @Test func aMovingItemIsShownWhereItWouldBeDropped() {
    Ledger.current = Ledger()
    var dice = Dice(seed: 1)
    var contents = Contents(dice: &dice)
    contents.sections = [[1, 2, 3], [4]].enumerated().map { section, ids in
      Contents.Section(id: section, items: ids.map { Contents.Item(id: $0) })
    }
    let movement = HandMovement(original: [0, 0], current: [1, 1], position: CGPoint(x: 50, y: 60))
    #expect(movement.shown(contents).sections.map { $0.items.map { $0.id } } == [[2, 3], [4, 1]])
    var board = Board()
    board.places = [Board.Place(.init(cell: 1, 1), CGRect(x: 0, y: 0, width: 10, height: 10))]
    let carried = board.carrying(movement).places[0]
    #expect(carried.frame == CGRect(x: 45, y: 55, width: 10, height: 10) && carried.zIndex == .max)
  }

  @Test func aDeedWaitsForItsCallbackAndIsDoneOnce() {
    Ledger.current = Ledger()
    let interjections = Interjections()
    var done: [Int] = []
    interjections.perform = { done.append($0.number) }
    interjections.add(Interjection([Interjection.Callback.didScroll.rawValue, 0, 7, 1]))
    interjections.reached(.willDisplay)
    interjections.reached(.didScroll)
    #expect(done == [])
    interjections.reached(.didScroll)
    interjections.reached(.didScroll)
    #expect(done == [7])
  }
}
