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

  /// A change of a model value.
  struct Change {
    let layer: CALayer
    let path: LayerKeyPath
    let name: String
    let old: AnimationValue
    let new: AnimationValue
  }

  /// Seconds.
  let duration: TimeInterval
  let delay: TimeInterval
  let curve: Curve
  let options: UIView.AnimationOptions
  /// How often it runs; 0 is once.
  var repeatCount: Float
  var autoreverses: Bool

  /// The steps, for a block of keyframes.
  let keyframes: KeyframeSequence?
  private let ownsKeyframes: Bool
  /// The changes of the property animator that the block belongs to, and the track of its timeline.
  let animator: AnimatorChanges?
  let track: ProgressTrack?

  private let progress = SharedProgress()
  /// Its animations are of their layers alone: neighbours that come do not take part in them.
  private var isOfLayersAlone = false
  private var completions: [(Bool) -> Void] = []
  private var running = 0
  private var isOpen = true
  private var allFinished = true
  private var layersWithNewBounds: [CALayer] = []
  private var layersWithNewState: [CALayer] = []
  private var treesWithNewConstraints: [UIView] = []

  /// The block that is being run: a matter of who calls whom, not of a screen.
  private(set) static var current: ViewAnimation?
  /// Of the whole program, as UIKit's classes have it.
  static var areAnimationsEnabled = true

  /// Whether changes made now are animated.
  static var isAnimating: Bool {
    guard let current else { return false }
    return areAnimationsEnabled && current.duration > 0 && !CATransaction.disableActions()
  }

  /// A block of its own, or inside the block that is being run, whose duration, curve and options it takes
  /// unless its options say otherwise.
  init(
    duration: TimeInterval, delay: TimeInterval, curve: Curve, options: UIView.AnimationOptions,
    keyframes: KeyframeSequence? = nil
  ) {
    ensureNumber(duration, "the duration of an animation block")
    ensureNumber(delay, "the delay of an animation block")
    let outer = ViewAnimation.current
    let ownDuration = outer == nil || options.contains(.overrideInheritedDuration)
    let ownCurve = outer == nil || options.contains(.overrideInheritedCurve)
    let step = outer?.keyframes?.step
    self.duration = ownDuration ? duration : outer!.duration * (step.map { $0.end - $0.start } ?? 1)
    self.curve = ownCurve ? curve : outer!.curve
    self.delay = delay + (outer?.delay ?? 0) + (step.map { $0.start * outer!.duration } ?? 0)
    let inherited = outer.map { options.contains(.overrideInheritedOptions) ? [] : $0.options } ?? []
    self.options = options.union(inherited)
    repeatCount = self.options.contains(.repeat) ? .infinity : 0
    autoreverses = self.options.isSuperset(of: [.repeat, .autoreverse])
    self.keyframes = keyframes ?? (outer?.animator == nil || ownDuration ? nil : outer?.keyframes)
    ownsKeyframes = keyframes != nil
    animator = ownDuration || (ownCurve && keyframes == nil) ? nil : outer?.animator
    track = animator == nil ? nil : outer?.track
    super.init()
  }

  /// A block of a property animator.
  /// - Parameter duration: of the animator, in seconds.
  init(animator: AnimatorChanges, track: ProgressTrack, duration: TimeInterval, curve: Curve) {
    self.animator = animator
    self.track = track
    self.duration = duration
    self.curve = curve
    delay = 0
    options = []
    repeatCount = 0
    autoreverses = false
    keyframes = nil
    ownsKeyframes = false
    super.init()
  }

  /// Runs the changes; the completion runs when all animations are over, at once if there are none.
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    let outer = ViewAnimation.current
    ViewAnimation.current = self
    changes()
    for tree in treesWithNewConstraints { tree.layoutIfNeeded() }
    treesWithNewConstraints = []
    for layer in layersWithNewState { layer.layoutBelowIfNeeded() }
    layersWithNewState = []
    for layer in layersWithNewBounds { layer.layoutIfNeeded() }
    layersWithNewBounds = []
    ViewAnimation.current = outer
    if ownsKeyframes { keyframes?.close() }
    if let completion { completions.append(completion) }
    isOpen = false
    if let animator {
      animator.completions += completions
      completions = []
    }
    completeIfOver()
  }

  /// The same as a part of the block that is being run, if there is one: that is over no sooner than this.
  func runAsPart(_ changes: () -> Void, completion: @escaping (Bool) -> Void) {
    let whole = ViewAnimation.current
    whole?.running += 1
    run(changes) { finished in
      completion(finished)
      whole?.partIsOver(finished: finished)
    }
  }

  /// Makes some of the block's changes before it is run.
  func make(_ changes: () -> Void) {
    let outer = ViewAnimation.current
    ViewAnimation.current = self
    changes()
    ViewAnimation.current = outer
  }

  /// Has a layer that the block has moved continue from where it was presented to its model values, in an animation like the
  /// block's that starts now, whether changes are animated or not.
  /// - Parameter presented: the values from which it is to continue.
  /// - Returns: the animation.
  func resume(_ layer: CALayer, from presented: LayerValues) -> ViewAnimation {
    let now = layer.presentationValues(at: layer.currentMediaTime)
    let animation = ViewAnimation(
      duration: duration, delay: 0, curve: curve,
      options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions])
    animation.isOfLayersAlone = true
    func add(_ path: LayerKeyPath, _ name: String) {
      let (old, new) = (presented[path], now[path])
      let change = Change(layer: layer, path: path, name: name, old: old, new: new)
      if case .transform(let start) = old, case .transform(let end) = new {
        let difference = AnimationValue.transformDifference(
          TransformComponents(start).difference(from: TransformComponents(end)))
        animation.animate(change, from: difference, to: difference, isAdditive: true)
      } else {
        animation.animate(change, from: old.subtracting(new), to: new.subtracting(new), isAdditive: true)
      }
    }
    animation.run(
      {
        if presented.position != now.position { add(.position, "position") }
        if presented.bounds.size != now.bounds.size { add(.boundsSize, "bounds.size") }
        if presented.transform != now.transform { add(.transform, "transform") }
        if presented.opacity != now.opacity { add(.opacity, "opacity") }
      }, completion: nil)
    return animation
  }

  /// The block that has moved a layer last and still does; nil for none.
  static func last(of layer: CALayer) -> ViewAnimation? {
    for animation in layer.runningAnimations.reversed() {
      if let block = animation.delegate as? ViewAnimation, block.isRunning { return block }
    }
    return nil
  }

  /// Whether some of its animations have not ended.
  var isRunning: Bool { running > 0 }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  private func completeIfOver() {
    guard !isOpen, running == 0 else { return }
    let waiting = completions
    completions = []
    for completion in waiting { completion(allFinished) }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { partIsOver(finished: flag) }

  private func partIsOver(finished flag: Bool) {
    running -= 1
    if !flag { allFinished = false }
    completeIfOver()
  }

  // MARK: Animations

  /// The action for a change of a view's layer, nil outside animation blocks.
  static func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard isAnimating, let current else { return nil }
    return ViewAction(animation: current, layer: layer, key: key)
  }

  /// With the option `.layoutSubviews`, layers whose bounds change are laid out at the end of the block.
  func noteNewBounds(of layer: CALayer) {
    if options.contains(.layoutSubviews) { layOutAtEnd(layer) }
  }

  /// Lays a layer out at the end of the block, when all changes are made.
  func layOutAtEnd(_ layer: CALayer) {
    if !layersWithNewBounds.contains(where: { $0 === layer }) { layersWithNewBounds.append(layer) }
  }

  /// Lays a view out at the end of the block, with the constraints in it.
  func layOutAtEnd(_ tree: UIView) {
    if !treesWithNewConstraints.contains(where: { $0 === tree }) { treesWithNewConstraints.append(tree) }
  }

  /// The same for a layer whose own state has changed: what it is in is not laid out with it.
  func layOutBelowAtEnd(_ layer: CALayer) {
    if !layersWithNewState.contains(where: { $0 === layer }) { layersWithNewState.append(layer) }
  }

  /// False for a keyframe of a property that an earlier one has changed.
  func isFirstChange(of path: LayerKeyPath, _ layer: CALayer) -> Bool {
    keyframes.map { !$0.contains(path, layer) } ?? true
  }

  /// Adds an animation between two values.
  func animate(_ change: Change, from: AnimationValue, to: AnimationValue, isAdditive: Bool) {
    let isFirst = isFirstChange(of: change.path, change.layer)
    let animation = makeAnimation(change, waits: !isAdditive && !isFirst)
    animation.from = from
    animation.to = to
    animation.isAdditive = isAdditive
    if isOfLayersAlone { animation.isOfLayerAlone = true }
    let layer = change.layer
    let key = isAdditive || !isFirst ? layer.freeKey(like: change.name) : change.name
    if let keyframes, let step = animation as? KeyframeStepAnimation {
      keyframes.add(step, of: change.path, layer, difference: change.old.subtracting(change.new))
    }
    if let animator, let animation = animation as? TimelineAnimation {
      animator.add(change, animation: animation, key: key)
      layer.attach(animation, forKey: key)
      return
    }
    animation.schedule(
      at: layer.localTime + delay, duration: duration, repeatCount: repeatCount, autoreverses: autoreverses,
      delegate: self)
    running += 1
    layer.attach(animation, forKey: key)
  }

  private func makeAnimation(_ change: Change, waits: Bool) -> CABasicAnimation {
    if let animator, let track {
      let animation = TimelineAnimation(keyPath: change.name, timeline: animator.timeline, track: track)
      animation.isStep = keyframes != nil
      animation.waits = waits
      return animation
    }
    if keyframes != nil {
      let animation = KeyframeStepAnimation(change.path, name: change.name)
      if case .timing(let function) = curve { animation.timingFunction = function }
      animation.waits = waits
      return animation
    }
    switch curve {
    case .timing(let function):
      let animation = CABasicAnimation(change.path, name: change.name)
      animation.timingFunction = function
      animation.shared = progress
      return animation
    case .spring(let spring):
      let animation = CASpringAnimation(change.path, name: change.name)
      animation.setSpring(spring)
      animation.shared = progress
      return animation
    }
  }
}
