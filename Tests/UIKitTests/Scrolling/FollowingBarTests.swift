import Testing

@testable import UIKit

/// The bar above content, without the content.
@MainActor @Suite struct FollowingBarTests {
  private func bar(_ stops: [CGFloat]) -> FollowingBar {
    let bar = FollowingBar()
    bar.stops = stops
    return bar
  }

  @Test func contentRestsWhereTheNearerPartOfTheBarIsWhole() {
    let bar = bar([52, 104])
    #expect([10, 25, 27, 60, 77, 79].map { bar.stop(near: $0) } == [0, 0, 52, 52, 52, 104])
  }

  @Test func contentRestsAnywhereBeyondTheBarAndWhenItIsPulled() {
    let bar = bar([52])
    #expect([-20, 0, 52, 300].map { bar.stop(near: $0) } == [-20, 0, 52, 300])
    #expect(self.bar([]).stop(near: 10) == 10)
  }

  @Test func theContentThatTheBarMovesDoesNotMoveTheBar() {
    let bar = bar([52])
    var moves = 0
    bar.onContentMove = { moves += 1 }
    bar.contentDidMove()
    bar.cover(20) {
      #expect(bar.covered == 20 && bar.isFollowing)
      bar.contentDidMove()
    }
    #expect(moves == 1 && !bar.isFollowing)
    bar.contentDidMove()
    #expect(moves == 2)
  }
}
