import CommandSupport
import Foundation
import Runtime

/// Reads and writes whole files, with the system's own reason in every error.
public enum TextFile {
  /// More than any script needs, in bytes.
  private static let longest = 4 << 20

  /// Reads a text in UTF-8 of at most 4 MB.
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name of the file in an error.
  public static func read(_ path: String, called name: String) throws(CommandError) -> String {
    guard let text = String(validating: try readBytes(path, called: name, longest: longest), as: UTF8.self) else {
      throw CommandError("\(name) is not UTF-8 text")
    }
    return text
  }

  /// Checks that a file can be written, before the work that leads to it.
  public static func checkIsWritable(_ path: String) throws(CommandError) {
    let name = quotedInMessage(path)
    var information = stat()
    if stat(path, &information) == 0 {
      if information.st_mode & S_IFMT == S_IFDIR { throw CommandError("\(name) cannot be written: it is a folder") }
      guard access(path, W_OK) == 0 else { throw CommandError("\(name) cannot be written: \(reason())") }
      guard information.st_mode & S_IFMT == S_IFREG else { return }
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard access(folder, W_OK) == 0 else { throw CommandError("\(name) cannot be written: \(reason())") }
  }

  /// Reads the bytes of a file.
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name of the file in an error.
  ///   - longest: The maximum length, in bytes.
  public static func readBytes(_ path: String, called name: String, longest: Int) throws(CommandError) -> [UInt8] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { throw CommandError("\(name) cannot be read: \(reason())") }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(file, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw CommandError("\(name) cannot be read: \(reason())") }
      if count == 0 { break }
      bytes += part[..<count]
      guard bytes.count <= longest else { throw CommandError("\(name) is larger than \(longest >> 20) MB") }
    }
    return bytes
  }

  /// Writes the file as a whole or not at all: into a new file beside it that then takes its place. A
  /// link stays a link; what is not a regular file, such as a pipe, is written to directly.
  public static func write(_ text: String, to path: String) throws(CommandError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes bytes as a whole or not at all, like the function for text.
  public static func write(_ text: [UInt8], to path: String) throws(CommandError) {
    let name = quotedInMessage(path)
    var information = stat()
    // A link that leads to a pipe has no other path than its own.
    if stat(path, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
      return try write(text, toFile: path, called: name)
    }
    try write(text, toFile: try target(of: path), called: name)
  }

  /// Returns the path of the file that a link leads to, or that of the file itself.
  private static func target(of path: String) throws(CommandError) -> String {
    var information = stat()
    guard lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let target = realpath(path, nil) else {
      throw CommandError("\(quotedInMessage(path)) cannot be written: it is a link to a file that does not exist")
    }
    defer { free(target) }
    return String(cString: target)
  }

  private static func write(_ text: [UInt8], toFile path: String, called name: String) throws(CommandError) {
    var information = stat()
    let exists = stat(path, &information) == 0
    let type = information.st_mode & S_IFMT
    if exists && type == S_IFDIR || path.hasSuffix("/") {
      throw CommandError("\(name) cannot be written: it is a folder")
    }
    if exists, access(path, W_OK) != 0 { throw CommandError("\(name) cannot be written: \(reason())") }
    if exists, type != S_IFREG {
      let file = open(path, O_WRONLY)
      guard file >= 0 else { throw CommandError("\(name) cannot be written: \(reason())") }
      return try write(text, to: file, called: name)
    }
    try replace(path, called: name) { _, file throws(CommandError) in
      try write(text, to: file, called: name)
    }
  }

  /// Writes the file as a whole or not at all, like the function for text, by another program.
  /// - Parameters:
  ///   - path: The path of the file, which has to be a regular one if it exists.
  ///   - body: Writes the file whose path it gets.
  public static func write(
    to path: String, _ body: (String) throws(CommandError) -> Void
  ) throws(CommandError) {
    let name = quotedInMessage(path)
    var information = stat()
    if stat(path, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
      throw CommandError("\(name) cannot be written: it is not a regular file")
    }
    try replace(try target(of: path), called: name) { new, file throws(CommandError) in
      close(file)
      try body(new)
    }
  }

  /// Lets a function use a temporary file, which is removed then.
  /// - Parameter body: Uses the file whose path it gets.
  public static func temporary(_ body: (String) throws(CommandError) -> Void) throws(CommandError) {
    let path = FileManager.default.temporaryDirectory.path + "/gallery-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let file = Interrupts.create(path)
    guard file >= 0 else { throw CommandError("a temporary file cannot be written: \(reason())") }
    close(file)
    defer { Interrupts.remove(path) }
    try body(path)
  }

  /// Lets a new file beside another take its place.
  /// - Parameter body: Writes and closes the new file.
  private static func replace(
    _ path: String, called name: String, _ body: (String, Int32) throws(CommandError) -> Void
  ) throws(CommandError) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let new = folder + ".gallery-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let file = Interrupts.create(new)
    guard file >= 0 else { throw CommandError("\(name) cannot be written: \(reason())") }
    do throws(CommandError) {
      try body(new, file)
      var information = stat()
      if stat(path, &information) == 0 { chmod(new, information.st_mode & 0o7777) }
      guard Interrupts.rename(new, to: path) else { throw CommandError("\(name) cannot be written: \(reason())") }
    } catch {
      Interrupts.remove(new)
      throw error
    }
  }

  /// Closes the file, too.
  private static func write(_ text: [UInt8], to file: Int32, called name: String) throws(CommandError) {
    do throws(OutputError) {
      try Output.write(text, to: file, called: name)
    } catch {
      close(file)
      throw CommandError(error.message)
    }
    guard close(file) == 0 else { throw CommandError("\(name) cannot be written: \(reason())") }
  }

  /// Why the last call of the system failed.
  private static func reason() -> String {
    String(cString: strerror(errno)).lowercased()
  }
}
