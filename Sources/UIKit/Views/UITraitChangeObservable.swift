import Runtime

/// An object that reports trait changes: a view or a view controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Registers a closure that is called when any of some traits has changed: immediately while the view is in a window,
  /// otherwise when it moves to one.
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: Called with this object, which is not retained, and its previous traits. Its new traits are the
  ///     current ones.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits, weakly(self, handler))
    traitChangeRegistrations.append(registration)
    return registration
  }

  /// Removes a registration of ``registerForTraitChanges(_:handler:)``.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeRegistrations.removeAll { $0 === registration }
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UIResponder {
  final func notifyTraitChangeRegistrations(_ previous: UITraitCollection, _ current: UITraitCollection) {
    for registration in traitChangeRegistrations { registration.tell(previous, current) }
  }
}

/// A registration of a closure for trait changes.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

@MainActor final class TraitChangeRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func tell(_ previous: UITraitCollection, _ current: UITraitCollection) {
    for trait in traits where trait.differs(previous.values, current.values) { return handler(previous) }
  }
}
