/// The subsystem and category of messages.
public final class OSLog: Sendable {
  /// The identifier of the program.
  public let subsystem: String
  /// The part of the program.
  public let category: String

  /// Creates a log.
  /// - Parameters:
  ///   - subsystem: The identifier of the program, such as "com.example.birds".
  ///   - category: The part of the program, such as "network".
  public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }

  /// A log without subsystem and category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// A message with interpolated values, which may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// The builder of an interpolated message.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value as `print` writes it.
    public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {
      text += privacy.isHidden ? "<private>" : "\(value())"
    }
  }
}

/// The privacy of a value in the log.
public struct OSLogPrivacy: Equatable, Sendable {
  let isHidden: Bool

  /// The value is written: the log is on standard error, which the user of the machine reads.
  public static let auto = OSLogPrivacy(isHidden: false)
  /// The value is written.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// `<private>` is written in place of the value.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// `<private>` is written in place of the value.
  public static let sensitive = OSLogPrivacy(isHidden: true)
}
