// What a `deinit` may do. It runs on whatever thread lets go of the object last: a test suite's properties, for one, are
// released on a thread of the test runner.

#if !hasFeature(Embedded)
  import Dispatch
#endif

/// Runs main-actor code in a `deinit`, on whatever thread that is. It may touch what is the object's own, and clear the
/// references of others back to it; for all else there is ``Leftovers``. Closures of the main actor that are called on the
/// way, as by `filter`, trap on other threads.
public func whileDeinitializing(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { escaping in
    unsafeBitCast(escaping as @MainActor () -> Void, to: (() -> Void).self)()
  }
}

#if hasFeature(Embedded)
  /// There is one thread.
  public let isOnMainQueue = true
#else
  private let mainQueueKey = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this runs where the main actor does, so that nothing of it runs at the same time.
  public var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) ?? false }
#endif
