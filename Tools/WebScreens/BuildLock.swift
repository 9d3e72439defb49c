import Foundation

/// The right to use a clone's folders for builds of the page. One process has it at a time, until it lets go or ends.
final class BuildLock {
  private let file: Int32

  /// Waits for the lock.
  /// - Parameters:
  ///   - file: the file that is locked, which is created and stays.
  ///   - waiting: called once if another process has the lock.
  init(_ file: URL, waiting: () -> Void) throws(WebScreensError) {
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    self.file = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard self.file >= 0 else {
      throw WebScreensError("\(file.path) cannot be written: \(String(cString: strerror(errno)).lowercased())")
    }
    guard flock(self.file, LOCK_EX | LOCK_NB) != 0 else { return }
    waiting()
    while flock(self.file, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Lets the next process build. Called once.
  func unlock() { close(file) }
}
