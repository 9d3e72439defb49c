import Runtime

/// Watches touches and recognises a movement in them. Once it has, the views under the touches get no more of them.
///
/// A subclass sets ``state``; whether it may is decided by the `GestureArena` in which all recognisers of the
/// same touches meet.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come. What lasts goes from `began` by `changed` to `ended`; a tap goes to `ended` at once.
  public enum State: Int, Sendable {
    /// `possible` until it is clear what the fingers do, and again after each gesture.
    case possible, began, changed, ended, cancelled, failed
    /// What a gesture without duration ends with.
    public static let recognized = State.ended
  }

  public override init() { super.init() }

  /// Not counted: a view clears it when it goes.
  open internal(set) unowned(unsafe) var view: UIView?
  /// Asked which gestures may begin, and which together. Not retained.
  @Weak open var delegate: (any UIGestureRecognizerDelegate)?
  /// For people who debug.
  open var name: String?
  /// Disabling it cancels the gesture that it recognises.
  open var isEnabled = true { didSet { if !isEnabled { cancelIfActive() } } }
  /// When it recognises, the views' touches are cancelled.
  open var cancelsTouchesInView = true
  /// While it may still recognise, views get no touches.
  open var delaysTouchesBegan = false
  /// While it may still recognise, views are not told that their touches ended.
  open var delaysTouchesEnded = true

  // MARK: State

  /// Subclasses move it on; each move but the one to `failed` is told to the handlers. It does not follow at
  /// once while another recogniser must fail before, and becomes `failed` when the gesture may not begin.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  private final var currentState = State.possible

  /// The state that it takes on when those that must fail before have failed.
  final var pendingState: State?

  /// It may still recognise although no finger is down: between the taps of a double tap.
  final var expectsMoreTouches = false

  /// Whether it has taken the touches.
  final var isRecognizing: Bool { state == .began || state == .changed || state == .ended }

  /// Nothing has been decided, and more may come.
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

  /// - Parameter beforeTelling: done after the change and before the handlers hear of it.
  final func enter(_ state: State, beforeTelling: () -> Void = {}) {
    if currentState == .possible { willBegin() }
    pendingState = nil
    currentState = state
    beforeTelling()
    guard view != nil else { return }
    UIGestureRecognizer.handlersRunning += 1
    for handler in handlers where !handler.isRemoved { handler.body(self) }
    UIGestureRecognizer.handlersRunning -= 1
  }

  /// How many handlers are being called, one in the other: what is done meanwhile is done by a finger.
  private(set) static var handlersRunning = 0

  /// The gesture is recognised; the handlers hear of it next.
  func willBegin() {}

  final func fail() {
    pendingState = nil
    currentState = .failed
    arena?.didDecide()
  }

  final func cancelIfActive() {
    if state == .began || state == .changed { state = .cancelled } else if state == .possible, arena != nil { fail() }
  }

  /// A view does without the recogniser.
  final func leave(_ view: UIView) {
    guard self.view === view else { return }
    cancelIfActive()
    self.view = nil
  }

  /// In the order in which they were added.
  final var handlers: [GestureHandler] = []

  // MARK: Touches

  /// The fingers that it watches and that are down, in the order they came.
  final var touches: [UITouch] = []
  /// Those and the ones that went up since the last `reset()`.
  final var gestureTouches: [UITouch] = []
  final var arena: GestureArena?
  /// The middle of the fingers when one was last down, in the window's coordinates.
  private final var lastPoint = CGPoint.zero

  /// Fingers have come down; for subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers have moved; for subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers have gone up; for subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system has taken the fingers away. Overrides call super: it cancels a gesture that has begun.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelIfActive() }

  /// Called when the gesture is over, recognised or not, and all its touches are gone.
  open func reset() {}

  /// Hears no more of a touch; for subclasses.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  /// How many fingers take part.
  open var numberOfTouches: Int { touches.count }

  /// The middle of all fingers; when none is down, where it was last. In points of the view's coordinates.
  open func location(in view: UIView?) -> CGPoint { view?.convert(middle, from: nil) ?? middle }

  /// - Parameter touchIndex: below ``numberOfTouches``.
  /// - Parameter view: in whose coordinates; nil for the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    ensure(
      touches.indices.contains(touchIndex),
      "There is no touch \(touchIndex): the gesture has \(touches.count). Check numberOfTouches first.")
    return touches[touchIndex].location(in: view)
  }

  /// The middle of the fingers in the window's coordinates.
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

  /// Ready for the next gesture.
  final func startOver() {
    reset()
    pendingState = nil
    expectsMoreTouches = false
    touches = []
    gestureTouches = []
    arena = nil
    currentState = .possible
  }

  // MARK: Among others

  private final var requirements: [Weak<UIGestureRecognizer>] = []

  /// Recognises only when the other has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(Weak(otherGestureRecognizer))
  }

  final func isRequired(toFailBefore other: UIGestureRecognizer) -> Bool {
    other.requirements.contains { $0.value === self }
  }

  /// Whether it lets another fail when it recognises; for subclasses.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another's recognition lets it fail; for subclasses.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether it waits for another to fail; for subclasses.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another waits for it to fail; for subclasses.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
