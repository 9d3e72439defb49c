import Runtime

/// What tells of new traits: views and view controllers.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable where Self: UIResponder {
  /// Has a closure called when one of some traits has changed: at once while the view is in a window, else when it comes
  /// into one.
  /// - Parameters:
  ///   - traits: those that matter.
  ///   - handler: gets this object, which is not retained, and its traits as they were; its traits as they are now are
  ///     the current ones.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits, weakly(self, handler))
    traitChangeRegistrations.append(registration)
    return registration
  }

  /// Ends what ``registerForTraitChanges(_:handler:)`` began.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeRegistrations.removeAll { $0 === registration }
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UIResponder {
  final func tellTraitChangeRegistrations(_ previous: UITraitCollection, _ current: UITraitCollection) {
    for registration in traitChangeRegistrations { registration.tell(previous, current) }
  }
}

/// Stands for a closure that is told of new traits, to have that end.
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
