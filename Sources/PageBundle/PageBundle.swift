import Foundation
import Zlib

/// The page's template, style and script, of which one HTML file is made that needs no other.
package struct PageBundle {
  private let template: String
  private let style: String
  /// All modules in one, without comments.
  package let script: String

  /// Reads the page's files.
  /// - Parameter folder: the folder `Page`, or one like it.
  /// - Throws: a `PageProblem` when a file cannot be read or is used nowhere, and when modules import each other.
  package init(folder: URL) throws {
    template = try PageBundle.text(folder, "page.html")
    let styles = try PageBundle.text(folder, "Style/order.txt").split(whereSeparator: \.isWhitespace).map(String.init)
    try PageBundle.check(styles, areAll: "css", in: folder.appendingPathComponent("Style"), of: "Style/order.txt")
    style = PageBundle.bare(try styles.map { try PageBundle.text(folder, "Style/\($0)") }.joined(separator: "\n"))
    let modules = try PageModules(folder: folder)
    try PageBundle.check(modules.names, areAll: "js", in: folder, of: "what main.js imports")
    script = PageBundle.bare(modules.script)
  }

  /// The page with texts in the places that its template names `{{so}}`. Places without a text stay empty.
  /// - Parameter scripts: the packed `script`.
  package func html(scripts: String, _ texts: [String: String]) -> String {
    let all = texts.merging(["style": style, "scripts": scripts]) { text, _ in text }
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

  /// Without indentation, empty lines and comments that have lines of their own. The texts of modules and style sheets
  /// have neither in strings.
  private static func bare(_ text: String) -> String {
    let lines = text.replacing(#/(?m)^[ \t]*/\*(?:[^*]|\*[^/])*\*/\n/#, with: "").split(separator: "\n")
    return lines.map { $0.trimming { $0 == " " } }.filter { !$0.isEmpty && !$0.hasPrefix("// ") }
      .joined(separator: "\n")
  }

  // MARK: Packed texts

  /// A text for a script element: seven bits a character, the first ones first; page.html reads it. A script cannot hold a
  /// NUL, a carriage return or what begins a tag: the characters 128 further stand for them.
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

  /// The page's files as this package was built with them: beside the program, or in the sources. `Bundle.module` looks at
  /// such places, too, but ends the program when there is nothing.
  package static let carried = Result<PageBundle, Error> {
    let bundle = Bundle(url: Bundle.main.bundleURL.appendingPathComponent("Murmuration_PageBundle.resources"))
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Page")
    let places = [bundle?.url(forResource: "Page", withExtension: nil), sources].compactMap { $0 }
    guard let folder = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      throw PageProblem("the page's scripts are not beside the program, in Murmuration_PageBundle.resources")
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
