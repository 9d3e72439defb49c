import Foundation
import Stage

/// The inputs and frames of a window's stage, in a file.
///
/// A program that has been built anew repeats them on a stage of its own, and goes on where the other one was.
///
/// A line is a message, that of an input or `["frame", TIME]`. Numbers are read back to within a few units in the last place.
/// Files from outside and marked text are not kept.
@MainActor final class WindowHistory {
  enum Step: Equatable {
    /// A frame at a time of the stage, in seconds.
    case frame(Double)
    case input(StageInput)
    /// The window has been closed.
    case close
  }

  /// The steps of the program that had this window before, in order.
  let past: [Step]
  private let file: FileHandle

  /// Opens the history of a window, which begins if there is none.
  /// - Parameters:
  ///   - folder: The folder with the histories of a program's windows, which exists.
  ///   - number: The number of the window among those that the command line asks for.
  init(folder: URL, number: Int) throws {
    let place = folder.appendingPathComponent("\(number).steps")
    let text = (try? String(contentsOf: place, encoding: .utf8)) ?? ""
    // Of a program that was ended, the last line may be half of one. What follows the last line break is none.
    let past = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
    self.past = try past.map { line throws(MessageError) in try Step(message: line) }
    try Data(past.map { $0 + "\n" }.joined().utf8).write(to: place, options: .atomic)
    file = try FileHandle(forWritingTo: place)
    try file.seekToEnd()
  }

  /// Keeps a step, unless it cannot be read again, such as a text of more than 100,000 bytes. If the disk is full, the next
  /// program begins there.
  func append(_ step: Step) {
    if case .input(let input) = step, (try? StageInput(message: input.message)) == nil { return }
    try? file.write(contentsOf: Data((step.message + "\n").utf8))
  }

  /// Whether the window has been closed.
  var isClosed: Bool { past.last == .close }
}

extension WindowHistory.Step {
  init(message text: String) throws(MessageError) {
    var reader = try MessageReader(text)
    switch try reader.text(longest: 40) {
    case "frame": self = .frame(try reader.time())
    case "close": self = .close
    default:
      self = .input(try StageInput(message: text))
      return
    }
    try reader.end()
  }

  var message: String {
    switch self {
    case .frame(let time): "[\"frame\", \(time)]"
    case .input(let input): input.message
    case .close: "[\"close\"]"
    }
  }
}
