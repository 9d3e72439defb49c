import Foundation

/// What the names of Swift's functions and types mean, by the toolchain's `swift-demangle`.
enum PlainNames {
  static func of(_ names: [String], tool: String) throws(PruneError) -> [String: String] {
    let names = names.filter { $0.hasPrefix("$e") }
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["--compact"]
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
    guard process.terminationStatus == 0, lines.count >= names.count else {
      throw PruneError("\(tool) does not explain the names of functions")
    }
    return Dictionary(zip(names, lines.map { String($0) })) { first, _ in first }
  }
}
