import Runtime

extension UIScrollView {
  func moveContent(to offset: CGPoint) {
    guard offset.isFinite else { return refuse("contentOffset", offset.description) }
    bounds = CGRect(origin: offset, size: bounds.size)
  }

  /// Moves the content together with the current drag or motion.
  func shiftContent(by delta: CGPoint) {
    shiftCourse(by: delta)
    moveContent(to: CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
  }

  /// Moves the current drag or motion without the content.
  func shiftCourse(by delta: CGPoint) {
    func shifted(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + delta.x, y: point.y + delta.y) }
    dragging.start = shifted(dragging.start)
    dragging.origin = shifted(dragging.origin)
    motion = motion.map {
      ScrollMotion(
        x: $0.x.shifted(by: delta.x), y: $0.y.shifted(by: delta.y), start: $0.start, cause: $0.cause,
        endsInRange: $0.endsInRange)
    }
  }

  /// Scrolls with the timing of the current animation block, and notifies the delegate at the end.
  func moveContentInAnimationBlock(to offset: CGPoint) {
    rebaseCourse(to: offset)
    moveContent(to: offset)
    let scrollView = Weak(self)
    ViewAnimation.current?.addCompletion { _ in
      guard let scrollView = scrollView.value else { return }
      scrollView.tracedScrollDelegate?.didEndScrollingAnimation()
    }
  }

  func start(x: AxisMotion, y: AxisMotion, cause: ScrollMotion.Cause) {
    stopMotion()
    if motion != nil { endMotion() }  // the delegate has begun another one in didEndDecelerating
    let end = CGPoint(x: x.end, y: y.end)
    motion = ScrollMotion(x: x, y: y, start: ownLayer.currentMediaTime, cause: cause, endsInRange: end == clamped(end))
    isDecelerating = cause == .deceleration
    indicators.show(in: self)
    let link = CADisplayLink(for: self) { $0.step($1) }
    link.start(on: ownLayer.screenContext)
    self.link = link
  }

  private func step(_ link: CADisplayLink) {
    guard let motion else { return }
    if link.hasChangedClock { return stopMotion() }
    let elapsed = link.timestamp - motion.start
    let isOver = elapsed >= max(motion.x.duration, motion.y.duration)
    if isOver { endMotion() }
    let position = CGPoint(x: offset(of: motion.x, at: elapsed), y: offset(of: motion.y, at: elapsed))
    if isDragging { followMotionWithFinger(to: position) }  // a programmatic scroll takes precedence over the finger
    step(to: position)
    guard isOver else { return }
    switch motion.cause {
    case .deceleration: tracedScrollDelegate?.didEndDecelerating()
    case .program: tracedScrollDelegate?.didEndScrollingAnimation()
    case .scrollToTop: tracedScrollDelegate?.didScrollToTop()
    case .inset: break
    }
  }

  /// Returns the offset that a motion shows. Only an end that was chosen need not be at a pixel.
  private func offset(of axis: AxisMotion, at time: Double) -> Double {
    let position = axis.position(at: time)
    return time < axis.duration || axis.endsByItself ? roundedToPixel(position) : position
  }

  /// Returns an offset at the nearest pixel, as UIKit shows it. Where a point is a pixel, content moves smoothly,
  /// because hosts that do not state a scale may draw finer.
  func roundedToPixel(_ offset: Double) -> Double {
    let scale = ownLayer.screen.scale
    return scale > 1 ? (offset * scale).rounded() / scale : offset
  }

  /// Redirects a motion that would end outside a changed range, keeping its velocity.
  func keepMotionInRange() {
    guard let motion, motion.endsInRange else { return }
    turnMotion(to: clamped(CGPoint(x: motion.x.end, y: motion.y.end)))
  }

  /// Redirects a motion to another end, keeping its velocity.
  func turnMotion(to end: CGPoint) {
    guard let motion, end != CGPoint(x: motion.x.end, y: motion.y.end) else { return }
    let now = ownLayer.currentMediaTime
    func turned(_ axis: AxisMotion, to target: Double) -> AxisMotion {
      .spring(
        from: axis.position(at: now - motion.start), to: target, velocity: axis.velocity(at: now - motion.start))
    }
    self.motion = ScrollMotion(
      x: turned(motion.x, to: end.x), y: turned(motion.y, to: end.y), start: now,
      cause: motion.cause, endsInRange: true)
  }

  private func endMotion() {
    motion = nil
    isDecelerating = false
    link?.invalidate()
    link = nil
    indicators.hideSoon()
    contentWasLetGo()
  }

  func stopMotion() {
    dragging.isEnding = false
    guard let motion else { return }
    endMotion()
    contentWasStopped()
    if motion.cause == .deceleration { tracedScrollDelegate?.didEndDecelerating() }
  }

  /// Bounces back if space outside the content is visible.
  /// - Parameter isLetGo: Whether a finger held the content.
  func returnIntoRange(isLetGo: Bool = false) {
    let target = clamped(contentOffset)
    guard !isDragging, !dragging.isEnding, target != contentOffset else { return }
    func returning(_ start: Double, _ target: Double, _ range: ClosedRange<Double>) -> AxisMotion {
      let velocity = isLetGo ? AxisMotion.returnVelocity(from: start, velocity: 0, range: range) : 0
      return .spring(from: start, to: target, velocity: velocity)
    }
    let range = offsetRange
    start(
      x: returning(contentOffset.x, target.x, range.x), y: returning(contentOffset.y, target.y, range.y),
      cause: .deceleration)
  }

  // MARK: Status bar

  /// Scrolls to the top if the delegate agrees.
  package func scrollToTop() {
    guard tracedScrollDelegate?.shouldScrollToTop() ?? true else { return }
    let top = offsetRange.y.lowerBound
    guard contentOffset.y != top else {
      tracedScrollDelegate?.didScrollToTop()
      return
    }
    start(x: .rest(at: contentOffset.x), y: .ease(from: contentOffset.y, to: top), cause: .scrollToTop)
  }
}
