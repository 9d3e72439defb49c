import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A value of a property of a view.
@MainActor enum PropertyValue {
  case number(Double)
  case flag(Bool)
  case text(String?)
  case color(UIColor?)
  /// A case of an enumeration, by its place in the names of ``EditableProperty/Kind/choice(_:)``.
  case choice(Int)
  case font(UIFont?)
  case transform(CATransform3D)

  /// Returns whether values are the same, to the last place.
  func isSame(as other: PropertyValue) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let other)): one == other
    case (.flag(let one), .flag(let other)): one == other
    case (.text(let one), .text(let other)): one == other
    case (.color(let one), .color(let other)): one == other
    case (.choice(let one), .choice(let other)): one == other
    case (.font(let one), .font(let other)): one == other
    case (.transform(let one), .transform(let other)): one == other
    default: false
    }
  }

  /// Reads a value of a kind.
  /// - Parameter name: The name of the property, for the error.
  init(_ text: String, _ kind: EditableProperty.Kind, _ name: String) throws(MessageError) {
    let refused = JSONText.quotedInMessage(text)
    switch kind {
    case .number(let range, _):
      guard case .number(let number)? = try? JSONValue(json: text), range.contains(number) else {
        let limits = "from \(Words.number(range.lowerBound)) to \(Words.number(range.upperBound))"
        throw MessageError("\(name) needs a number \(limits), not \(refused)")
      }
      self = .number(number)
    case .integer(let range):
      guard case .number(let number)? = try? JSONValue(json: text), let integer = Int(exactly: number),
        range.contains(integer)
      else {
        throw MessageError(
          "\(name) needs a whole number from \(range.lowerBound) to \(range.upperBound), not \(refused)")
      }
      self = .number(number)
    case .flag:
      guard text == "true" || text == "false" else { throw MessageError("\(name) is true or false, not \(refused)") }
      self = .flag(text == "true")
    case .text: self = .text(text)
    case .color(let allowsNone):
      guard let color = ColorText.color(text), allowsNone || color.value != nil else {
        let last = allowsNone ? "#FF800080 with an alpha, or none" : "or #FF800080 with an alpha"
        throw MessageError("\(name) needs a colour such as systemBlue, #FF8000, \(last), not \(refused)")
      }
      self = .color(color.value)
    case .choice(let names):
      guard let place = names.firstIndex(of: text) else {
        throw MessageError("\(name) is one of \(names.joined(separator: ", ")), not \(refused)")
      }
      self = .choice(place)
    case .part: throw MessageError("\(name) is edited by its parts")
    }
  }

  /// The value as ``init(_:_:_:)`` reads it.
  func text(_ kind: EditableProperty.Kind) -> String {
    switch self {
    case .number(let number): Words.number(number)
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): text ?? ""
    case .color(let color): ColorText.text(color)
    case .choice(let place): if case .choice(let names) = kind { names[place] } else { "" }
    case .font(let font): font.map { Words.number($0.pointSize) } ?? ""
    case .transform: ""
    }
  }

  /// The right-hand side of an assignment in Swift.
  /// - Parameter target: The left-hand side.
  func code(_ kind: EditableProperty.Kind, of target: String) -> String {
    switch self {
    case .number, .flag: return text(kind)
    case .text(let text): return text.map { PropertyValue.literal($0) } ?? "nil"
    case .color(let color):
      return color.map { ColorText.code($0) + (target.hasSuffix("layer.borderColor") ? ".cgColor" : "") } ?? "nil"
    case .choice: return "." + text(kind)
    case .font(let font): return "\(target).withSize(\(Words.number(font?.pointSize ?? 0)))"
    case .transform(let transform): return PropertyValue.code(CATransform3DGetAffineTransform(transform))
    }
  }

  /// A string of Swift.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}": result += "\\0"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A transform by its parts, without those that change nothing.
  private static func code(_ transform: CGAffineTransform) -> String {
    let parts = transform.decomposed()
    if abs(parts.horizontalShear) > 1e-9 {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      return "CGAffineTransform("
        + zip(["a", "b", "c", "d", "tx", "ty"], numbers).map { "\($0): \(Words.number($1))" }.joined(separator: ", ")
        + ")"
    }
    let (x, y) = (Words.number(parts.translation.dx), Words.number(parts.translation.dy))
    let (across, down) = (Words.number(parts.scale.width), Words.number(parts.scale.height))
    let degrees = Words.number(parts.rotation * 180 / .pi)
    let turn = degrees == "0" || degrees == "-0" ? nil : "\(degrees) * .pi / 180"
    let isScaled = across != "1" || down != "1"
    guard (x, y) == ("0", "0") else {
      return "CGAffineTransform(translationX: \(x), y: \(y))" + (turn.map { ".rotated(by: \($0))" } ?? "")
        + (isScaled ? ".scaledBy(x: \(across), y: \(down))" : "")
    }
    guard let turn else { return isScaled ? "CGAffineTransform(scaleX: \(across), y: \(down))" : ".identity" }
    return "CGAffineTransform(rotationAngle: \(turn))" + (isScaled ? ".scaledBy(x: \(across), y: \(down))" : "")
  }
}
