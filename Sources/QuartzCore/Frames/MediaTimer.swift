import Runtime

/// An action that waits for its time on a ``MediaClock``.
@MainActor package final class MediaTimer {
  let fireTime: CFTimeInterval
  let action: @MainActor () -> Void
  private var isCancelled = false
  /// Without it nothing happens.
  private let owner: Weak<NSObject>

  init(fireTime: CFTimeInterval, owner: Weak<NSObject>, action: @escaping @MainActor () -> Void) {
    self.fireTime = fireTime
    self.owner = owner
    self.action = action
  }

  /// Keeps it from firing.
  package func cancel() { isCancelled = true }

  var isWaiting: Bool { !isCancelled && owner.value != nil }
}
