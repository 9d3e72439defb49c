import Foundation

/// What the names of Swift's functions and types mean, by the toolchain's `swift-demangle`.
struct PlainNames {
  /// What each name means, by the name.
  private(set) var meanings: [String: String] = [:]
  /// The classes that the names mention, with their modules, but not those within other types.
  private(set) var classes: Set<String> = []

  /// - Parameter tool: the path of `swift-demangle`.
  init(of names: [String], tool: String) throws(PruneError) {
    let names = names.filter { $0.hasPrefix("$e") }
    let lines = try Self.explain(names, tool: tool, "--compact")
    guard lines.count >= names.count else { throw PruneError("\(tool) does not explain the names of functions") }
    meanings = Dictionary(zip(names, lines.map { String($0) })) { first, _ in first }
    classes = Self.classes(in: try Self.explain(names, tool: tool, "--tree-only"))
  }

  init(meanings: [String: String], classes: Set<String>) { (self.meanings, self.classes) = (meanings, classes) }

  /// Returns the classes in trees: "kind=Class", and below it a module and a name, which may be private to a file.
  static func classes(in lines: [Substring]) -> Set<String> {
    var found: Set<String> = []
    for index in lines.indices where lines[index].hasSuffix("kind=Class") && index + 2 < lines.endIndex {
      guard let module = text(of: lines[index + 1], kind: "Module") else { continue }
      if let name = text(of: lines[index + 2], kind: "Identifier") {
        found.insert("\(module).\(name)")
      } else if lines[index + 2].hasSuffix("kind=PrivateDeclName"), index + 4 < lines.endIndex,
        let file = text(of: lines[index + 3], kind: "Identifier"),
        let name = text(of: lines[index + 4], kind: "Identifier")
      {
        found.insert("\(module).(\(name) in \(file))")
      }
    }
    return found
  }

  private static func text(of line: Substring, kind: String) -> Substring? {
    let content = line.drop { $0 == " " }
    let start = "kind=\(kind), text=\""
    return content.hasPrefix(start) ? content.dropFirst(start.count).dropLast() : nil
  }

  /// Returns the lines that the tool writes about names.
  private static func explain(_ names: [String], tool: String, _ option: String) throws(PruneError) -> [Substring] {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = [option]
    (process.standardInput, process.standardOutput) = (input, output)
    do { try process.run() } catch { throw PruneError("\(tool) cannot be run: \(error.localizedDescription)") }
    // What is written and what is read may each be more than a pipe holds.
    let text = Data(names.joined(separator: "\n").utf8)
    Thread.detachNewThread {
      try? input.fileHandleForWriting.write(contentsOf: text)
      try? input.fileHandleForWriting.close()
    }
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw PruneError("\(tool) does not explain the names of functions") }
    return lines
  }
}
