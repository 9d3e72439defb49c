import Runtime

/// Something that receives events. What one does not handle goes to the next.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is told of new traits; for views and view controllers.
  final var traitChangeRegistrations: [TraitChangeRegistration] = []

  /// Who gets what this one does not handle: a view's superview, at last the window.
  open var next: UIResponder? { nil }

  /// Fingers have come down; passed on to the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers have moved; passed on to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers have gone up; passed on to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// A gesture or the system has taken the fingers away; passed on to the next responder by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: The first responder

  // One responder of a window gets what is typed.

  /// Whether it can be the one that gets what is typed; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether another one may take its place.
  open var canResignFirstResponder: Bool { true }

  /// Whether it gets what is typed.
  open var isFirstResponder: Bool { isFirst }

  /// Asks for what is typed, in place of the one that has it, which is asked to resign.
  /// - Returns: whether it gets it.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Does without what is typed.
  /// - Returns: whether it has done so; true for one that did not get it.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    loseFirstPlace()
    return true
  }

  /// What is to be shown above the keyboard while it gets what is typed; nil by default. No keyboard lies on the stage, and
  /// nothing shows it.
  open var inputAccessoryView: UIView? { nil }
  /// What is to be shown in place of the keyboard; nil by default. Nothing shows it.
  open var inputView: UIView? { nil }

  private final var isFirst = false

  /// It gets what is typed now, or no longer.
  func firstPlaceDidChange() {}

  /// A key was pressed that does more than type.
  /// - Returns: whether it has a meaning here.
  func press(_ key: EditingKey) -> Bool { false }

  /// What takes text, if it does.
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
    // Who resigns may have handed on to another one.
    guard window.firstResponder == nil else { return false }
    window.firstResponder = self
    isFirst = true
    firstPlaceDidChange()
    return isFirst
  }

  /// Without being asked.
  final func loseFirstPlace() {
    guard isFirst else { return }
    isFirst = false
    if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
    firstPlaceDidChange()
  }
}
