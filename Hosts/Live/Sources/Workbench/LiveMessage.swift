import CoreGraphics
import Foundation

/// What the page says: a list in JSON that begins with a word. Nothing in it is trusted: what is read can be done.
enum LiveMessage: Equatable {
  /// What follows was done before. Frames are told of from this time on, in seconds of the stage.
  case again(from: Double)
  /// A screen begins. The page counts them, to tell late frames of another one apart.
  case start(run: Int, screen: String, size: CGSize)
  /// A frame is wanted, at a time in seconds of the stage.
  case frame(Double)
  case touchDown(id: Int, CGPoint)
  case touchMove(id: Int, CGPoint)
  case touchUp(id: Int)
  case touchCancel(id: Int)
  case wheel(CGPoint, CGVector)
  case secondaryClick(CGPoint)
  /// With the layer of what has the focus, 0 for none.
  case key(String, layer: Int)
  case type(String)
  /// With what is selected then, in UTF-16.
  case edit(String, Range<Int>)
  case select(Range<Int>)
  case beginEditing(layer: Int)
  case endEditing
  case adjust(layer: Int, up: Bool)
  case performAction(layer: Int, index: Int)
  case resize(CGSize)
  case darken(Bool)
  case reduceMotion(Bool)

  /// Why a text is no message: one sentence without a capital letter and a full stop.
  struct Problem: Error, Equatable {
    let message: String
  }

  init(_ text: String) throws(Problem) {
    var fields = try Fields(text)
    let name = try fields.text(longest: 40)
    switch name {
    case "again": self = .again(from: try fields.time())
    case "start":
      self = .start(run: try fields.integer(), screen: try fields.text(longest: 1000), size: try fields.size())
    case "frame": self = .frame(try fields.time())
    case "pointerDown": self = .touchDown(id: try fields.integer(), try fields.point())
    case "pointerMove": self = .touchMove(id: try fields.integer(), try fields.point())
    case "pointerUp": self = .touchUp(id: try fields.integer())
    case "pointerCancel": self = .touchCancel(id: try fields.integer())
    case "wheel":
      let point = try fields.point()
      self = .wheel(point, CGVector(dx: try fields.coordinate(), dy: try fields.coordinate()))
    case "secondaryClick": self = .secondaryClick(try fields.point())
    case "key": self = .key(try fields.text(longest: 40), layer: try fields.integer())
    case "type": self = .type(try fields.text())
    case "edit": self = .edit(try fields.text(), try fields.range())
    case "select": self = .select(try fields.range())
    case "beginEditing": self = .beginEditing(layer: try fields.integer())
    case "endEditing": self = .endEditing
    case "adjust": self = .adjust(layer: try fields.integer(), up: try fields.integer() > 0)
    case "performAction": self = .performAction(layer: try fields.integer(), index: try fields.integer())
    case "resize": self = .resize(try fields.size())
    case "darken": self = .darken(try fields.flag())
    case "reduceMotion": self = .reduceMotion(try fields.flag())
    default: throw Problem(message: "unknown message \(name)")
    }
    try fields.end()
  }

  /// The members of a message, one after the other.
  private struct Fields {
    private var rest: ArraySlice<Any>

    init(_ text: String) throws(Problem) {
      guard let list = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any] else {
        throw Problem(message: "a message is not a JSON list")
      }
      rest = list[...]
    }

    private mutating func next() throws(Problem) -> Any {
      guard let next = rest.popFirst() else { throw Problem(message: "a message has too few elements") }
      return next
    }

    func end() throws(Problem) {
      guard rest.isEmpty else { throw Problem(message: "a message has too many elements") }
    }

    mutating func text(longest: Int = 100_000) throws(Problem) -> String {
      guard let text = try next() as? String, text.utf8.count <= longest else {
        throw Problem(message: "a message lacks a required string of at most \(longest) bytes")
      }
      return text
    }

    private mutating func number(_ range: ClosedRange<Double>) throws(Problem) -> Double {
      guard let number = try next() as? Double, range.contains(number) else {
        throw Problem(
          message: "a message lacks a required number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }

    mutating func integer() throws(Problem) -> Int {
      let number = try number(-9_007_199_254_740_991...9_007_199_254_740_991)
      guard number == number.rounded() else { throw Problem(message: "a message has \(number) instead of an integer") }
      return Int(number)
    }

    mutating func flag() throws(Problem) -> Bool { try number(0...1) != 0 }

    mutating func time() throws(Problem) -> Double { try number(0...1e9) }

    mutating func coordinate() throws(Problem) -> CGFloat { try number(-1e6...1e6) }

    mutating func point() throws(Problem) -> CGPoint { CGPoint(x: try coordinate(), y: try coordinate()) }

    mutating func size() throws(Problem) -> CGSize {
      CGSize(width: try number(1...10_000), height: try number(1...10_000))
    }

    mutating func range() throws(Problem) -> Range<Int> {
      let (start, end) = (try integer(), try integer())
      guard 0 <= start, start <= end else {
        throw Problem(message: "a message has a selection whose end precedes its start")
      }
      return start..<end
    }
  }
}
