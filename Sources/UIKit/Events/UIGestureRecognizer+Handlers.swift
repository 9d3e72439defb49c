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
