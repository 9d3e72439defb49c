/// A protocol of all gesture recognisers, which gives handlers a parameter of the recogniser's own type.
@preconcurrency @MainActor public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
  /// Adds a closure that is called on every change of state except to `failed`, after those that were added before.
  ///
  /// ```swift
  /// let pan = UIPanGestureRecognizer()
  /// pan.addHandler { pan in if pan.state == .changed { follow(pan.translation(in: view)) } }
  /// ```
  ///
  /// - Returns: The handler, to be passed to `removeHandler(_:)`.
  @discardableResult public func addHandler(_ handler: @escaping @MainActor (Self) -> Void) -> GestureHandler {
    let added = GestureHandler { handler(unsafeDowncast($0, to: Self.self)) }
    handlers.append(added)
    return added
  }
}

/// A closure that a gesture recogniser calls. `addHandler(_:)` returns it, `removeHandler(_:)` takes it.
@preconcurrency @MainActor public final class GestureHandler {
  let body: @MainActor (UIGestureRecognizer) -> Void
  /// Whether the handler was removed and must not be called any more, even for a change of state that is being
  /// reported.
  var isRemoved = false

  init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.body = body }
}

// Closures in place of targets and actions, which need the Objective-C runtime. CollectionMotion/Portable.swift
// provides the same for Apple's systems, so that the same source compiles for both.

extension UIGestureRecognizer {
  /// Creates a recogniser with a closure that is called on every change of state except to `failed`: once for a tap,
  /// repeatedly for a continuous gesture.
  ///
  /// ```swift
  /// view.addGestureRecognizer(UITapGestureRecognizer { tap in print(tap.location(in: tap.view)) })
  /// ```
  ///
  /// The recogniser retains the closure: if it needs the view or its controller, capture these weakly.
  public convenience init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init()
    handlers.append(GestureHandler(handler))
  }

  /// Removes a handler, with immediate effect.
  public func removeHandler(_ handler: GestureHandler) {
    guard let index = handlers.firstIndex(where: { $0 === handler }) else { return }
    handlers.remove(at: index).isRemoved = true
  }
}
