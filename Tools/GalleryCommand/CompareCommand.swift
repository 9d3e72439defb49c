import Films
import Foundation
import Runtime
import ScreenRecording

/// `gallery compare`
struct CompareCommand {
  private let former: String
  private let latter: String
  private let tolerance: Double

  /// More than any film has, in bytes.
  private static let longest = 1 << 29

  init(_ arguments: [String]) throws(CommandError) {
    let reader = try OptionReader(arguments, options: ["--tolerance"])
    guard reader.operands.count == 2 else {
      throw CommandError("expected two films, the reference and the new one, not \(reader.operands.count)")
    }
    (former, latter) = (reader.operands[0], reader.operands[1])
    tolerance = try reader.value(of: "--tolerance").map(OptionValues.tolerance) ?? 0.5
  }

  /// The first difference, or nil for none, and what to print.
  func run() throws(CommandError) -> (isDifferent: Bool, text: String) {
    let (one, other) = (try CompareCommand.film(former), try CompareCommand.film(latter))
    var comparison = FilmComparison(one, other, tolerance: tolerance)
    guard let first = comparison.first() else { return (false, "") }
    return (true, "\(shortenedInMessage(latter)): \(first.sentence)\n")
  }

  private static func film(_ path: String) throws(CommandError) -> Film {
    let name = "the film \(quotedInMessage(path))"
    let bytes = try TextFile.readBytes(path, called: name, longest: longest)
    do {
      return try Film(bytes: bytes)
    } catch {
      throw CommandError("\(name) cannot be read: \(error.message)")
    }
  }
}
