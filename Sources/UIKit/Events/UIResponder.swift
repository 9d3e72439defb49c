import Runtime

/// An object that receives events. Events that it does not handle are passed to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The registrations for trait changes of a view or view controller.
  final var traitChangeRegistrations: [TraitChangeRegistration] = []

  /// The responder that receives unhandled events: a view's superview, and finally the window.
  open var next: UIResponder? { nil }

  /// Called when touches begin; passes them to the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when touches move; passes them to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when touches end; passes them to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when a gesture or the system cancels touches; passes them to the next responder by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: The first responder

  // One responder of a window receives text input.

  /// Whether the responder can become the first responder, which receives text input; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder allows another one to become the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { isFirst }

  /// Makes the responder the first responder, after asking the current one to resign.
  /// - Returns: Whether it is the first responder.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Resigns the status of first responder.
  /// - Returns: Whether the responder is not the first responder any more.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    loseFirstPlace()
    return true
  }

  /// The view above the keyboard while the responder is the first responder; nil by default. There is no on-screen
  /// keyboard here, so it is not displayed.
  open var inputAccessoryView: UIView? { nil }
  /// The view in place of the keyboard; nil by default. It is not displayed.
  open var inputView: UIView? { nil }

  private final var isFirst = false

  /// Called when the responder has become or resigned the first responder.
  func firstPlaceDidChange() {}

  /// Handles a key that does more than insert text.
  /// - Returns: Whether the key has an effect.
  func press(_ key: EditingKey) -> Bool { false }

  /// The object that receives text, or nil.
  package final var keyInput: (any UIKeyInput)? {
    #if hasFeature(Embedded)
      self as? UITextField
    #else
      self as? any UIKeyInput
    #endif
  }

  final var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }

  private func takeFirstPlace() -> Bool {
    if isFirst { return true }
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if let present = window.firstResponder, !present.resignFirstResponder() { return false }
    // The previous responder may have made another one the first.
    guard window.firstResponder == nil else { return false }
    window.firstResponder = self
    isFirst = true
    firstPlaceDidChange()
    return isFirst
  }

  /// Resigns the status of first responder without asking.
  final func loseFirstPlace() {
    guard isFirst else { return }
    isFirst = false
    if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
    firstPlaceDidChange()
  }
}
