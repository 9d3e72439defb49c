import QuartzCore
import Stage
import UIKit

/// A stage that a picture's acts are done on, with a drawing of the fingers.
@MainActor final class Player {
  let stage: Stage
  /// Called after each frame; what is done before it is called has been seen.
  var afterFrame: (() -> Void)?
  private let recorder: SVGRecorder

  init(title: String, size: CGSize, controller: UIViewController) {
    stage = Stage(size: size, rootViewController: controller)
    recorder = SVGRecorder(title: title)
  }

  var picture: String { recorder.svg() }

  func record() { stage.renderer = recorder }

  /// Seconds, frame by frame.
  func wait(_ duration: TimeInterval) {
    let end = stage.time + duration
    while stage.time < end - 1e-6 {
      stage.advance(by: min(1 / stage.framesPerSecond, end - stage.time))
      afterFrame?()
    }
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    recorder.touchBegan(at: CGPoint(x: x, y: y))
    stage.touchDown(at: CGPoint(x: x, y: y))
    wait(0.1)
    stage.touchUp()
    recorder.touchEnded(at: CGPoint(x: x, y: y))
  }

  /// Sideways or up and down, at an even speed.
  func drag(_ x: CGFloat, _ y: CGFloat, by distance: CGVector, duration: TimeInterval) {
    recorder.touchBegan(at: CGPoint(x: x, y: y))
    stage.touchDown(at: CGPoint(x: x, y: y))
    let steps = Int(duration * stage.framesPerSecond)
    for step in 1...steps {
      wait(1 / stage.framesPerSecond)
      let part = CGFloat(step) / CGFloat(steps)
      stage.touchMove(to: CGPoint(x: x + part * distance.dx, y: y + part * distance.dy))
    }
    stage.touchUp()
    recorder.touchEnded(at: CGPoint(x: x + distance.dx, y: y + distance.dy))
  }
}
