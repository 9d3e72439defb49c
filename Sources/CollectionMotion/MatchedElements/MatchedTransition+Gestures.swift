import UIKit

// Fingers that take the elements: one drags them, two pinch and turn them.

extension MatchedTransition: UIGestureRecognizerDelegate {
  /// Adds gestures to a view that opens: a drag down and a pinch take its elements. A scroll view in it waits until the
  /// drag is not one, see ``shouldTake``.
  ///
  /// Elements on their way can be taken in any case. They are let go with the finger's velocity: thrown down they fly
  /// back, thrown up to the open end; otherwise they fly back from two thirds of the way or more.
  public func addGestures(to view: UIView) {
    let pan = UIPanGestureRecognizer(weakly(self) { transition, gesture in transition.pan(gesture) })
    let pinch = UIPinchGestureRecognizer(weakly(self) { transition, gesture in transition.pinch(gesture) })
    let rotation = UIRotationGestureRecognizer(weakly(self) { transition, gesture in transition.rotate(gesture) })
    for gesture in [pan, pinch, rotation] as [UIGestureRecognizer] {
      gesture.delegate = self
      view.addGestureRecognizer(gesture)
    }
  }

  // MARK: Following

  private func pan(_ gesture: UIGestureRecognizer) {
    guard let pan = gesture as? UIPanGestureRecognizer else { return }
    grip.translation = pan.translation(in: container)
    grip.velocity = pan.velocity(in: container)
    follow(gesture)
  }

  private func pinch(_ gesture: UIGestureRecognizer) {
    guard let pinch = gesture as? UIPinchGestureRecognizer else { return }
    grip.pinch = pinch.scale
    grip.pinchVelocity = pinch.velocity
    follow(gesture)
  }

  private func rotate(_ gesture: UIGestureRecognizer) {
    guard let rotation = gesture as? UIRotationGestureRecognizer else { return }
    // It joins a drag or a pinch: a rotation by itself takes nothing.
    if grip.count == 0 { rotation.rotation = 0 }
    grip.angle = rotation.rotation
    moveElements()
  }

  private func follow(_ gesture: UIGestureRecognizer) {
    switch gesture.state {
    case .began:
      grip.count += 1
      if grip.count == 1 { take(at: gesture.location(in: container)) } else { moveElements() }
    case .changed: moveElements()
    case .ended, .cancelled, .failed:
      guard grip.count > 0 else { return }
      grip.count -= 1
      if grip.count == 0 { letGo(isCancelled: gesture.state != .ended) }
    default: break
    }
  }

  private func take(at point: CGPoint) {
    grip.anchor = point
    hold()
    moveElements()
    if state == .held { controllers.close() }
  }

  private func moveElements() {
    guard state == .held, let height = container?.bounds.height else { return }
    deck.move(
      about: grip.anchor, by: grip.translation, scale: grip.scale(height: height), angle: grip.angle,
      progress: -grip.closed(height: height))
    controllers.update(deck.progress)
  }

  private func letGo(isCancelled: Bool) {
    let grip = grip
    self.grip = MatchedGrip()
    guard state == .held else { return }
    let opens = isCancelled ? isOpening : grip.opens(at: deck.progress) || !controllers.canClose
    controllers.letGo(opens: opens)
    turn(opening: opens, velocity: isCancelled ? nil : grip.velocity)
  }

  // MARK: Delegate

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if state == .opening || state == .closing || state == .held { return true }
    guard state == .open, gestureRecognizer.view !== deck else { return false }
    if let pan = gestureRecognizer as? UIPanGestureRecognizer {
      // A fast finger begins before any time has passed, in which it would have a velocity.
      let velocity = pan.velocity(in: container)
      let way = velocity == .zero ? pan.translation(in: container) : velocity
      guard way.y > abs(way.x) else { return false }
    }
    return shouldTake?() ?? true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.delegate === self }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView }
}
