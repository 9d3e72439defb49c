// What a `deinit` may do. It runs on whatever thread lets go of the object last: a test suite's properties, for one, are
// released on a thread of the test runner.

/// Runs main-actor code in a `deinit`, on whatever thread that is. It may touch what is the object's own, and clear the
/// references of others back to it; for all else there is ``Leftovers``. Closures of the main actor that are called on the
/// way, as by `filter`, trap on other threads.
///
/// A `deinit` of the main actor would be simpler. But then those of all subclasses have to be, too, and on iOS they are not.
public func whileDeinitializing(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { escaping in
    unsafeBitCast(escaping as @MainActor () -> Void, to: (() -> Void).self)()
  }
}
