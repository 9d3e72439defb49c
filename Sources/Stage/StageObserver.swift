import CoreGraphics
import Foundation

/// Hears of all that a stage shows, as a renderer does, of what is done on it, and of the ends of frames: what a film is
/// made of.
@MainActor package protocol StageObserver: SceneRenderer {
  /// Before the stage takes it.
  func heard(_ act: StageAct)
  /// A frame is complete, with all that it has called.
  func frameIsDone()
}
