/// The default transition of a navigation controller: the new controller slides over the old one, which moves by a
/// third of the distance, and back in the same way. With Reduce Motion enabled they cross-fade.
@MainActor final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  static let duration: TimeInterval = 0.35
  private static let parallax: CGFloat = 1.0 / 3
  private static let dimming: CGFloat = 0.1

  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    NavigationSlide.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    let (above, below) = operation == .pop ? (from, to) : (to, from)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    let fades = container.layer.screen.isReduceMotionEnabled
    let sign: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let away = CGAffineTransform(translationX: sign * container.bounds.width, y: 0)
    let behind = CGAffineTransform(translationX: -sign * container.bounds.width * NavigationSlide.parallax, y: 0)

    /// Sets the positions with one of the two views in front.
    func show(isAboveShown: Bool) {
      above.transform = isAboveShown || fades ? .identity : away
      below.transform = isAboveShown && !fades ? behind : .identity
      above.alpha = isAboveShown || !fades ? 1 : 0
      shade.alpha = isAboveShown && !fades ? NavigationSlide.dimming : 0
    }

    UIView.performWithoutAnimation {
      container.addSubview(below)
      container.addSubview(shade)
      container.addSubview(above)
      show(isAboveShown: operation == .pop)
      container.layoutIfNeeded()
    }
    context.animate(duration: NavigationSlide.duration) {
      show(isAboveShown: self.operation != .pop)
    } completion: {
      for view in [above, below] {
        view.transform = .identity
        view.alpha = 1
      }
      shade.removeFromSuperview()
    }
  }
}
