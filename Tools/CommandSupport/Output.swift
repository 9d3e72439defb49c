// What the command line programs share: writing, with the system's own reason when that fails.

import Foundation

/// Something that could not be written.
package struct OutputError: Error, Equatable {
  /// One sentence, without a capital letter and a full stop.
  package let message: String

  /// - Parameter name: of what was to be written. The reason is that of the system's last call.
  package init(writing name: String) {
    message = "\(name) cannot be written: \(String(cString: strerror(errno)).lowercased())"
  }
}

package enum Output {
  /// Writes to standard output or standard error. Not `print`, which keeps lines back when a file or a pipe takes them,
  /// and says nothing of what went wrong.
  package static func write(_ text: String, toStandard file: Int32) throws(OutputError) {
    try write(text, to: file, called: file == STDERR_FILENO ? "standard error" : "standard output")
  }

  /// Writes to an open file.
  package static func write(_ text: String, to file: Int32, called name: String) throws(OutputError) {
    try write(Array(text.utf8), to: file, called: name)
  }

  /// Writes bytes to an open file.
  package static func write(_ bytes: [UInt8], to file: Int32, called name: String) throws(OutputError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw OutputError(writing: name) }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes a line to standard output. A program that cannot say what it found ends with the reason on standard error
  /// and a status of 2.
  /// - Parameter program: its name.
  package static func say(_ line: String, of program: String) {
    do throws(OutputError) {
      try write(line + "\n", toStandard: STDOUT_FILENO)
    } catch {
      complain(error.message, of: program)
      exit(2)
    }
  }

  /// Writes a sentence to standard error, behind the program's name. When that fails, too, nobody can be told.
  package static func complain(_ sentence: String, of program: String) {
    try? write("\(program): \(sentence)\n", toStandard: STDERR_FILENO)
  }
}
