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
