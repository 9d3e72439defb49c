import Runtime

// Wheels and keys, which move content step by step. Where content rests only at certain places, because it is paged or
// its layout says so, a wheel leaves it at the nearest of them and a key brings it to the next.

extension UIScrollView {
  /// A wheel that has not been turned for so long, in seconds, has come to rest.
  private static let wheelPause: TimeInterval = 0.15
  /// With which velocity a key is said to scroll, in steps per second.
  private static let stepsPerSecond: CGFloat = 10

  // MARK: Wheels

  /// Moves the content at once, within its range. Turns that follow each other are one drag to the delegate; after a
  /// pause it ends, and the content comes to rest as it does after a finger that was still.
  /// - Returns: whether the content could move.
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

  /// The wheel rests, or a finger or a key takes over.
  func endTurning() {
    guard let wheelTimer else { return }
    wheelTimer.cancel()
    self.wheelTimer = nil
    let isTouched = isTracking  // a finger may rest on the content meanwhile
    endDragging(velocity: .zero)
    isTracking = isTouched
    if !isTouched { contentWasLetGo() }
  }

  // MARK: Keys

  /// Moves the content by a step at once; where paging or a layout has it rest only at certain places, to the next of
  /// them on a spring. Pressed again before it is there, it goes on to the one after.
  /// - Parameter delta: along one axis, in points.
  /// - Returns: whether it could move.
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

  /// The first place of rest beyond `start`: asked for farther and farther on, so that it is never one behind.
  private func nextRest(from start: CGPoint, towards delta: CGVector, velocity: CGPoint) -> CGPoint? {
    var step = isPagingEnabled ? stepToNextPage(from: start, towards: delta) : delta
    var last = start
    while true {
      let proposed = clamped(start.moved(by: step))
      if proposed == last { return nil }
      let target = clamped(adjustedTarget(proposed: proposed, velocity: velocity))
      let gain = delta.dx == 0 ? (target.y - start.y) * delta.dy : (target.x - start.x) * delta.dx
      if gain > 0.5 * (abs(delta.dx) + abs(delta.dy)) { return target }  // half a point, and more
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

  /// Moves the content at once, within its range.
  /// - Returns: whether it could move.
  package func jump(by delta: CGVector) -> Bool {
    endTurning()
    guard !isDragging, let target = place(after: delta) else { return false }
    stopMotion()
    jump(to: target)
    return true
  }

  /// In range; nil where that is where it is.
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
