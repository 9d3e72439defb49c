import CollectionMotion
import QuartzCore
import Stage
import UIKit

/// A view that moves with an animation of its own: how far an element with the same timing has to be.
@MainActor final class MotionProbe {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
  private let stage: Stage

  /// Starts the animation now.
  init(_ motion: Choreography.Motion, delay: TimeInterval = 0, on stage: Stage) {
    self.stage = stage
    view.isHidden = true
    view.center = .zero
    stage.window.addSubview(view)
    let move = { [view] in view.center.x = 1_000 }
    switch motion.timing {
    case .standard: UIView.animate(withDuration: 0.3, delay: delay, animations: move)
    case .curve(let curve, let duration):
      let options: UIView.AnimationOptions =
        switch curve {
        case .easeIn: .curveEaseIn
        case .easeOut: .curveEaseOut
        case .linear: .curveLinear
        default: .curveEaseInOut
        }
      UIView.animate(withDuration: duration, delay: delay, options: options, animations: move)
    case .spring(let duration, let dampingRatio, let velocity):
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
        animations: move)
    }
  }

  /// The part of the way at the stage's time; 0 at the start, 1 at the end.
  var progress: CGFloat { (view.layer.presentation() ?? view.layer).position.x / 1_000 }
}
