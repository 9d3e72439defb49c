import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Plays scripts on a stage.
///
/// The stage's renderer receives every frame, so to record a script, make the recorder the renderer.
@MainActor public struct ScriptPlayer {
  /// A phase of a touch.
  public enum Touch {
    /// The beginning, at a point of the window.
    case began(CGPoint)
    /// The end, at a point of the window.
    case ended(CGPoint)
  }

  /// The stage that scripts are played on.
  public let stage: Stage

  /// A closure that is called at the beginning and the end of each touch, at the stage's time. In between the finger
  /// moves steadily.
  public var onTouch: ((Touch) -> Void)?

  /// A closure that is called after each frame, at the stage's time.
  public var onFrame: (() -> Void)?

  /// Creates a player.
  /// - Parameter stage: The stage to play scripts on.
  public init(stage: Stage) {
    self.stage = stage
  }

  /// Plays all steps in order, starting at the stage's current time.
  ///
  /// Stops at the first step that fails, with an error that names it and the reason.
  public func play(_ script: Script) throws(ScriptError) {
    let playback = ScriptPlayback(script, on: stage)
    var last = CGPoint.zero
    playback.onInput = { [onTouch] input in
      switch input {
      case .pointerDown(_, let point):
        last = point
        onTouch?(.began(point))
      case .pointerMove(_, let point): last = point
      case .pointerUp: onTouch?(.ended(last))
      default: break
      }
    }
    try playback.perform()
    while let time = playback.nextFrame {
      stage.frame(at: time)
      onFrame?()
      try playback.perform()
    }
  }
}
