/// Tells intervals of one name apart.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }
  /// All are the same.
  public init(log: OSLog) { self = .exclusive }
  /// For intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
}
