import Foundation
import Stage

/// A checker that follows the frames of a stage.
@MainActor final class VisualFlawWatch {
  let stage: Stage
  private var checker = VisualFlawChecker()
  private let formerWatch: (@MainActor (Bool) -> Void)?

  /// Starts with the present frame, or with the first one of a new stage.
  init(_ stage: Stage, startsNow: Bool = true) {
    self.stage = stage
    formerWatch = stage.frameWatch
    if startsNow { checker.check(VisualFrame(of: stage)) }
    stage.frameWatch = { [unowned self] changed in
      formerWatch?(changed)
      check(changed)
    }
  }

  private func check(_ changed: Bool) {
    if changed { checker.check(VisualFrame(of: stage)) } else { checker.checkUnchanged(at: stage.time) }
  }

  func stop() { stage.frameWatch = formerWatch }

  /// Ends the check.
  /// - Returns: The flaws, by time.
  func finish() -> [VisualFlaw] {
    checker.finish()
    return checker.flaws
  }
}
