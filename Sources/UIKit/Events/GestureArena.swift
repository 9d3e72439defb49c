import Runtime

/// Where the gesture recognisers that watch the fingers on a window meet. It decides which of them may
/// recognise: views and delegates are asked first, those that another must fail before wait, and one that
/// recognises lets the others of the same fingers fail.
@MainActor final class GestureArena {
  private var members: [UIGestureRecognizer] = []

  /// Called after something was decided outside of `whileDelivering(_:)`: a timer ran out.
  var onDecision: (@MainActor () -> Void)?
  private var isDelivering = false
  private var isResolving = false

  func join(_ recognizer: UIGestureRecognizer) {
    recognizer.arena = self
    if !members.contains(where: { $0 === recognizer }) { members.append(recognizer) }
  }

  /// Brings touches to recognisers; what they decide is acted on afterwards.
  func whileDelivering(_ body: () -> Void) {
    isDelivering = true
    body()
    isDelivering = false
  }

  /// Lets those go whose gesture is over.
  func letGo() {
    for recognizer in members where recognizer.touches.isEmpty && !recognizer.isUndecided {
      members.removeAll { $0 === recognizer }
      recognizer.startOver()
    }
  }

  /// The window is gone. Gestures of recognisers that live on are cancelled in the next frame.
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

  // MARK: Deciding

  /// A recogniser that was possible wants to recognise.
  func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    if recognizer.pendingState == nil, !mayBegin(recognizer) {
      recognizer.fail()
      return
    }
    recognizer.pendingState = state
    decide(recognizer)
    didDecide()
  }

  /// Something is decided: those that wait for it go on.
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

  /// The others that watch one of the same fingers.
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
