import CoreGraphics
import Foundation
import QuartzCore
import Runtime

/// Functions that write JSON.
package enum JSONText {
  /// Returns a string in double quotes, with the escapes that JSON requires.
  package static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        result += "\\u"
        for shift in [12, 8, 4, 0] as [UInt32] {
          result.unicodeScalars.append(hexadecimalDigit(scalar.value >> shift & 15))
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a string of a script, shortened and quoted for a message.
  package static func quotedInMessage(_ string: String) -> String { quoted(shortenedInMessage(string)) }

  /// Returns the shortest text that reads back as the same number; null for a value that JSON has no number for.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == 0 ? "0.0" : value.description
  }

  package static func list(_ values: [Double]) -> String {
    var result = "["
    for (index, value) in values.enumerated() {
      if index > 0 { result += ", " }
      result += number(value)
    }
    return result + "]"
  }

  /// Returns an object with names and JSON values, in order.
  package static func object(_ members: [(String, String)]) -> String {
    var result = "{"
    for (name, value) in members {
      if result.utf8.count > 1 { result += ", " }
      result += "\"" + name + "\": " + value
    }
    return result + "}"
  }

  /// Returns JSON, or null for nil.
  package static func optional(_ json: String?) -> String { json ?? "null" }

  package static func bool(_ value: Bool) -> String { value ? "true" : "false" }

  /// Returns a list of JSON values.
  package static func list(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

  /// Returns a list of the x and y of each point.
  package static func list(_ points: [CGPoint]) -> String { list(points.flatMap { [Double($0.x), Double($0.y)] }) }

  /// Returns a list of x, y, width and height.
  package static func list(_ rect: CGRect) -> String {
    list([Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height)])
  }

  /// Returns a list of m11 to m44.
  package static func list(_ matrix: CATransform3D) -> String {
    list([
      Double(matrix.m11), Double(matrix.m12), Double(matrix.m13), Double(matrix.m14),
      Double(matrix.m21), Double(matrix.m22), Double(matrix.m23), Double(matrix.m24),
      Double(matrix.m31), Double(matrix.m32), Double(matrix.m33), Double(matrix.m34),
      Double(matrix.m41), Double(matrix.m42), Double(matrix.m43), Double(matrix.m44),
    ])
  }

  /// Returns a message: a list of its name, perhaps a text, and numbers.
  package static func message(_ name: String, _ text: String? = nil, numbers: [Double] = []) -> String {
    list([quoted(name)] + (text.map { [quoted($0)] } ?? []) + numbers.map { number($0) })
  }

  private static func hexadecimalDigit(_ value: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(value < 10 ? 48 + value : 87 + value))
  }
}
