/// A closure that a gesture recogniser calls: what `addHandler(_:)` gives, to remove it with.
@preconcurrency @MainActor public final class GestureHandler {
  let body: @MainActor (UIGestureRecognizer) -> Void
  /// Whether it is not to be called any more, also by a change of state that is being told.
  var isRemoved = false

  init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.body = body }
}
