import QuartzCore
import Stage
import UIKit

/// A stage with one view of 100 by 100 points at (100, 100) to be animated, and what is seen of it.
@MainActor final class AnimationBench {
  let stage: Stage
  let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    let controller = UIViewController()
    stage = Stage(size: CGSize(width: 800, height: 800), rootViewController: controller)
    controller.view.addSubview(view)
    stage.advance(by: 0.1)
  }

  /// Where the middle of the view is seen, in points from the left.
  var x: Double { seen.position.x }
  var y: Double { seen.position.y }
  var alpha: Double { seen.opacity }
  var seen: LayerValues { view.layer.presentationValues(at: stage.time) }

  /// Moves the model 100 points to the right, from 100 to 200 the first time.
  func moveRight() { view.center.x += 100 }

  /// An animator that moves the view from 100 to 200.
  func animator(
    duration: Double = 1, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { self.moveRight() }
  }
}
