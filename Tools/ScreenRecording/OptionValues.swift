import Foundation
import Runtime
import Stage

/// The values of options, checked.
public enum OptionValues {
  /// The size of the screen for which the demos' own scripts are written, in points.
  public static let standardSize = CGSize(width: 390, height: 844)

  /// Returns a size in points, such as "390x844".
  public static func size(_ text: String) throws(CommandError) -> CGSize {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).compactMap { number(String($0)) }
    guard sides.count == 2, text.filter({ $0 == "x" }).count == 1 else {
      throw CommandError("--size needs a width and a height such as 390x844, not \(quotedInMessage(text))")
    }
    guard sides.allSatisfy(Script.screenSides.contains) else {
      throw CommandError("--size must be from 1x1 to 10000x10000, not \(quotedInMessage(text))")
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  /// Returns times in seconds, such as "0,0.1,0.2", in their order.
  public static func times(_ text: String) throws(CommandError) -> [Double] {
    var times: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      times.append(try seconds(String(part), option: "--at", upTo: longestTime))
    }
    return times
  }

  /// Returns a length of time of more than 0 seconds.
  public static func duration(_ text: String) throws(CommandError) -> Double {
    let duration = try seconds(text, option: "--duration", upTo: longestRecording)
    guard duration > 0 else { throw CommandError("--duration must be above 0 seconds") }
    return duration
  }

  /// Returns the time that passes before a screen is described, in seconds.
  public static func advance(_ text: String) throws(CommandError) -> Double {
    try seconds(text, option: "--advance", upTo: longestTime)
  }

  /// Returns the distance that is not yet a difference, in points.
  public static func tolerance(_ text: String) throws(CommandError) -> Double {
    guard let points = number(text), points >= 0 else {
      throw CommandError("--tolerance needs a number of points, 0 or more, not \(quotedInMessage(text))")
    }
    return points
  }

  private static func seconds(_ text: String, option: String, upTo longest: Double) throws(CommandError) -> Double {
    guard let seconds = number(text) else {
      throw CommandError("\(option) needs seconds, but \(quotedInMessage(text)) is not a number")
    }
    guard seconds >= 0 else {
      throw CommandError("\(option) needs seconds, but \(quotedInMessage(text)) is negative")
    }
    guard seconds <= longest else {
      throw CommandError("\(option) must be at most \(Int(longest)) seconds, not \(quotedInMessage(text))")
    }
    return seconds
  }

  /// A decimal number; unlike Double's own reading without hexadecimal ones, infinity and NaN.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }), let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  private static let longestTime = 3600.0
  private static let longestRecording = 600.0

  // MARK: - Scripts

  /// A script, and its name in messages.
  public struct NamedScript {
    package var name: String
    package var script: Script

    package init(name: String, script: Script) { (self.name, self.script) = (name, script) }

    package init(name: String, json: String) throws(CommandError) {
      do {
        self.init(name: name, script: try Script(json: json))
      } catch {
        throw CommandError("\(name), \(error.message)")
      }
    }

    /// Plays the script on a stage.
    /// - Parameters:
    ///   - onTouch: Called at the beginning and the end of each touch.
    ///   - onFrame: Called after each frame, at the stage's time.
    @MainActor public func play(
      on stage: Stage, _ onTouch: ((ScriptPlayer.Touch) -> Void)? = nil, onFrame: (() -> Void)? = nil
    ) throws(CommandError) {
      var player = ScriptPlayer(stage: stage)
      player.onTouch = onTouch
      player.onFrame = onFrame
      do {
        try player.play(script)
      } catch {
        throw CommandError("\(name), \(error.message)")
      }
    }
  }

  /// Returns the script in a file.
  public static func script(_ path: String) throws(CommandError) -> NamedScript {
    let name = "the script \(quotedInMessage(path))"
    return try NamedScript(name: name, json: try TextFile.read(path, called: name))
  }
}
