import CCallStack
import Foundation

/// A function of the user's that a program is in.
struct CalledFunction: Equatable {
  /// The class and the method, as in "SpiralLayout.prepare()".
  var name: String
  /// The last parts of the path of its file, and the line; nil if it is not known.
  var place: String?

  var description: String { place.map { "\(name), \($0)" } ?? name }
}

/// The calls of a thread, as far as they are the user's.
enum CallStack {
  /// The modules of this package and of Swift, whose functions are not the user's.
  private static let otherModules: Set<Substring> = [
    "AVFoundation", "CollectionIndex", "CollectionMotion", "ConstraintSolver", "CoreGraphics", "Dispatch", "FilmFormat",
    "FilmPage", "Films", "Foundation", "FoundationEssentials", "FrameCommands", "QuartzCore", "Runtime", "Stage",
    "Swift", "UIKit", "Workbench", "os",
  ]

  /// Returns the user's functions that a thread is in, the innermost first. Takes a second at most, on another thread,
  /// and longer for the first one of a large program.
  static func functions(of thread: pthread_t) -> [CalledFunction] {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 128)
    let count = Int(call_stack_of(thread, &addresses, 128))
    return functions(at: addresses.prefix(count).compactMap { $0.map { UInt(bitPattern: $0) } })
  }

  private static func functions(at addresses: [UInt]) -> [CalledFunction] {
    guard let range = loadedProgram else { return [] }
    // Each address but the innermost is that of the instruction after the call.
    let places = addresses.filter { range.contains($0) }.map { String($0 - range.lowerBound - 1, radix: 16) }
    guard !places.isEmpty else { return [] }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["addr2line", "-f", "-e", LiveProgram.executable.path] + places
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return functions(in: output)
  }

  /// Returns the user's functions in the output of addr2line, which has two lines for each: the symbol, and the file with
  /// the line.
  static func functions(in output: String) -> [CalledFunction] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return stride(from: 0, to: lines.count - 1, by: 2).compactMap { index in
      function(named: demangled(String(lines[index])), place: place(lines[index + 1]))
    }
  }

  /// Returns a function of the user's; nil for others.
  private static func function(named name: String?, place: String?) -> CalledFunction? {
    guard var name else { return nil }
    // "closure #1 () -> () in Screens.Feed.load() -> ()" is in Feed.load().
    if name.hasPrefix("closure #"), let last = name.ranges(of: " in ").last { name = String(name[last.upperBound...]) }
    guard let dot = name.firstIndex(of: "."), case let module = name[..<dot], !otherModules.contains(module),
      module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    name = String(name[name.index(after: dot)...])
    let end = name.firstRange(of: " -> ")?.lowerBound ?? name.endIndex
    return CalledFunction(name: String(name[..<end]), place: place)
  }

  private static func demangled(_ symbol: String) -> String? {
    guard symbol.hasPrefix("$s"), let text = swift_demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  private static func place(_ text: Substring) -> String? {
    let parts = text.split(separator: " ").first?.split(separator: ":") ?? []
    guard parts.count == 2, Int(parts[1]) != nil, parts[1] != "0" else { return nil }
    return parts[0].split(separator: "/").suffix(2).joined(separator: "/") + ":" + parts[1]
  }

  /// Where the program is in memory.
  private static let loadedProgram: Range<UInt>? = {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
    let path = LiveProgram.executable.path
    let ranges = maps.split(separator: "\n").filter { $0.hasSuffix(path) || $0.hasSuffix("\(path) (deleted)") }.map {
      $0.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
    }
    guard let start = ranges.first?.first, let end = ranges.last?.last else { return nil }
    return start..<end
  }()
}

@_silgen_name("swift_demangle")
private func swift_demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
