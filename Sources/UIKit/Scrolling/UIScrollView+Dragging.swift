extension UIScrollView {
  /// The offsets at which no space outside the content is visible.
  var offsetRange: (x: ClosedRange<Double>, y: ClosedRange<Double>) { offsetRange(ofContent: contentSize) }

  func offsetRange(ofContent size: CGSize) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let insets = adjustedContentInset
    func range(
      _ start: CGFloat, _ content: CGFloat, _ end: CGFloat, _ extent: CGFloat, alignment: CGFloat
    ) -> ClosedRange<Double> {
      let first = -start - max(0, extent - start - content - end) * alignment
      return first...max(first, content + end - extent)
    }
    return (
      range(insets.left, size.width, insets.right, bounds.width, alignment: contentAlignmentPoint.x),
      range(
        insets.top + (followingBar?.covered ?? 0), size.height, insets.bottom, bounds.height,
        alignment: contentAlignmentPoint.y)
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint { clamped(offset, toContent: contentSize) }

  func clamped(_ offset: CGPoint, toContent size: CGSize) -> CGPoint {
    let range = offsetRange(ofContent: size)
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  /// Whether a drag can move the content along an axis: it is larger than the view or always bounces.
  package var scrollsHorizontally: Bool {
    let range = offsetRange.x
    return isScrollEnabled && (range.upperBound > range.lowerBound || (bouncesHorizontally && alwaysBounceHorizontal))
  }

  package var scrollsVertically: Bool {
    let range = offsetRange.y
    return isScrollEnabled && (range.upperBound > range.lowerBound || (bouncesVertically && alwaysBounceVertical))
  }

  /// The direction of the content's x axis: 1 from left to right, -1 from right to left.
  var contentDirection: CGFloat { ownLayer.mirrorsSublayers ? -1 : 1 }

  var holdsBackContentTouches: Bool { delaysContentTouches && (scrollsHorizontally || scrollsVertically) }

  // MARK: Beginning

  func canBeginDragging() -> Bool {
    let content = pan.gestureTouches.filter { $0.isDelivered && $0.view !== self && $0.phase != .ended }
    for touch in content {
      guard canCancelContentTouches, touch.view.map({ touchesShouldCancel(in: $0) }) ?? true else { return false }
    }
    let movement = pan.movement
    if movement == .zero { return true }  // a touch stops moving content
    let isHorizontal = abs(movement.dx) > abs(movement.dy)
    guard isHorizontal ? scrollsHorizontally : scrollsVertically else { return false }
    return canFollow(movement, isHorizontal: isHorizontal)
      || !isInsideView(thatCanFollow: movement, isHorizontal: isHorizontal)
  }

  /// Returns whether there is content in the direction of a drag.
  private func canFollow(_ movement: CGVector, isHorizontal: Bool) -> Bool {
    let range = isHorizontal ? offsetRange.x : offsetRange.y
    let offset = isHorizontal ? contentOffset.x : contentOffset.y
    guard isScrollEnabled, range.upperBound > range.lowerBound else { return false }
    return (isHorizontal ? movement.dx * contentDirection : movement.dy) > 0
      ? offset > range.lowerBound : offset < range.upperBound
  }

  /// Returns whether there is an enclosing scroll view or sheet that can follow a drag, to which a scroll view at its
  /// edge yields. A sheet does not pull down content that can be refreshed.
  private func isInsideView(thatCanFollow movement: CGVector, isHorizontal: Bool) -> Bool {
    var ancestor = superview
    while let view = ancestor {
      if view is SheetView, !isHorizontal, movement.dy > 0, refreshControl == nil { return true }
      if let scrollView = view as? UIScrollView, scrollView.canFollow(movement, isHorizontal: isHorizontal) {
        return true
      }
      ancestor = view.superview
    }
    return false
  }

  func touchesDidBegin() {
    endTurning()
    isTracking = true
    if motion != nil { pan.hysteresis = 0 }  // a touch stops moving content
  }

  func touchesDidEnd() {
    isTracking = false
    if motion == nil, !isZoomBouncing { returnIntoRange(isLetGo: true) }
  }

  func panDidChange() {
    switch pan.state {
    case .began:
      beginDragging()
      if isDragging, pan.translation(in: nil) != .zero { drag() }
    case .changed: drag()
    case .ended, .cancelled: endDragging(velocity: liftVelocity)
    default: break
    }
  }

  private func beginDragging() {
    let velocity = pan.velocity(in: nil)
    endTurning()
    stopMotion()
    isDragging = true
    isTracking = true
    dragging.start = unbandedOffset
    dragging.horizontalRate = ChangeRate()
    dragging.verticalRate = ChangeRate()
    if keyboardDismissMode != .none { endEditingAround() }
    dragging.origin = contentOffset
    dragging.isHorizontal = !isDirectionalLockEnabled || abs(velocity.y) < abs(velocity.x) * ScrollDragging.lockRatio
    dragging.isVertical = !isDirectionalLockEnabled || abs(velocity.x) < abs(velocity.y) * ScrollDragging.lockRatio
    if !dragging.isHorizontal, !dragging.isVertical { (dragging.isHorizontal, dragging.isVertical) = (true, true) }
    tracedScrollDelegate?.willBeginDragging()
    indicators.show(in: self)
  }

  /// Ends editing in the window.
  private func endEditingAround() { window?.endEditing(true) }

  /// Restarts the finger's translation at the current position.
  func rebaseDragging() {
    pan.setTranslation(.zero, in: nil)
    dragging.start = unbandedOffset
  }

  /// The offset without the resistance beyond the edges.
  private var unbandedOffset: CGPoint {
    let range = offsetRange
    return CGPoint(
      x: RubberBand.unbanded(contentOffset.x, in: range.x, extent: bounds.width),
      y: RubberBand.unbanded(contentOffset.y, in: range.y, extent: bounds.height))
  }

  // MARK: Moving

  private func drag() {
    guard motion == nil else { return }  // a programmatic scroll takes precedence
    // In the window's coordinates, since the view's own move with the content.
    let translation = pan.translation(in: nil)
    let range = offsetRange
    func position(_ proposed: Double, _ range: ClosedRange<Double>, _ extent: CGFloat, _ bounces: Bool) -> Double {
      bounces
        ? RubberBand.banded(proposed, in: range, extent: extent)
        : min(max(proposed, range.lowerBound), range.upperBound)
    }
    var offset = contentOffset
    if scrollsHorizontally, dragging.isHorizontal {
      offset.x = position(
        dragging.start.x - translation.x * contentDirection, range.x, bounds.width, bouncesHorizontally)
    }
    if scrollsVertically, dragging.isVertical {
      offset.y = position(dragging.start.y - translation.y, range.y, bounds.height, bouncesVertically)
    }
    step(to: CGPoint(x: roundedToPixel(offset.x), y: roundedToPixel(offset.y)))
    dragging.horizontalRate.note(contentOffset.x, at: ownLayer.currentMediaTime)
    dragging.verticalRate.note(contentOffset.y, at: ownLayer.currentMediaTime)
    indicators.show(in: self)
    refreshIfPulled()
  }

  // MARK: Ending

  /// The velocity of the content when the finger is lifted, in points per second.
  private var liftVelocity: CGPoint {
    let finger = pan.state == .cancelled ? .zero : pan.velocity(in: nil)
    return CGPoint(
      x: scrollsHorizontally && dragging.isHorizontal ? -finger.x * contentDirection : 0,
      y: scrollsVertically && dragging.isVertical ? -finger.y : 0)
  }

  /// Returns the velocity at which the content goes on: within its range that of the finger, beyond an edge its own.
  private func releaseVelocity(_ finger: CGPoint) -> CGPoint {
    let (range, now) = (offsetRange, ownLayer.currentMediaTime)
    func velocity(_ finger: Double, _ offset: Double, _ rate: Double, _ range: ClosedRange<Double>) -> Double {
      range.contains(offset) ? finger : AxisMotion.returnVelocity(from: offset, velocity: rate, range: range)
    }
    let wasCancelled = pan.state == .cancelled
    let (x, y) = (dragging.horizontalRate.perSecond(at: now), dragging.verticalRate.perSecond(at: now))
    return CGPoint(
      x: velocity(finger.x, contentOffset.x, wasCancelled ? 0 : x, range.x),
      y: velocity(finger.y, contentOffset.y, wasCancelled ? 0 : y, range.y))
  }

  /// Lets the content come to rest after the finger is lifted or the wheel stops, unless it is already moving
  /// otherwise.
  /// - Parameter velocity: The velocity of the finger, in points per second of the content.
  func endDragging(velocity: CGPoint) {
    let natural = naturalTarget(velocity: velocity)
    let proposed = restingOffset(proposed: natural, velocity: velocity)
    let target =
      tracedScrollDelegate?.willEndDragging(
        velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), target: proposed) ?? proposed
    isDragging = false
    isTracking = false
    if isZooming || motion != nil {  // the pinch or the program moves the content
      tracedScrollDelegate?.didEndDragging(willDecelerate: false)
      return
    }
    let release = releaseVelocity(velocity)
    let (x, y) = motions(velocity: release, natural: natural, target: target)
    dragging.isEnding = max(x.duration, y.duration) > 0
    guard dragging.isEnding else {
      moveContent(to: CGPoint(x: x.end, y: y.end))
      tracedScrollDelegate?.didEndDragging(willDecelerate: false)
      indicators.hideSoon()
      return
    }
    let endsInRange = target == clamped(target)
    let origin = dragging.origin
    tracedScrollDelegate?.didEndDragging(willDecelerate: true)
    if dragging.isEnding { tracedScrollDelegate?.willBeginDecelerating() }
    guard dragging.isEnding else { return indicators.hideSoon() }
    // The delegate may have changed the content, and a layout may have shifted it with the drag.
    let shift = CGPoint(x: dragging.origin.x - origin.x, y: dragging.origin.y - origin.y)
    func followed(_ offset: CGPoint) -> CGPoint {
      let offset = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
      return endsInRange ? clamped(offset) : offset
    }
    let last = motions(velocity: release, natural: followed(natural), target: followed(target))
    start(x: last.x, y: last.y, cause: .deceleration)
  }

  /// Returns the motions of both axes from the current offset.
  private func motions(velocity: CGPoint, natural: CGPoint, target: CGPoint) -> (x: AxisMotion, y: AxisMotion) {
    let range = offsetRange
    return (
      axisMotion(from: contentOffset.x, velocity.x, natural.x, target.x, range.x, bouncesHorizontally),
      axisMotion(from: contentOffset.y, velocity.y, natural.y, target.y, range.y, bouncesVertically)
    )
  }

  private func axisMotion(
    from start: Double, _ velocity: Double, _ natural: Double, _ target: Double, _ range: ClosedRange<Double>,
    _ bounces: Bool
  ) -> AxisMotion {
    if target != natural { return .spring(from: start, to: target, velocity: velocity) }
    return thrown(from: start, velocity, range, bounces)
  }

  /// Returns the motion of an axis without a custom target.
  func thrown(from start: Double, _ velocity: Double, _ range: ClosedRange<Double>, _ bounces: Bool) -> AxisMotion {
    let rate = decelerationRate.rawValue
    if !bounces, !range.contains(AxisMotion.flingEnd(from: start, velocity: velocity, rate: rate)) {
      let edge = velocity < 0 ? range.lowerBound : range.upperBound
      return .spring(from: start, to: edge, velocity: 0)
    }
    return .fling(from: start, velocity: velocity, rate: rate, range: range)
  }

  /// Returns the offset at which the content comes to rest by itself, the target that the delegate receives.
  private func naturalTarget(velocity: CGPoint) -> CGPoint {
    func target(_ start: Double, _ velocity: Double, _ range: ClosedRange<Double>, _ bounces: Bool) -> Double {
      let motion = thrown(from: start, velocity, range, bounces)
      guard motion.endsByItself else { return motion.end }
      let end = AxisMotion.announcedFlingEnd(from: start, velocity: velocity, rate: decelerationRate.rawValue)
      return min(max(roundedToPixel(end), range.lowerBound), range.upperBound)
    }
    let range = offsetRange
    return CGPoint(
      x: target(contentOffset.x, velocity.x, range.x, bouncesHorizontally),
      y: target(contentOffset.y, velocity.y, range.y, bouncesVertically))
  }

  /// Returns the page at which the content comes to rest. A flick moves to the next page from the one where the drag
  /// began, never farther; a slow drag ends at the nearest page.
  func restingPage(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    func page(
      _ offset: Double, _ origin: Double, _ velocity: Double, _ extent: Double, _ range: ClosedRange<Double>
    ) -> Double {
      guard extent > 0 else { return offset }
      let position = offset / extent
      let first = (origin / extent).rounded()
      var page = position.rounded()
      if velocity > ScrollDragging.flickVelocity { page = min(position.rounded(.up), first + 1) }
      if velocity < -ScrollDragging.flickVelocity { page = max(position.rounded(.down), first - 1) }
      return min(max(page * extent, range.lowerBound), range.upperBound)
    }
    let range = offsetRange
    return CGPoint(
      x: scrollsHorizontally
        ? page(contentOffset.x, dragging.origin.x, velocity.x, bounds.width, range.x) : proposed.x,
      y: scrollsVertically
        ? page(contentOffset.y, dragging.origin.y, velocity.y, bounds.height, range.y) : proposed.y)
  }
}
