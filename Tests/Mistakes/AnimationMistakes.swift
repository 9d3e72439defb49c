import QuartzCore
import UIKit

@MainActor let animationMistakes = [
  Mistake("a keyframe outside of a block", says: "UIView.addKeyframe outside of a keyframe block") {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
  },
  Mistake("animations modified outside of a block", says: "UIView.modifyAnimations outside of an animation block") {
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {}
  },
  Mistake("an animator finished that was not stopped", says: "Call stopAnimation(false) first") {
    UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
  },
  Mistake("an animator continued that is not paused", says: "Call pauseAnimation() first") {
    UIViewPropertyAnimator(duration: 1, curve: .linear).continueAnimation(
      withTimingParameters: nil, durationFactor: 0)
  },
  Mistake("an animator that is changed while it runs", says: "isInterruptible of an active property animator") {
    let list = List()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { list.view.alpha = 0.5 }
    animator.startAnimation()
    animator.isInterruptible = false
  },
  Mistake("a stopped animator that gets animations", says: "before adding animations") {
    let list = List()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { list.view.alpha = 0.5 }
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.addAnimations {}
  },
  Mistake("a spring without mass", says: "mass, stiffness and damping must be above 0") {
    _ = UISpringTimingParameters(mass: 0, stiffness: 100, damping: 10, initialVelocity: .zero)
  },
  Mistake("a spring that lasts no time", says: "the duration must be above 0 seconds") {
    _ = UISpringTimingParameters(duration: 0, bounce: 0)
  },
  Mistake("a spring of a layer that lasts no time", says: "the perceptual duration must be above 0 seconds") {
    _ = CASpringAnimation(perceptualDuration: .nan, bounce: 0)
  },
  Mistake("control point 4", says: "has no control point 4") {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .linear).getControlPoint(at: 4, values: &point)
  },
  Mistake("a commit without a begin", says: "CATransaction.commit() has no matching begin()") {
    CATransaction.commit()
  },
]
