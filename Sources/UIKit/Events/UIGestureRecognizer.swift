/// Watches touches and recognises a movement in them. Once it has, the views under the touches get no more of them.
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// What a gesture without duration ends with.
    public static let recognized = State.ended
  }

  public override init() { super.init() }

  public internal(set) unowned(unsafe) var view: UIView?
  open var isEnabled = true { didSet { if !isEnabled { cancelIfActive() } } }
  /// When it recognises, the views' touches are cancelled.
  open var cancelsTouchesInView = true

  /// Subclasses move it on; each move but the one to `failed` is told to the handlers.
  open var state = State.possible {
    didSet {
      guard state != .failed, state != .possible else { return }
      for handler in handlers { handler(self) }
    }
  }

  private var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []

  /// Has a closure called on every change of state; the portable form of target and action.
  package func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) { handlers.append(handler) }

  func removeHandlers() { handlers = [] }

  /// Whether it has taken the touches.
  var isRecognizing: Bool { state == .began || state == .changed || state == .ended }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelIfActive() }

  /// Called when all touches are gone.
  open func reset() {}

  private func cancelIfActive() {
    if state == .began || state == .changed { state = .cancelled } else if state == .possible { state = .failed }
  }
}
