/// All gesture recognisers: what lets handlers have the recogniser's own type.
@preconcurrency @MainActor public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
  /// Has a closure called on every change of state but the one to `failed`, after those that were added before.
  ///
  /// ```swift
  /// let pan = UIPanGestureRecognizer()
  /// pan.addHandler { pan in if pan.state == .changed { follow(pan.translation(in: view)) } }
  /// ```
  ///
  /// - Returns: what removes it.
  @discardableResult public func addHandler(_ handler: @escaping @MainActor (Self) -> Void) -> GestureHandler {
    let added = GestureHandler { handler(unsafeDowncast($0, to: Self.self)) }
    handlers.append(added)
    return added
  }
}
