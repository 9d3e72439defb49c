import CoreGraphics
import Foundation

/// A sequence of user actions.
///
/// As text it is a JSON list with one object for each step:
/// ```json
/// [
///   {"tap": [x, y]},
///   {"tapItem": [section, item], "collectionView": 0},
///   {"press": "Add section", "nth": 0},
///   {"drag": {"from": [x, y], "to": [x, y], "duration": 0.3}},
///   {"pinch": {"at": [x, y], "scale": 0.5, "duration": 0.3}},
///   {"hold": [x, y]},
///   {"carry": [x, y], "duration": 0.3},
///   {"release": [x, y], "duration": 0},
///   {"wheel": [x, y], "by": [dx, dy]},
///   {"secondaryClick": [x, y]},
///   {"type": "text", "duration": 0.6},
///   {"key": "Enter"},
///   {"wait": 0.5},
///   {"resize": [width, height], "duration": 0},
///   {"safeArea": [top, left, bottom, right]}
/// ]
/// ```
/// `collectionView` and `nth` count from 0; they and each `duration` except those of `drag` and `pinch` may be omitted.
/// Points are in the coordinates of the window, durations in seconds. Only drags, pinches, waits, and carrying, releasing
/// and typing with a duration take time. To see the movement that another step causes, including a `resize` with a
/// duration, wait after it.
public struct Script: Equatable, Sendable {
  /// A step of a script.
  public enum Step: Equatable, Sendable {
    /// A tap at a point of the window.
    case tap(CGPoint)
    /// A tap at the centre of the visible part of a cell. Collection views are counted depth-first.
    case tapItem(section: Int, item: Int, collectionView: Int)
    /// A tap on a button, found by its title, or a text field, found by its name. Of several with the same title, `nth`
    /// selects one in depth-first order.
    case press(title: String, nth: Int)
    /// A finger that moves steadily from one point to another.
    case drag(from: CGPoint, to: CGPoint, duration: Double)
    /// Two fingers side by side, with a point between them, whose distance changes steadily by a factor. The longer of
    /// the two distances is 200 points.
    case pinch(at: CGPoint, scale: Double, duration: Double)
    /// A finger that is put down at a point and stays there during the following steps. Taps and drags meanwhile are
    /// those of another finger.
    case hold(CGPoint)
    /// A movement of the finger that holds, steadily to a point over a duration in seconds; 0 is immediate.
    case carry(to: CGPoint, duration: Double)
    /// A movement of the finger that holds, which leaves the screen at the end.
    case release(at: CGPoint, duration: Double)
    /// A wheel that turns above a point, and the change of the content offset, in points.
    case wheel(CGPoint, by: CGVector)
    /// A click of the secondary button at a point, which opens a context menu.
    case secondaryClick(CGPoint)
    /// Typing into the edited text, evenly over a duration in seconds; 0 is immediate.
    case type(String, duration: Double)
    /// A key press, by the key's name in the DOM.
    case key(String)
    /// A wait, in seconds.
    case wait(Double)
    /// A change of the screen's size, as in a rotation, animated over a duration in seconds; 0 is immediate.
    case resize(CGSize, duration: Double)
    /// A change of the safe area insets, in points.
    case safeArea(top: Double, left: Double, bottom: Double, right: Double)
  }

  /// The steps, in order.
  public var steps: [Step]

  /// Creates a script. The steps are validated when they are played.
  public init(steps: [Step]) {
    self.steps = steps
  }

  /// Parses a script. The error's message is a sentence with the wrong step and the reason.
  public init(json text: String) throws(ScriptError) {
    let value: JSONValue
    do {
      value = try JSONValue(json: text)
    } catch {
      throw ScriptError("invalid JSON: \(error.message), at line \(error.line), column \(error.column)")
    }
    guard case .array(let list) = value else {
      throw ScriptError("a script must be a list of steps, not \(value.typeName)")
    }
    guard list.count <= Script.stepLimit else {
      throw ScriptError("a script can have at most \(Script.stepLimit) steps, not \(list.count)")
    }
    steps = []
    for (index, step) in list.enumerated() {
      let reader = StepReader(step: index + 1)
      steps.append(try reader.read(step))
    }
  }

  /// Returns the script for a screen of another size. Points and the sizes of `resize` are scaled in proportion, so
  /// that a touch at the right edge stays at the right edge; safe areas keep their insets.
  public func scaled(from size: CGSize, to other: CGSize) -> Script {
    let transform = CGAffineTransform(scaleX: other.width / size.width, y: other.height / size.height)
    var script = self
    script.steps = steps.map { step in
      switch step {
      case .tap(let point): return .tap(point.applying(transform))
      case .drag(let from, let to, let duration):
        return .drag(from: from.applying(transform), to: to.applying(transform), duration: duration)
      case .pinch(let center, let scale, let duration):
        return .pinch(at: center.applying(transform), scale: scale, duration: duration)
      case .hold(let point): return .hold(point.applying(transform))
      case .carry(let point, let duration): return .carry(to: point.applying(transform), duration: duration)
      case .release(let point, let duration): return .release(at: point.applying(transform), duration: duration)
      case .wheel(let point, let way):
        return .wheel(point.applying(transform), by: CGVector(dx: way.dx * transform.a, dy: way.dy * transform.d))
      case .secondaryClick(let point): return .secondaryClick(point.applying(transform))
      case .resize(let size, let duration): return .resize(size.applying(transform), duration: duration)
      case .tapItem, .press, .type, .key, .wait, .safeArea: return step
      }
    }
    return script
  }

  /// Returns the distances of the fingers before and after a pinch, in points.
  static func pinchDistances(_ scale: Double) -> (start: CGFloat, end: CGFloat) {
    (CGFloat(200 / max(scale, 1)), CGFloat(200 * min(scale, 1)))
  }

  /// The maximum number of steps in a script.
  public static let stepLimit = 10_000
  /// The maximum duration of one step, in seconds.
  public static let longestDuration = 3600.0
  /// The valid lengths of a screen's sides, in points.
  public static let screenSides: ClosedRange<Double> = 1...10_000
  /// The valid insets of a safe area, in points.
  static let insets: ClosedRange<Double> = 0...1000
  /// The valid scales of a pinch.
  static let pinchScales: ClosedRange<Double> = 0.05...20
  /// The maximum number of characters in a typing step.
  static let typingLimit = 1000
  /// The valid coordinates in a step, in points.
  static let coordinates: ClosedRange<Double> = -100_000...100_000
}

/// An error in a script that cannot be parsed or played.
public struct ScriptError: Error, Equatable, Sendable {
  /// A sentence without a capital letter and a full stop, to follow the name of the script.
  public var message: String

  init(_ message: String) {
    self.message = message
  }

  init(step: Int, _ message: String) {
    self.message = "step \(step): \(message)"
  }
}
