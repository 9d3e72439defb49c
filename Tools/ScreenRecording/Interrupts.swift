import Foundation
import Synchronization

/// The files that are not yet whole and the programs that write them, of which nothing is left after an interrupt.
public enum Interrupts {
  private struct Unfinished {
    var files: Set<String> = []
    var processes: Set<Int32> = []
  }

  private static let unfinished = Mutex(Unfinished())

  /// From now on, SIGINT and SIGTERM end the program with the status 128 and the signal's number: 130 for an interrupt.
  /// Unfinished files are removed. To be called before the program has a second thread.
  public static func endProgram() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    // A thread may do what a signal handler must not.
    Thread.detachNewThread { [signals] in
      var (signals, number) = (signals, Int32(0))
      while sigwait(&signals, &number) != 0 {}
      end(number)
    }
  }

  private static func end(_ number: Int32) {
    // The lock stays taken, so that no other file begins.
    unfinished.withLock {
      for process in $0.processes { kill(process, SIGKILL) }
      for file in $0.files { unlink(file) }
      _exit(128 + number)
    }
  }

  /// Creates a file, which is unfinished until it is renamed or removed.
  /// - Returns: The descriptor, or a negative number with the reason in `errno`.
  static func create(_ path: String) -> Int32 {
    unfinished.withLock {
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
      if file >= 0 { $0.files.insert(path) }
      return file
    }
  }

  /// Renames an unfinished file, which is finished then.
  static func rename(_ path: String, to new: String) -> Bool {
    unfinished.withLock {
      guard Foundation.rename(path, new) == 0 else { return false }
      $0.files.remove(path)
      return true
    }
  }

  /// Removes an unfinished file.
  static func remove(_ path: String) {
    unfinished.withLock {
      unlink(path)
      $0.files.remove(path)
    }
  }

  /// Notes that a program is running which an interrupt has to end.
  public static func began(_ process: Int32) { unfinished.withLock { _ = $0.processes.insert(process) } }

  /// Notes that a program has ended.
  public static func ended(_ process: Int32) { unfinished.withLock { _ = $0.processes.remove(process) } }
}
