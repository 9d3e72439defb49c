/// Runs main-actor code in a `deinit`, on whatever thread that is: the object is nobody else's any more. (A
/// test suite's properties, for one, are released on a thread of the test runner.)
public func whileDeinitializing(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { escaping in
    unsafeBitCast(escaping as @MainActor () -> Void, to: (() -> Void).self)()
  }
}
