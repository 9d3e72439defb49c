/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// Additional information.
  public static let info = OSLogType(rawValue: 1)
  /// Information for debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A fault in the program.
  public static let fault = OSLogType(rawValue: 17)

  /// The name at the beginning of a line; empty for the default level.
  var name: String {
    switch self {
    case .info: "info: "
    case .debug: "debug: "
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}
