import Foundation
import ScreenRecording

/// A running `ffmpeg`, which is given frames.
final class FFmpeg {
  private let process = Process()
  private let input = Pipe()
  private let messages: FileHandle

  /// Starts `ffmpeg`.
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - output: The name of the file that needs it, for messages.
  init(_ arguments: [String], for output: String) throws(CommandError) {
    guard let path = FFmpeg.path else {
      throw CommandError(
        "\(MessageText.quoted(output)) needs ffmpeg, which is not installed; on Debian, the package is ffmpeg")
    }
    // A pipe would be full at some point, and both programs would wait.
    guard let file = tmpfile() else { throw CommandError("there is no temporary file for the messages of ffmpeg") }
    messages = FileHandle(fileDescriptor: dup(fileno(file)), closeOnDealloc: true)
    fclose(file)
    // A program that ends early is noticed by the error of writing to it.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-hide_banner", "-nostats", "-loglevel", "error", "-y"] + arguments
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = messages
    do {
      try process.run()
    } catch {
      throw CommandError("ffmpeg cannot be started: \(error.localizedDescription)")
    }
    Interrupts.began(process.processIdentifier)
    try? input.fileHandleForReading.close()
  }

  deinit {
    // After an error nobody needs its file.
    try? input.fileHandleForWriting.close()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    Interrupts.ended(process.processIdentifier)
  }

  /// Gives it bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(CommandError) {
    var rest = bytes[...]
    let file = input.fileHandleForWriting.fileDescriptor
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // It says itself why it does not want any more.
      guard count >= 0 else { return try finish() }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for the end.
  func finish() throws(CommandError) {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    Interrupts.ended(process.processIdentifier)
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      try? messages.seek(toOffset: 0)
      let text = String(decoding: (try? messages.readToEnd()) ?? Data(), as: UTF8.self)
      let line = text.split(whereSeparator: \.isNewline).last.map { ": " + MessageText.shortened(String($0)) } ?? ""
      throw CommandError("ffmpeg has failed\(line)")
    }
  }

  /// The path of the program, or nil if no folder of PATH has it.
  private static var path: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { $0 + "/ffmpeg" }
      .first { access($0, X_OK) == 0 }
  }
}
