import Runtime

/// One `UIView.animate` block: the animations that changes inside it cause, and what follows when all of
/// them are over.
///
/// A change of a model value adds an animation of the difference, from old to new, on top of those that
/// run. So a view whose target changes midway moves on from where it is with the velocity that it has.
/// Colours, which do not add up, start from what is seen.
@MainActor final class ViewAnimation: NSObject, CAAnimationDelegate {
  enum Curve {
    case timing(CAMediaTimingFunction)
    case spring(Spring)
  }

  /// Seconds.
  let duration: TimeInterval
  let delay: TimeInterval
  let curve: Curve
  let options: UIView.AnimationOptions

  private var completions: [(Bool) -> Void] = []
  private var running = 0
  private var isOpen = true
  private var allFinished = true

  /// The block that is being run.
  private(set) static var current: ViewAnimation?
  static var areAnimationsEnabled = true

  /// Whether changes made now are animated.
  static var isAnimating: Bool {
    guard let current else { return false }
    return areAnimationsEnabled && current.duration > 0 && !CATransaction.disableActions()
  }

  init(duration: TimeInterval, delay: TimeInterval, curve: Curve, options: UIView.AnimationOptions) {
    let outer = ViewAnimation.current
    self.duration = outer.map { options.contains(.overrideInheritedDuration) ? duration : $0.duration } ?? duration
    self.curve = outer.map { options.contains(.overrideInheritedCurve) ? curve : $0.curve } ?? curve
    self.delay = delay + (outer?.delay ?? 0)
    self.options = options
    super.init()
  }

  /// Runs the changes; the completion runs when all animations are over, at once if there are none.
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    let outer = ViewAnimation.current
    ViewAnimation.current = self
    changes()
    ViewAnimation.current = outer
    if let completion { completions.append(completion) }
    isOpen = false
    completeIfOver()
  }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  private func completeIfOver() {
    guard !isOpen, running == 0 else { return }
    let waiting = completions
    completions = []
    for completion in waiting { completion(allFinished) }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    if !flag { allFinished = false }
    completeIfOver()
  }

  // MARK: Animations

  /// The action for a change of a view's layer, nil outside animation blocks.
  static func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard isAnimating, let current else { return nil }
    return ViewAction(animation: current, layer: layer)
  }

  /// Adds an animation between two values.
  fileprivate func animate(
    _ path: String, of layer: CALayer, from: AnimationValue, to: AnimationValue, isAdditive: Bool
  ) {
    let animation: CABasicAnimation
    switch curve {
    case .timing(let function):
      animation = CABasicAnimation(keyPath: path)
      animation.timingFunction = function
    case .spring(let spring):
      let springAnimation = CASpringAnimation(keyPath: path)
      springAnimation.setSpring(spring)
      animation = springAnimation
    }
    animation.duration = duration
    animation.beginTime = layer.localTime + delay
    animation.fillMode = .backwards
    animation.from = from
    animation.to = to
    animation.isAdditive = isAdditive
    animation.delegate = self
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    running += 1
    layer.attach(animation, forKey: isAdditive ? layer.freeKey(like: path) : path)
  }
}

/// Made before a value changes, to know the old one; run after it, to animate from old to new.
@MainActor private final class ViewAction: CAAction {
  private let animation: ViewAnimation
  private let old: LayerValues
  private let seen: LayerValues?

  init(animation: ViewAnimation, layer: CALayer) {
    self.animation = animation
    old = layer.values
    seen = layer.presentationValues(at: CACurrentMediaTime())
  }

  func run(forKey event: String, object anObject: AnyValue, arguments dict: CAActionArguments?) {
    guard let layer = anObject as? CALayer else { return }
    if event == "bounds" {
      if old.bounds.origin != layer.bounds.origin { animate(.boundsOrigin, "bounds.origin", layer) }
      if old.bounds.size != layer.bounds.size { animate(.boundsSize, "bounds.size", layer) }
    } else if let path = LayerKeyPath(event) {
      animate(path, event, layer)
    }
  }

  private func animate(_ path: LayerKeyPath, _ name: String, _ layer: CALayer) {
    let new = layer.values[path]
    let fromSeen = animation.options.contains(.beginFromCurrentState)
    if fromSeen { layer.removeAnimations(of: path) }
    let start = fromSeen ? seen![path] : old[path]
    switch (start, new) {
    case (.color, _):
      animation.animate(name, of: layer, from: seen![path], to: new, isAdditive: false)
    case (.transform(let start), .transform(let new)):
      let difference = TransformComponents(start).difference(from: TransformComponents(new))
      animation.animate(
        name, of: layer, from: .transformDifference(difference), to: .transformDifference(difference), isAdditive: true)
    default:
      animation.animate(name, of: layer, from: start.subtracting(new), to: new.subtracting(new), isAdditive: true)
    }
  }
}
