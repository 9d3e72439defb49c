import Runtime

/// An object that watches touches and recognises a gesture in them. Once it has, the views no longer receive the
/// touches.
///
/// A subclass sets ``state``; the `GestureArena` of all recognisers with the same touches decides whether it may
/// change.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a gesture. Continuous gestures go from `began` through `changed` to `ended`; a discrete one such as a
  /// tap goes to `ended` immediately.
  public enum State: Int, Sendable {
    /// `possible` is the state before the gesture is recognised, and again after each gesture.
    case possible, began, changed, ended, cancelled, failed
    /// The final state of a discrete gesture.
    public static let recognized = State.ended
  }

  public override init() { super.init() }

  /// The view. Not retained: a view clears it when it is deallocated.
  open internal(set) unowned(unsafe) var view: UIView?
  /// The delegate, which decides which gestures may begin and be recognised simultaneously. Not retained.
  @Weak open var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?
  /// Whether the recogniser is enabled. Disabling it cancels its current gesture.
  open var isEnabled = true { didSet { if !isEnabled { cancelIfActive() } } }
  /// Whether views' touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether touches are withheld from views as long as the gesture may be recognised.
  open var delaysTouchesBegan = false
  /// Whether the ends of touches are withheld from views as long as the gesture may be recognised.
  open var delaysTouchesEnded = true

  // MARK: State

  /// The state, which subclasses set. Each change except to `failed` is reported to the handlers. A change is deferred
  /// while another recogniser has to fail first, and becomes one to `failed` if the gesture may not begin.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  private final var currentState = State.possible

  /// The state to change to once the required recognisers have failed.
  final var pendingState: State?

  /// Whether the gesture may be recognised although there is no touch, as between the taps of a double tap.
  final var expectsMoreTouches = false

  /// Whether it has recognised a gesture.
  final var isRecognizing: Bool { state == .began || state == .changed || state == .ended }

  /// Whether it is undecided and may recognise a gesture.
  final var isUndecided: Bool { state == .possible && (pendingState != nil || expectsMoreTouches || !touches.isEmpty) }

  private final func move(to new: State) {
    switch currentState {
    case .possible:
      switch new {
      case .possible: break
      case .failed, .cancelled: fail()
      case .began, .changed, .ended:
        if let arena { arena.recognize(self, as: new) } else { enter(new) }
      }
    case .began, .changed:
      switch new {
      case .possible, .began: break
      case .changed, .ended, .cancelled: enter(new)
      case .failed: enter(.cancelled)
      }
      if currentState != .changed { arena?.didDecide() }
    case .ended, .cancelled, .failed: break
    }
  }

  /// Changes the state.
  /// - Parameter beforeNotifying: Called after the change, before the handlers.
  final func enter(_ state: State, beforeNotifying: () -> Void = {}) {
    if currentState == .possible { willBegin() }
    pendingState = nil
    currentState = state
    beforeNotifying()
    guard view != nil else { return }
    UIGestureRecognizer.handlersRunning += 1
    for handler in handlers where !handler.isRemoved { handler.body(self) }
    UIGestureRecognizer.handlersRunning -= 1
  }

  /// The number of nested calls of handlers, during which changes are caused by a touch.
  private(set) static var handlersRunning = 0

  /// Called before the handlers when the gesture has been recognised.
  func willBegin() {}

  final func fail() {
    pendingState = nil
    currentState = .failed
    arena?.didDecide()
  }

  final func cancelIfActive() {
    if state == .began || state == .changed { state = .cancelled } else if state == .possible, arena != nil { fail() }
  }

  /// Removes the recogniser from a view.
  final func leave(_ view: UIView) {
    guard self.view === view else { return }
    cancelIfActive()
    self.view = nil
  }

  /// The handlers in the order of their addition.
  final var handlers: [GestureHandler] = []

  // MARK: Touches

  /// The current touches that it watches, in order.
  final var touches: [UITouch] = []
  /// The touches that it has watched since the last `reset()`, including ended ones.
  final var gestureTouches: [UITouch] = []
  final var arena: GestureArena?
  /// The last centre of the touches, in the window's coordinates.
  private final var lastPoint = CGPoint.zero

  /// Called when touches begin. For subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move. For subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end. For subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches. Overrides must call super, which cancels a gesture that has begun.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelIfActive() }

  /// Called when the gesture has ended, recognised or not, and there are no touches left.
  open func reset() {}

  /// Ignores a touch from now on. For subclasses.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  /// The number of touches.
  open var numberOfTouches: Int { touches.count }

  /// Returns the centre of all touches in a view's coordinates; without touches the last centre.
  open func location(in view: UIView?) -> CGPoint { view?.convert(middle, from: nil) ?? middle }

  /// Returns the position of a touch.
  /// - Parameter touchIndex: An index below ``numberOfTouches``.
  /// - Parameter view: The view whose coordinates are used, or nil for the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    ensure(
      touches.indices.contains(touchIndex),
      "There is no touch \(touchIndex): the gesture has \(touches.count) touches. Check numberOfTouches first.")
    return touches[touchIndex].location(in: view)
  }

  /// The centre of the touches in the window's coordinates.
  final var middle: CGPoint {
    guard !touches.isEmpty else { return lastPoint }
    var x: CGFloat = 0
    var y: CGFloat = 0
    for touch in touches {
      x += touch.point.x
      y += touch.point.y
    }
    return CGPoint(x: x / CGFloat(touches.count), y: y / CGFloat(touches.count))
  }

  final func add(_ touch: UITouch) {
    touches.append(touch)
    gestureTouches.append(touch)
  }

  final func remove(_ touch: UITouch) {
    lastPoint = middle
    touches.removeAll { $0 === touch }
  }

  /// Prepares for the next gesture.
  final func startOver() {
    reset()
    pendingState = nil
    expectsMoreTouches = false
    touches = []
    gestureTouches = []
    arena = nil
    currentState = .possible
  }

  // MARK: Dependencies

  private final var requirements: [Weak<UIGestureRecognizer>] = []

  /// Makes the recogniser wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Weak(otherGestureRecognizer))
  }

  final func isRequired(toFailBefore other: UIGestureRecognizer) -> Bool {
    other.requirements.contains { $0.value === self }
  }

  /// Returns whether it makes another recogniser fail when it recognises. For subclasses.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether it fails when another recogniser recognises. For subclasses.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether it waits for another recogniser to fail. For subclasses.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recogniser waits for it to fail. For subclasses.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
