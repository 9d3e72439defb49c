// What a `deinit` may do. It runs on whatever thread lets go of the object last: a test suite's properties, for one, are
// released on a thread of the test runner.

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Runs main-actor code in a `deinit`, on whatever thread that is. It may touch what is the object's own, and clear the
/// references of others back to it; for all else there is ``Leftovers``. Closures of the main actor that are called on the
/// way, as by `filter`, trap on other threads.
public func whileDeinitializing(_ body: @MainActor () -> Void) {
  withoutActuallyEscaping(body) { escaping in
    unsafeBitCast(escaping as @MainActor () -> Void, to: (() -> Void).self)()
  }
}

/// What objects that are gone have left to be done on the main actor: animations that have to end, completions to be
/// called. The next frame of any stage does it.
public enum Leftovers {
  public typealias Work = @MainActor () -> Void

  #if hasFeature(Embedded)
    // There is one thread.
    private nonisolated(unsafe) static var waiting: [Work] = []

    private static func access<Result>(_ body: (inout [Work]) -> Result) -> Result { body(&waiting) }
  #else
    private static let lock = NSLock()
    private nonisolated(unsafe) static var waiting: [Work] = []

    private static func access<Result>(_ body: (inout [Work]) -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body(&waiting)
    }
  #endif

  /// On any thread. The work must not refer to the object that goes, nor keep what should go with it.
  public static func leave(_ work: @escaping Work) { access { $0.append(work) } }

  /// Does all that was left so far, in order.
  @MainActor public static func clearUp() {
    let works = access { waiting in
      let works = waiting
      if !works.isEmpty { waiting = [] }
      return works
    }
    for work in works { work() }
  }
}
