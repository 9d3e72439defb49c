import Foundation

/// Makes each mistake of the tables in a process of its own, and looks whether it ended with the sentence that it
/// should. The tests do so for some mistakes in programs that are not optimised; this one can be built either way.
@main @MainActor struct Program {
  /// For one mistake, which may also go on without end.
  private static let secondsToWait = 10.0

  static func main() throws {
    if CommandLine.arguments.count == 2, let index = Int(CommandLine.arguments[1]) {
      return mistakes[index].make()
    }
    var failures = 0
    for (index, mistake) in mistakes.enumerated() {
      let output = try end(ofMistake: index)
      if output.contains(mistake.sentence) { continue }
      failures += 1
      print("\(mistake.name): expected \"\(mistake.sentence)\", but standard error has \"\(output)\"")
    }
    print("\(mistakes.count) mistakes were made, \(mistakes.count - failures) ended with their sentences.")
    if failures > 0 { exit(1) }
  }

  /// What the process of a mistake writes to standard error, or that it goes on as if nothing had been wrong.
  private static func end(ofMistake index: Int) throws -> String {
    let (process, errors) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["\(index)"]
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    process.standardError = errors
    try process.run()
    let watch = DispatchSource.makeTimerSource()
    watch.schedule(deadline: .now() + secondsToWait)
    watch.setEventHandler { process.terminate() }
    watch.resume()
    let output = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    watch.cancel()
    return process.terminationReason == .uncaughtSignal ? output : "(it goes on) \(output)"
  }
}
