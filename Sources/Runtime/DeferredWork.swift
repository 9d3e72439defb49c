#if !hasFeature(Embedded)
  import Foundation
#endif

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
