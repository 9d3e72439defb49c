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

/// A closure that a gesture recogniser calls: what `addHandler(_:)` gives, to remove it with.
@preconcurrency @MainActor public final class GestureHandler {
  let body: @MainActor (UIGestureRecognizer) -> Void
  /// Whether it is not to be called any more, also by a change of state that is being told.
  var isRemoved = false

  init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.body = body }
}

// Closures instead of targets and actions, which need the Objective-C runtime. CollectionMotion/Portable.swift has the same
// for Apple's systems, so that one source compiles for both.

extension UIGestureRecognizer {
  /// With a closure that is called on every change of state but the one to `failed`: once for a tap, again and again for a
  /// gesture that goes on.
  ///
  /// ```swift
  /// view.addGestureRecognizer(UITapGestureRecognizer { tap in print(tap.location(in: tap.view)) })
  /// ```
  ///
  /// The recogniser keeps the closure: where it needs the view or its controller, capture these weakly.
  public convenience init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    handlers.append(GestureHandler(handler))
  }

  /// Stops calling a handler, at once.
  public func removeHandler(_ handler: GestureHandler) {
    guard let index = handlers.firstIndex(where: { $0 === handler }) else { return }
    handlers.remove(at: index).isRemoved = true
  }
}
