/// Where messages come from.
public final class OSLog: Sendable {
  /// Of the whole program.
  public let subsystem: String
  /// The part of it.
  public let category: String

  /// - Parameters:
  ///   - subsystem: of the whole program, such as "com.example.birds".
  ///   - category: the part of it, such as "network".
  public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }

  /// Says nothing of where messages come from.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")
}

/// A text with values, which may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Puts the text together.
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

/// Whether a value may be read in the log.
public struct OSLogPrivacy: Equatable, Sendable {
  let isHidden: Bool

  /// It is shown: the log is on standard error, which the person at the machine reads.
  public static let auto = OSLogPrivacy(isHidden: false)
  /// It is shown.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// `<private>` is shown in its place.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// `<private>` is shown in its place.
  public static let sensitive = OSLogPrivacy(isHidden: true)
}
