import Foundation

/// A logger that writes messages to standard error, each as a line with the subsystem, the category and the level.
///
/// On Apple's systems some levels are stored and displayed in Console; here all are written immediately.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without subsystem and category.
  public init() { log = .default }
  /// Creates a logger.
  /// - Parameter logObj: The subsystem and category.
  public init(_ logObj: OSLog) { log = logObj }
  /// Creates a logger.
  /// - Parameters:
  ///   - subsystem: The identifier of the program, such as "com.example.birds".
  ///   - category: The part of the program, such as "network".
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { write(message.text, .default, to: log) }
  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message.text, level, to: log) }
  /// Writes a message at the debug level.
  public func trace(_ message: OSLogMessage) { write(message.text, .debug, to: log) }
  /// Writes a message at the debug level.
  public func debug(_ message: OSLogMessage) { write(message.text, .debug, to: log) }
  /// Writes a message at the info level.
  public func info(_ message: OSLogMessage) { write(message.text, .info, to: log) }
  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { write(message.text, .default, to: log) }
  /// Writes a message at the error level.
  public func warning(_ message: OSLogMessage) { write(message.text, .error, to: log) }
  /// Writes a message at the error level.
  public func error(_ message: OSLogMessage) { write(message.text, .error, to: log) }
  /// Writes a message at the fault level.
  public func critical(_ message: OSLogMessage) { write(message.text, .fault, to: log) }
  /// Writes a message at the fault level.
  public func fault(_ message: OSLogMessage) { write(message.text, .fault, to: log) }
}

/// Writes a message with values for the placeholders of a format, like `String(format:)`. `%{public}@` is equivalent to
/// `%@`, and private values are written, too.
/// - Parameters:
///   - log: The subsystem and category of the message.
///   - type: The level of the message.
///   - args: The values for the placeholders, in order.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
  var format = "\(message)"
  while let start = format.range(of: "%{"), let end = format.range(of: "}", range: start.upperBound..<format.endIndex) {
    format.replaceSubrange(start.lowerBound..<end.upperBound, with: "%")
  }
  write(args.isEmpty ? format : String(format: format, arguments: args), type, to: log)
}

/// Writes a message.
/// - Parameters:
///   - type: The level of the message.
///   - log: The subsystem and category of the message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  write(message.text, type, to: log)
}

private func write(_ text: String, _ type: OSLogType, to log: OSLog) {
  guard log !== OSLog.disabled else { return }
  let origin = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: " ")
  FileHandle.standardError.write(Data(((origin.isEmpty ? "" : "\(origin): ") + type.name + text + "\n").utf8))
}
