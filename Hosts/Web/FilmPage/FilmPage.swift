import Films
import Foundation

/// The page's workbench with a film in it, in one file that needs neither a program nor a server; or with the screens of a
/// program that runs elsewhere.
///
/// It is put together as `Hosts/Web/assemble.py` does it for the gallery, from the same scripts and styles, which this
/// module carries.
public enum FilmPage {
  /// The text of the page. The first one takes a second or two in a debug build: the scripts are packed.
  /// - Throws: when the film is too long, and when the scripts and styles are not beside the program.
  public static func html(_ film: Film) throws -> String { try html(["film": sevenBits(try film.bytes)]) }

  /// A screen of a program that runs elsewhere.
  public struct Screen: Sendable {
    /// Its name in the page's address.
    public var id: String
    /// What the page's list calls it.
    public var title: String
    /// What there is to say about it; empty for nothing.
    public var explanation: String

    public init(id: String, title: String, explanation: String) {
      (self.id, self.title, self.explanation) = (id, title, explanation)
    }
  }

  /// The page for the screens of a program that runs elsewhere; Documentation/Live.md says what the page and the program say
  /// to each other.
  /// - Parameters:
  ///   - screens: in the order of the page's list.
  ///   - origin: what the page may connect to, such as "ws://127.0.0.1:8080".
  /// - Throws: when the scripts and styles are not beside the program.
  public static func html(screens: [Screen], origin: String) throws -> String {
    let list = screens.map { ["id": $0.id, "title": $0.title, "summary": "", "explanation": $0.explanation] }
    // No text in it can end the element in which it stands.
    let json = String(decoding: try JSONEncoder().encode(list), as: UTF8.self).replacing("<", with: #"\u003c"#)
    return try html(["screens": json, "connections": "; connect-src \(origin)"])
  }

  /// What is about the gallery's program and its sources stays empty.
  private static func html(_ texts: [String: String]) throws -> String {
    let parts = try self.parts.get()
    let all = texts.merging(["style": parts.style, "scripts": parts.scripts]) { text, _ in text }
    return parts.template.replacing(#/\{\{(\w+)\}\}/#) { all[String($0.output.1)] ?? "" }
  }

  // MARK: Parts

  private struct Parts {
    var template: String
    var style: String
    var scripts: String
  }

  /// Why the page cannot be put together.
  public struct Problem: Error, CustomStringConvertible {
    /// One sentence without a capital letter and a full stop.
    public let description: String
  }

  /// Where the scripts may be: in what the package manager puts beside the program, and in the sources that it was built
  /// from. `Bundle.module` looks at such places, too, but ends the program when there is nothing.
  private static var places: [URL] {
    let bundle = Bundle(url: Bundle.main.bundleURL.appendingPathComponent("Murmuration_FilmPage.resources"))
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let beside = bundle?.url(forResource: "Page", withExtension: nil)
    return [beside, sources.appendingPathComponent("Page")].compactMap { $0 }
  }

  private static let parts = Result<Parts, Error> {
    guard let folder = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      throw Problem(description: "the page's scripts are not beside the program, in Murmuration_FilmPage.resources")
    }
    func read(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let styles = try read("Style/order.txt").split(separator: "\n").map { try read("Style/\($0)") }
    return Parts(
      template: try read("page.html"), style: bare(styles.joined(separator: "\n")),
      scripts: sevenBits(Gzip.pack(Array(bare(try oneScript(read)).utf8))))
  }

  /// All modules in one, each after those that it imports: a page from a file may not import others. Each becomes a
  /// function that keeps its names to itself and returns what it exports.
  private static func oneScript(_ read: (String) throws -> String) throws -> String {
    var names: Set<String> = []
    var parts: [String] = []
    func add(_ name: String) throws {
      guard names.insert(name).inserted else { return }
      let text = try read(name)
      for line in text.matches(of: #/(?m)^import [^;]*?"\./([\w-]+\.js)";/#) { try add(String(line.output.1)) }
      let exported = text.matches(of: #/(?m)^export (?:async )?(?:class|function|const) (\w+)/#)
        .map { String($0.output.1) }.joined(separator: ", ")
      let body = text.replacing(#/(?m)^import [^;]*?;\n/#, with: "").replacing(#/(?m)^export /#, with: "")
      parts.append("const { \(exported) } = (() => {\n\(body)\nreturn { \(exported) };\n})();\n")
    }
    try add("main.js")
    return parts.joined(separator: "\n") + "//# sourceURL=gallery.js\n"
  }

  /// Without indentation, empty lines and comments that have lines of their own.
  private static func bare(_ text: String) -> String {
    let lines = text.replacing(#/(?m)^[ \t]*/\*(?:[^*]|\*[^/])*\*/\n/#, with: "").split(separator: "\n")
    return lines.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty && !$0.hasPrefix("// ") }
      .joined(separator: "\n")
  }

  /// Seven bits a character, the first ones first; page.html reads it. A script cannot hold a NUL, a carriage return or what
  /// begins a tag: the characters 128 further stand for them.
  private static func sevenBits(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 8 / 7 + 2)
    var (bits, count) = (0, 0)
    func append(_ value: Int) {
      switch value {
      case 0, 13, 60: text += [UInt8(0xC2), UInt8(128 + value)]
      default: text.append(UInt8(value))
      }
    }
    for byte in bytes {
      bits = bits << 8 | Int(byte)
      count += 8
      while count >= 7 {
        count -= 7
        append(bits >> count & 127)
      }
      bits &= 127
    }
    if count > 0 { append(bits << (7 - count) & 127) }
    return String(decoding: text, as: UTF8.self)
  }
}
