import QuartzCore
import Stage
import UIKit

/// A stage that a picture's acts are done on, with a drawing of the fingers.
@MainActor final class Player {
  let stage: Stage
  /// Called after each frame.
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

  func tap(_ x: CGFloat, _ y: CGFloat) { drag(x, y, by: .zero, duration: 0.1) }

  /// At an even speed; where people read from right to left, in the mirror.
  func drag(_ x: CGFloat, _ y: CGFloat, by distance: CGVector, duration: TimeInterval) {
    let mirrors = stage.traitCollection.layoutDirection == .rightToLeft
    func finger(_ part: CGFloat) -> CGPoint {
      let place = CGPoint(x: x + part * distance.dx, y: y + part * distance.dy)
      return mirrors ? CGPoint(x: stage.window.bounds.width - place.x, y: place.y) : place
    }
    recorder.touchBegan(at: finger(0))
    stage.touchDown(at: finger(0))
    let steps = Int((duration * stage.framesPerSecond).rounded())
    for step in 1...steps {
      wait(1 / stage.framesPerSecond)
      if distance != .zero { stage.touchMove(to: finger(CGFloat(step) / CGFloat(steps))) }
    }
    stage.touchUp()
    recorder.touchEnded(at: finger(1))
  }
}
