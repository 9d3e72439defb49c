/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What is worth a line.
  public static let `default` = OSLogType(rawValue: 0)
  /// What may help.
  public static let info = OSLogType(rawValue: 1)
  /// What helps while a program is written.
  public static let debug = OSLogType(rawValue: 2)
  /// Something has failed.
  public static let error = OSLogType(rawValue: 16)
  /// Something is wrong in the program.
  public static let fault = OSLogType(rawValue: 17)

  /// As a line begins; empty for what is usual.
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
