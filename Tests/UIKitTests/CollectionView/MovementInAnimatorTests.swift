import Stage
import Testing
import UIKit

/// A property animator scrolls the list while an item that is moved by hand is let go.
@MainActor @Suite struct MovementInAnimatorTests {
  /// What happens to the animator after the item is let go.
  enum End: CaseIterable {
    case runs, reverses, isFinishedAtItsStart, isFinishedAtItsEnd, isFinishedWhereItIs, isStopped
  }

  private func end(_ animator: UIViewPropertyAnimator, _ end: End) {
    switch end {
    case .runs: break
    case .reverses: animator.isReversed = true
    case .isStopped: animator.stopAnimation(true)
    case .isFinishedAtItsStart, .isFinishedAtItsEnd, .isFinishedWhereItIs:
      animator.stopAnimation(false)
      animator.finishAnimation(
        at: end == .isFinishedAtItsStart ? .start : end == .isFinishedAtItsEnd ? .end : .current)
    }
  }

  private struct Program: CustomTestStringConvertible {
    let isDropped: Bool
    /// Whether the item is lifted before the animator starts, and not when it is let go.
    let isLiftedFirst: Bool
    let distance: CGFloat

    static let all = [true, false].flatMap { isDropped in
      [true, false].flatMap { isLiftedFirst in
        [120, 300, 900].map { Program(isDropped: isDropped, isLiftedFirst: isLiftedFirst, distance: $0) }
      }
    }

    var testDescription: String {
      "\(isDropped ? "drop" : "cancel"), \(isLiftedFirst ? "before" : "during"), \(distance)"
    }
  }

  /// - Parameter frames: when the item is let go, in frames from the start of the animator.
  @Test(arguments: End.allCases, [0, 6, 40]) func theListRestsAsItsLayoutHasIt(how: End, frames: Int) throws {
    for program in Program.all {
      let (stage, controller) = ProgramController.open(40)
      let view = controller.collectionView
      func lift() throws {
        let path = try #require(view.indexPathsForVisibleItems.sorted().dropFirst().first)
        #expect(view.beginInteractiveMovementForItem(at: path))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: view.contentOffset.y + 225))
      }
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut) {
        view.contentOffset.y += program.distance
        view.layoutIfNeeded()
      }
      if program.isLiftedFirst {
        try lift()
        stage.advance(by: 0.1)
      }
      animator.startAnimation()
      for _ in 0..<frames { stage.advance(by: 1.0 / 60) }
      if !program.isLiftedFirst { try lift() }
      if program.isDropped { view.endInteractiveMovement() } else { view.cancelInteractiveMovement() }
      stage.advance(by: 0.05)
      if animator.state == .active { end(animator, how) }
      stage.advance(by: 2)
      #expect(controller.rows == controller.expectedRows, "\(program.testDescription)")
      #expect(controller.isDisplayBalanced && !view.hasUncommittedUpdates && !stage.needsFrame)
      #expect(view.visibleCells.allSatisfy { ($0.layer.animationKeys() ?? []).isEmpty })
    }
  }
}
