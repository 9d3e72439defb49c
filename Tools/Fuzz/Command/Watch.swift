import Foundation

/// Runs the fuzzer in a process of its own, so that a trap of the engine is found and its script shortened, too.
@MainActor struct Watch {
  let options: Options
  let arguments: [String]
  let say: (String) -> Void

  /// - Returns: the exit status.
  func run() -> Int32 {
    let progress = Watch.temporaryFile("progress")
    defer { unlink(progress) }
    let end = Watch.launch(arguments + ["--progress", progress], isSilent: false)
    guard case .trap = end else { return end.status }
    guard let text = try? String(contentsOfFile: progress, encoding: .utf8),
      case let words = text.split(separator: " "), words.count == 2,
      let family = FuzzScript.Family(rawValue: String(words[0])), let episode = Int(words[1])
    else {
      say("the process that does the work ended before its first trial")
      return 1
    }
    say(
      "\(family.rawValue), trial \(episode): the process trapped (see above); shortening its script takes a while"
    )
    let file = Watch.temporaryFile("script")
    defer { unlink(file) }
    let script = Fuzzer.script(family, episode: episode, options: options)
    let short = Shrinker.shortest(script) { candidate in
      guard (try? candidate.text.write(toFile: file, atomically: false, encoding: .utf8)) != nil
      else { return false }
      return Watch.launch(["--replay", file] + options.looks.arguments, isSilent: true).isTrap
    }
    say("# It traps.\n# Put these lines into a file and run: fuzz --replay FILE\n\(short.text)")
    say("operations \(Fuzzer.count(options)) not completed, violations 1")
    return 1
  }

  /// How a process ended.
  private enum End {
    case exit(Int32)
    case trap

    var status: Int32 { if case .exit(let status) = self { status } else { 1 } }
    var isTrap: Bool { if case .trap = self { true } else { false } }
  }

  private static func launch(_ arguments: [String], isSilent: Bool) -> End {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    if isSilent {
      process.environment = ["SWIFT_BACKTRACE": "enable=no"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }
    guard (try? process.run()) != nil else { return .exit(2) }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? .trap : .exit(process.terminationStatus)
  }

  private static func temporaryFile(_ name: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(getpid())-\(name)").path
  }
}
