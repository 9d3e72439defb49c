import Runtime

/// A `UIView.animate` block: the animations of the changes inside it, and the completion when all have ended.
///
/// A change of a model value adds an animation of the difference between old and new, on top of the running ones. So a
/// view whose target changes midway continues from its presented position with its current velocity. Colours, which
/// cannot be added, begin with the presented value.
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

  /// The number of the block on its screen; nil for those of property animators. A block that inherits its timing has
  /// the number of the outer one.
  let number: Int?
  /// The duration in seconds.
  let duration: TimeInterval
  let delay: TimeInterval
  let curve: Curve
  let options: UIView.AnimationOptions
  /// The number of repetitions; 0 is once.
  var repeatCount: Float
  var autoreverses: Bool

  /// The steps of a block of keyframes.
  let keyframes: KeyframeSequence?
  private let ownsKeyframes: Bool
  /// The changes of the property animator that the block belongs to, and the track of its timeline.
  let animator: AnimatorChanges?
  let track: ProgressTrack?

  private let progress = SharedProgress()
  /// Whether its animations are those of their layers alone, which appearing neighbours do not join.
  private var isOfLayersAlone = false
  private var completions: [(Bool) -> Void] = []
  private var running = 0
  private var isOpen = true
  private var allFinished = true
  private var layersWithNewBounds: [CALayer] = []
  private var layersWithNewState: [CALayer] = []
  private var treesWithNewConstraints: [UIView] = []

  /// The current block, which depends on the call stack, not on a screen.
  private(set) static var current: ViewAnimation?
  /// Whether animations are enabled in the whole program, as in UIKit.
  static var areAnimationsEnabled = true

  /// Whether changes are currently animated.
  static var isAnimating: Bool {
    guard let current else { return false }
    return areAnimationsEnabled && current.duration > 0 && !CATransaction.disableActions()
  }

  /// Creates a block. Inside another block it inherits the duration, curve and options unless its options override
  /// them. A duration that is not a number counts as 0, and so does a delay that is not finite.
  /// - Parameter part: The block that this one continues, whose number it has.
  init(
    duration: TimeInterval, delay: TimeInterval, curve: Curve, options: UIView.AnimationOptions,
    keyframes: KeyframeSequence? = nil, continuing part: ViewAnimation? = nil
  ) {
    // A spring that never settles has an infinite duration.
    var duration = duration == .infinity ? duration : finiteNumber(duration, "the duration of an animation block")
    let delay = finiteNumber(delay, "the delay of an animation block")
    let outer = ViewAnimation.current
    let ownDuration = outer == nil || options.contains(.overrideInheritedDuration)
    let ownCurve = outer == nil || options.contains(.overrideInheritedCurve)
    let step = outer?.keyframes?.step
    var curve = curve
    if let part {
      number = part.number
    } else if ownDuration || ownCurve {
      let screen = UIScreen.main
      let next = screen.animationBlocks.add()
      number = next
      if duration > 0, let timing = screen.animationBlocks.timings[next] {
        (duration, curve) = (timing.duration, timing.blockCurve)
      }
    } else {
      number = outer?.number
    }
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

  /// Creates a block of a property animator.
  /// - Parameter duration: The duration of the animator, in seconds.
  init(animator: AnimatorChanges, track: ProgressTrack, duration: TimeInterval, curve: Curve) {
    number = nil
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

  /// Runs the changes. The completion is called when all animations have ended, immediately if there are none.
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    let outer = ViewAnimation.current
    open()
    changes()
    close(restoring: outer, completion: completion)
  }

  /// Makes the block the current one, whose animations changes get until it is closed.
  func open() { ViewAnimation.current = self }

  /// Ends the changes of the block.
  /// - Parameter outer: The block that is current afterwards.
  func close(restoring outer: ViewAnimation?, completion: ((Bool) -> Void)?) {
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

  /// Runs the changes as a part of the current block, if there is one, which then does not end before this one.
  func runAsPart(_ changes: () -> Void, completion: @escaping (Bool) -> Void) {
    let whole = ViewAnimation.current
    whole?.running += 1
    run(changes) { finished in
      completion(finished)
      whole?.partIsOver(finished: finished)
    }
  }

  /// Makes some of the block's changes before it runs.
  func make(_ changes: () -> Void) {
    let outer = ViewAnimation.current
    ViewAnimation.current = self
    changes()
    ViewAnimation.current = outer
  }

  /// Continues the movement of a layer from its presented values to its model values, with an animation like the
  /// block's that starts now, whether changes are animated or not.
  /// - Parameter presented: The values from which to continue.
  /// - Returns: The animation.
  func resume(_ layer: CALayer, from presented: LayerValues) -> ViewAnimation {
    let now = layer.presentationValues(at: layer.currentMediaTime)
    let animation = ViewAnimation(
      duration: duration, delay: 0, curve: curve,
      options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions], continuing: self)
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

  /// Returns the block that last moved a layer and is still running, or nil.
  static func last(of layer: CALayer) -> ViewAnimation? {
    for animation in layer.runningAnimations.reversed() {
      if let block = animation.delegate as? ViewAnimation, block.isRunning { return block }
    }
    return nil
  }

  /// Whether any of its animations has not ended.
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

  /// Returns the action for a change of a view's layer, or nil outside an animation block.
  static func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard isAnimating, let current else { return nil }
    return ViewAction(animation: current, layer: layer, key: key)
  }

  /// Records a resized layer, which is laid out at the end of a block with the option `.layoutSubviews`.
  func noteNewBounds(of layer: CALayer) {
    if options.contains(.layoutSubviews) { layOutAtEnd(layer) }
  }

  /// Lays a layer out at the end of the block, when all changes have been made.
  func layOutAtEnd(_ layer: CALayer) {
    if !layersWithNewBounds.contains(where: { $0 === layer }) { layersWithNewBounds.append(layer) }
  }

  /// Lays a view out at the end of the block, with its constraints.
  func layOutAtEnd(_ tree: UIView) {
    if !treesWithNewConstraints.contains(where: { $0 === tree }) { treesWithNewConstraints.append(tree) }
  }

  /// Lays a layer out at the end of the block, without its superlayers, because only its own state has changed.
  func layOutBelowAtEnd(_ layer: CALayer) {
    if !layersWithNewState.contains(where: { $0 === layer }) { layersWithNewState.append(layer) }
  }

  /// Returns whether a change is the first of a property; false for a keyframe after another one.
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
