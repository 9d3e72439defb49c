import Foundation
import Stage
import StageTesting
import Testing

@testable import Shelf

/// Fails when it is asked to: Scripts/check-dependency looks at the film that it leaves.
@MainActor @Suite(.filmed, .enabled(if: ProcessInfo.processInfo.environment["FAILS"] != nil)) struct FailingTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), rootViewController: ShelfViewController())

  @Test func aTapOnACardTakesTwoAway() {
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 40, y: 100))
    stage.advance(by: 0.2)
    #expect(stage.scene.cell(at: [0, 1]) == nil, "the second card is still there")
    stage.advance(by: 0.5)
  }
}
