import Foundation

/// The names of the functions of a WebAssembly program, which it carries in a section of their own. Traps name functions by
/// their numbers only.
struct FunctionNames {
  /// The program without its names.
  let program: [UInt8]
  /// The names as they are compiled, by the functions' numbers; empty for those without one, and for those that only trap:
  /// of these, many have become one, with the name of any of them.
  let mangled: [String]

  /// Takes the names out of a program. One that is no program of WebAssembly stays as it is.
  init(of program: [UInt8]) {
    var reader = Reader(bytes: program[...])
    var (rest, names) = (Array(program.prefix(8)), [String]())
    var (importedCount, traps): (Int, [Int]) = (0, [])
    reader.bytes = program.dropFirst(8)
    while let section = reader.section() {
      switch section.whole.first {
      case 2: importedCount = Self.countOfFunctions(inImports: section.content)
      case 10: traps = Self.traps(in: section.content)
      default: break
      }
      if section.name == "name" { names = Self.names(in: section.content) } else { rest += section.whole }
    }
    for number in traps where names.indices.contains(importedCount + number) { names[importedCount + number] = "" }
    (self.program, mangled) = reader.bytes.isEmpty && !names.isEmpty ? (rest, names) : (program, [])
  }

  /// The names, one per line, as they are in the sources: "PageViewController.viewDidLoad()".
  func lines() throws -> String {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift-demangle", "--compact", "--simplified"]
    (process.standardInput, process.standardOutput) = (input, output)
    // Where there is no such program, nobody reads.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    let text = mangled.joined(separator: "\n") + "\n"
    // In a thread of its own: both pipes may be full.
    Thread {
      try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try? input.fileHandleForWriting.close()
    }.start()
    let names = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // Where there is no such program, the names as they are compiled.
    return process.terminationStatus == 0 ? String(decoding: names, as: UTF8.self) : text
  }

  /// The number of imported functions, which come first. Nothing else is imported.
  private static func countOfFunctions(inImports section: ArraySlice<UInt8>) -> Int {
    var imports = Reader(bytes: section)
    return imports.number() ?? 0
  }

  /// The functions in the section of code that do nothing but trap, by their numbers there.
  private static func traps(in section: ArraySlice<UInt8>) -> [Int] {
    var code = Reader(bytes: section)
    guard let count = code.number() else { return [] }
    let trap: [UInt8] = [0x00, 0x00, 0x0B]  // no locals, unreachable, end
    return (0..<count).filter { _ in code.body().map { $0.elementsEqual(trap) } ?? false }
  }

  /// The names of functions in a section of names: its part with the number 1 is pairs of a number and a name.
  private static func names(in section: ArraySlice<UInt8>) -> [String] {
    var parts = Reader(bytes: section)
    while let part = parts.part() {
      guard part.kind == 1 else { continue }
      var (list, names) = (Reader(bytes: part.content), [String]())
      guard let count = list.number() else { return [] }
      for _ in 0..<count {
        guard let index = list.number(), let name = list.text(), index >= names.count, index < 1 << 20 else {
          return []
        }
        names += repeatElement("", count: index - names.count) + [name]
      }
      return names
    }
    return []
  }
}

/// Reads what a program of WebAssembly is made of.
private struct Reader {
  var bytes: ArraySlice<UInt8>

  /// A number of up to 32 bits, seven in a byte.
  mutating func number() -> Int? {
    var (value, shift) = (0, 0)
    while shift < 35, let byte = bytes.popFirst() {
      value |= Int(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { return value }
    }
    return nil
  }

  mutating func text() -> String? {
    guard let count = number(), count <= bytes.count else { return nil }
    defer { bytes = bytes.dropFirst(count) }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// The body of a function.
  mutating func body() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= bytes.count else { return nil }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  /// A kind and its content.
  mutating func part() -> (kind: UInt8, content: ArraySlice<UInt8>)? {
    var rest = self
    guard let kind = rest.bytes.popFirst(), let count = rest.number(), count <= rest.bytes.count else { return nil }
    bytes = rest.bytes.dropFirst(count)
    return (kind, rest.bytes.prefix(count))
  }

  /// A section, with its name if it is none of the usual ones, whose kind is 0.
  mutating func section() -> (name: String?, content: ArraySlice<UInt8>, whole: ArraySlice<UInt8>)? {
    let before = bytes
    guard let part = part() else { return nil }
    var content = Reader(bytes: part.content)
    let name = part.kind == 0 ? content.text() : nil
    return (name, content.bytes, before[..<bytes.startIndex])
  }
}
