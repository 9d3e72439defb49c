import QuartzCore

/// The animation blocks of a screen, counted from 1, and the timings that some of them have in place of their own.
///
/// A block is a call of `UIView.animate`, or a change of a collection view outside of such a call. The same input at the
/// same times creates the same blocks, so a number from one run addresses a block of the next.
package struct AnimationBlocks {
  private var count = 0
  /// The other timings, by the numbers of their blocks. A block that is not animated has none.
  package var timings: [Int: BlockTiming] = [:]

  package init() {}

  /// Counts a block, and returns its number.
  mutating func add() -> Int {
    count += 1
    return count
  }
}

extension CAAnimation {
  /// The number of the animation block that the animation is of, on the screen; nil for other animations.
  @MainActor package var blockNumber: Int? { (delegate as? ViewAnimation)?.number }
}
