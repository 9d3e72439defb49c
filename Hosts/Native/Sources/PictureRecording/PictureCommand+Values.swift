// The values of the options that only pictures have.

import CoreGraphics
import Foundation
import ScreenRecording
import Pictures

extension PictureCommand {
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

  static func framesPerSecond(_ text: String?, of format: PictureFormat) throws(CommandError) -> Double? {
    guard let text else { return format.framesPerSecond }
    guard format.isAnimated else { throw CommandError("--fps is for animations, not for PNG files") }
    let most = format == .gif ? 50 : 120
    guard let number = Int(text), (1...most).contains(number) else {
      let kind = format == .gif ? " for a GIF file" : ""
      throw CommandError("--fps must be a whole number from 1 to \(most)\(kind), not \(MessageText.quoted(text))")
    }
    return Double(number)
  }

  static func textStyle(_ text: String?) throws(CommandError) -> TextStyle {
    switch text {
    case nil, "fonts": return .fonts
    case "blocks": return .blocks
    case let text?: throw CommandError("--text must be fonts or blocks, not \(MessageText.quoted(text))")
    }
  }
}
