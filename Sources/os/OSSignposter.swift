/// Marks beginnings and ends for Instruments, which there is not here: nothing is written, and what is to be measured is run.
public struct OSSignposter: Sendable {
  /// Marks for no part in particular.
  public init() {}
  /// Marks for a log.
  public init(logHandle: OSLog) {}
  /// Marks for a part of the program.
  public init(subsystem: String, category: String) {}

  /// Nobody listens.
  public var isEnabled: Bool { false }

  /// An identifier like all others.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Does nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Does nothing.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Does nothing.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Runs what is to be measured.
  public func withIntervalSignpost<Result, Failure: Error>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try task() }
}
