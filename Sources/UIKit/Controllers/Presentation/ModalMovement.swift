/// The default transition of presentations and dismissals.
@MainActor final class ModalMovement: NSObject, UIViewControllerAnimatedTransitioning {
  static let dimming: CGFloat = 0.2
  private static let duration: TimeInterval = 0.4

  private let view: UIView
  /// The distance of the movement in points, or nil to leave the container.
  private let distance: CGFloat?
  private let shade: UIView?
  private let dimming: CGFloat
  private let isComing: Bool
  private let style: UIModalTransitionStyle

  init(
    of view: UIView, distance: CGFloat? = nil, shade: UIView?, dimming: CGFloat = ModalMovement.dimming, isComing: Bool,
    style: UIModalTransitionStyle
  ) {
    self.view = view
    self.distance = distance
    self.shade = shade
    self.dimming = dimming
    self.isComing = isComing
    self.style = style
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    ModalMovement.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let style = container.layer.screen.isReduceMotionEnabled ? .crossDissolve : style
    var below = CGAffineTransform.identity

    func show(_ isShown: Bool) {
      view.transform = isShown || style == .crossDissolve ? .identity : below
      view.alpha = isShown || style == .coverVertical ? 1 : 0
      shade?.alpha = isShown ? dimming : 0
    }

    UIView.performWithoutAnimation {
      if isComing {
        container.addSubview(view)
      } else if let to = context.view(forKey: .to) {
        container.insertSubview(to, belowSubview: view)
      }
      // At its final frame, which a presentation controller may only set now.
      container.layoutIfNeeded()
      below = CGAffineTransform(translationX: 0, y: distance ?? container.bounds.height - view.frame.minY)
      show(!isComing)
    }
    (container as? PresentationContainerView)?.isLeaving = !isComing
    context.animate(duration: ModalMovement.duration) {
      show(self.isComing)
    } completion: { [self] in
      (container as? PresentationContainerView)?.isLeaving = false
      view.transform = .identity
      view.alpha = 1
      if context.transitionWasCancelled { shade?.alpha = isComing ? 0 : dimming }
    }
  }
}

extension UIViewControllerContextTransitioning {
  /// Animates changes with a spring that does not bounce, or linearly in an interactive transition; then completes the
  /// transition.
  func animate(duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    let end = { (_: Bool) in
      completion()
      self.completeTransition(!self.transitionWasCancelled)
    }
    if isInteractive {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: changes, completion: end)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: changes,
        completion: end)
    }
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// Ends the interaction: continues in the direction of the finger, at its velocity.
  /// - Parameter velocity: The velocity, in transitions per second.
  final func end(velocity: CGFloat) {
    end(velocity: velocity, finishes: abs(velocity) > 0.5 ? velocity > 0 : percentComplete > 0.5)
  }

  /// Ends the interaction at the finger's velocity.
  /// - Parameter velocity: The velocity, in transitions per second.
  final func end(velocity: CGFloat, finishes: Bool) {
    // Ease-out begins 1 / 0.58 times as fast as its mean.
    completionSpeed = min(max(abs(velocity) * 0.58 * duration, 1), 4)
    if finishes { finish() } else { cancel() }
  }
}
