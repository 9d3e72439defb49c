import CCallStack
import Foundation

/// Notices that the main thread does not return, and says in which of the user's functions it is.
///
/// It asks the main queue for an answer again and again. A program that a debugger has stopped is stuck as well.
final class Watchdog: @unchecked Sendable {
  /// Seconds without an answer after which the program is stuck.
  static let patience = 1.2
  private static let interval = 0.2

  private let main: pthread_t
  private let say: @Sendable (String?) -> Void
  private let lock = NSLock()
  private var answered = Date()
  private var isAsked = false
  private var isStuck = false
  private var isOver = false

  /// Begins to watch. Called on the main thread.
  /// - Parameter say: Called on another thread with the sentence about what the program is doing, and with nil when it goes
  ///   on.
  init(say: @escaping @Sendable (String?) -> Void) {
    main = pthread_self()
    self.say = say
    call_stack_prepare()
    Thread { [self] in watch() }.start()
  }

  /// Ends watching.
  func stop() { lock.withLock { isOver = true } }

  private func watch() {
    while !lock.withLock({ isOver }) {
      ask()
      Thread.sleep(forTimeInterval: Watchdog.interval)
      let isLate = lock.withLock { Date().timeIntervalSince(answered) > Watchdog.patience && isAsked }
      if isLate == isStuck { continue }
      isStuck = isLate
      say(isLate ? Watchdog.sentence(CallStack.functions(of: main)) : nil)
    }
  }

  private func ask() {
    let isNew = lock.withLock {
      defer { isAsked = true }
      if !isAsked { answered = Date() }
      return !isAsked
    }
    guard isNew else { return }
    DispatchQueue.main.async { [self] in lock.withLock { isAsked = false } }
  }

  /// Returns what there is to say about a program that does not return from functions.
  static func sentence(_ functions: [CalledFunction]) -> String {
    guard let innermost = functions.first else {
      return "The program does not return from a call, and answers nothing in the meantime."
    }
    let others = functions.dropFirst().prefix(3).map { "\ncalled by \($0.description)" }.joined()
    return "The program does not return from \(innermost.description)\(others)"
  }
}
