import CoreGraphics
import Foundation

/// An observer of a stage, for films: it receives what a renderer does, the input events, and the ends of frames.
@MainActor package protocol StageObserver: SceneRenderer {
  /// Receives an event before the stage handles it.
  func heard(_ input: StageInput)
  /// Called at the end of a frame, after its completion blocks.
  func frameIsDone()
}
