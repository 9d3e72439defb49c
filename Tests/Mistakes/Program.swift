import Foundation
import UIKit

/// Makes each mistake of the table in a process of its own, and looks whether it ended with the sentence that it
/// should. The tests do so for programs that are not optimised; this can be built with `-c release`, too.
@main @MainActor struct Program {
  static func main() throws {
    if CommandLine.arguments.count == 2 {
      guard let mistake = mistakes.first(where: { $0.name == CommandLine.arguments[1] }) else {
        fatalError("There is no mistake \"\(CommandLine.arguments[1])\".")
      }
      mistake.make()
      return
    }
    let unsaid = try mistakes.filter { mistake in
      let output = try end(of: mistake)
      if output.contains(mistake.sentence) { return false }
      print("\(mistake.name): expected \"\(mistake.sentence)\", but standard error has \"\(output)\".")
      return true
    }
    print("\(mistakes.count) mistakes were made, \(mistakes.count - unsaid.count) ended with their sentences.")
    if !unsaid.isEmpty { exit(1) }
  }

  /// What the process of a mistake writes to standard error, or that it goes on as if nothing had been wrong.
  private static func end(of mistake: Mistake) throws -> String {
    let (process, errors) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [mistake.name]
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    process.standardError = errors
    try process.run()
    let output = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? output : "no trap; \(output)"
  }
}
