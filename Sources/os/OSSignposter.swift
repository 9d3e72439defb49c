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

/// Tells intervals of one name apart.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }
  /// All are the same.
  public init(log: OSLog) { self = .exclusive }
  /// For intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// What a signpost marks.
public enum OSSignpostType: UInt8, Sendable { case event = 0, begin, end }

/// Does nothing: there are no Instruments here.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
