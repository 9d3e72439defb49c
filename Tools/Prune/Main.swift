// Leaves out of a linked program what it does not need.

import CommandSupport
import Foundation

@main enum Main {
  static let help = """
    Usage: prune INPUT OUTPUT --demangler FILE [--classes FILE] [--report FILE]

    Writes a WebAssembly program without the functions and data that it does not need. The linker has to have written the
    program with --emit-relocs.

      --demangler FILE   the toolchain's swift-demangle
      --classes FILE     where to write the addresses and names of the program's own classes of views and layers
      --report FILE      where to write a table of functions and data: whether each is needed, its bytes, its name, what needs it

    The exit status is 0, or 2 after an error, which standard error names.
    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") { return Output.say(help, of: "prune") }
    do throws(CommandError) {
      Output.say(try prune(arguments), of: "prune")
    } catch {
      Output.complain(error.message, of: "prune")
      exit(2)
    }
  }

  /// Returns a line that says what was left out.
  private static func prune(_ arguments: [String]) throws(CommandError) -> String {
    let reader = try OptionReader(arguments, options: ["--demangler", "--classes", "--report"])
    guard reader.operands.count == 2, let demangler = reader.value(of: "--demangler") else {
      throw CommandError("an input, an output and --demangler are required; see --help")
    }
    let (input, output) = (reader.operands[0], reader.operands[1])
    guard let data = FileManager.default.contents(atPath: input) else { throw CommandError("\(input) cannot be read") }
    do throws(PruneError) {
      let module = try WebModule(Array(data))
      let names = module.names.values.flatMap { $0 } + module.dataNames
      let plain = try PlainNames(of: names, tool: demangler)
      let liveness = try Liveness(module, plain: plain)
      guard liveness.callsDeinitializers else {
        throw PruneError("nothing is seen to call deinitializers; swift_release has to be optimised")
      }
      try write(ModuleWriter(module, liveness).write(), to: output)
      if let classes = reader.value(of: "--classes") {
        try write(Array(ClassNames(module, liveness, plain: plain).lines.utf8), to: classes)
      }
      if let report = reader.value(of: "--report") { try write(Array(table(module, liveness).utf8), to: report) }
      let needed = liveness.functions.count { $0 }
      return "\(needed) of \(liveness.functions.count) functions are needed"
    } catch {
      throw CommandError("\(input): \(error.message)")
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(PruneError) {
    do { try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw PruneError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  private static func table(_ module: WebModule, _ liveness: Liveness) -> String {
    func line(_ isNeeded: Bool, _ range: Range<Int>, _ name: String) -> String {
      "\(isNeeded ? "needed" : "")\t\(range.count)\t\(name)\t\(liveness.reasons[name] ?? "")\n"
    }
    let functions = module.bodies.enumerated().map { index, body in
      let function = module.importedCount + index
      return line(liveness.functions[function], body, module.names[function]?.first ?? "\(function)")
    }
    let data = module.data.enumerated().map { index, piece in line(liveness.data[index], piece.range, piece.name) }
    return (functions + data).joined()
  }
}
