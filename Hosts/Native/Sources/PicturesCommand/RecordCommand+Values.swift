// The values of the options that only pictures have.

import CoreGraphics
import Foundation
import GalleryOptions
import Pictures

extension RecordCommand {
  /// The kinds of files, by the ending of the name.
  enum Format: String, CaseIterable {
    case png, apng
  }

  static func format(of path: String) throws(CommandError) -> Format {
    for format in Format.allCases where path.hasSuffix("." + format.rawValue) { return format }
    if path.hasSuffix(".svg") || path.hasSuffix(".html") || path.hasSuffix(".film") {
      throw CommandError("\(MessageText.quoted(path)) is written by \"gallery record\"; this draws PNG files")
    }
    throw CommandError("--output needs a name that ends in .png or .apng, not \(MessageText.quoted(path))")
  }

  static func moment(_ text: String?) throws(CommandError) -> Double? {
    guard let text else { return nil }
    let times = try OptionValues.times(text)
    guard times.count == 1 else { throw CommandError("--at takes one moment; for several, there is --sheet") }
    return times[0]
  }

  static func count(_ text: String?) throws(CommandError) -> Int? {
    guard let text else { return nil }
    guard let count = Int(text), (1...64).contains(count) else {
      throw CommandError("--sheet needs a number of moments from 1 to 64, not \(MessageText.quoted(text))")
    }
    return count
  }

  static func scale(_ text: String?) throws(CommandError) -> CGFloat {
    guard let text else { return 2 }
    guard let scale = Double(text), (1...3).contains(scale) else {
      throw CommandError("--scale must be from 1 to 3, not \(MessageText.quoted(text))")
    }
    return CGFloat(scale)
  }

  static func textStyle(_ text: String?) throws(CommandError) -> TextStyle {
    switch text {
    case nil, "fonts": return .fonts
    case "blocks": return .blocks
    case let text?: throw CommandError("--text must be fonts or blocks, not \(MessageText.quoted(text))")
    }
  }
}
