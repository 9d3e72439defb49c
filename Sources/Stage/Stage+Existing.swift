#if !hasFeature(Embedded)
  import Foundation
  import QuartzCore
  import Runtime

  extension Stage {
    private static var made: [Weak<Stage>] = []

    func noteExistence() {
      Stage.made.removeAll { $0.value == nil }
      Stage.made.append(Weak(self))
    }

    /// Whether a stage exists.
    package static var isThereAny: Bool { made.contains { $0.value != nil } }

    /// The existing stages, in the order of their creation.
    package static var existing: [Stage] { made.compactMap { $0.value } }

    /// Renders the frames of a time span on every existing stage. The current stage is last, so `UIScreen.main` stays
    /// the same.
    package static func advanceAll(by duration: TimeInterval) {
      let current = ScreenContext.current
      let stages = made.compactMap { $0.value }
      for stage in stages where stage.screenContext !== current { stage.advance(by: duration) }
      for stage in stages where stage.screenContext === current { stage.advance(by: duration) }
    }
  }
#endif
