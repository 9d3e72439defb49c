#if !hasFeature(Embedded)
  import Foundation
#endif

/// Work that deallocated objects leave to the main actor: ending animations, calling completions. The next frame of any
/// stage performs it.
public enum DeferredWork {
  public typealias Work = @MainActor () -> Void

  #if hasFeature(Embedded)
    // There is only one thread.
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

  /// Adds work, on any thread. The work must not refer to the object being deallocated, nor retain anything that should
  /// be deallocated with it.
  public static func add(_ work: @escaping Work) { access { $0.append(work) } }

  /// Performs all pending work, in order.
  @MainActor public static func perform() {
    let works = access { waiting in
      let works = waiting
      if !works.isEmpty { waiting = [] }
      return works
    }
    for work in works { work() }
  }
}
