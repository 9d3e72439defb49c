/// An address, which may be relative to the page. Characters that addresses cannot have are not encoded here: the page does
/// that when it opens or fetches one.
public struct URL: Hashable, Sendable, CustomStringConvertible {
  public let absoluteString: String
  public private(set) var scheme: String?
  public private(set) var host: String?
  /// The path from the first slash behind the host, as it is written.
  public private(set) var path: String
  public private(set) var query: String?
  public private(set) var fragment: String?

  /// Nil for a text that is empty.
  public init?(string: String) {
    guard !string.isEmpty else { return nil }
    absoluteString = string
    var rest = string[...]
    if let mark = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(where: { $0 == ":" || $0 == "/" }), rest[mark] == ":", mark > rest.startIndex {
      scheme = String(rest[..<mark])
      rest = rest[rest.index(after: mark)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      let name = rest[..<end]
      host = String(name[..<(name.firstIndex(of: ":") ?? name.endIndex)])
      rest = rest[end...]
    }
    path = String(rest)
  }

  public var description: String { absoluteString }

  /// The last part of the path; empty if there is none.
  public var lastPathComponent: String { path.split(separator: "/").last.map { String($0) } ?? "" }

  /// The text after the last full stop of the last part of the path; empty if there is none.
  public var pathExtension: String {
    let name = lastPathComponent
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }

  /// The address with another part of the path, before the query and the fragment.
  public func appendingPathComponent(_ component: String) -> URL {
    let end = absoluteString.firstIndex { $0 == "?" || $0 == "#" } ?? absoluteString.endIndex
    let base = absoluteString[..<end]
    let separator = base.hasSuffix("/") ? "" : "/"
    return URL(string: base + separator + component + absoluteString[end...]) ?? self
  }

  public func appending(path: String) -> URL { appendingPathComponent(path) }
}
