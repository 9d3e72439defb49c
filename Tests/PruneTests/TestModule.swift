@testable import Prune

/// A small linked module, with symbols and relocations as the linker writes them.
struct TestModule {
  enum Instruction {
    case bytes([UInt8])
    case call(String)
    /// The address of data, and one that is some bytes behind it.
    case address(String)
    case addressPlus(String, UInt8)

    static func get(_ local: UInt8) -> Self { .bytes([0x20, local]) }
    static func set(_ local: UInt8) -> Self { .bytes([0x21, local]) }
    static func load(_ offset: UInt8) -> Self { .bytes([0x28, 2, offset]) }
    /// Stores a value at address 0, which comes before it.
    static let store = Self.bytes([0x36, 2, 0])
    static let zero = Self.bytes([0x41, 0])
    static let add = Self.bytes([0x6A])
    static let drop = Self.bytes([0x1A])
    static func callIndirectly(_ signature: Signature) -> Self { .bytes([0x11, signature.rawValue, 0]) }
    static let block = Self.bytes([0x02, 0x40])
    static let loop = Self.bytes([0x03, 0x40])
    static let `if` = Self.bytes([0x04, 0x40])
    static let `else` = Self.bytes([0x05])
    static let end = Self.bytes([0x0B])
    static func branch(_ depth: UInt8) -> Self { .bytes([0x0C, depth]) }
    static func branchIf(_ depth: UInt8) -> Self { .bytes([0x0D, depth]) }
  }

  /// Of functions: `entry` has no parameters; `method` has self and an error, as Swift's methods do; `other` has one more;
  /// `cast` returns something.
  enum Signature: UInt8, CaseIterable {
    case entry, method, other, cast

    var counts: (parameters: Int, results: Int) {
      switch self {
      case .entry: (0, 0)
      case .method: (2, 0)
      case .other: (3, 0)
      case .cast: (2, 1)
      }
    }
  }

  private struct Function {
    let name: String
    let signature: Signature
    let code: [Instruction]
  }

  private struct Piece {
    let name: String
    /// Of more symbols with the same place.
    var aliases: [String] = []
    let references: [(offset: Int, name: String)]
  }

  private var functions: [Function] = []
  private var pieces: [Piece] = []
  /// What names mean, as the demangler says it.
  private var meanings: [String: String] = [:]
  /// The classes that names mention.
  var classes: Set<String> = []
  var plain: PlainNames { PlainNames(meanings: meanings, classes: classes) }
  private static let pieceSize = 32

  /// Adds a function with three locals of its own. The host calls those that are entries.
  mutating func add(
    _ name: String, _ signature: Signature = .method, meaning: String? = nil, _ code: [Instruction] = []
  ) {
    functions.append(Function(name: name, signature: signature, code: code))
    meanings[name] = meaning
  }

  /// Adds data that names functions or other data.
  mutating func add(data name: String, meaning: String? = nil, _ references: [(offset: Int, name: String)] = []) {
    pieces.append(Piece(name: name, references: references))
    meanings[name] = meaning
  }

  /// Adds data with more than one name.
  mutating func add(data name: String, aliases: [String: String]) {
    pieces.append(Piece(name: name, aliases: Array(aliases.keys), references: []))
    meanings.merge(aliases) { $1 }
  }

  /// Adds the table of a class, `$eAN` for A, with an empty deinitializer, and methods from offset 12.
  mutating func add(class name: String, of superclass: String? = nil, methods: [String] = []) {
    add("$e\(name)fD", meaning: "M.\(name).__deallocating_deinit")
    let table = [(4, "$e\(name)fD")] + methods.enumerated().map { (12 + 4 * $0, $1) }
    add(
      data: "$e\(name)N", meaning: "type metadata for M.\(name)", (superclass.map { [(0, "$e\($0)N")] } ?? []) + table)
  }

  // MARK: Bytes

  var bytes: [UInt8] {
    var result: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0]
    func section(_ id: UInt8, _ content: [UInt8]) {
      result += [id] + Self.leb(content.count) + content
    }
    section(
      1,
      Self.leb(Signature.allCases.count)
        + Signature.allCases.flatMap { signature in
          let (parameters, results) = signature.counts
          return [0x60] + Self.leb(parameters) + Array(repeating: 0x7F, count: parameters) + Self.leb(results)
            + Array(repeating: 0x7F, count: results)
        })
    section(3, Self.leb(functions.count) + functions.map(\.signature.rawValue))
    let entries = functions.indices.filter { functions[$0].signature == .entry }
    section(7, Self.leb(entries.count) + entries.flatMap { Self.text(functions[$0].name) + [0] + Self.leb($0) })
    var (code, codeRelocations): ([UInt8], [[UInt8]]) = (Self.leb(functions.count), [])
    for function in functions {
      var body: [UInt8] = [1, 3, 0x7F]
      var places: [(kind: UInt8, at: Int, name: String, addend: UInt8)] = []
      for instruction in function.code {
        switch instruction {
        case .bytes(let bytes): body += bytes
        case .call(let name):
          places.append((0, body.count + 1, name, 0))
          body += [0x10] + Self.padded(number(of: name))
        case .address(let name):
          places.append((4, body.count + 1, name, 0))
          body += [0x41] + Self.padded(0)
        case .addressPlus(let name, let addend):
          places.append((4, body.count + 1, name, addend))
          body += [0x41] + Self.padded(0)
        }
      }
      body.append(0x0B)
      code += Self.leb(body.count)
      for (kind, at, name, addend) in places {
        codeRelocations.append(
          [kind] + Self.leb(code.count + at) + Self.leb(symbol(name)) + (kind == 4 ? [addend] : []))
      }
      code += body
    }
    section(10, code)
    var (data, dataRelocations): ([UInt8], [[UInt8]]) = ([1, 0, 0x41, 16, 0x0B], [])
    data += Self.leb(pieces.count * Self.pieceSize)
    for piece in pieces {
      for (offset, name) in piece.references {
        let isFunction = functions.contains { $0.name == name }
        dataRelocations.append(
          [isFunction ? 2 : 5] + Self.leb(data.count + offset) + Self.leb(symbol(name)) + (isFunction ? [] : [0]))
      }
      var bytes: [UInt8] = Array(repeating: 0xAA, count: Self.pieceSize)
      // The place of a function in the table of functions.
      for (offset, name) in piece.references where functions.contains(where: { $0.name == name }) {
        bytes.replaceSubrange(offset..<offset + 4, with: [UInt8(number(of: name)) + 1, 0, 0, 0])
      }
      data += bytes
    }
    section(11, data)
    var symbols = Self.leb(functions.count + pieces.count + pieces.map(\.aliases.count).reduce(0, +))
    for (index, function) in functions.enumerated() { symbols += [0, 0] + Self.leb(index) + Self.text(function.name) }
    let places = pieces.enumerated().map { index, piece in (piece.name, index) }
    let aliases = pieces.enumerated().flatMap { index, piece in piece.aliases.map { ($0, index) } }
    for (name, index) in places + aliases {
      symbols += [1, 0] + Self.text(name) + [0] + Self.leb(index * Self.pieceSize) + Self.leb(Self.pieceSize)
    }
    section(0, Self.text("linking") + [2, 8] + Self.leb(symbols.count) + symbols)
    // The sections of code and data are the fourth and the fifth.
    section(0, Self.text("reloc.CODE") + [3] + Self.leb(codeRelocations.count) + codeRelocations.joined())
    section(0, Self.text("reloc.DATA") + [4] + Self.leb(dataRelocations.count) + dataRelocations.joined())
    return result
  }

  private func number(of name: String) -> Int { functions.firstIndex { $0.name == name }! }

  private func symbol(_ name: String) -> Int {
    functions.firstIndex { $0.name == name } ?? functions.count + pieces.firstIndex { $0.name == name }!
  }

  private static func leb(_ number: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.append(number: number)
    return result
  }

  /// As the linker writes numbers that it may change, with five bytes.
  private static func padded(_ number: Int) -> [UInt8] {
    (0..<5).map { UInt8(number >> (7 * $0) & 0x7F) | ($0 < 4 ? 0x80 : 0) }
  }

  private static func text(_ text: String) -> [UInt8] { leb(text.utf8.count) + Array(text.utf8) }

  // MARK: What is needed

  /// Returns the names of the functions and data that are needed.
  func needed() throws -> Set<String> {
    let module = try WebModule(bytes)
    let liveness = try Liveness(module, plain: plain)
    return Set(functions.indices.filter { liveness.functions[$0] }.map { functions[$0].name })
      .union(module.data.indices.filter { liveness.data[$0] }.map { module.data[$0].name })
  }
}
