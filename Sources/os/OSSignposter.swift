/// A marker of events and intervals for Instruments, which is not available here: nothing is recorded, and the measured
/// code just runs.
public struct OSSignposter: Sendable {
  /// Creates a signposter without subsystem and category.
  public init() {}
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter for a part of the program.
  public init(subsystem: String, category: String) {}

  /// False: nothing is recorded.
  public var isEnabled: Bool { false }

  /// Returns an identifier, which is always the same.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Does nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Does nothing.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Does nothing.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Runs the code to be measured.
  public func withIntervalSignpost<Result, Failure: Error>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try task() }
}

/// The identifier of an interval among those of the same name.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identifier, which is always the same.
  public init(log: OSLog) { self = .exclusive }
  /// The identifier of intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {}

/// The type of a signpost.
public enum OSSignpostType: UInt8, Sendable { case event = 0, begin, end }

/// Does nothing, since Instruments is not available here.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
