import Runtime

extension UIViewPropertyAnimator {
  var ownIsRunning: Bool {
    guard state == .active, let changes, changes.timeline.isMoving else { return false }
    return changes.timeline.endTime > changes.now
  }

  var ownIsReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      requireInterruptible("turned back")
      let wasMoving = changes?.timeline.isMoving ?? false
      reversed = newValue
      if wasMoving { resume() }
    }
  }

  var ownFractionComplete: CGFloat {
    get {
      guard let changes else { return 0 }
      let (timeline, time) = (changes.timeline, changes.now)
      let isLinear = scrubsLinearly && !timeline.isMoving && !timeline.isScrubbed
      let fraction = isLinear ? min(max(timeline.wholeProgress(at: time).x, 0), 1) : timeline.fraction(at: time)
      return reversed ? 1 - fraction : fraction
    }
    set {
      requireNotStopped("scrubbed")
      guard !isRunning else { return }
      requireInterruptible("scrubbed")
      guard isProgress(newValue, "fractionComplete of a property animator") else { return }
      let changes = prepare()
      let timeline = changes.timeline
      startsWithNextBlock = false
      let fraction = min(max(reversed ? 1 - newValue : newValue, 0), 1)
      if scrubsLinearly {
        timeline.scrubLinearly(to: fraction, at: changes.now)
      } else {
        timeline.scrub(to: fraction, curve: timing.curve, duration: timing.duration)
      }
      changes.noteMoved()
      changes.forget()
    }
  }

  func start() {
    requireNotStopped("started")
    let isNew = changes == nil
    if isNew && blocks.isEmpty {
      _ = prepare()
      startsWithNextBlock = true
      return
    }
    let timeline = prepare().timeline
    guard !timeline.isMoving else { return }
    if isNew && reversed { timeline.goToEnd() }
    resume()
  }

  func start(afterDelay delay: TimeInterval) {
    let wasMoving = changes?.timeline.isMoving ?? false
    start()
    guard !wasMoving, let timeline = changes?.timeline, timeline.isMoving else { return }
    self.delay = max(finiteNumber(delay, "the delay of a property animator"), 0)
    timeline.delay(by: self.delay)
  }

  func pause() {
    requireNotStopped("paused")
    requireInterruptible("paused")
    let changes = prepare()
    startsWithNextBlock = false
    changes.timeline.pause(at: changes.now)
    changes.noteMoved()
    changes.forget()
  }

  func goOn(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, let changes, !changes.timeline.isMoving else {
      programmerError(
        "continueAnimation needs a paused property animator. Call pauseAnimation() first, or startAnimation() instead."
      )
    }
    let durationFactor = finiteNumber(durationFactor, "the durationFactor of a property animator")
    guard parameters != nil || durationFactor > 0 else { return resume() }
    let target: Double = reversed ? 0 : 1
    let rest = abs(target - (reversed ? 1 - fractionComplete : fractionComplete))
    let seconds = duration * (durationFactor > 0 ? durationFactor : rest)
    let own = timingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
    let resolved = seconds > 0 ? ResolvedTiming(parameters ?? own, duration: seconds) : timing
    let part = seconds > 0 ? resolved.duration : 0
    changes.timeline.run(towards: target, at: changes.now, curve: resolved.curve, duration: part)
    watch()
  }

  func stop(_ withoutFinishing: Bool) {
    requireInterruptible("stopped")
    guard state != .inactive, let changes else { return }
    changes.forget()
    if state == .active { changes.settle(at: .current, duration: duration) }
    state = .stopped
    guard withoutFinishing else { return }
    reset()
    changes.complete(finished: false)
  }

  func finishStopped(at finalPosition: UIViewAnimatingPosition) {
    ensure(
      state == .stopped, "finishAnimation(at:) needs a stopped property animator. Call stopAnimation(false) first.")
    finish(at: finalPosition)
  }

  // MARK: Running

  /// Makes the changes when called for the first time.
  private func prepare() -> AnimatorChanges {
    if let changes { return changes }
    let touches: AnimatorChanges.Touches = isManualHitTestingEnabled ? .unchanged : .followed
    let new = AnimatorChanges(
      timeline: AnimationTimeline(curve: timing.curve, duration: max(duration, 1e-9)),
      touches: isUserInteractionEnabled ? touches : .blocked)
    changes = new
    state = .active
    let waiting = blocks
    blocks = []
    for block in waiting { run(block, in: new) }
    return new
  }

  func run(_ block: Block, in changes: AnimatorChanges) {
    let track = changes.timeline.addTrack(delayFactor: block.delayFactor, at: changes.now)
    ViewAnimation(animator: changes, track: track, duration: duration, curve: timing.blockCurve)
      .run(block.changes, completion: nil)
  }

  private func resume() {
    guard let changes else { return }
    let target: Double = reversed ? 0 : 1
    changes.timeline.resume(towards: target, at: changes.now, curve: timing.curve, duration: duration)
    watch()
  }

  /// Retains the animator until the end.
  private func watch() {
    guard let changes else { return }
    changes.watch {
      if self.pausesOnCompletion {
        changes.timeline.pause(at: changes.now)
      } else {
        self.finish(at: self.reversed ? .start : .end)
      }
    }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    let finished = changes
    finished?.settle(at: position, duration: duration)
    let waiting = completions
    reset()
    finished?.complete(finished: true)
    for completion in waiting { completion(position) }
  }

  private func reset() {
    changes?.forget()
    changes = nil
    state = .inactive
    completions = []
    startsWithNextBlock = false
  }

  // MARK: Mistakes

  private func requireNotStopped(_ action: String) {
    ensure(state != .stopped, "\(UIViewPropertyAnimator.stoppedAdvice) before it is \(action).")
  }

  private func requireInterruptible(_ action: String) {
    ensure(
      isInterruptible || state == .inactive,
      "This property animator cannot be \(action): set isInterruptible to true before it starts, and do not nest it.")
  }
}
