/// Writes a module without what a program does not need. Functions and data keep their numbers and addresses: a function that
/// is not needed traps, and data are zeros, both of which wasm-opt removes. Methods that trap are equal in all tables, which
/// compress better.
struct ModuleWriter {
  private let module: WebModule
  private let liveness: Liveness

  init(_ module: WebModule, _ liveness: Liveness) {
    (self.module, self.liveness) = (module, liveness)
  }

  func write() -> [UInt8] {
    var result = Array(module.bytes[..<8])
    let bytes = withoutData()
    for section in module.sections {
      switch section.id {
      case 0 where isOfLinker(section): continue
      case 10: append(code(), of: section, to: &result)
      default: append(Array(bytes[section.range]), of: section, to: &result)
      }
    }
    return result
  }

  private func append(_ content: [UInt8], of section: WebModule.Section, to result: inout [UInt8]) {
    result.append(section.id)
    result.append(number: content.count)
    result += content
  }

  private func isOfLinker(_ section: WebModule.Section) -> Bool {
    var reader = ModuleReader(module.bytes, in: section.range)
    guard let name = try? reader.text() else { return false }
    return name == "linking" || name.hasPrefix("reloc.")
  }

  private func code() -> [UInt8] {
    var result: [UInt8] = []
    result.append(number: module.bodies.count)
    for (index, body) in module.bodies.enumerated() {
      if liveness.functions[module.importedCount + index] {
        result.append(number: body.count)
        result += module.bytes[body]
      } else {
        result += [3, 0, 0x00, 0x0B]  // no locals; unreachable, end
      }
    }
    return result
  }

  /// The bytes of the module with zeros for data that are not needed, and in tables with the same trap for all methods that are
  /// not: the first one of them.
  private func withoutData() -> [UInt8] {
    var bytes = module.bytes
    var trap: ArraySlice<UInt8>?
    for (index, piece) in module.data.enumerated() {
      guard liveness.data[index] else {
        for position in piece.range { bytes[position] = 0 }
        continue
      }
      for case (let offset, .function(let function)) in piece.references.map({ ($0.offset, $0.target) })
      where !liveness.functions[function] {
        let place = piece.range.lowerBound + offset..<piece.range.lowerBound + offset + 4
        trap = trap ?? bytes[place]
        if let trap { bytes.replaceSubrange(place, with: trap) }
      }
    }
    return bytes
  }
}
