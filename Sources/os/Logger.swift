import Foundation

/// Writes messages to standard error, each a line with the subsystem, the category and what kind it is.
///
/// On Apple's systems the log keeps some kinds and shows them in Console; here all are written, at once.
public struct Logger: Sendable {
  private let log: OSLog

  /// Says nothing of where messages come from.
  public init() { log = .default }
  /// - Parameter logObj: where messages come from.
  public init(_ logObj: OSLog) { log = logObj }
  /// - Parameters:
  ///   - subsystem: of the whole program, such as "com.example.birds".
  ///   - category: the part of it, such as "network".
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { write(message.text, .default, to: log) }
  /// Writes a message of a kind.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message.text, level, to: log) }
  /// Writes what helps while a program is written.
  public func trace(_ message: OSLogMessage) { write(message.text, .debug, to: log) }
  /// Writes what helps while a program is written.
  public func debug(_ message: OSLogMessage) { write(message.text, .debug, to: log) }
  /// Writes what may help.
  public func info(_ message: OSLogMessage) { write(message.text, .info, to: log) }
  /// Writes what is worth a line.
  public func notice(_ message: OSLogMessage) { write(message.text, .default, to: log) }
  /// Writes that something may go wrong.
  public func warning(_ message: OSLogMessage) { write(message.text, .error, to: log) }
  /// Writes that something has failed.
  public func error(_ message: OSLogMessage) { write(message.text, .error, to: log) }
  /// Writes that something is wrong in the program.
  public func critical(_ message: OSLogMessage) { write(message.text, .fault, to: log) }
  /// Writes that something is wrong in the program.
  public func fault(_ message: OSLogMessage) { write(message.text, .fault, to: log) }
}

/// Writes a message with values in the places of a format, as `String(format:)` does; `%{public}@` counts as `%@`, and
/// what is marked as private is written, too.
/// - Parameters:
///   - log: where the message comes from.
///   - type: how much it matters.
///   - args: for the places, in order.
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
///   - type: how much it matters.
///   - log: where the message comes from.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  write(message.text, type, to: log)
}

private func write(_ text: String, _ type: OSLogType, to log: OSLog) {
  guard log !== OSLog.disabled else { return }
  let origin = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: " ")
  FileHandle.standardError.write(Data(((origin.isEmpty ? "" : "\(origin): ") + type.name + text + "\n").utf8))
}
