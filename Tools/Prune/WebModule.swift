/// A linked WebAssembly module with the relocations of its linker (`--emit-relocs`), which say where code and data name
/// functions and data.
struct WebModule {
  struct Signature: Hashable {
    let parameters: [UInt8]
    let results: [UInt8]
  }

  /// Something that has a name for the linker.
  enum Symbol {
    case function(Int)
    /// The number of a piece of data in `data`.
    case data(Int)
    case other
  }

  /// A named piece of data. Symbols with the same address share one.
  struct Piece {
    var name: String
    /// Where its bytes are in the module.
    var range: Range<Int>
    var references: [Reference] = []
  }

  /// Where a piece of data names another, or a function.
  struct Reference {
    /// In bytes, from the start of the piece.
    let offset: Int
    let target: Symbol
  }

  struct Relocation {
    /// Of the value in the module's bytes.
    let position: Int
    let target: Symbol
    let addend: Int
    /// Whether the value is the place of a function in the table, of four bytes in data, else a LEB128 of five bytes.
    let isTableIndex: Bool
  }

  struct Section {
    let id: UInt8
    let range: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var sections: [Section] = []
  private(set) var signatures: [Signature] = []
  /// The number of the signature of each function; the imported ones come first.
  private(set) var functions: [Int] = []
  private(set) var importedCount = 0
  /// Functions that the host calls.
  private(set) var roots: [Int] = []
  /// The code of each function that isn't imported, with its locals.
  private(set) var bodies: [Range<Int>] = []
  private(set) var data: [Piece] = []
  /// Those of data, also of data that share a piece, and of data that are missing.
  private(set) var dataNames: Set<String> = []
  /// What data names outside of the named pieces.
  private(set) var looseReferences: [Symbol] = []
  /// In code, ordered by position.
  private(set) var relocations: [Relocation] = []
  /// Those of functions.
  private(set) var names: [Int: [String]] = [:]

  private var segments: [Range<Int>] = []
  /// Where segments begin in memory.
  private var addresses: [Int] = []
  private var symbols: [Symbol] = []

  init(_ bytes: [UInt8]) throws(PruneError) {
    self.bytes = bytes
    guard bytes.starts(with: [0x00, 0x61, 0x73, 0x6D, 1, 0, 0, 0]) else {
      throw PruneError("this is no WebAssembly module")
    }
    var reader = ModuleReader(bytes, in: 8..<bytes.count)
    while !reader.isAtEnd {
      let id = try reader.byte()
      let count = try reader.number()
      let start = reader.position
      try reader.skip(count)
      sections.append(Section(id: id, range: start..<reader.position))
    }
    for section in sections { try read(section) }
    // After the sections that they are about, which their linker writes first.
    for section in sections where section.id == 0 { try readCustom(section) }
    guard !symbols.isEmpty else { throw PruneError("the module has no relocations; link it with --emit-relocs") }
  }

  func signature(of function: Int) -> Signature { signatures[functions[function]] }

  /// Returns where a piece of data is in memory.
  func address(of piece: Int) -> Int? {
    let start = data[piece].range.lowerBound
    return segments.firstIndex { $0.contains(start) }.map { addresses[$0] + start - segments[$0].lowerBound }
  }

  // MARK: Sections

  private mutating func read(_ section: Section) throws(PruneError) {
    var reader = ModuleReader(bytes, in: section.range)
    switch section.id {
    case 1:
      for _ in 0..<(try reader.number()) {
        guard try reader.byte() == 0x60 else { throw PruneError("a type is none of a function") }
        let parameters = try valueTypes(&reader)
        signatures.append(Signature(parameters: parameters, results: try valueTypes(&reader)))
      }
    case 2:
      for _ in 0..<(try reader.number()) {
        _ = try (reader.text(), reader.text())
        switch try reader.byte() {
        case 0:
          functions.append(try reader.number())
          importedCount += 1
        case 1:
          _ = try reader.byte()
          try skipLimits(&reader)
        case 2: try skipLimits(&reader)
        case 3: try reader.skip(2)
        case let kind: throw PruneError("an import is of the unknown kind \(kind)")
        }
      }
    case 3:
      for _ in 0..<(try reader.number()) { functions.append(try reader.number()) }
    case 7:
      for _ in 0..<(try reader.number()) {
        _ = try reader.text()
        let kind = try reader.byte()
        let index = try reader.number()
        if kind == 0 { roots.append(index) }
      }
    case 8: roots.append(try reader.number())
    case 10:
      for _ in 0..<(try reader.number()) {
        let count = try reader.number()
        let start = reader.position
        try reader.skip(count)
        bodies.append(start..<reader.position)
      }
    case 11:
      for _ in 0..<(try reader.number()) {
        guard try reader.number() == 0 else { throw PruneError("a data segment has no place") }
        addresses.append(try constant(&reader))
        let count = try reader.number()
        let start = reader.position
        try reader.skip(count)
        segments.append(start..<reader.position)
      }
    default: break
    }
  }

  private func valueTypes(_ reader: inout ModuleReader) throws(PruneError) -> [UInt8] {
    var types: [UInt8] = []
    for _ in 0..<(try reader.number()) { types.append(try reader.byte()) }
    return types
  }

  private func skipLimits(_ reader: inout ModuleReader) throws(PruneError) {
    let hasMaximum = try reader.byte() & 1 != 0
    _ = try reader.number()
    if hasMaximum { _ = try reader.number() }
  }

  /// Returns the place of a segment, 0 for that of a global variable.
  private func constant(_ reader: inout ModuleReader) throws(PruneError) -> Int {
    var value = 0
    switch try reader.byte() {
    case 0x41: value = try reader.signedNumber()
    case 0x23: _ = try reader.number()
    case let code: throw PruneError("the place of a segment is the unknown instruction \(code)")
    }
    guard try reader.byte() == 0x0B else { throw PruneError("the place of a segment is no single instruction") }
    return value
  }

  // MARK: What the linker writes

  private mutating func readCustom(_ section: Section) throws(PruneError) {
    var reader = ModuleReader(bytes, in: section.range)
    switch try reader.text() {
    case "linking": try readSymbols(&reader)
    case "reloc.CODE": try readRelocations(&reader)
    case "reloc.DATA": try readRelocations(&reader)
    default: break
    }
  }

  private mutating func readSymbols(_ reader: inout ModuleReader) throws(PruneError) {
    guard try reader.number() == 2 else { throw PruneError("the symbols are of an unknown version") }
    while !reader.isAtEnd {
      let kind = try reader.byte()
      let count = try reader.number()
      guard kind == 8 else {
        try reader.skip(count)
        continue
      }
      var found: [(symbol: Int, name: String, range: Range<Int>)] = []
      for number in 0..<(try reader.number()) {
        let kind = try reader.byte()
        let flags = try reader.number()
        let (isUndefined, hasName) = (flags & 0x10 != 0, flags & 0x40 != 0)
        symbols.append(.other)
        switch kind {
        case 0:
          let index = try reader.number()
          if !isUndefined || hasName { names[index, default: []].append(try reader.text()) }
          symbols[number] = .function(index)
        case 1:
          let name = try reader.text()
          dataNames.insert(name)
          guard !isUndefined else { continue }
          let (segment, offset, size) = try (reader.number(), reader.number(), reader.number())
          // An absolute address is in no segment.
          guard flags & 0x200 == 0, segment < segments.count, size > 0 else { continue }
          let start = segments[segment].lowerBound + offset
          found.append((number, name, start..<start + size))
        case 3: _ = try reader.number()
        default:
          _ = try reader.number()
          if !isUndefined || hasName { _ = try reader.text() }
        }
      }
      found.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
      for (symbol, name, range) in found {
        // The linker has texts begin within others.
        if let last = data.last, range.lowerBound < last.range.upperBound {
          data[data.count - 1].range = last.range.lowerBound..<max(last.range.upperBound, range.upperBound)
        } else {
          data.append(Piece(name: name, range: range))
        }
        symbols[symbol] = .data(data.count - 1)
      }
    }
  }

  private mutating func readRelocations(_ reader: inout ModuleReader) throws(PruneError) {
    let section = sections[try reader.number()]
    for _ in 0..<(try reader.number()) {
      let kind = try reader.byte()
      let position = section.range.lowerBound + (try reader.number())
      let index = try reader.number()
      // Those that name memory or places in functions and sections.
      let addend = [3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25].contains(kind) ? try reader.signedNumber() : 0
      guard kind != 6 else { continue }  // the number of a signature
      let target = symbols[index]
      if section.id == 10 {
        relocations.append(
          Relocation(position: position, target: target, addend: addend, isTableIndex: [1, 2, 12].contains(kind)))
      } else if let piece = piece(at: position) {
        data[piece].references.append(Reference(offset: position - data[piece].range.lowerBound, target: target))
      } else {
        looseReferences.append(target)
      }
    }
    relocations.sort { $0.position < $1.position }
  }

  /// Returns the piece of data that has a byte.
  private func piece(at position: Int) -> Int? {
    var (low, high) = (0, data.count)
    while low < high {
      let middle = (low + high) / 2
      if data[middle].range.lowerBound <= position { low = middle + 1 } else { high = middle }
    }
    return low > 0 && data[low - 1].range.contains(position) ? low - 1 : nil
  }
}
