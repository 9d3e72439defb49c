import Foundation
import QuartzCore
import Stage
import WebImports

/// A script that the page watches as time passes.
@MainActor final class WatchedScript {
  /// The first step that was impossible, and why; empty if all were possible so far.
  private(set) var problem = ""
  private let playback: ScriptPlayback

  /// Begins at the stage's time.
  init(_ script: Script, on stage: Stage) {
    playback = ScriptPlayback(script, on: stage)
    playback.onInput = { input in
      let (words, numbers) = (input.words, input.words.numbers)
      Array(words.text.utf8).withUnsafeBufferPointer {
        murmuration_performed(
          stage.time, Int32(words.event), $0.baseAddress, Int32($0.count), numbers.0, numbers.1, numbers.2, numbers.3)
      }
    }
    goOn()
  }

  /// When the next step is due; nil after the last one.
  var nextStep: CFTimeInterval? { playback.nextStep }
  /// When the next frame would be on a stage of its own.
  var nextFrame: CFTimeInterval? { playback.nextFrame }

  /// Performs what is due, after each frame. A step that is impossible is left out: a demo may have another size than its script
  /// expects.
  func goOn() {
    while true {
      do {
        return try playback.perform()
      } catch {
        print("The script could not be followed: \(error.message).")
        if problem.isEmpty { problem = error.message }
      }
    }
  }

  /// Ends the script, and cancels its touch.
  func stop() { playback.stop() }
}
