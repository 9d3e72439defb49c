extension String {
  /// The only encoding of texts here.
  public enum Encoding: Sendable {
    case utf8
  }

  /// Nil if the bytes are no text of this encoding.
  public init?(data: Data, encoding: Encoding) { self.init(validating: data, as: UTF8.self) }

  public func data(using encoding: Encoding) -> Data? { Data(utf8) }
}
