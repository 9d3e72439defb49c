import Runtime

// Scrolling with wheels and keys, step by step. If content rests only at certain positions, because it is paged or its
// layout defines them, a wheel ends at the nearest and a key moves to the next.

extension UIScrollView {
  /// The time in seconds after which a wheel counts as stopped.
  private static let wheelPause: TimeInterval = 0.15
  /// The velocity reported for a key, in steps per second.
  private static let stepsPerSecond: CGFloat = 10

  // MARK: Wheels

  /// Scrolls immediately, within the range. Consecutive turns are a single drag for the delegate; after a pause it
  /// ends, and the content comes to rest as after a drag without velocity.
  /// - Returns: Whether the content could move.
  package func turnWheel(by delta: CGVector) -> Bool {
    guard !isDragging || wheelTimer != nil, let target = place(after: delta) else { return false }
    stopMotion()
    if let wheelTimer {
      wheelTimer.cancel()
    } else {
      isDragging = true
      dragging.origin = contentOffset
      tracedScrollDelegate?.willBeginDragging()
    }
    wheelTimer = ownLayer.screenContext.clock.schedule(after: Self.wheelPause, for: self) { $0.endTurning() }
    jump(to: target)
    return true
  }

  /// Ends the turning of a wheel.
  func endTurning() {
    guard let wheelTimer else { return }
    wheelTimer.cancel()
    self.wheelTimer = nil
    let isTouched = isTracking  // a finger may be on the content
    endDragging(velocity: .zero)
    isTracking = isTouched
    if !isTouched { contentWasLetGo() }
  }

  // MARK: Keys

  /// Scrolls immediately by a step, or on a spring to the next of the positions that paging or a layout defines. If
  /// repeated before it ends, it continues to the one after.
  /// - Parameter delta: The step along one axis, in points.
  /// - Returns: Whether the content could move.
  package func step(by delta: CGVector) -> Bool {
    endTurning()
    guard isScrollEnabled, !isDragging else { return false }
    let delta = CGVector(dx: delta.dx * contentDirection, dy: delta.dy)
    let velocity = CGPoint(x: delta.dx * Self.stepsPerSecond, y: delta.dy * Self.stepsPerSecond)
    let near = clamped(contentOffset.moved(by: delta))
    if !isPagingEnabled, adjustedTarget(proposed: near, velocity: velocity) == near {
      guard near != contentOffset else { return false }
      stopMotion()
      jump(to: near)
      return true
    }
    let start = motion.map { CGPoint(x: $0.x.end, y: $0.y.end) } ?? contentOffset
    guard let target = nextRest(from: start, towards: delta, velocity: velocity) else { return false }
    spring(to: target)
    return true
  }

  /// Returns the first rest position beyond `start`, proposing farther and farther offsets to find it.
  private func nextRest(from start: CGPoint, towards delta: CGVector, velocity: CGPoint) -> CGPoint? {
    var step = isPagingEnabled ? stepToNextPage(from: start, towards: delta) : delta
    var last = start
    while true {
      let proposed = clamped(start.moved(by: step))
      if proposed == last { return nil }
      let target = clamped(adjustedTarget(proposed: proposed, velocity: velocity))
      let gain = delta.dx == 0 ? (target.y - start.y) * delta.dy : (target.x - start.x) * delta.dx
      if gain > 0.5 * (abs(delta.dx) + abs(delta.dy)) { return target }  // at least half a point
      last = proposed
      step = CGVector(dx: 2 * step.dx, dy: 2 * step.dy)
    }
  }

  private func stepToNextPage(from start: CGPoint, towards delta: CGVector) -> CGVector {
    func step(_ offset: CGFloat, _ delta: CGFloat, _ extent: CGFloat) -> CGFloat {
      guard delta != 0, extent > 0 else { return 0 }
      let page = (offset / extent + (delta > 0 ? 0.001 : -0.001)).rounded(delta > 0 ? .up : .down)
      return page * extent - offset
    }
    return CGVector(
      dx: step(start.x, delta.dx, bounds.width), dy: step(start.y, delta.dy, bounds.height))
  }

  private func spring(to target: CGPoint) {
    let elapsed = motion.map { ownLayer.currentMediaTime - $0.start } ?? 0
    let velocity = motion.map { CGPoint(x: $0.x.velocity(at: elapsed), y: $0.y.velocity(at: elapsed)) } ?? .zero
    start(
      x: .spring(from: contentOffset.x, to: target.x, velocity: velocity.x),
      y: .spring(from: contentOffset.y, to: target.y, velocity: velocity.y), cause: .program)
  }

  // MARK: Jumps

  /// Scrolls immediately, within the range.
  /// - Returns: Whether the content could move.
  package func jump(by delta: CGVector) -> Bool {
    endTurning()
    guard !isDragging, let target = place(after: delta) else { return false }
    stopMotion()
    jump(to: target)
    return true
  }

  /// Returns the offset after a movement within the range, or nil if it is the current one.
  private func place(after delta: CGVector) -> CGPoint? {
    guard isScrollEnabled else { return nil }
    let target = clamped(contentOffset.moved(by: CGVector(dx: delta.dx * contentDirection, dy: delta.dy)))
    return target == contentOffset ? nil : target
  }

  private func jump(to target: CGPoint) {
    moveContent(to: target)
    indicators.show(in: self)
    indicators.hideSoon()
  }
}

extension CGPoint {
  fileprivate func moved(by delta: CGVector) -> CGPoint { CGPoint(x: x + delta.dx, y: y + delta.dy) }
}
