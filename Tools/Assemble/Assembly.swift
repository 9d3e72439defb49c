import Foundation
import PageBundle
import Zlib

/// What the command line asks for: a page with a program.
struct Assembly {
  private var program = ""
  private var classes = ""
  private var output = ""
  private var repository: String?
  private var limit = 1_400_000
  private var isQuick = false
  /// Whether the program is packed in a moment instead of seconds.
  private var isDraft = false
  /// The screens of another package; nil for the gallery.
  private var screens: ScreenSources?
  /// Whether the output is a folder for another page.
  private var isFolder = false

  init(_ arguments: [String]) throws(PageProblem) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      func value() throws(PageProblem) -> String {
        guard let value = rest.popFirst() else { throw PageProblem("\(name) needs a value") }
        return value
      }
      switch name {
      case "--program": program = try value()
      case "--classes": classes = try value()
      case "--output": output = try value()
      case "--quick": isQuick = true
      case "--draft": (isQuick, isDraft) = (true, true)
      case "--folder": isFolder = true
      case "--screens": screens = try ScreenSources(file: value())
      case "--repository":
        let address = try value()
        guard address.hasPrefix("https://") else {
          throw PageProblem("--repository needs a URL that begins with https://, not \(address)")
        }
        repository = address
      case "--limit":
        let text = try value()
        guard let number = Int(text), number > 0 else {
          throw PageProblem("--limit needs a number of bytes, not \(text)")
        }
        limit = number
      default: throw PageProblem("unknown option \(name); see --help")
      }
    }
    guard !program.isEmpty, !output.isEmpty else {
      throw PageProblem("--program and --output are required; see --help")
    }
  }

  /// Writes the page, all of it or nothing.
  /// - Returns: a line that says how large it is.
  func write() throws -> String {
    let bundle = try PageBundle.carried.get()
    let names = try FunctionNames(of: read(self.program))
    if isFolder {
      return try WebFolder(
        name: screens?.name ?? "Murmuration", program: names.program, names: names.lines(), view: bundle.view
      ).write(to: URL(fileURLWithPath: output))
    }
    let program = try packed(names.program)
    let page = Array(
      bundle.html(
        scripts: PageBundle.sevenBits(Gzip.pack(Array(bundle.script.utf8))),
        [
          "program": program, "classes": try packed(classes.isEmpty ? [] : read(classes)),
          "package": escaped(packageLine), "links": links,
          "name": escaped(screens?.name ?? "Murmuration"), "kind": screens == nil ? "" : "own",
          // Screens of others may have servers; the gallery has none.
          "connections": screens == nil ? "" : " https: http:",
          "sources": try packed(screens?.json ?? DemoSources(root: Assembly.root).json),
        ]
      ).utf8)
    guard isQuick || page.count <= limit else {
      throw PageProblem("the page has \(grouped(page.count)) bytes; the limit is \(grouped(limit))")
    }
    let file = URL(fileURLWithPath: output)
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(page).write(to: file, options: .atomic)
    } catch {
      throw PageProblem("\(output) cannot be written")
    }
    return "\(output): \(grouped(page.count)) bytes, of which the program has \(grouped(program.utf8.count))"
  }

  private func read(_ path: String) throws(PageProblem) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { throw PageProblem("\(path) cannot be read") }
    return Array(data)
  }

  /// The package that this program was built from.
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  // MARK: Packing

  /// The bytes as text, compressed by xz as `lzma.js` decompresses them; by gzip, which takes a third more, where xz is not
  /// installed, and in drafts. Both write no time, so that the same program gives the same page.
  private func packed(_ bytes: [UInt8]) throws -> String {
    PageBundle.sevenBits(try (isDraft ? nil : lzma(bytes)) ?? Gzip.pack(bytes))
  }

  /// A file in the format .lzma.
  private func lzma(_ bytes: [UInt8]) throws -> [UInt8]? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("assemble-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // Instructions and text have no alignment, hence pb.
    process.arguments = ["xz", "--format=lzma", "--lzma1=preset=9e,dict=4MiB,nice=273,pb=0", "--stdout", file.path]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var result = Array(pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    // xz leaves the length open.
    result.replaceSubrange(5..<13, with: (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) })
    return result
  }

  // MARK: Texts

  private func grouped(_ number: Int) -> String {
    String(String(number).reversed().enumerated().flatMap { $0 > 0 && $0 % 3 == 0 ? [",", $1] : [$1] }.reversed())
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// For the dependencies of a package; without an address, of a clone beside it, as README.md says.
  private var packageLine: String {
    repository.map { #".package(url: "\#($0)", branch: "main")"# } ?? #".package(path: "../murmuration")"#
  }

  /// To the repository and what is written there; nothing where there is no address.
  private var links: String {
    guard let repository else { return "" }
    let address = escaped(repository).replacing("\"", with: "&quot;")
    let places = [
      ("Repository", ""), ("What the page does", "/blob/main/Documentation/Page.md"),
      ("Layouts that move", "/blob/main/Sources/CollectionMotion/README.md"), ("Documentation", "/blob/main/README.md"),
    ]
    let items = places.map { #"<li><a href="\#(address)\#($0.1)">\#($0.0)</a></li>"# }
    return ([#"<ul class="links">"#] + items + ["</ul>"]).joined(separator: "\n")
  }
}
