// Content offsets set by a program during a drag or a motion, which continues from there.

extension UIScrollView {
  /// Moves the content by a step of a drag or a motion, and notifies the delegate.
  func step(to offset: CGPoint) {
    stepStart = contentOffset
    moveContent(to: offset)
    stepStart = nil
  }

  /// Continues the current drag or motion from another offset, which the program is about to set. A deceleration keeps
  /// its velocity, any other motion its distance; both end in the range. In an animation block a motion ends, because
  /// the block moves the content.
  ///
  /// An offset between those before and after a step holds the content back: a program that does so in
  /// `scrollViewDidScroll(_:)` excludes a part of the range. The drag and the end of a motion then stay the same.
  func rebaseCourse(to offset: CGPoint) {
    let now = contentOffset
    guard offset != now else { return }
    programWillMoveContent()
    if ViewAnimation.isAnimating { stopMotion() }
    if isDragging, wheelTimer == nil {
      rebaseDragging(
        to: CGPoint(
          x: isHeld(offset.x, stepStart?.x, now.x) ? now.x : offset.x,
          y: isHeld(offset.y, stepStart?.y, now.y) ? now.y : offset.y))
    }
    rebaseMotion(to: offset)
  }

  private func isHeld(_ offset: CGFloat, _ start: CGFloat?, _ now: CGFloat) -> Bool {
    guard let start else { return false }
    return min(start, now) <= offset && offset <= max(start, now)
  }

  /// Continues the drag from another offset. Where the content is not where the finger has moved it, because its range
  /// has changed since, the finger's way so far no longer counts.
  func rebaseDragging(to offset: CGPoint) {
    let (range, way, now) = (offsetRange, pan.translation(in: nil), contentOffset)
    func start(
      _ start: CGFloat, _ way: CGFloat, _ range: ClosedRange<Double>, _ extent: CGFloat, _ now: CGFloat, _ new: CGFloat
    ) -> CGFloat {
      guard new != now else { return start }
      let (from, to) = (
        RubberBand.unbanded(now, in: range, extent: extent), RubberBand.unbanded(new, in: range, extent: extent)
      )
      // Content is moved to whole pixels; their fractions are not lost.
      let isFollowing = abs(start - way - from) < 1
      return isFollowing ? start + to - from : to + way
    }
    dragging.start = CGPoint(
      x: start(dragging.start.x, way.x * contentDirection, range.x, bounds.width, now.x, offset.x),
      y: start(dragging.start.y, way.y, range.y, bounds.height, now.y, offset.y))
    dragging.origin.x += offset.x - now.x
    dragging.origin.y += offset.y - now.y
  }

  /// Continues the drag from the offset to which a programmatic scroll moves the content, ignoring the finger's
  /// movement meanwhile.
  func followMotionWithFinger(to offset: CGPoint) {
    let (range, way, now) = (offsetRange, pan.translation(in: nil), contentOffset)
    dragging.start = CGPoint(
      x: RubberBand.unbanded(offset.x, in: range.x, extent: bounds.width) + way.x * contentDirection,
      y: RubberBand.unbanded(offset.y, in: range.y, extent: bounds.height) + way.y)
    dragging.origin.x += offset.x - now.x
    dragging.origin.y += offset.y - now.y
  }

  private func rebaseMotion(to offset: CGPoint) {
    guard let motion else { return }
    let (now, range, time) = (contentOffset, offsetRange, ownLayer.currentMediaTime)
    if motion.cause == .deceleration {
      let elapsed = time - motion.start
      func rebased(
        _ axis: AxisMotion, _ new: CGFloat, _ start: CGFloat?, _ now: CGFloat, _ range: ClosedRange<Double>,
        _ bounces: Bool
      ) -> AxisMotion {
        let velocity = axis.velocity(at: elapsed)
        if axis.isThrown { return thrown(from: new, velocity, range, bounces) }
        let way = isHeld(new, start, now) ? 0 : new - now
        let end = motion.endsInRange ? min(max(axis.end + way, range.lowerBound), range.upperBound) : axis.end + way
        return .spring(from: new, to: end, velocity: velocity)
      }
      self.motion = ScrollMotion(
        x: rebased(motion.x, offset.x, stepStart?.x, now.x, range.x, bouncesHorizontally),
        y: rebased(motion.y, offset.y, stepStart?.y, now.y, range.y, bouncesVertically), start: time,
        cause: motion.cause, endsInRange: motion.endsInRange)
      return
    }
    self.motion = ScrollMotion(
      x: isHeld(offset.x, stepStart?.x, now.x) ? motion.x : motion.x.shifted(by: offset.x - now.x),
      y: isHeld(offset.y, stepStart?.y, now.y) ? motion.y : motion.y.shifted(by: offset.y - now.y),
      start: motion.start, cause: motion.cause, endsInRange: motion.endsInRange)
    keepMotionInRange()
  }
}
