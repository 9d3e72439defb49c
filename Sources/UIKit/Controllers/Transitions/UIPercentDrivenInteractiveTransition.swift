import Runtime

/// Lets a gesture lead a transition: holds the time of the animator's animations and moves it by hand, then lets the
/// rest run onwards or back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  public override init() { super.init() }

  /// Of the animator, in seconds.
  open private(set) var duration: CGFloat = 0
  /// 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How much faster than the animation the rest runs.
  open var completionSpeed: CGFloat = 1
  /// Of the rest. While a gesture leads, and so before this curve is applied, an animator does best with a linear one.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether a gesture leads the transition from its begin; true by default.
  open var wantsInteractiveStart = true

  private var transition: ControllerTransition?
  /// In the time of the layer that stands still.
  private var begin: CFTimeInterval = 0
  private var link: CADisplayLink?

  /// Called by UIKit when the transition begins; it holds the time of all that is animated in the container.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition else {
      programmerError("startInteractiveTransition(_:) is called by UIKit, with a context of its own.")
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

  /// Shows the transition at a part of its time.
  /// - Parameter percentComplete: 0 to 1. What is not a number changes nothing.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive,
      isProgress(percentComplete, "update(_:) of an interactive transition")
    else { return }
    show(percentComplete)
    transition.updateInteractiveTransition(self.percentComplete)
  }

  /// The rest runs back to the beginning.
  open func cancel() {
    guard let transition, transition.isInteractive else { return }
    transition.cancelInteractiveTransition()
    run(to: 0)
  }

  /// The rest runs to the end.
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
    let seconds = abs(target - from) * duration / max(completionSpeed, 1e-3)
    let screen = transition?.timedLayer.screenContext ?? .current
    let start = screen.clock.time
    let curve = UICubicTimingParameters(animationCurve: completionCurve).timingFunction
    let link = CADisplayLink(for: self) { transition, link in
      let done = seconds > 0 && !link.hasChangedClock ? min((link.timestamp - start) / seconds, 1) : 1
      transition.show(from + (target - from) * curve.progress(at: done))
      if done == 1 { transition.arrive(at: target) }
    }
    link.start(on: screen)
    self.link = link
  }

  /// Time has come to its end and goes on, so that animations end; back at the beginning they are removed.
  private func arrive(at target: CGFloat) {
    link?.invalidate()
    link = nil
    guard let transition else { return }
    let layer = transition.timedLayer
    guard target == 1 else { return layer.removeAnimations(begunSince: begin) }
    layer.beginTime = layer.superlayer?.localTime ?? layer.currentMediaTime
    layer.speed = 1
  }

  /// Time goes on.
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
