import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that serves the page for a supervisor, which it hears through its standard input.
@MainActor final class LiveChild {
  private let process: pid_t
  private let input: FileHandle
  private let ready: FileHandle
  private let words = LastWords()

  /// Seconds in which a program has to begin.
  private static let longestStart = 20.0

  init(_ executable: URL, socket: LiveSocket, address: LiveAddress) throws {
    let (input, ready, errors) = (Pipe(), Pipe(), Pipe())
    // A child that had the other ends would not hear that the supervisor is gone.
    for handle in [input, ready, errors].flatMap({ [$0.fileHandleForReading, $0.fileHandleForWriting] }) {
      _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    // Numbers that those in the child do not overwrite.
    let sources = [
      input.fileHandleForReading.fileDescriptor, errors.fileHandleForWriting.fileDescriptor, socket.descriptor,
      ready.fileHandleForWriting.fileDescriptor,
    ].map { fcntl($0, F_DUPFD_CLOEXEC, 100) }
    defer { for source in sources { close(source) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (source, target) in zip(sources, [0, 2, 3, 4] as [Int32]) {
      posix_spawn_file_actions_adddup2(&actions, source, target)
    }
    let own = [
      "WORKBENCH_SOCKET": "3", "WORKBENCH_READY": "4", "WORKBENCH_PORT": "\(address.port)",
      "WORKBENCH_TOKEN": address.token,
    ]
    // After a trap, Swift writes all that was called.
    let all = ["SWIFT_BACKTRACE": "enable=yes,color=no"].merging(ProcessInfo.processInfo.environment) { $1 }
    let environment = all.merging(own) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    let arguments = [strdup(executable.path), nil]
    defer { for text in environment + arguments { free(text) } }
    var process = pid_t()
    let status = posix_spawn(&process, executable.path, &actions, nil, arguments, environment)
    guard status == 0 else {
      throw LiveSocket.Problem(description: "The program cannot be started: \(String(cString: strerror(status))).")
    }
    self.process = process
    self.input = input.fileHandleForWriting
    self.ready = ready.fileHandleForReading
    try? input.fileHandleForReading.close()
    try? ready.fileHandleForWriting.close()
    try? errors.fileHandleForWriting.close()
    words.listen(errors.fileHandleForReading)
  }

  /// Waits until the program serves the page. Answers why it does not; nil if it does.
  func waitUntilReady() -> String? {
    let end = Date(timeIntervalSinceNow: LiveChild.longestStart)
    while Date() < end {
      var events = pollfd(fd: ready.fileDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&events, 1, 20) > 0, events.revents & Int16(POLLIN) != 0 { return nil }
      if let ending { return ending }
    }
    kill(process, SIGKILL)
    return "It did not start within \(Int(LiveChild.longestStart)) seconds."
  }

  /// Why it has ended: a few lines. nil while it runs.
  var ending: String? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    let signal = status & 0x7f
    let what = signal == 0 ? "with status \((status >> 8) & 0xff)" : "by signal \(signal)"
    return "It exited \(what).\n\(words.text)"
  }

  /// - Parameter notice: what its pages are to show above the stage; empty for nothing.
  func tell(_ notice: String) {
    guard let line = try? JSONSerialization.data(withJSONObject: notice, options: .fragmentsAllowed) else { return }
    write(line)
  }

  /// Its pages show that the next program is being built.
  func tellOfBuilding() { write(Data("true".utf8)) }

  /// Another program takes its place. The supervisor waits for its end when it has nothing else to do.
  func leave() {
    write(Data("null".utf8))
    let process = process
    Thread {
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }.start()
  }

  /// What has ended hears nothing, which `ending` tells.
  private func write(_ line: Data) { try? input.write(contentsOf: line + Data("\n".utf8)) }
}

/// The last that a program has written as errors, which go on to the terminal.
final class LastWords: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [Substring] = []
  private var rest = ""
  private let isDone = DispatchSemaphore(value: 0)

  func listen(_ handle: FileHandle) {
    Thread { [self] in
      while case let data = handle.availableData, !data.isEmpty {
        FileHandle.standardError.write(data)
        lock.withLock { take(String(decoding: data, as: UTF8.self)) }
      }
      isDone.signal()
    }.start()
  }

  private func take(_ text: String) {
    var parts = (rest + text).split(separator: "\n", omittingEmptySubsequences: false)
    rest = String(parts.removeLast())
    lines += parts.filter { !$0.isEmpty }
    // Behind the reason, Swift writes all that was called.
    if lines.count > 400 { lines.removeFirst(lines.count - 400) }
  }

  /// The line that says what was wrong or, if there is none, the last ones; once the program has ended.
  var text: String {
    _ = isDone.wait(timeout: .now() + 1)
    return lock.withLock {
      guard let reason = lines.last(where: { $0.contains("Fatal error: ") }) else {
        return lines.suffix(3).joined(separator: "\n")
      }
      return ([String(reason)] + LastWords.calls(in: lines).prefix(4)).joined(separator: "\n")
    }
  }
}

extension LastWords {
  /// Returns the functions with files in the calls that Swift writes when a program traps, the innermost first, without those
  /// of Swift's libraries and of this package's. Of the file, the last folder is named.
  static func calls(in lines: [Substring]) -> [String] {
    lines.compactMap { line in
      guard let match = line.firstMatch(of: LastWords.call) else { return nil }
      let (function, path) = (match.output.1, match.output.2)
      guard !isOfLibrary(path) else { return nil }
      let place = path.split(separator: "/").suffix(2).joined(separator: "/")
      return "in \(function.replacing(#/ -> .*/#, with: "")), \(place):\(match.output.3)"
    }
  }

  /// A line about a function: its number, flags, perhaps an address, the name, an offset, the image, and the place.
  private static var call: Regex<(Substring, Substring, Substring, Substring)> {
    #/^ *\d+ +(?:\[[a-z]+\] )* *(?:0x[0-9a-f]+ )?(.+?)(?: \+ \d+)? in \S+ at (/.+?):(\d+)(?::\d+)?$/#
  }

  /// Whether a file is one of Swift's, or of the modules that a screen uses.
  private static func isOfLibrary(_ path: Substring) -> Bool {
    if path.contains("/swift/") || path.hasPrefix("/home/build-user") { return true }
    return LastWords.sources.contains { path.hasPrefix($0) }
  }

  /// The folders of the package that has UIKit, and of this one.
  private static let sources: [String] = {
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = own.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return [own.path + "/", root.appendingPathComponent("Sources").path + "/"]
  }()
}
