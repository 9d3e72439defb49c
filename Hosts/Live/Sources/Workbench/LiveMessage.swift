import CoreGraphics
import Foundation
import Stage

/// What the page says: a list in JSON that begins with a word. Nothing in it is trusted: what is read can be done.
enum LiveMessage: Equatable {
  /// What follows was done before. Frames are told of from this time on, in seconds of the stage.
  case again(from: Double)
  /// A screen begins. The page counts them, to tell late frames of another one apart.
  case start(run: Int, screen: String, size: CGSize)
  /// A frame is wanted, at a time in seconds of the stage.
  case frame(Double)
  /// The device gets other settings.
  case device(DeviceSettings)
  case input(StageInput)
  /// The page asks which constraints place the view of a layer; and, for a number, what would change without that one.
  case layout(layer: Int, without: Int?)
  /// The page asks for the properties of the view of a layer, and for what was edited.
  case properties(layer: Int)

  init(_ text: String) throws(MessageError) {
    var fields = try MessageReader(text)
    let name = try fields.text(longest: 40)
    switch name {
    case "again": self = .again(from: try fields.time())
    case "start":
      self = .start(run: try fields.integer(), screen: try fields.text(longest: 1000), size: try fields.size())
    case "frame": self = .frame(try fields.time())
    case "device":
      guard
        let settings = DeviceSettings(
          isDark: try fields.flag(), textSize: try fields.integer(), isRightToLeft: try fields.flag(),
          isMotionReduced: try fields.flag(), isContrastIncreased: try fields.flag(), insets: try fields.insets())
      else { throw MessageError("text has no such size") }
      self = .device(settings)
    case "layout": self = .layout(layer: try fields.integer(), without: nil)
    case "without": self = .layout(layer: try fields.integer(), without: try fields.integer())
    case "properties": self = .properties(layer: try fields.integer())
    default:
      guard let input = try StageInput(name, from: &fields) else { throw MessageError("unknown message \(name)") }
      self = .input(input)
    }
    try fields.end()
  }
}
