import Runtime

/// An interaction controller that lets a gesture drive a transition: it stops the time of the animator's animations and
/// moves it, then lets them run to the end or back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  public override init() { super.init() }

  /// The duration of the animator, in seconds.
  open private(set) var duration: CGFloat = 0
  /// The completed fraction, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the remainder, relative to the animation.
  open var completionSpeed: CGFloat = 1 {
    didSet {
      guard !completionSpeed.isFinite else { return }
      refuseNumbers("the completionSpeed of an interactive transition")
      completionSpeed = oldValue
    }
  }
  /// The timing curve of the remainder. It only applies after the interaction, during which a linear curve is best for
  /// the animator.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition is interactive from the beginning; true by default.
  open var wantsInteractiveStart = true

  /// The motion of a cancelled transition back to the beginning, in place of the curve and the speed.
  final var cancellingSpring: Spring?

  private var transition: ControllerTransition?
  /// The beginning in the time of the stopped layer.
  private var begin: CFTimeInterval = 0
  private var link: CADisplayLink?

  /// Called by UIKit at the beginning of the transition. Stops the time of the container.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition else {
      programmerError("startInteractiveTransition(_:) must only be called by UIKit, with its own context.")
    }
    self.transition = transition
    duration = transition.transitionDuration
    percentComplete = 0
    let layer = transition.timedLayer
    begin = layer.localTime
    layer.timeOffset = begin
    layer.speed = 0
    let end = transition.onEnd
    transition.onEnd = { [self] didComplete in
      stop()
      end(didComplete)
    }
    transition.animate()
  }

  /// Moves the transition to a fraction of its duration.
  /// - Parameter percentComplete: A fraction from 0 to 1. NaN is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive,
      isProgress(percentComplete, "update(_:) of an interactive transition")
    else { return }
    show(percentComplete)
    transition.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the transition run back to the beginning.
  open func cancel() {
    guard let transition, transition.isInteractive else { return }
    transition.cancelInteractiveTransition()
    run(to: 0)
  }

  /// Lets the transition run to the end.
  open func finish() {
    guard let transition, transition.isInteractive else { return }
    transition.finishInteractiveTransition()
    run(to: 1)
  }

  private func show(_ fraction: CGFloat) {
    percentComplete = min(max(fraction, 0), 1)
    transition?.timedLayer.timeOffset = begin + duration * percentComplete
  }

  private func run(to target: CGFloat) {
    let from = percentComplete
    let spring = target == 0 && from > 0 ? cancellingSpring : nil
    let seconds = spring?.settlingDuration ?? abs(target - from) * duration / max(completionSpeed, 1e-3)
    let screen = transition?.timedLayer.screenContext ?? .current
    let start = screen.clock.time
    let curve = UICubicTimingParameters(animationCurve: completionCurve).timingFunction
    let link = CADisplayLink(for: self) { transition, link in
      let done = seconds > 0 && !link.hasChangedClock ? min((link.timestamp - start) / seconds, 1) : 1
      let progress = spring.map { done < 1 ? $0.progress(at: done * seconds) : 1 } ?? curve.progress(at: done)
      transition.show(from + (target - from) * progress)
      if done == 1 { transition.arrive(at: target) }
    }
    link.start(on: screen)
    self.link = link
  }

  /// Resumes time at the end, so that animations finish; at the beginning, they are removed.
  private func arrive(at target: CGFloat) {
    link?.invalidate()
    link = nil
    guard let transition else { return }
    let layer = transition.timedLayer
    guard target == 1 else { return layer.removeAnimations(begunSince: begin) }
    layer.beginTime = layer.superlayer?.localTime ?? layer.currentMediaTime
    layer.speed = 1
  }

  /// Ends the interaction, and restores the normal time of the animated layer.
  private func stop() {
    link?.invalidate()
    link = nil
    guard let layer = transition?.timedLayer else { return }
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    transition = nil
  }
}
