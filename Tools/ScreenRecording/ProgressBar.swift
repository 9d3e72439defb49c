import CommandSupport
import Foundation

/// A bar on standard error that shows how far long work has come. It appears after a second, and only on a terminal.
public struct ProgressBar {
  private let isShown: Bool
  private let clock: () -> Double
  private let write: (String) -> Void
  private let start: Double
  private var last: Double?

  private static let width = 40

  /// Creates a bar for work that begins now.
  public init() {
    self.init(
      isShown: isatty(STDERR_FILENO) == 1, clock: { ProcessInfo.processInfo.systemUptime },
      write: { try? Output.write($0, toStandard: STDERR_FILENO) })
  }

  /// Creates a bar.
  /// - Parameters:
  ///   - isShown: Whether there is somebody to see it.
  ///   - clock: Returns the time in seconds.
  ///   - write: Writes a text to the terminal.
  init(isShown: Bool, clock: @escaping () -> Double, write: @escaping (String) -> Void) {
    (self.isShown, self.clock, self.write) = (isShown, clock, write)
    start = clock()
  }

  /// Shows how much is done, at most ten times in a second.
  /// - Parameter fraction: The part that is done, from 0 to 1.
  public mutating func show(_ fraction: Double) {
    guard isShown else { return }
    let time = clock()
    guard time - start >= 1, time - (last ?? -.infinity) >= 0.1 else { return }
    last = time
    let part = min(max(fraction, 0), 1)
    let full = Int(part * Double(ProgressBar.width))
    let bar = String(repeating: "=", count: full) + String(repeating: " ", count: ProgressBar.width - full)
    write("\r[\(bar)] \(Int(part * 100)) %")
  }

  /// Removes the bar from the terminal, for what is written next.
  public mutating func clear() {
    if last != nil { write("\r\u{1B}[K") }
    last = nil
  }
}
