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
    if lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFLNK {
      guard let target = realpath(path, nil) else {
        throw CommandError("\(name) cannot be written: it is a link to a file that does not exist")
      }
      defer { free(target) }
      return try write(text, toFile: String(cString: target), called: name)
    }
    try write(text, toFile: path, called: name)
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
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let new = folder + ".gallery-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard file >= 0 else { throw CommandError("\(name) cannot be written: \(reason())") }
    do throws(CommandError) {
      try write(text, to: file, called: name)
      if exists { chmod(new, information.st_mode & 0o7777) }
      guard rename(new, path) == 0 else { throw CommandError("\(name) cannot be written: \(reason())") }
    } catch {
      unlink(new)
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
