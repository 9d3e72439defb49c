// fuzz: does random things to collection views and looks whether the screen is right. The way through: Script/ is what
// is done, Model/ is what should be seen then, Trial/ does the one and compares with the other, Gallery/
// touches the demos, Command/ is the rest.

import CommandSupport
import Foundation
import Runtime

@main @MainActor struct Main {
  static func main() {
    signal(SIGPIPE, SIG_IGN)  // or a reader that goes away looks like a trap of the engine
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// - Returns: the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      say(Options.help)
      return 0
    }
    do throws(Options.Mistake) {
      let options = try Options(arguments)
      Looks.inForce = options.looks
      if let path = options.replay { return try replay(path) }
      guard let progress = options.progress else {
        return Watch(options: options, arguments: arguments, say: say).run()
      }
      var fuzzer = Fuzzer(options: options, say: say)
      fuzzer.willBegin = { family, episode in
        try? "\(family.rawValue) \(episode)".write(
          toFile: progress, atomically: false, encoding: .utf8)
      }
      return fuzzer.run() == 0 ? 0 : 1
    } catch {
      Output.complain(error.message, of: "fuzz")
      return 2
    }
  }

  private static func say(_ line: String) { Output.say(line, of: "fuzz") }

  private static func replay(_ path: String) throws(Options.Mistake) -> Int32 {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Options.Mistake("the script \(quotedInMessage(path)) cannot be read as UTF-8 text")
    }
    let script: FuzzScript
    do throws(FuzzScriptError) {
      script = try FuzzScript(text: text)
    } catch {
      throw Options.Mistake("in the script \(quotedInMessage(path)), \(error.message)")
    }
    let failure = script.run()
    if let failure { say("operation \(failure.operations): \(failure.violation.message)") }
    say("operations \(script.operations.count), violations \(failure == nil ? 0 : 1)")
    return failure == nil ? 0 : 1
  }
}
