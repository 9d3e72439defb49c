import Runtime

/// The mediator of the gesture recognisers that watch the touches in a window. It decides which of them may recognise:
/// views and delegates are asked first, recognisers that require another's failure wait, and one that recognises makes
/// the others with the same touches fail.
@MainActor final class GestureArena {
  private var members: [UIGestureRecognizer] = []

  /// A closure that is called after a decision outside `whileDelivering(_:)`, when a timer has fired.
  var onDecision: (@MainActor () -> Void)?
  private var isDelivering = false
  private var isResolving = false

  func join(_ recognizer: UIGestureRecognizer) {
    recognizer.arena = self
    if !members.contains(where: { $0 === recognizer }) { members.append(recognizer) }
  }

  /// Delivers touches to recognisers, and then acts on their decisions.
  func whileDelivering(_ body: () -> Void) {
    isDelivering = true
    body()
    isDelivering = false
  }

  /// Removes recognisers whose gesture has ended.
  func letGo() {
    for recognizer in members where recognizer.touches.isEmpty && !recognizer.isUndecided {
      members.removeAll { $0 === recognizer }
      recognizer.startOver()
    }
  }

  /// Called when the window has been deallocated. The gestures of surviving recognisers are cancelled in the next
  /// frame.
  func abandon() {
    for recognizer in members {
      recognizer.arena = nil
      let recognizer = Weak(recognizer)
      DeferredWork.add {
        recognizer.value?.cancelIfActive()
        recognizer.value?.startOver()
      }
    }
    members = []
  }

  // MARK: Decisions

  /// Called when a possible recogniser is about to recognise.
  func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    if recognizer.pendingState == nil, !mayBegin(recognizer) {
      recognizer.fail()
      return
    }
    recognizer.pendingState = state
    decide(recognizer)
    didDecide()
  }

  /// Called after a decision, to continue with the recognisers that waited for it.
  func didDecide() {
    if !isResolving {
      isResolving = true
      var isOver = false
      while !isOver {
        isOver = true
        for recognizer in members where recognizer.pendingState != nil {
          decide(recognizer)
          if recognizer.pendingState == nil { isOver = false }
        }
      }
      isResolving = false
    }
    if !isDelivering, !isResolving { onDecision?() }
  }

  private func decide(_ recognizer: UIGestureRecognizer) {
    guard let state = recognizer.pendingState else { return }
    var waits = false
    for other in rivals(of: recognizer) {
      if mustFail(other, before: recognizer) {
        if other.isRecognizing { return recognizer.fail() }
        waits = waits || other.isUndecided
      }
      if other.isRecognizing, prevents(other, recognizer) { return recognizer.fail() }
    }
    if waits { return }
    recognizer.enter(state) {
      for other in rivals(of: recognizer) where other.state == .possible && prevents(recognizer, other) { other.fail() }
    }
  }

  /// Returns the other recognisers that watch any of the same touches.
  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    members.filter { other in
      other !== recognizer
        && other.gestureTouches.contains { touch in recognizer.gestureTouches.contains { $0 === touch } }
    }
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view else { return false }
    var current = recognizer.gestureTouches.first?.view
    while let asked = current, asked !== view {
      if !asked.gestureRecognizerShouldBegin(recognizer) { return false }
      current = asked.superview
    }
    return view.gestureRecognizerShouldBegin(recognizer)
      && (recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true)
  }

  private func mustFail(_ other: UIGestureRecognizer, before recognizer: UIGestureRecognizer) -> Bool {
    other.isRequired(toFailBefore: recognizer) || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  private func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard recognizer.canPrevent(other), other.canBePrevented(by: recognizer) else { return false }
    let goTogether =
      recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) ?? false
    return !goTogether
  }
}
