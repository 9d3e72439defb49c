import Foundation
import Zlib

/// The page's template, styles and script, from which a self-contained HTML file is built.
package struct PageBundle {
  private let template: String
  private let style: String
  /// All modules in one script, without comments.
  package let script: String
  /// The module of script for other pages, which defines the element `murmuration-view`.
  package let view: String
  /// The module of script that follows the builds of a page or a folder; `{{version}}` in it stands for the number of the build.
  package let watch: String

  /// Reads the page's files.
  /// - Parameter folder: The folder `Page`, or one like it.
  /// - Throws: A `PageProblem` if a file cannot be read or is unused, or if modules import each other.
  package init(folder: URL) throws {
    template = try PageBundle.text(folder, "page.html")
    let styles = try PageBundle.text(folder, "Style/order.txt").split(whereSeparator: \.isWhitespace).map(String.init)
    let viewStyles = ["fonts.css", "layers.css", "view.css"]
    let allStyles = styles + viewStyles.filter { !styles.contains($0) }
    try PageBundle.check(allStyles, areAll: "css", in: folder.appendingPathComponent("Style"), of: "Style/order.txt")
    func style(_ names: [String]) throws -> String {
      PageBundle.bare(try names.map { try PageBundle.text(folder, "Style/\($0)") }.joined(separator: "\n"))
    }
    self.style = try style(styles)
    let modules = try PageModules(folder: folder, entry: "main.js")
    let viewModules = try PageModules(folder: folder, entry: "view.js")
    let watchModules = try PageModules(folder: folder, entry: "watch.js")
    try PageBundle.check(
      Array(Set(modules.names + viewModules.names + watchModules.names)), areAll: "js", in: folder,
      of: "what main.js, view.js and watch.js import")
    script = PageBundle.bare(modules.script + "//# sourceURL=gallery.js\n")
    let escaped = try style(viewStyles).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    view = PageBundle.bare(viewModules.script).replacing("{{style}}", with: escaped) + "\nexport { MurmurationView };\n"
    watch = PageBundle.bare(watchModules.script)
  }

  /// Returns the page with texts in place of the template's `{{name}}` placeholders. Placeholders without a text become
  /// empty, except for the name, which is Murmuration.
  /// - Parameter scripts: The packed `script`.
  package func html(scripts: String, _ texts: [String: String]) -> String {
    let all = texts.merging(["name": "Murmuration", "style": style, "scripts": scripts]) { text, _ in text }
    return template.replacing(#/\{\{(\w+)\}\}/#) { all[String($0.output.1)] ?? "" }
  }

  // MARK: Files

  static func text(_ folder: URL, _ name: String) throws(PageProblem) -> String {
    do {
      return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    } catch {
      throw PageProblem("\(name) of the page cannot be read in \(folder.path)")
    }
  }

  private static func check(_ names: [String], areAll kind: String, in folder: URL, of list: String) throws(PageProblem)
  {
    let found = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
      $0.hasSuffix(".\(kind)")
    }
    let unused = Set(found).subtracting(names).sorted()
    guard unused.isEmpty else {
      throw PageProblem(
        "the page has \(unused.joined(separator: ", ")), which \(unused.count == 1 ? "is" : "are") not in \(list)")
    }
  }

  /// Returns a text without indentation, empty lines and comments on lines of their own. No string in the modules and
  /// style sheets contains any of these.
  private static func bare(_ text: String) -> String {
    let lines = text.replacing(#/(?m)^[ \t]*/\*(?:[^*]|\*[^/])*\*/\n/#, with: "").split(separator: "\n")
    return lines.map { $0.trimming { $0 == " " } }.filter { !$0.isEmpty && !$0.hasPrefix("// ") }
      .joined(separator: "\n")
  }

  // MARK: Packed texts

  /// Encodes bytes as text for a script element, seven bits per character, the first bits first; page.html decodes it.
  /// NUL, carriage return and the beginning of a tag cannot occur in a script and are replaced by the characters 128
  /// higher.
  package static func sevenBits(_ bytes: [UInt8]) -> String {
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

  /// The page's files as of the build of this package: beside the program, or in the sources. `Bundle.module` searches
  /// similar places, but ends the program if it finds nothing.
  package static let carried = Result<PageBundle, Error> {
    let bundle = Bundle(url: Bundle.main.bundleURL.appendingPathComponent("Murmuration_PageBundle.resources"))
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Page")
    let places = [bundle?.url(forResource: "Page", withExtension: nil), sources].compactMap { $0 }
    guard let folder = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      throw PageProblem("the page's scripts are missing: Murmuration_PageBundle.resources must be next to the program")
    }
    return try PageBundle(folder: folder)
  }
}

extension Substring {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    var rest = drop(while: isTrimmed)
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
