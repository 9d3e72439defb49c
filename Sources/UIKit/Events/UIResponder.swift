/// Something that receives events. What one does not handle goes to the next.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is told of new traits; for views and view controllers.
  final var traitChangeRegistrations: [TraitChangeRegistration] = []

  /// Who gets what this one does not handle: a view's superview, at last the window.
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
