import CoreGraphics
import Foundation

/// What somebody does at the screen, step by step.
///
/// As text it is a JSON list with one object for each step:
/// ```json
/// [
///   {"tap": [x, y]},
///   {"tapItem": [section, item], "collectionView": 0},
///   {"press": "Add section", "nth": 0},
///   {"drag": {"from": [x, y], "to": [x, y], "duration": 0.3}},
///   {"type": "text", "duration": 0.6},
///   {"key": "Enter"},
///   {"wait": 0.5},
///   {"resize": [width, height], "duration": 0},
///   {"safeArea": [top, left, bottom, right]}
/// ]
/// ```
/// `collectionView` and `nth` count from 0; they and the `duration` of `type` and `resize` may be left out. Points are in the
/// coordinates of the window, durations are in seconds. Only drags, waits and typing with a duration take time; so movement is
/// seen by waiting after the other steps, also that of a `resize` with a duration.
public struct Script: Equatable, Sendable {
  /// One thing to do.
  public enum Step: Equatable, Sendable {
    /// A short touch at a point.
    case tap(CGPoint)
    /// A tap in the middle of what is seen of a cell. Collection views count depth-first.
    case tapItem(section: Int, item: Int, collectionView: Int)
    /// A tap on a button, found by its title, or a text field, found by its name; of several with the same title the `nth`, depth-first.
    case press(title: String, nth: Int)
    /// A finger that moves steadily from one point to another.
    case drag(from: CGPoint, to: CGPoint, duration: Double)
    /// Types text where text is edited, evenly in so many seconds; 0 at once.
    case type(String, duration: Double)
    /// Presses a key, by its name in the DOM.
    case key(String)
    /// Lets the time pass.
    case wait(Double)
    /// Gives the screen another size, as by turning the device, and lets layouts change in so many seconds; 0 at once.
    case resize(CGSize, duration: Double)
    /// How far bars and rounded corners reach into the screen from each edge, in points.
    case safeArea(top: Double, left: Double, bottom: Double, right: Double)
  }

  /// What is done, one after the other.
  public var steps: [Step]

  /// A script of these steps, which are not checked before they are played.
  public init(steps: [Step]) {
    self.steps = steps
  }

  /// Reads a script from JSON. The error says in one sentence which step is wrong and why.
  public init(json text: String) throws(ScriptError) {
    let value: JSONValue
    do {
      value = try JSONValue(json: text)
    } catch {
      throw ScriptError("not JSON: \(error.message), at line \(error.line), column \(error.column)")
    }
    guard case .array(let list) = value else {
      throw ScriptError("a script is a list of steps, not \(value.typeName)")
    }
    guard list.count <= Script.stepLimit else {
      throw ScriptError("a script may have \(Script.stepLimit) steps, not \(list.count)")
    }
    steps = []
    for (index, step) in list.enumerated() {
      let reader = StepReader(step: index + 1)
      steps.append(try reader.read(step))
    }
  }

  /// The script for a screen of another size than the one it was written for: its points are where they were in
  /// proportion to the screen, so that a finger at the right edge is at the right edge. Sizes of `resize` change in the
  /// same proportion; a safe area stays as deep as it is.
  public func scaled(from size: CGSize, to other: CGSize) -> Script {
    let transform = CGAffineTransform(scaleX: other.width / size.width, y: other.height / size.height)
    var script = self
    script.steps = steps.map { step in
      switch step {
      case .tap(let point): return .tap(point.applying(transform))
      case .drag(let from, let to, let duration):
        return .drag(from: from.applying(transform), to: to.applying(transform), duration: duration)
      case .resize(let size, let duration): return .resize(size.applying(transform), duration: duration)
      case .tapItem, .press, .type, .key, .wait, .safeArea: return step
      }
    }
    return script
  }

  /// The most steps of a script.
  public static let stepLimit = 10_000
  /// The longest duration of one step in seconds.
  public static let longestDuration = 3600.0
  /// The lengths of a screen's sides that can be asked for, in points.
  public static let screenSides: ClosedRange<Double> = 1...10_000
  /// How far a safe area's insets may reach into the screen, in points.
  static let insets: ClosedRange<Double> = 0...1000
  /// The most characters that a step types.
  static let typingLimit = 1000
  /// The coordinates that a step may name, in points.
  static let coordinates: ClosedRange<Double> = -100_000...100_000
}

/// A script that cannot be read or played.
public struct ScriptError: Error, Equatable, Sendable {
  /// One sentence without a capital letter and a full stop, to be put behind the name of the script.
  public var message: String

  init(_ message: String) {
    self.message = message
  }

  init(step: Int, _ message: String) {
    self.message = "step \(step): \(message)"
  }
}
